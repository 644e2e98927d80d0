"""Where a board lies in the window, and the places beside it that things fly to."""

from collections.abc import Callable
from dataclasses import dataclass

from game.board.staging import Point
from game.draw.scale import Area

POLES = 1.05  # the usual size of a pole


@dataclass(frozen=True)
class Stage:
    """Where the board lies in the window, in units: `area` is clipped to, `largest` bounds the train's scale.

    Over the right `beside` units of it lies something: the train keeps clear of that.
    What lies over its lower part begins at `foot` (None: at its end); the train keeps `least` units off its left edge.
    `road` is the top of a road before the rails, if there is one; `poles` the size of the poles behind them.
    `sky` is a piece to be shown instead of the hour's own sky; `clear` is where a panel over the train may begin.
    """

    area: Area
    horizon: float
    rail: float
    largest: float = 2
    beside: float = 0
    sky: str | None = None
    clear: float = 64
    foot: float | None = None
    least: float = 0
    road: float | None = None
    poles: float = POLES

    @property
    def floor(self) -> float:
        """Where what is free of the area ends, in units."""
        return self.area[1] + self.area[3] if self.foot is None else self.foot

    @property
    def free(self) -> Area:
        """The part of the area where the train may be."""
        x, y, wide, high = self.area
        return x, y, wide - self.beside, high

    @property
    def shown(self) -> Area:
        """The part of it that nothing lies over."""
        x, _, wide, _ = self.free
        return x, self.clear, wide, self.floor - self.clear


@dataclass
class Ways:
    """Where things fly to and come from that lie outside the board, in units; `money` is how dollars are written."""

    strip: Callable[[str], Point]
    bar: Point = (330, 28)  # the event's medallion, which the round card's turns push along
    aside: Point = (120, 84)
    money: Callable[[int], str] = "${}".format
    spot: Callable[[str, str], Point] | None = None  # where a piece is counted on a bandit's strip
