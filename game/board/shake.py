"""What the train is shaken by: brakes that bite, which tip the whole picture, too, and blows against a car's roof."""

from collections.abc import Callable
from math import pi, sin

from game.board.motion import ease_in_out

SIZE = 6  # units at the height of it
TIPS = 0.6  # degrees by which the picture's front goes down
TIPPED, RIGHTS = 0.2, 0.45  # parts of the time: when it is down, and when it begins to come up again
THROWN = 3  # units that a car's body is thrown up
SWINGS, SETTLES = 2.0, 0.24  # there and back, and in how many seconds


class Shake:
    """How the train is shaken at present."""

    def __init__(self, chance: Callable[[], float]) -> None:
        """`chance` gives numbers from 0 to 1."""
        self._chance = chance
        self._seconds = self._left = 0.0

    @property
    def busy(self) -> bool:
        """Whether it shakes."""
        return self._left > 0

    def begin(self, seconds: float) -> None:
        """Shake for so long."""
        self._seconds = self._left = seconds

    def stop(self) -> None:
        """Shake no more."""
        self._left = 0

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._left = max(0.0, self._left - dt)

    def jolt(self) -> float:
        """How much lower the train is in this picture, in units; another value in the next."""
        return SIZE * self._left / self._seconds * (self._chance() * 2 - 1) if self._left else 0

    @property
    def tips(self) -> float:
        """By how many degrees the whole picture is tipped, its front down."""
        if not self._left:
            return 0
        gone = 1 - self._left / self._seconds
        return TIPS * (ease_in_out(min(1.0, gone / TIPPED)) - ease_in_out(max(0.0, gone - RIGHTS) / (1 - RIGHTS)))


class Thump:
    """A blow from below against one car's roof: its body is thrown up from its wheels, and settles."""

    def __init__(self) -> None:
        self._car = 0
        self._since = SETTLES

    @property
    def busy(self) -> bool:
        """Whether a car has not settled yet."""
        return self._since < SETTLES

    def begin(self, car: int) -> None:
        """The roof of a car is struck."""
        self._car, self._since = car, 0

    def stop(self) -> None:
        """It has settled."""
        self._since = SETTLES

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._since += dt

    def jolt(self, car: int) -> float:
        """How much lower a car's body is at present, in units; higher where it is less than nothing."""
        if car != self._car or not self.busy:
            return 0
        t = self._since / SETTLES
        return -THROWN * (1 - t) * sin(2 * pi * SWINGS * t)
