"""THE FILE of a game: its set-up, who sits where, and every choice in notation; CONTRIBUTING.md describes it.

Reading is strict and evaluates nothing: a file of more than `MOST_BYTES`, or with a line that says something
else than `write` could have said, is Damaged.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from game.engine.state import Setup

ENDING = ".coltexpress"
FORMAT = 2  # 1 knew no hints
MOST_BYTES = 256 * 1024  # the longest game there can be needs a tenth of it
MOST_LINE = 400
MOST_NAME = 40
NAMELESS = "-"
MOST_DIGITS = 20  # of a seed

BEGINNING = b"Colt Express game, format "
TITLE = re.compile(r"Colt Express game, format ([1-9][0-9]*)")
DATE = "%Y-%m-%dT%H:%M:%SZ"
MARK = b"\xef\xbb\xbf"  # of UTF-8, which some editors set before everything
CURTAIN, OPEN_TABLE = "curtain", "open table"
HINT, NO_HINTS = "hint", "none"
WITHOUT_POWERS, WITHOUT_EVENTS, EXPERT = "without-powers", "without-events", "expert"

_WORD = "[a-z_][a-z_-]{0,39}"
_WORDS = re.compile(f"{_WORD}( {_WORD}){{0,11}}")
_PAIRS = re.compile(f"{_WORD} {_WORD}(, {_WORD} {_WORD}){{0,5}}")
_VERSION = re.compile(r"[0-9]{1,6}(\.[0-9]{1,6}){1,3}")
_SEED = re.compile(rf"[0-9]{{1,{MOST_DIGITS}}}")
_DIGEST = re.compile("[0-9a-f]{8}")
_SITTER = re.compile(rf"(?:person|computer ({_WORD}) ([0-9]{{1,{MOST_DIGITS}}}))")
_SEAT = re.compile(rf"seat ([1-6]): {_SITTER.pattern}")
_NAMED_SEAT = re.compile(rf"{_SEAT.pattern}: (\S|\S.{{0,{MOST_NAME - 2}}}\S)")
_HINTED = re.compile("seat ([1-6]): hint")
_CHOICE = re.compile(r"([1-9][0-9]{0,5}) ([0-9a-f]{8}) (\S.*)")
_SAVED = re.compile(rb"^saved: ([0-9TZ:-]{1,40})\r?$", re.MULTILINE)
_END = re.compile("end (0|[1-9][0-9]{0,5})")


class Damaged(Exception):
    """A file that is not a whole game, or not a game of these rules.

    `key` says why, with `facts`: words for `record-KEY`; `choice` is the number of the choice from which it is
    so, None where it is so from the beginning. `record` is what could be read before.
    """

    def __init__(self, key: str, choice: int | None = None, record: "Record | None" = None, **facts: str | int) -> None:
        super().__init__(key, choice, facts)
        self.key = key
        self.choice = choice
        self.record = record
        self.facts: dict[str, str | int] = {**facts, "choice": str(choice)}

    def alone(self) -> "Damaged":
        """The same without the game and the calls that led here: it takes no room."""
        found = Damaged(self.key, self.choice)
        found.facts = self.facts
        return found


@dataclass(frozen=True)
class Sitter:
    """Who sits at a seat: a person, or a computer of a `level`; `chance` is a gambling computer's seed."""

    name: str
    level: str = ""
    chance: int = 0


@dataclass(frozen=True)
class Made:
    """A choice in notation, and the digest of the position to which it led."""

    words: str
    digest: str


@dataclass(frozen=True)
class Handed:
    """A seat was handed to a computer of a level, or, with no level, to a person."""

    seat: int
    level: str = ""
    chance: int = 0


@dataclass(frozen=True)
class Hinted:
    """The person at a seat asked what Legend would do."""

    seat: int


@dataclass(frozen=True)
class Record:
    """All that a file says. `dealt` is the digest of the position before the first choice."""

    setup: Setup
    sitters: tuple[Sitter, ...]
    dealt: str
    version: str
    begun: datetime
    saved: datetime
    open_table: bool = False
    entries: tuple[Made | Handed | Hinted, ...] = ()
    hints: bool = True

    @property
    def choices(self) -> int:
        """How many choices were made."""
        return sum(isinstance(entry, Made) for entry in self.entries)


def write(record: Record) -> str:
    """The file's text."""
    lines = [f"Colt Express game, format {FORMAT}", *_header(record), ""]
    number = 0
    for entry in record.entries:
        if isinstance(entry, Handed):
            lines.append(f"seat {entry.seat + 1}: {_sitter(entry)}")
        elif isinstance(entry, Hinted):
            lines.append(f"seat {entry.seat + 1}: {HINT}")
        else:
            number += 1
            lines.append(f"{number} {entry.digest} {entry.words}")
    return "\n".join([*lines, f"end {number}", ""])


def read(data: bytes) -> Record:
    """What a file says.

    Raises Damaged when it says it otherwise than `write` does.
    """
    if len(data) > MOST_BYTES:
        raise Damaged("huge", most=MOST_BYTES // 1024)
    lines = iter(_lines(data))
    record = _read_header(lines)
    entries: list[Made | Handed | Hinted] = []
    number = 0
    for line in lines:
        choice, handed, end = _CHOICE.fullmatch(line), _SEAT.fullmatch(line), _END.fullmatch(line)
        hinted = _HINTED.fullmatch(line)
        if choice and int(choice[1]) == number + 1:
            number += 1
            entries.append(Made(choice[3], choice[2]))
        elif handed and int(handed[1]) <= len(record.sitters):
            entries.append(Handed(int(handed[1]) - 1, handed[2] or "", int(handed[3] or 0)))
        elif hinted and int(hinted[1]) <= len(record.sitters):
            entries.append(Hinted(int(hinted[1]) - 1))
        elif end and int(end[1]) == number and next(lines, None) is None:
            return replace(record, entries=tuple(entries))
        else:
            # what is written after a broken line may be whole again, but nobody knows what stood there
            raise Damaged("broken", number + 1, replace(record, entries=tuple(entries)))
    raise Damaged("cut-off", number + 1, replace(record, entries=tuple(entries)))


def saved(data: bytes) -> datetime | None:
    """When a game was saved, from the beginning of its file; None when it does not say so."""
    found = _SAVED.search(data) if data.removeprefix(MARK).startswith(BEGINNING) else None
    return _date(found[1].decode("ascii")) if found else None


def differs(record: Record, choice: int, key: str, ours: str) -> Damaged:
    """Why a choice leads elsewhere: other rules than those of `ours`, this version, or a file that was changed."""
    wrote, reads = (tuple(map(int, version.split("."))) for version in (record.version, ours))
    if wrote != reads:
        key = "older" if wrote < reads else "newer"
    return Damaged(key, choice, record, version=record.version)


def local(when: datetime) -> datetime:
    """A date in this machine's time zone or, where its calendar does not go so far, in UTC."""
    try:
        return when.astimezone()
    except (OSError, OverflowError, ValueError):
        return when.astimezone(UTC)


def _lines(data: bytes) -> list[str]:
    """The lines of a text of ours; a last one that was not finished is left out, unless it says that it is the last."""
    data = data.removeprefix(MARK)
    head = data[:80].partition(b"\n")[0].decode("ascii", "replace").rstrip("\r")
    title = TITLE.fullmatch(head)
    if title is None:
        raise Damaged("not-ours")
    if int(title[1]) > FORMAT:
        raise Damaged("newer-format")
    # a strange byte spoils its own line only: the choice's number is told
    text = data.decode("utf-8", "replace").replace("\r\n", "\n")
    lines = text.split("\n")[1:]
    if lines and not _END.fullmatch(lines[-1]):  # which may lack its end: some editors take that away
        lines.pop()
    return [line if len(line) <= MOST_LINE and line.isprintable() else "\N{REPLACEMENT CHARACTER}" for line in lines]


def _header(record: Record) -> Iterator[str]:
    setup = record.setup
    yield f"version: {record.version}"
    yield f"begun: {record.begun.astimezone(UTC).strftime(DATE)}"
    yield f"saved: {record.saved.astimezone(UTC).strftime(DATE)}"
    yield f"bandits: {' '.join(setup.seats)}"
    if setup.first is not None:
        yield f"first: {setup.first}"
    if setup.teams:
        yield f"pairs: {', '.join(' '.join(pair) for pair in setup.teams)}"
    if setup.expansions:
        yield f"expansions: {' '.join(setup.expansions)}"
    wishes = ((WITHOUT_POWERS, not setup.powers), (WITHOUT_EVENTS, not setup.events), (EXPERT, setup.expert))
    if any(wished for _, wished in wishes):
        yield f"rules: {' '.join(word for word, wished in wishes if wished)}"
    yield f"seed: {setup.seed}"
    yield f"hands: {OPEN_TABLE if record.open_table else CURTAIN}"
    if not record.hints:
        yield f"hints: {NO_HINTS}"
    for seat, sitter in enumerate(record.sitters):
        yield f"seat {seat + 1}: {_sitter(sitter)}: {_plain(sitter.name)}"
    yield f"dealt: {record.dealt}"


def _plain(name: str) -> str:
    """A name as it fits into its line."""
    printed = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printed.split())[:MOST_NAME].strip() or NAMELESS


def _sitter(sitter: Sitter | Handed) -> str:
    return f"computer {sitter.level} {sitter.chance}" if sitter.level else "person"


def _read_header(lines: Iterator[str]) -> Record:
    """The lines up to the empty one; each thing that can be said is said once at most, in any order."""
    found: dict[str, str] = {}
    sitters: list[Sitter] = []
    for number, line in enumerate(lines, 2):
        if not line:
            break
        seat = _NAMED_SEAT.fullmatch(line)
        key, colon, value = line.partition(": ")
        if seat and int(seat[1]) == len(sitters) + 1:
            sitters.append(Sitter(seat[4], seat[2] or "", int(seat[3] or 0)))
        elif colon and key in _KEYS and key not in found and _KEYS[key](value):
            found[key] = value
        else:
            raise Damaged("header", line=number)
    else:
        raise Damaged("header-cut-off")
    missing = next((key for key in _NEEDED if key not in found), None)
    if missing is not None or not sitters:
        raise Damaged("header-lacks", word=missing or "seat 1")
    return _record(found, sitters)


def _record(found: dict[str, str], sitters: list[Sitter]) -> Record:
    rules, begun, saved = found.get("rules", "").split(), _date(found["begun"]), _date(found["saved"])
    assert begun is not None
    assert saved is not None
    setup = Setup(
        tuple(found["bandits"].split()),
        int(found["seed"]),
        first=found.get("first"),
        teams=tuple(tuple(pair.split()) for pair in found["pairs"].split(", ")) if "pairs" in found else (),
        expansions=tuple(found.get("expansions", "").split()),
        powers=WITHOUT_POWERS not in rules,
        events=WITHOUT_EVENTS not in rules,
        expert=EXPERT in rules,
    )
    return Record(
        setup,
        tuple(sitters),
        found["dealt"],
        found["version"],
        begun,
        saved,
        found["hands"] == OPEN_TABLE,
        hints="hints" not in found,
    )


def _date(words: str) -> datetime | None:
    """The date that words tell; None when they tell none, or one so far off that it has no room for other zones."""
    try:
        found = datetime.strptime(words, DATE).replace(tzinfo=UTC)
    except ValueError:
        return None
    return found if 1970 <= found.year < 9999 else None  # a clock may be wrong


def _are_rules(words: str) -> bool:
    said = words.split(" ")
    return len(set(said)) == len(said) and set(said) <= {WITHOUT_POWERS, WITHOUT_EVENTS, EXPERT}


_KEYS: dict[str, Callable[[str], object]] = {
    "version": _VERSION.fullmatch,
    "begun": _date,
    "saved": _date,
    "bandits": _WORDS.fullmatch,
    "first": re.compile(_WORD).fullmatch,
    "pairs": _PAIRS.fullmatch,
    "expansions": _WORDS.fullmatch,
    "rules": _are_rules,
    "seed": _SEED.fullmatch,
    "hands": (CURTAIN, OPEN_TABLE).__contains__,
    "hints": (NO_HINTS,).__contains__,
    "dealt": _DIGEST.fullmatch,
}
_NEEDED = ("version", "begun", "saved", "bandits", "seed", "hands", "dealt")
