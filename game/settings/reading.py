"""Reading the file of settings: what is right in it, and one fault for each thing that is not."""

import stat
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from game.settings.settings import BINDINGS, PLACES, Settings, written
from game.settings.statements import too_deep

LARGEST = 64 * 1024  # bytes: a file of settings has a thirtieth of it
LONGEST_WORD = 40  # letters of a wrong value that are told

# Whether a command may have these keys (or these buttons); the first word that it may not, or None.
Fits = Callable[[str, str, tuple[str, ...]], str | None]


@dataclass(frozen=True)
class Fault:
    """Something that is wrong in the file: `kind` is its sentence, which is told with `values`."""

    kind: str
    values: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Reading:
    """What a file gave: settings, whatever is wrong in it, and whether it is so damaged that nothing was read."""

    settings: Settings
    faults: tuple[Fault, ...] = ()
    damaged: bool = False


class Unusable(Exception):
    """Out of a file nothing can be read; `kind` is the sentence that says why."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


def read(path: Path, fits: Fits) -> Reading:
    """Read the file of settings; without one everything is as at first. Never raises for anything in a file."""
    try:
        tables = tomllib.loads(text_of(load(path)))
    except Unusable as error:
        return _damaged(path, error.kind)
    except ValueError:  # no TOML, or a number of thousands of digits
        return _damaged(path, "settings-damaged")
    return _sorted_out(tables, fits)


def load(path: Path) -> bytes:
    """What stands in a file; nothing where there is none.

    Raises Unusable.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # reading a pipe could wait for ever
            raise Unusable("settings-unreadable")
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise Unusable("settings-unreadable") from error
    if len(data) > LARGEST:
        raise Unusable("settings-huge")
    return data


def text_of(data: bytes) -> str:
    r"""The text of a file, whose lines end with \n, that a parser can be asked to follow.

    Raises Unusable.
    """
    try:
        text = data.decode("utf-8-sig")  # some editors begin every file with such a mark
    except UnicodeDecodeError as error:
        raise Unusable("settings-damaged") from error
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    if too_deep(text):
        raise Unusable("settings-deep")
    return text


def _damaged(path: Path, kind: str) -> Reading:
    return Reading(Settings(), (Fault(kind, {"file": path.name}),), damaged=True)


def _sorted_out(tables: Mapping[str, object], fits: Fits) -> Reading:
    found: dict[str, object] = {}
    faults: list[Fault] = []
    parts = {(place.section, place.name): part for part, place in PLACES.items()}
    sections = {place.section for place in PLACES.values()} | set(BINDINGS)
    for section, lines in tables.items():
        if section not in sections or not isinstance(lines, dict):
            faults.append(Fault("settings-unknown", {"place": _short(section)}))
        elif section in BINDINGS:
            found[section], wrong = _bindings(section, lines, fits)
            faults += wrong
        else:
            for name, value in lines.items():
                part = parts.get((section, name))
                if part is None:
                    faults.append(Fault("settings-unknown", {"place": _short(f"{section}.{name}")}))
                elif (meant := PLACES[part].of(value)) is not None:
                    found[part] = meant
                else:
                    faults.append(_wrong(f"{section}.{name}", value, PLACES[part].right))
    return Reading(Settings(**found), tuple(faults))  # type: ignore[arg-type]


def _bindings(section: str, lines: Mapping[str, object], fits: Fits) -> tuple[dict[str, tuple[str, ...]], list[Fault]]:
    found: dict[str, tuple[str, ...]] = {}
    faults: list[Fault] = []
    for command, value in lines.items():
        place = _short(f"{section}.{command}")
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            faults.append(_wrong(place, value, '["…"]'))
            continue
        wrong = fits(section, command, tuple(value))
        if wrong is None:
            found[command] = tuple(value)
        else:
            faults.append(Fault(wrong, {"place": place, "found": _short(", ".join(map(written, value)))}))
    return found, faults


def _wrong(place: str, value: object, right: str) -> Fault:
    try:
        found = _short(written(value))
    except ValueError:  # a number of thousands of digits
        found = "…"
    return Fault("settings-wrong", {"place": place, "found": found, "right": right})


def _short(words: str) -> str:
    plain = "".join(letter if letter.isprintable() else "?" for letter in words)
    return plain if len(plain) <= LONGEST_WORD else plain[:LONGEST_WORD] + "…"
