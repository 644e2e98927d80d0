"""The computer players by name."""

from collections.abc import Callable
from functools import partial

from game.bots import gunslinger, legend, outlaw
from game.bots.greenhorn import Greenhorn
from game.bots.random_player import RandomPlayer
from game.bots.temperament import temperament
from game.engine.option import Option
from game.engine.view import View

Choose = Callable[[View], Option]

GREENHORN, OUTLAW, GUNSLINGER, LEGEND = "greenhorn", "outlaw", "gunslinger", "legend"
LEVELS = (GREENHORN, OUTLAW, GUNSLINGER, LEGEND)  # those whom one can play against, from the weakest to the strongest
TOKEN_BLIND, BLIND, RANDOM = "token-blind", "blind", "random"  # for comparison

PLAYERS: dict[str, Callable[[int], Choose]] = {
    GREENHORN: lambda seed: Greenhorn(seed).choose,
    OUTLAW: lambda seed: partial(outlaw.choose, temperament=temperament(seed)),
    GUNSLINGER: lambda seed: partial(gunslinger.choose, seed=seed),
    LEGEND: lambda seed: partial(legend.choose, seed=seed),
    TOKEN_BLIND: lambda _seed: outlaw.choose_without_secrets,
    BLIND: lambda _seed: outlaw.choose_without_insight,
    RANDOM: lambda seed: RandomPlayer(seed).choose,
}


def computer(name: str, seed: int = 0) -> Choose:
    """A computer player; from `seed` follow his temperament and how he gambles.

    Raises KeyError for a name that is not in PLAYERS.
    """
    return PLAYERS[name](seed)
