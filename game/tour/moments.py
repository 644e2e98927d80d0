"""What is looked for in whole games to have its picture taken."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.game import Group
from game.engine.state import State


@dataclass(frozen=True)
class Moment:
    """A group of events worth a picture, `frames` after it began; `fits` gets the position before it."""

    name: str
    fits: Callable[[State, Group], bool]
    frames: int


@dataclass(frozen=True)
class Ending:
    """A final position worth a picture."""

    name: str
    fits: Callable[[State], bool]
