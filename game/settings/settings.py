"""What a player chose: one frozen value, every part of which has a default, and what each part may be."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from game.ui.words import languages

SPEEDS = ("slow", "normal", "fast", "instant")
FIT = "fit"
SYSTEM = "system"  # the language that the computer is set to
LEAST_INTERFACE, MOST_INTERFACE = 80, 200  # per cent
LOUDEST = 10  # of a slider that begins with 0, for silence


@dataclass(frozen=True)
class Settings:
    """Everything that the options change.

    `interface` is per cent of the size at 1280x720, or "fit": as large as fits. `keys` and `pad` hold, by the name
    of a command, the keys and buttons that were given to it; a command that is not in them has its first ones.
    `master`, `music`, `effects` and `surroundings` are how loud, from 0 to 10.
    """

    language: str = SYSTEM
    animation: str = "normal"
    computers: str = "normal"
    hands: str = "curtain"
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
        return {"slow": 0.6, "normal": 1.0, "fast": 2.0, "instant": 4.0}[self.animation]

    @property
    def at_once(self) -> bool:
        """Whether nothing is shown on its way, only where it ends."""
        return self.animation == "instant"

    @property
    def thinking(self) -> float:
        """Seconds that a computer player seems to think."""
        return {"slow": 1.2, "normal": 0.5, "fast": 0.2, "instant": 0.0}[self.computers]


@dataclass(frozen=True)
class Place:
    """Where a part of the settings stands in the file, and what it may be: one of `allowed`, or a number between."""

    section: str
    name: str
    allowed: tuple[object, ...] = (True, False)
    between: tuple[int, int] | None = None

    def fits(self, value: object) -> bool:
        """Whether a value out of a file may stand here; 1 is not true, and true is not 1."""
        if self.between is not None and type(value) is int:
            return self.between[0] <= value <= self.between[1]
        return any(type(value) is type(one) and value == one for one in self.allowed)

    @property
    def right(self) -> str:
        """What would be right, as it is written in the file."""
        words = [written(one) for one in self.allowed]
        if self.between is not None:
            words.insert(0, f"{self.between[0]}–{self.between[1]}")
        return ", ".join(words)


PLACES: dict[str, Place] = {
    "language": Place("game", "language", (SYSTEM, *languages())),
    "animation": Place("game", "animation", SPEEDS),
    "computers": Place("game", "computers", SPEEDS),
    "hands": Place("game", "hands", ("curtain", "open")),
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
