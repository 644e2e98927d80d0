"""What strips and bar tell of a position."""

from types import SimpleNamespace

import pytest

from game.engine.contents import BANDITS, PURSE, Card, Loot, RoundCard
from game.engine.expansions.ghost_box.suitcase import SUITCASE
from game.engine.game import Setup, new_game
from game.engine.state import EVENT, SCHEMING, STEALING, Played, State
from game.session import Seat, Session
from game.table import contents
from game.table.moments import order
from game.table.strip import Facts
from tests.scenes.desktop import STRICT

PAIRS = Setup(("tuco", "django", "doc", "belle"), seed=4, teams=(("tuco", "doc"), ("django", "belle")))


def strips(setup: Setup, state: State) -> dict[str, Facts]:
    """What is told, by bandit."""
    session = Session(setup, [Seat(f"Seat {number}") for number in range(len(state.players))])
    return {fact.bandit: fact for fact in contents.strips(state, session, STRICT, None)}


def test_of_a_pair_that_begins_one_bandit_has_the_pennant() -> None:
    assert 1 == sum(fact.first for fact in strips(PAIRS, new_game(PAIRS)).values())


def test_a_prize_is_counted_for_whoever_has_it_alone() -> None:
    setup = Setup(("belle", "doc", "ghost"), seed=4, expansions=("ghost",))
    state = new_game(setup)
    state.bandits["belle"].loot = (Loot(SUITCASE),)
    told = strips(setup, state)

    assert ((SUITCASE, 1) in told["belle"].loot, len(told["belle"].loot), len(told["doc"].loot)) == (True, 4, 3)


def test_in_schemin_the_hand_is_counted_then_what_is_left_on_the_pile() -> None:
    setup = Setup(BANDITS[:4], seed=4)
    state = new_game(setup)
    in_hand = strips(setup, state)["belle"].cards
    state.phase, state.resolved = STEALING, 1
    state.pile = [Played(Card("belle", "move"), False), Played(Card("belle", "fire"), False)]

    assert (len(state.players[0].hand), 1) == (in_hand, strips(setup, state)["belle"].cards)


def test_the_card_that_was_just_turned_up_is_that_of_a_schemin_to_come() -> None:
    state = new_game(Setup(BANDITS[:4], seed=4))
    state.phase, state.turn = EVENT, 0
    before = contents.bar(state).phase
    state.turn = 2

    assert (SCHEMING, EVENT) == (before, contents.bar(state).phase)


@pytest.mark.parametrize(("expert", "told"), [(False, 2), (True, 0)])
def test_in_the_expert_variant_the_bar_does_not_tell_how_many_cards_may_be_kept(expert: bool, told: int) -> None:
    state = new_game(Setup(BANDITS[:4], seed=4, expert=expert))
    state.rounds, state.round_number = (RoundCard("bridge", "S", keep=2),), 1

    assert told == contents.bar(state).keep


def test_of_whom_the_rules_play_nothing_is_counted_that_he_cannot_have() -> None:
    setup = Setup(("belle", "doc", "ghost"), seed=4, expansions=("ghost",))
    state = new_game(setup)
    ghost = strips(setup, state)["ghost"]

    assert [PURSE, SUITCASE] == [kind for kind, _ in ghost.loot]
    assert (True, "", "") == (ghost.automatic, ghost.person, ghost.note)


@pytest.mark.parametrize("first", range(2))
def test_a_round_is_begun_and_followed_by_people_once_each(first: int) -> None:
    """Clockwise; a pair counts as who leads it, and whom the rules play not at all."""
    for setup in (PAIRS, Setup(("belle", "doc", "ghost"), seed=4, expansions=("ghost",))):
        state = new_game(setup)
        state.first = first
        session = Session(setup, [Seat(f"Seat {number}") for number in range(len(state.players))])
        told = order(SimpleNamespace(state=state, session=session, words=STRICT))  # type: ignore[arg-type]
        faces = [player.bandits[0] for player in state.players[:2]]

        assert [faces[first], faces[1 - first]] == [told.badge, *told.then]
