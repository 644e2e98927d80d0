"""Every decision has its own question, and asks it of the right person about the right bandit."""

from collections.abc import Iterator

import pygame
import pytest

import game.engine.book  # noqa: F401  every rule is loaded, and so is every decision
from game.board import close_up
from game.engine.actions.action import Action, Named
from game.engine.actions.fire import Fire, FireAt
from game.engine.actions.floor_change import FloorChange
from game.engine.actions.punch import Punch, PunchAt
from game.engine.phases.scheming import Turn
from game.engine.phases.together import Together
from game.engine.state import State
from game.engine.step import Decision, InSecret
from game.scenes.action import asking
from game.scenes.action.asking import OF_A_FIELD, QUESTIONS
from game.scenes.action.pointing import name_of
from game.scenes.narrowing import Narrowing
from game.table import naming
from game.ui.words import Words, languages
from tests.engine.tables import offered, steal, train
from tests.scenes.action.test_marks import asked
from tests.scenes.desktop import STRICT, ActionScene, Desktop, people

# These never ask: what they have in common stands in others, or they have one option.
SILENT = (Action, FloorChange, InSecret, Named, Together, Turn)
SPOKEN = {  # what everybody hears
    "Move": "ask-move",
    "Fire": "ask-fire",
    "Punch": "ask-punch",
    "Marshal": "ask-marshal",
    "Robbery": "ask-rob",
    "PickPocket": "ask-pickpocket",
    "ChooseStart": "ask-start",
    "Ride": "ask-ride",
    "Flee": "ask-flee",
    "TakeHostage": "ask-take-hostage",
    "ChooseCar": "ask-choose-car",
    "BoardOrRideOn": "ask-board-or-ride-on",
}
IN_HAND = {  # what only one person sees
    "Plan": "scheming-ask",
    "PlanTogether": "scheming-ask-plan-together",
    "PlayAfterSip": "scheming-ask-play-after-sip",
    "KeepSome": "scheming-ask-keep-some",
    "KeepCards": "scheming-ask-keep",
    "KeepOne": "scheming-ask-first",
    "CoverFire": "scheming-ask-cover",
}


def decisions(kind: type[Decision] = Decision) -> Iterator[type[Decision]]:
    for below in kind.__subclasses__():
        if below.__module__.startswith("game."):
            yield below
            yield from decisions(below)


KINDS = {kind.__name__: kind for kind in decisions() if kind not in SILENT}


def test_every_decision_of_the_rules_has_a_question_here():
    assert set(KINDS) - {kind.__name__ for kind in SILENT} == {*SPOKEN, *IN_HAND}


@pytest.mark.parametrize("name", SPOKEN)
def test_it_is_the_right_one(name):
    kind = KINDS[name]
    assert SPOKEN[name] == QUESTIONS.get(kind, naming.key("ask", kind))


@pytest.mark.parametrize("language", languages())
def test_no_two_decisions_ask_the_same(language):
    words = Words(language)
    keys = [*SPOKEN.values(), *OF_A_FIELD.values()]
    told = [words(key, name="Anna", who="Belle", whom="Doc", car="Mail car") for key in keys]
    assert len(told) == len(set(told))


@pytest.mark.parametrize("name", [name for name in SPOKEN if name != "ChooseStart"])
def test_it_names_who_is_asked_and_whose_bandit_it_is(name):
    told = STRICT(SPOKEN[name], name="Anna", who="Belle", whom="", car="Mail car")
    assert told.startswith("Anna")
    assert "Marshal" in told or "Belle" in told


def question(state: State, field: str = "") -> str:
    """What is asked of Punch as it stands, or when that part of it is open."""
    narrowing = Narrowing(state.offered)
    while field and not any(step.field == field for step in narrowing.steps()):
        narrowing.choose(narrowing.steps()[0])
    assert isinstance(state.asking, Punch)
    return asking.question(STRICT, state, state.asking, narrowing, state.asking.bandit, "Anna")


def test_what_the_only_victim_loses_is_asked_by_his_name():
    state = train("doc 2.in, belle 2.in purse:250 jewel, tuco 3.in", marshal=0)
    steal(state, "doc punch")
    assert len(offered(state)) > 1
    assert "Anna: what does Belle lose?" == question(state)


def test_where_he_lands_is_asked_when_he_has_nothing_to_choose_from():
    state = train("doc 2.in, belle 2.in, tuco 3.in", marshal=0)
    steal(state, "doc punch")
    assert "Anna: where does Belle land?" == question(state)


def test_cheyennes_purse_is_a_question_of_its_own():
    state = train("cheyenne 2.in, belle 2.in purse:250, tuco 3.in", marshal=0)
    steal(state, "cheyenne punch")
    assert "Anna: does Cheyenne keep Belle’s purse?" == question(state, "purse")


def victims(state: State) -> set[str]:
    """Whom a Punch could strike."""
    return {option.victim for option in state.offered if isinstance(option, PunchAt)}


def test_whom_the_question_is_about_is_marked_on_the_train():
    desktop = asked(Punch, lambda state: len(victims(state)) == 1)
    assert victims(desktop.session.state) == {desktop.top.marks().about}


def test_while_the_victim_is_open_nobody_is():
    desktop = asked(Punch, lambda state: len(victims(state)) > 1)
    assert not desktop.top.marks().about


def test_where_one_starts_it_is_told_what_follows_for_the_other():
    desktop = Desktop()
    desktop.match(people(2, open_table=True))
    desktop.until(lambda: isinstance(desktop.top, ActionScene) and desktop.top.choosing is not None)

    assert STRICT("ask-choose-start-more") == desktop.top.question().second


def test_the_way_back_has_a_button_for_the_mouse_alone():
    desktop = asked(Punch, lambda state: 1 < len(victims(state)) < len(state.offered))
    scene = desktop.top
    scene._choose(next(step for step in scene.choosing.steps() if len(step.options) > 1))
    assert "back" in [button.name for button in scene._buttons()]
    desktop.press(pygame.K_TAB)

    assert "back" not in [button.name for button in scene._buttons()]


def test_once_the_victim_is_chosen_nothing_is_said_of_the_others_until_he_is_put_back():
    desktop = asked(Punch, lambda state: 1 < len(victims(state)) < len(state.offered))
    scene, told = desktop.top, []
    step = next(step for step in scene.choosing.steps() if len(step.options) > 1)
    for act in (lambda: None, lambda: scene._choose(step), scene.escape):
        act()
        told.append((bool(scene._not_offered()), "why" in [button.name for button in scene._buttons()]))

    assert [(True, True), (False, False), (True, True)] == told


def targets(state: State) -> set[str]:
    """Whom a Fire could hit."""
    return {option.target for option in state.offered if isinstance(option, FireAt)}


def test_of_two_crowds_that_one_is_shown_large_in_which_somebody_is_pointed_at(monkeypatch):
    monkeypatch.setattr(close_up, "CROWD", 1)
    desktop = asked(Fire, lambda state: len({state.bandits[name].space for name in targets(state)}) > 1)
    scene = desktop.top
    for step in scene.choosing.steps():
        scene.ring.hovered = name_of(step)
        assert scene.board.layout.spaces[step.value] == scene.crowd()


@pytest.mark.parametrize(("field", "told"), [("loot", False), ("space", True)])
def test_keys_are_told_beside_a_question_where_no_button_bears_them(field: str, told: bool) -> None:
    """What somebody loses is a button with its digit, where he lands is on the train."""

    def first(options):  # type: ignore[no-untyped-def]
        return {step.field for step in Narrowing(options.offered).steps()}

    desktop = asked(Punch, lambda state: first(state) == {field})
    desktop.press(pygame.K_TAB)

    assert told == bool(desktop.top.question().hints)
