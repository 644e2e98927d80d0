"""The jolting of the train when the brakes bite: 6 units, dying away."""

from collections.abc import Callable

SIZE = 6  # units at the height of it


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
