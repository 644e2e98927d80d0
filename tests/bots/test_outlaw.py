"""OUTLAW chooses what is on offer, the same for the same view, sensibly, and better than chance."""

from hypothesis import given, settings

from game.bots import outlaw
from game.bots.random_player import RandomPlayer
from game.engine.game import new_game, options, play, to_move, view
from game.engine.state import Setup
from tests.bots.choices import chosen
from tests.engine.games import setups
from tests.engine.tables import steal, train

SEATS = ("doc", "tuco", "belle", "django")


def wins_against_random(games: int) -> float:
    """How many games OUTLAW wins alone against three who play anything; a shared victory counts in part."""
    wins = 0.0
    for number in range(games):
        state = new_game(Setup(SEATS, seed=number))
        others = RandomPlayer(number)
        while (seat := to_move(state)) is not None:
            mine = seat == number % len(SEATS)
            play(state, outlaw.choose(view(state, seat)) if mine else others.among(options(state), state.decisions))
        assert state.result is not None
        winners = state.result.winners
        wins += (number % len(SEATS) in winners) / len(winners)
    return wins


@settings(max_examples=16)
@given(setups())
def test_what_is_chosen_is_on_offer_in_every_kind_of_game(setup: Setup) -> None:
    state = new_game(setup)
    while (seat := to_move(state)) is not None:
        option = outlaw.choose(view(state, seat))

        assert option in options(state)
        play(state, option)


def test_the_same_view_gives_the_same_choice() -> None:
    for seed in range(20):
        seen = view(new_game(Setup(SEATS, seed=seed)), 0)
        if seen.options:
            assert outlaw.choose(seen) == outlaw.choose(seen)


def test_a_view_is_left_as_it_was() -> None:
    state = new_game(Setup(SEATS, seed=3))
    seat = to_move(state)
    before = view(state, seat)
    seen = view(state, seat)
    outlaw.choose(seen)

    assert [before.state.floor, before.state.marshal, before.options] == [
        seen.state.floor, seen.state.marshal, seen.options
    ]  # fmt: skip


def test_it_wins_most_games_against_three_who_play_anything() -> None:
    assert 24 < wins_against_random(30)


def test_it_does_not_walk_onto_the_marshal_though_a_jewel_lies_above_him() -> None:
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", marshal=1, floor={"1.roof": ["jewel"], "1.in": [], "3.in": []})
    steal(state, "doc move", "doc robbery")

    assert "move 3.in" == chosen(state)
