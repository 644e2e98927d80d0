"""The computer players by name."""

from collections.abc import Callable

from game.bots import outlaw, random_player
from game.engine.option import Option
from game.engine.view import View

Choose = Callable[[View], Option]

PLAYERS: dict[str, Callable[[int], Choose]] = {
    "outlaw": lambda _seed: outlaw.choose,
    "random": random_player.player,
}


def computer(name: str, seed: int = 0) -> Choose:
    """A computer player; `seed` is for those who gamble.

    Raises KeyError for a name that is not in PLAYERS.
    """
    return PLAYERS[name](seed)
