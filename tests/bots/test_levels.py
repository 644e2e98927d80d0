"""Every level chooses what is on offer, whatever is played, and knows nothing but its seat's view."""

import pytest
from hypothesis import given, settings

from game.bots import legend
from game.bots.imagine import imagine
from game.bots.roster import LEVELS, computer
from game.bots.search import affordable
from game.engine.game import new_game, options, play, to_move, view
from game.engine.state import Setup
from tests.engine.games import any_option, setups, walk

BUDGET = legend.PLAYOUTS  # his own, which most tests here make smaller
FEW = 4  # playouts, enough to choose
EVERY = 9  # one choice in so many is asked for


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legend, "PLAYOUTS", FEW)


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=6, deadline=None)
@given(setups())
def test_what_is_chosen_is_on_offer_in_every_kind_of_game(level: str, setup: Setup) -> None:
    state = new_game(setup)
    choose = computer(level, setup.seed)
    number = 0
    while (seat := to_move(state)) is not None:
        number += 1
        option = any_option(state) if number % EVERY else choose(view(state, seat))

        assert option in options(state)
        play(state, option)


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=4, deadline=None)
@given(setups())
def test_what_a_seat_cannot_see_changes_nothing(level: str, setup: Setup) -> None:
    """Hands, decks, hidden cards, purses and tokens are dealt anew: the choice is the same."""
    choose = computer(level, 7)
    for number, state in enumerate(walk(setup)):
        seat = to_move(state)
        if seat is not None and number % (3 * EVERY) == 0:
            other = imagine(view(state, seat), number)

            assert choose(view(state, seat)) == choose(view(other, seat))


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_is_left_as_it_was(level: str) -> None:
    state = new_game(Setup(("doc", "tuco", "belle"), seed=3))
    seat = to_move(state)
    before, seen = view(state, seat), view(state, seat)
    computer(level)(seen)

    assert (before.state.floor, before.state.marshal, before.options) == (
        seen.state.floor, seen.state.marshal, seen.options
    )  # fmt: skip


def test_legend_looks_at_more_games_where_he_is_compiled() -> None:
    plain = (legend.__file__ or "").endswith(".py")

    assert (legend.PLAIN if plain else legend.COMPILED) == BUDGET
    assert 3 * legend.PLAIN < legend.COMPILED


def test_legend_looks_at_a_third_of_the_games_at_most_where_a_round_begins() -> None:
    state = new_game(Setup(("doc", "tuco", "belle", "cheyenne"), seed=1))

    assert 3 * affordable(view(state, to_move(state)), BUDGET, legend.SHORT) < BUDGET
