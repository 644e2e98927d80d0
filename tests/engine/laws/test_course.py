"""How games run: to their end, in so many decisions, the same with the same seed and choices."""

from itertools import islice

from hypothesis import given, settings

from game.engine.contents import BANDITS, ROUNDS
from game.engine.game import apply, new_game, play
from game.engine.notation import offered_words, read_option
from game.engine.state import Setup
from tests.engine.games import any_option, setups, walk
from tests.engine.laws.whole import everything

GAMES = 60
FEWEST, MOST = 140, 175  # decisions of a random four-player game on average (rules: laws that always hold)
LONGEST = 1000


@settings(max_examples=60)
@given(setups())
def test_every_game_ends_after_five_rounds_with_winners_or_nobody(setup: Setup) -> None:
    *before, last = islice(walk(setup), LONGEST)

    assert before
    assert last.result is not None
    assert ROUNDS == last.round_number
    assert [] == last.agenda


def test_a_random_four_player_game_has_140_to_175_decisions_on_average() -> None:
    total = 0
    for seed in range(GAMES):
        *_, last = walk(Setup(tuple(BANDITS[(seed + place) % len(BANDITS)] for place in range(4)), seed=seed))
        total += last.decisions

    assert FEWEST <= total / GAMES <= MOST


@settings(max_examples=25)
@given(setups())
def test_the_same_seed_and_the_same_choices_in_notation_give_the_same_game(setup: Setup) -> None:
    one, other = new_game(setup), new_game(setup)
    while one.offered:
        choice = any_option(one).words(one)
        play(one, read_option(one, choice))
        apply(other, read_option(other, choice))

        assert everything(one) == everything(other)


@settings(max_examples=25)
@given(setups())
def test_every_option_writes_itself_differently_and_is_read_back(setup: Setup) -> None:
    for state in walk(setup):
        words = offered_words(state)

        assert len(set(words)) == len(words)
        assert list(state.offered) == [read_option(state, choice) for choice in words]


@settings(max_examples=25)
@given(setups())
def test_options_are_small_hashable_values(setup: Setup) -> None:
    for state in walk(setup):
        assert len(set(state.offered)) == len(state.offered)
