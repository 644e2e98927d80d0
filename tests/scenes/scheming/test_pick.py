"""Picking cards to keep: as many as may be kept, one more instead of another."""

import pytest

from game.engine import game
from game.engine.contents import BULLET, Card
from game.engine.expansions.horses.keep import KeepThese
from game.engine.option import Option
from game.engine.phases.scheming import Draw
from game.engine.state import Setup
from game.expansions.expansion import Verb
from game.scenes.scheming import deck, planning
from game.scenes.scheming.pick import Pick
from tests.scenes.desktop import STRICT

HAND = (Card("doc", "fire"), Card("doc", "move"), Card("doc", "move"), Card("belle", BULLET))


def kept(*actions: str) -> KeepThese:
    return KeepThese(tuple(Card("doc", action) for action in actions))


def pick(*offered: Option) -> Pick:
    found = Pick()
    found.offer(offered, HAND, asking=True)
    return found


ONE = (kept(), kept("fire"), kept("move"))
TWO = (*ONE, kept("fire", "move"), kept("move", "move"))


def test_nothing_is_kept_unless_a_card_is_pressed():
    assert kept() == pick(*ONE).option


@pytest.mark.parametrize(("pressed", "option"), [((0,), "fire"), ((2,), "move")])
def test_a_pressed_card_is_kept(pressed, option):
    found = pick(*ONE)
    for index in pressed:
        found.toggle(index)

    assert kept(option) == found.option


def test_a_card_pressed_again_is_not_kept_after_all():
    found = pick(*ONE)
    found.toggle(0)
    found.toggle(0)

    assert kept() == found.option


def test_one_too_many_is_kept_instead_of_another():
    found = pick(*ONE)
    found.toggle(0)
    found.toggle(1)

    assert kept("move") == found.option


def test_of_several_the_leftmost_gives_way_to_one_too_many():
    found = pick(*TWO)
    for index in (0, 1, 2):
        found.toggle(index)

    assert frozenset({1, 2}) == found.toggled


def test_two_of_a_kind_are_kept_where_two_may_be():
    found = pick(*TWO)
    found.toggle(1)
    found.toggle(2)

    assert kept("move", "move") == found.option


def test_a_bullet_cannot_be_kept():
    assert [True, True, True, False] == [card.playable for card in pick(*TWO).held]


@pytest.mark.parametrize(
    ("offered", "told"), [(ONE, "one at most"), (TWO, "2 at most"), ((kept("fire", "move", "move"),), "")]
)
def test_how_many_may_be_kept_is_told_unless_all_may(offered, told):
    state, found = game.new_game(Setup(("belle", "doc", "tuco"), seed=1)), Pick()
    found.offer(offered, HAND[:3], asking=True)
    asked = planning.question(STRICT, game.view(state, game.to_move(state)), found, "doc", "Ada", keys=True)

    assert told == asked.second


def test_a_verb_is_chosen_once_it_is_confirmed_and_can_be_put_back():
    found = pick(*ONE)
    verb = Option()
    found.reach_for(verb)

    assert verb is found.option
    assert found.put_back()
    assert found.option is not verb


def test_lifting_a_card_lets_go_of_a_verb():
    found = pick(*ONE)
    found.reach_for(Option())
    found.lift(0)

    assert found.verb is None


def test_another_card_that_is_lifted_lies_face_up():
    found = pick(*ONE)
    found.lift(0)
    found.face_down = True
    found.lift(1)

    assert not found.face_down


@pytest.mark.parametrize("option", TWO)
def test_what_a_hint_would_keep_lies_ready_all_of_it(option):
    """Of two alike, both."""
    found = pick(*TWO)
    found.point_at(option, ())

    assert option == found.option


@pytest.mark.parametrize("reached", [None, Draw()])
def test_what_cannot_be_done_now_never_looks_chosen(reached):
    """Nothing is reached for at first; that is not the same as what nobody can reach for."""
    can, cannot = (Verb(name, "whisky", name, "", name, option) for name, option in (("a", Draw()), ("b", None)))
    found = {button.name: button.chosen for button in deck.buttons([can, cannot], reached, lambda _: None)}

    assert {"verb a": reached is not None, "verb b": False} == found
