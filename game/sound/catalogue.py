"""The sounds that there are: their families, what is loud and what yields to it, and where their files are."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

LIST = "list.json"


@dataclass(frozen=True)
class Family:
    """What sounds of one kind have in common.

    `priority`: the higher takes a channel from the lower; `apart` are seconds between two of the family; `duck` is how
    much music and surroundings go down under it, in dB; `loud` sounds are never two at once.
    """

    priority: int
    apart: float = 0.0
    duck: float = 0.0
    loud: bool = False


SILENCE = -80.0  # dB: not to be heard
FAMILIES: Mapping[str, Family] = {
    "stingers": Family(10, duck=SILENCE, loud=True),
    "shots": Family(9, duck=-5, loud=True),
    "blows": Family(8, duck=-2.5, loud=True),
    "train": Family(8, duck=-7, loud=True),
    "stings": Family(7, duck=-7, loud=True),
    "prizes": Family(6, duck=-3),
    "wonders": Family(6),
    "marshal": Family(6),
    "loot": Family(6),
    "signals": Family(6),
    "voices": Family(5),
    "doors": Family(5),
    "moves": Family(4),
    "cards": Family(3, apart=0.05),
    "steps": Family(2, apart=0.04),
    "clicks": Family(2),
    "ticks": Family(1, apart=0.06),
    "loops": Family(10),
    "beds": Family(10),
}


@dataclass(frozen=True)
class Entry:
    """A sound: its name, its family's, and its files, of which any may be played."""

    name: str
    family: str
    files: tuple[Path, ...]

    @property
    def kind(self) -> Family:
        """What it has in common with its family."""
        return FAMILIES[self.family]


def catalogue(folder: Path) -> dict[str, Entry]:
    """The sounds listed in a folder, by name. A list that cannot be read is an empty one: the game is silent then."""
    try:
        listed = json.loads((folder / LIST).read_text("utf-8"))
        return {
            name: Entry(name, about["family"], tuple(folder / file for file in about["files"]))
            for name, about in listed.items()
            if about["family"] in FAMILIES
        }
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}
