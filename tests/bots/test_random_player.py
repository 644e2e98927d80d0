"""RANDOM plays anything, as its seed has it."""

from game.bots.random_player import RandomPlayer
from game.engine.game import new_game, options, view
from game.engine.state import Setup

STATE = new_game(Setup(("doc", "tuco", "belle"), seed=4, first="doc"))
SEEN = view(STATE, 0)


def chosen(seed: int, times: int) -> list[str]:
    player = RandomPlayer(seed)
    return [player.choose(SEEN).words(SEEN.state) for _ in range(times)]


def test_the_same_seed_chooses_the_same() -> None:
    assert chosen(3, 20) == chosen(3, 20)


def test_another_seed_chooses_otherwise() -> None:
    assert chosen(3, 20) != chosen(4, 20)


def test_every_option_has_its_chance() -> None:
    assert {option.words(STATE) for option in options(STATE)} == set(chosen(1, 200))
