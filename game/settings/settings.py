"""What a player chose: one frozen value, every part of which has a default, and what each part may be."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from game.ui.words import languages

FIT = "fit"
SYSTEM = "system"  # the language that the computer is set to
LEAST_INTERFACE, MOST_INTERFACE = 80, 200  # per cent
LOUDEST = 10  # of a slider that begins with 0, for silence


class Speed(StrEnum):
    """How fast something goes, as the file says it; from the slowest to the fastest."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    INSTANT = "instant"


class Hands(StrEnum):
    """What is done between two people who must not see each other's hands."""

    CURTAIN = "curtain"
    OPEN = "open"


PACES = {Speed.SLOW: 0.6, Speed.NORMAL: 1.0, Speed.FAST: 2.0, Speed.INSTANT: 4.0}
THINKING = {Speed.SLOW: 1.2, Speed.NORMAL: 0.5, Speed.FAST: 0.2, Speed.INSTANT: 0.0}  # seconds


@dataclass(frozen=True)
class Settings:
    """Everything that the options change.

    `interface` is per cent of the size at 1280x720, or "fit": as large as fits. `keys` and `pad` hold, by the name
    of a command, the keys and buttons that were given to it; a command that is not in them has its first ones.
    `master`, `music`, `effects` and `surroundings` are how loud, from 0 to 10.
    """

    language: str = SYSTEM
    animation: Speed = Speed.NORMAL
    computers: Speed = Speed.NORMAL
    hands: Hands = Hands.CURTAIN
    curtain_when_left: bool = True
    single_options: bool = True
    fullscreen: bool = False
    interface: int | str = FIT
    letters: int = 100
    reduced_motion: bool = False
    emblems: bool = True
    sound_on: bool = True
    master: int = LOUDEST
    music: int = LOUDEST
    effects: int = LOUDEST
    surroundings: int = LOUDEST
    quiet_when_left: bool = True
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    pad: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def pace(self) -> float:
        """How fast everything moves that is shown; 1 is normal."""
        return PACES[self.animation]

    @property
    def at_once(self) -> bool:
        """Whether nothing is shown on its way, only where it ends."""
        return self.animation == Speed.INSTANT

    @property
    def thinking(self) -> float:
        """Seconds that a computer player seems to think."""
        return THINKING[self.computers]


@dataclass(frozen=True)
class Place:
    """Where a part of the settings stands in the file, and what it may be: one of `allowed`, or a number between."""

    section: str
    name: str
    allowed: tuple[object, ...] = (True, False)
    between: tuple[int, int] | None = None

    def of(self, value: object) -> object | None:
        """What a value out of a file means here; None when it may not stand here. 1 is not true, and true is not 1."""
        if self.between is not None and type(value) is int:
            return value if self.between[0] <= value <= self.between[1] else None
        alike = (one for one in self.allowed if one == value)
        return next((one for one in alike if type(value) is (str if isinstance(one, str) else type(one))), None)

    @property
    def right(self) -> str:
        """What would be right, as it is written in the file."""
        words = [written(one) for one in self.allowed]
        if self.between is not None:
            words.insert(0, f"{self.between[0]}–{self.between[1]}")
        return ", ".join(words)


PLACES: dict[str, Place] = {
    "language": Place("game", "language", (SYSTEM, *languages())),
    "animation": Place("game", "animation", tuple(Speed)),
    "computers": Place("game", "computers", tuple(Speed)),
    "hands": Place("game", "hands", tuple(Hands)),
    "curtain_when_left": Place("game", "curtain-when-left"),
    "single_options": Place("game", "single-options"),
    "fullscreen": Place("picture", "fullscreen"),
    "interface": Place("picture", "interface", (FIT,), (LEAST_INTERFACE, MOST_INTERFACE)),
    "letters": Place("access", "letters", (100, 115, 130)),
    "reduced_motion": Place("access", "reduced-motion"),
    "emblems": Place("access", "emblems"),
    "sound_on": Place("sound", "on"),
    "master": Place("sound", "master", (), (0, LOUDEST)),
    "music": Place("sound", "music", (), (0, LOUDEST)),
    "effects": Place("sound", "effects", (), (0, LOUDEST)),
    "surroundings": Place("sound", "surroundings", (), (0, LOUDEST)),
    "quiet_when_left": Place("sound", "quiet-when-left"),
}
BINDINGS = ("keys", "pad")  # sections of their own, a line for each command


def written(value: object) -> str:
    """A value as a TOML file has it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    # what JSON escapes in a text, TOML escapes likewise
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)
