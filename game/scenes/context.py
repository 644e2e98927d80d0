"""What all scenes share: the stack they lie on, the words, the device used last, and the settings."""

from collections.abc import Callable
from dataclasses import dataclass, field

from game.scenes.scene import Scene, Stack
from game.settings.keeper import Keeper
from game.settings.settings import Settings, Speed
from game.sound.effects import AT_ONCE
from game.sound.sounds import Sounds
from game.ui.bindings import fits
from game.ui.keys import Device
from game.ui.words import Words


@dataclass
class Context:
    """Given to every scene.

    `title` makes the title scene, for which every match can be left; `instant` leaves out all waiting: for the
    selftest.
    """

    stack: Stack
    words: Words
    title: Callable[[], Scene]
    device: Device = field(default_factory=Device)
    keeper: Keeper = field(default_factory=lambda: Keeper(None, fits))
    instant: bool = False
    sounds: Sounds = field(default_factory=Sounds)

    @property
    def settings(self) -> Settings:
        """What the player chose."""
        return self.keeper.now

    @property
    def pace(self) -> float:
        """How fast everything moves; 1 is normal."""
        return self.settings.pace

    @property
    def at_once(self) -> bool:
        """Whether nothing is shown on its way."""
        return self.instant or self.settings.at_once

    @property
    def thinking(self) -> float:
        """Seconds that a computer player seems to think."""
        return 0 if self.instant else self.settings.thinking

    def hear(self, name: str) -> None:
        """Let a sound be heard of what happens on the table, as fast as that goes."""
        self.sounds.play(name, AT_ONCE if self.at_once else self.pace)

    def faster(self) -> None:
        """Animations run faster."""
        self._change_pace(1)

    def slower(self) -> None:
        """Animations run slower."""
        self._change_pace(-1)

    def _change_pace(self, steps: int) -> None:
        speeds = tuple(Speed)
        speed = speeds.index(self.settings.animation) + steps
        self.keeper.change(animation=speeds[max(0, min(speed, len(speeds) - 1))])

    def next_pace(self) -> None:
        """Animations run faster, or slow again after the fastest."""
        speeds = tuple(Speed)
        self.keeper.change(animation=speeds[(speeds.index(self.settings.animation) + 1) % len(speeds)])
