"""The computer players by name."""

from collections.abc import Callable

from game.bots import outlaw
from game.bots.random_player import RandomPlayer
from game.engine.option import Option
from game.engine.view import View

Choose = Callable[[View], Option]

OUTLAW, TOKEN_BLIND, RANDOM = "outlaw", "token-blind", "random"

PLAYERS: dict[str, Callable[[int], Choose]] = {
    OUTLAW: lambda _seed: outlaw.choose,
    TOKEN_BLIND: lambda _seed: outlaw.choose_without_token,
    RANDOM: lambda seed: RandomPlayer(seed).choose,
}


def computer(name: str, seed: int = 0) -> Choose:
    """A computer player; `seed` is for those who gamble.

    Raises KeyError for a name that is not in PLAYERS.
    """
    return PLAYERS[name](seed)
