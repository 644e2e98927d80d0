"""A turmoil in the window: who has chosen is marked, and what all chose is shown together."""

from game.engine import game
from game.engine.contents import Card
from game.engine.events import CardPlayed, SealsBroken
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.turmoil import PlanTogether
from game.engine.game import seated
from game.engine.phases.scheming import Draw
from game.engine.state import SCHEMING, Setup, State
from game.scenes.scheming.ring import Chosen, chosen
from game.table import sealed
from game.table.card_face import HIDDEN
from tests.scenes.desktop import Desktop, SchemingScene, people


def turmoil() -> Desktop:
    """Three people at an open table whose first turn is a turmoil; the first is asked."""
    table = people(3, open_table=True)
    table.switch(HORSES)
    begins = (seed for seed in range(1000) if first_turns(game.opening(seated(table.setup(seed)))).startswith("Z"))
    desktop = Desktop()
    desktop.match(table, next(begins))
    while not isinstance(desktop.session.state.asking, PlanTogether):
        desktop.until(lambda: desktop.asked)
        desktop.top.choose(desktop.flow.offer.options[0])
    desktop.until(lambda: isinstance(desktop.top, SchemingScene) and desktop.top.asking)
    return desktop


def first_turns(state: State) -> str:
    return state.rounds[0].turns


def choose(desktop: Desktop, nth: int) -> None:
    desktop.until(lambda: isinstance(desktop.top, SchemingScene) and desktop.top.asking)
    desktop.top.choose(desktop.flow.offer.options[nth])


def test_whoever_has_chosen_is_ticked_and_the_others_are_waited_for():
    desktop = turmoil()
    choose(desktop, 0)
    desktop.until(lambda: desktop.top.asking)
    marks = sealed.marks(desktop.flow.public.state, desktop.session.state)

    assert [True, False, False] == sorted(marks.values(), reverse=True)
    assert 3 == len(marks)


def test_outside_a_turmoil_nobody_is_marked():
    desktop = Desktop()
    desktop.match(people(3, open_table=True))
    desktop.until_asked()

    assert {} == sealed.marks(desktop.flow.public.state, desktop.session.state)


def test_what_all_chose_is_shown_together_before_a_card_lies_on_the_pile():
    desktop = turmoil()
    state = desktop.session.state
    first = state.player_order()[0].bandits[0]
    played = state.offered[0].card.action  # type: ignore[attr-defined]
    for nth in (0, -1, -1):
        choose(desktop, nth)
    desktop.until(lambda: desktop.top.at_once.choices)

    assert Chosen(first, played) == desktop.top.at_once.choices[0]
    assert ["", ""] == [one.action for one in desktop.top.at_once.choices[1:]]
    assert [] == desktop.flow.public.state.pile
    desktop.until(lambda: desktop.flow.public.state.pile)
    assert [] == desktop.top.at_once.choices


def test_the_last_option_of_a_turmoil_is_to_draw():
    assert isinstance(turmoil().session.state.offered[-1], Draw)


def test_a_card_that_is_played_face_down_shows_its_back_there_too():
    state = game.new_game(Setup(("belle", "doc", "tuco"), seed=1))
    state.phase = SCHEMING
    coming = [
        (SealsBroken((0, 1)), CardPlayed(0, Card("belle", "fire"), True), CardPlayed(1, Card("doc", "fire"), False))
    ]

    assert [Chosen("belle", HIDDEN), Chosen("doc", "fire")] == chosen(coming, state)
