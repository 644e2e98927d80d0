"""From units to pixels: the window is laid out in units, 1280 x 720 of them at least."""

from dataclasses import dataclass
from functools import cached_property
from math import inf

from pygame import Rect

UNITS_WIDE = 1280
UNITS_TALL = 720
Area = tuple[float, float, float, float]  # x, y, width and height of a place, in units


@dataclass(frozen=True)
class Scale:
    """A window of `width` x `height` pixels, laid out in units of `u` pixels.

    `wide` and `tall` are the window's size in units: at least 1280 and 720, one of them more where the
    window's shape is not 16:9. `most` bounds `u`: a smaller interface has more units in the window.
    """

    width: int
    height: int
    most: float = inf

    @property
    def largest(self) -> float:
        """The most pixels that a unit can have in this window."""
        return min(self.width / UNITS_WIDE, self.height / UNITS_TALL)

    @cached_property
    def u(self) -> float:
        """Pixels in a unit."""
        return min(self.largest, self.most)

    @property
    def spare(self) -> float:
        """How many times larger than the interface things can be shown: 1 unless a smaller one is wanted."""
        return self.largest / self.u

    @property
    def wide(self) -> float:
        """The window's width in units."""
        return self.width / self.u

    @property
    def tall(self) -> float:
        """The window's height in units."""
        return self.height / self.u

    @property
    def deeper(self) -> float:
        """Units that the window is higher than 720: what stands at the foot is lowered by so much."""
        return self.tall - UNITS_TALL

    @property
    def wider(self) -> float:
        """Units that the window is wider than 1280."""
        return self.wide - UNITS_WIDE

    def px(self, units: float) -> int:
        """A length or a place in pixels."""
        return round(units * self.u)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point in pixels."""
        return round(x * self.u), round(y * self.u)

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rectangle in pixels whose edges meet those of its neighbours."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + w, y + h)
        return Rect(left, top, right - left, bottom - top)
