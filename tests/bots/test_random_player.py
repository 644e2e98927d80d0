"""RANDOM plays anything, as its seed has it."""

from game.bots.random_player import RandomPlayer
from game.engine.game import new_game, options, view
from game.engine.state import Setup

STATE = new_game(Setup(("doc", "tuco", "belle"), seed=4, first="doc"))
SEEN = view(STATE, 0)


def chosen(seeds: range) -> list[str]:
    return [RandomPlayer(seed).choose(SEEN).words(SEEN.state) for seed in seeds]


def test_the_same_seed_chooses_the_same_whatever_was_asked_before() -> None:
    player = RandomPlayer(3)
    assert [chosen(range(3, 4))[0]] * 20 == [player.choose(SEEN).words(SEEN.state) for _ in range(20)]


def test_another_seed_chooses_otherwise() -> None:
    assert 1 < len(set(chosen(range(20))))


def test_the_next_decision_is_another_throw() -> None:
    later = view(STATE, 0)
    chosen_later = set()
    for decisions in range(20):
        later.state.decisions = decisions
        chosen_later.add(RandomPlayer(3).choose(later).words(later.state))
    assert 1 < len(chosen_later)


def test_every_option_has_its_chance() -> None:
    assert {option.words(STATE) for option in options(STATE)} == set(chosen(range(200)))
