"""All saved games, as far as somebody has looked into them: little by little, and never so that anybody waits."""

from bisect import insort
from collections.abc import Generator, Iterable
from concurrent.futures import Future, wait
from dataclasses import dataclass
from enum import Enum, auto

from game.engine.state import Setup, State
from game.record.file import Damaged, Handed, Record
from game.record.library import GameFile, Library, load, newest_first
from game.record.reading import Listing, loaded
from game.session import Seat, Session

LOOKED_AT = 50  # files among which the game under way is looked for: to follow one takes a moment
KEPT = 200  # games of which all is remembered; of the others only whether they are over
A_LITTLE = 20  # choices that are followed in a frame: about 5 ms
A_GAME = 1000  # more choices than a game has
LISTED_IN = 0.1  # seconds in which nearly every folder has been listed
READ_IN = 0.002  # seconds in which nearly every file has been read

Waited = Future[Record | Damaged]


class Kind(Enum):
    """What is in a file."""

    UNDER_WAY = auto()
    OVER = auto()
    UNREADABLE = auto()


@dataclass(frozen=True)
class SavedGame:
    """A game in a file: `public` is its position as everybody sees it."""

    file: GameFile
    public: State
    seats: tuple[Seat, ...]
    choices: int
    to_move: int | None
    open_table: bool
    shared: bool  # whether more than one person has sat there

    @property
    def over(self) -> bool:
        """Whether it has been played to its end."""
        return self.to_move is None


@dataclass(frozen=True)
class Unreadable:
    """A file with the ending of games that is none, or not a whole one."""

    file: GameFile
    damage: Damaged


@dataclass(frozen=True)
class LastTable:
    """Who played the game that was saved last: each with a name and, if that is a computer, its level."""

    setup: Setup
    seats: tuple[tuple[str, str], ...]
    open_table: bool
    hints: bool


class SavedGames:
    """The games of a library. `files` are those found so far, the one saved last first; `ended` those known to be over.

    `listed` tells whether all are found. A file that has not changed is looked into once only.
    """

    def __init__(self, library: Library) -> None:
        self.library = library
        self.files: list[GameFile] = []
        self.ended: list[GameFile] = []
        self.listed = False
        self._listing: Listing | None = None
        self._taken = 0  # files of the listing that are among `files`
        self._growing = False  # whether `files` grow as they are found: not where an older list is shown meanwhile
        self._kinds: dict[GameFile, Kind] = {}  # of every file that has been looked into
        self._known: dict[GameFile, SavedGame | Unreadable] = {}  # the `KEPT` that were asked for last
        self._following: tuple[GameFile, Generator[Waited | None, None, SavedGame | Unreadable]] | None = None
        self._next = 0  # all files before this one have been looked into

    def look(self) -> None:
        """Begin to see what is there now. Usually that has come to its end when this returns."""
        if self._listing is not None:
            self._listing.drop()
        self._listing, self._taken = Listing(self.library, self.files), 0
        self._growing, self.listed = not self.files, False
        self._listing.ended(LISTED_IN)
        self.take_in()

    def take_in(self) -> bool:
        """See which files have been found meanwhile; whether the list has changed."""
        if self._listing is None:
            return False
        found, all_found = self._listing.found, self._listing.ended()
        if all_found:
            self.files = sorted(found, key=newest_first)
            there = set(self.files)
            self._kinds = {file: kind for file, kind in self._kinds.items() if file in there}
            self.ended = [file for file in self.files if self._kinds.get(file) is Kind.OVER]
            self.listed, self._listing, self._next = True, None, 0
            return True
        new = found[self._taken :] if self._growing else []
        for file in new:
            insort(self.files, file, key=newest_first)
        self._taken += len(new)
        return bool(new)

    def known(self, file: GameFile) -> SavedGame | Unreadable | None:
        """What is in a file; None when that is not known yet, or not any more."""
        return self._known.get(file)

    def find_out(self, wanted: Iterable[GameFile], choices: int = A_LITTLE, seconds: float = READ_IN) -> bool:
        """Look into files, one after the other, as far as so many choices go; whether more is known now.

        A file that is not read within so many seconds is gone on with the next time.
        """
        learnt = False
        for file in wanted:
            if file in self._known:
                self._known[file] = self._known.pop(file)  # the last that were asked for stay
                continue
            if self._following is None or self._following[0] != file:
                self._following = (file, _looking_into(file))
            while file not in self._known:
                if choices <= 0:
                    return learnt
                try:
                    waited = next(self._following[1])
                except StopIteration as end:
                    self._remember(end.value)
                    learnt = True
                else:
                    choices -= 1
                    if waited is not None and not wait([waited], seconds).done:
                        return learnt
        return learnt

    def find_out_all(self) -> bool:
        """Look on into all files, a little each time; whether more is known now."""
        return not self.all_known and self.find_out(self.files[self._next : self._next + 1])

    @property
    def all_known(self) -> bool:
        """Whether all files are found and have been looked into."""
        while self._next < len(self.files) and self.files[self._next] in self._kinds:
            self._next += 1
        return self.listed and self._next == len(self.files)

    def find_under_way(self, choices: int = A_LITTLE) -> bool:
        """Look on for the game under way; whether more is known now."""
        changed = self.take_in()
        file = self._candidate
        return (file is not None and self.find_out([file], choices)) or changed

    @property
    def under_way(self) -> SavedGame | None:
        """The game that was saved last among those that are not over; None as long as that is not sure."""
        found = None if self._candidate is None else self._known.get(self._candidate)
        return found if isinstance(found, SavedGame) else None

    @property
    def searching(self) -> bool:
        """Whether a game under way may still be found."""
        return not self.listed or (self._candidate is not None and self._candidate not in self._known)

    @property
    def _candidate(self) -> GameFile | None:
        """The file that was saved last among those that may hold a game under way."""
        files = self.files[:LOOKED_AT] if self.listed else ()
        return next((file for file in files if self._kinds.get(file, Kind.UNDER_WAY) is Kind.UNDER_WAY), None)

    def last_table(self) -> LastTable | None:
        """Who played the game that was saved last, whether it can be followed to its end or not."""
        for file in self.files[:LOOKED_AT]:
            try:
                record = load(file.path)
                Session.begin(record)
            except Damaged:
                continue
            levels = [sitter.level for sitter in record.sitters]
            for entry in record.entries:
                if isinstance(entry, Handed):
                    levels[entry.seat] = entry.level
            names = (sitter.name for sitter in record.sitters)
            return LastTable(record.setup, tuple(zip(names, levels, strict=True)), record.open_table, record.hints)
        return None

    def forget(self, file: GameFile) -> None:
        """A file is there no more."""
        self.files = [other for other in self.files if other != file]
        self.ended = [other for other in self.ended if other != file]

    def _remember(self, found: SavedGame | Unreadable) -> None:
        self._following = None
        self._known[found.file] = found
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]
        if isinstance(found, Unreadable):
            kind = Kind.UNREADABLE
        else:
            kind = Kind.OVER if found.over else Kind.UNDER_WAY
        if kind is Kind.OVER and found.file not in self._kinds and found.file in self.files:
            insort(self.ended, found.file, key=newest_first)
        self._kinds[found.file] = kind


def _looking_into(file: GameFile) -> Generator[Waited | None, None, SavedGame | Unreadable]:
    """Read a file and follow its game, a choice a step; yields what has to be waited for before the next step."""
    reading = loaded(file.path)
    while not reading.done():
        yield reading
    try:
        record = reading.result()
        if isinstance(record, Damaged):
            raise record
        session = Session.begin(record)
        damage = yield from session.follow(record)
        if damage is not None:
            raise damage
    except Damaged as damage:
        # not the thing itself: it holds the game so far, and hundreds of them would fill the memory
        return Unreadable(file, damage.alone())
    public, seats = session.view(None).state, tuple(session.seats)
    choices = len(session.choices)
    return SavedGame(file, public, seats, choices, session.to_move, session.open_table, session.shared)
