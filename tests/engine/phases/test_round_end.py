"""END OF A ROUND: the round card's event; then the first player's token goes to the next player clockwise."""

from game.engine.events import EventBegan, FirstPlayerPassed
from game.engine.phases.round_end import NextRound
from tests.engine.tables import begin, end_of_round, train


def test_it_is_told_whom_the_event_touches() -> None:
    told = end_of_round(train("doc 1.in, tuco 2.roof, belle 3.in", round="passengers_rebellion"))

    assert EventBegan("passengers_rebellion", ("doc", "belle")) in told


def test_the_token_goes_to_the_next_player_clockwise() -> None:
    state = train("doc 1.in, tuco 2.in, belle 3.in", first="belle")

    told = begin(state, NextRound(lambda: ()))

    assert [FirstPlayerPassed(0)] == told
    assert 0 == state.first


def test_after_the_fifth_round_the_money_is_counted() -> None:
    state = train("doc 1.in, tuco 2.in, belle 3.in")
    state.rounds, state.round_number = state.rounds * 5, 5

    begin(state, NextRound(lambda: ()))

    assert state.result is not None
