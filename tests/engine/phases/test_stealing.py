"""STEALIN': the pile's cards are turned up and carried out one at a time, first played first."""

from game.engine.contents import Card
from game.engine.events import CardReturned, CardRevealed
from game.engine.phases.stealing import PutBack
from tests.engine.tables import at, choose, steal, train


def test_the_first_card_played_is_turned_up_first() -> None:
    state = train("doc 2.in, tuco 3.in, belle 3.in")

    told = steal(state, "tuco floor_change", "doc floor_change")

    assert ["tuco", "doc"] == [event.card.bandit for event in told if isinstance(event, CardRevealed)]


def test_a_card_goes_back_to_its_owners_deck_effect_or_not() -> None:
    state = train("doc 2.in, tuco 3.in, belle 3.in")

    told = steal(state, "doc punch", "tuco floor_change")

    assert [Card("doc", "punch")] == state.leader("doc").deck
    assert [Card("tuco", "floor_change")] == state.leader("tuco").deck
    assert 2 == sum(isinstance(event, CardReturned) for event in told)


def test_the_next_card_waits_for_the_choice() -> None:
    state = train("doc 2.in, tuco 3.in, belle 3.in")

    steal(state, "doc move", "tuco floor_change")

    assert "3.in" == at(state, "tuco")
    assert any(isinstance(step, PutBack) for step in state.agenda)


def test_choices_are_made_by_the_cards_owner() -> None:
    state = train("doc 2.in, tuco 1.in, belle 3.in")

    steal(state, "tuco marshal", "doc move")

    assert state.asking is not None
    assert 0 == state.asking.seat(state)


def test_each_card_counts_as_a_decision() -> None:
    state = train("doc 2.in, tuco 3.in, belle 3.in")

    steal(state, "doc fire", "doc move")
    choose(state, "move 1.in")

    assert 2 == state.decisions
