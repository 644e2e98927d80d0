"""What all scenes share: the stack they lie on, the words, the device used last, and the pace."""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.scenes.scene import Scene, Stack
from game.ui.keys import Device
from game.ui.words import Words

PACES = (1.0, 2.0, 4.0)


@dataclass
class Desk:
    """Given to every scene.

    `title` makes the title scene, for which every match can be left; `instant` leaves out all waiting: for the
    selftest.
    """

    stack: Stack
    words: Words
    title: Callable[[], Scene]
    device: Device = field(default_factory=Device)
    pace: float = PACES[0]
    instant: bool = False

    def next_pace(self) -> None:
        """Animations run faster, or slow again after the fastest."""
        self.pace = PACES[(PACES.index(self.pace) + 1) % len(PACES)]
