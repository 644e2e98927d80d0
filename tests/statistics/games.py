"""Finished games for the tests: made up, each with the numbers that a test wants."""

from collections.abc import Sequence

from game.engine.contents import BANDITS
from game.statistics.ended import Ended, Led, Played, Rode, Sat


def sat(name: str = "Ada", led: Led = Led.PERSON, *, won: bool = False, money: int = 500, hints: int = 0) -> Sat:
    """A seat."""
    return Sat(name, led, "", won, money, hints)


def rode(
    bandit: str, seat: int, *, shot: int = 0, received: int = 0, growth: Sequence[int] = (250,) * 6, **money: int
) -> Rode:
    """A bandit at a seat, with his money by kind."""
    return Rode(bandit, seat, money, tuple(growth), shot, received)


def made_up(
    *seats: Sat,
    seed: int = 1,
    expansion: str = "",
    bandits: Sequence[Rode] = (),
    cards: tuple[Played, ...] = (),
    begun: str = "2026-03-04T20:00:00Z",
    dealt: str = "0a1b2c3d",
) -> Ended:
    """A game of these seats; the bandits are the first in the book if none are named."""
    riders = bandits or [rode(BANDITS[seat], seat, purse=250) for seat in range(len(seats))]
    expansions = (expansion,) if expansion else ()
    return Ended(begun, str(seed), dealt, "1.0", expansions, (), seats, tuple(riders), cards)
