"""A scenario as its file has it: read, with every key and every kind of value checked."""

import errno
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from game.engine.contents import BANDITS, CARS
from game.engine.state import Setup
from game.engine.written import Misread, flag, keyed, listed, one_of, text, whole_number

STEALING, EVENT, SCORE, SCHEMING, SETUP = "stealing", "event", "score", "scheming", "setup"
NEXT_ROUND = "next_round"
ALWAYS: Final = (
    "title", "rule", "seats", "first", "teams", "expansions", "powers", "expert", "cars", "phase", "choices", "expect",
    "puzzle",
)  # fmt: skip
REQUIRED: Final = ("title", "rule", "seats", "expect")
CARDS: Final = ("hands", "decks", "discards")
IN_PHASE: Final[Mapping[str, tuple[str, ...]]] = {
    STEALING: ("position", "pile", *CARDS),
    EVENT: ("position", *CARDS),
    SCORE: ("position", *CARDS),
    SCHEMING: ("position", *CARDS, "turns"),
    NEXT_ROUND: ("position", *CARDS),
    SETUP: CARDS,
}
KEYS: Final = tuple(dict.fromkeys((*ALWAYS, *(key for keys in IN_PHASE.values() for key in keys))))


@dataclass(frozen=True)
class Scenario:
    """One scenario; what stands in `position`, `pile`, `cards` and `expect` only means something at its table.

    `cars` and `turns` are None where the game prescribes them; `cards` holds `hands`, `decks` and `discards`; `puzzle`
    is what a puzzle asks besides (game/puzzles), empty in all others.
    """

    title: str
    setup: Setup
    first: str
    cars: int | None
    phase: str
    position: Mapping[str, Any]
    pile: list[Any]
    cards: Mapping[str, Mapping[str, Any]]
    turns: str | None
    choices: list[str]
    expect: Mapping[str, Any]
    puzzle: Mapping[str, Any]


def read_scenario(path: Path) -> Scenario:
    """The scenario in a file.

    Raises OSError or UnicodeError when the file cannot be read, json.JSONDecodeError when it is not JSON, Misread
    when it is not a scenario.
    """
    if path.exists() and not (path.is_file() or path.is_dir()):
        raise OSError(errno.EINVAL, "not a regular file")  # reading a device could go on for ever
    return scenario_of(_load(path.read_text("utf-8-sig")))


def scenario_of(written: object) -> Scenario:
    """The scenario that a value of JSON stands for.

    Raises Misread when it is none.
    """
    found = keyed("", written, KEYS)
    for key in REQUIRED:
        if key not in found:
            raise Misread(key, None, "missing")
    phase = one_of("phase", found.get("phase", STEALING), list(IN_PHASE))
    for key in found:
        if key not in ALWAYS and key not in IN_PHASE[phase]:
            raise Misread(key, found[key], "not-in-phase", phase=phase, words=", ".join(IN_PHASE[phase]) or "-")
    text("rule", found["rule"])
    setup = _read_setup(found)
    return Scenario(
        title=text("title", found["title"]),
        setup=setup,
        first=one_of("first", found.get("first", setup.seats[0]), setup.seats),
        cars=whole_number("cars", found["cars"], 1, len(CARS)) if "cars" in found else None,
        phase=phase,
        position=keyed("position", found.get("position", {})),
        pile=listed("pile", found.get("pile", [])),
        cards={key: keyed(key, found.get(key, {}), setup.seats) for key in CARDS},
        turns=text("turns", found["turns"]) if "turns" in found else None,
        choices=[text("choices", choice) for choice in listed("choices", found.get("choices", []))],
        expect=keyed("expect", found["expect"]),
        puzzle=keyed("puzzle", found.get("puzzle", {})),
    )


def _load(written: str) -> Any:
    """What JSON says; too deep a nesting, or too long a number, is no JSON either."""
    try:
        return json.loads(written, object_pairs_hook=_once_each)
    except (Misread, json.JSONDecodeError):
        raise
    except (ValueError, RecursionError) as trouble:
        raise json.JSONDecodeError(str(trouble), written, 0) from trouble


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON; a key that stands there twice is a slip of the pen."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Misread(key, value, "twice")
        found[key] = value
    return found


def _read_setup(found: Mapping[str, Any]) -> Setup:
    seats = _read_bandits("seats", found["seats"])
    if not seats:
        raise Misread("seats", [], "one-of", words=", ".join(BANDITS))
    return Setup(
        seats=seats,
        first=seats[0],
        teams=tuple(_read_bandits("teams", team) for team in listed("teams", found.get("teams", []))),
        expansions=tuple(text("expansions", name) for name in listed("expansions", found.get("expansions", []))),
        powers=flag("powers", found.get("powers", True)),
        expert=flag("expert", found.get("expert", False)),
    )


def _read_bandits(key: str, found: object) -> tuple[str, ...]:
    return tuple(one_of(key, name, BANDITS) for name in listed(key, found))
