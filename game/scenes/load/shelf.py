"""What may be told of a saved game: who plays, how far it has come; nothing that only some of them know."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import islice

from game.engine.state import State
from game.record.file import Damaged
from game.record.library import GameFile, Library, load
from game.session import Seat, Session
from game.table import telling
from game.ui.words import Words

LOOKED_AT = 10  # games that may be over before one under way: to follow each takes a moment, and the title waits


@dataclass(frozen=True)
class Book:
    """A game on the shelf: `public` is its position as everybody sees it."""

    shelved: GameFile
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

    shelved: GameFile
    damage: Damaged


class Shelf:
    """The games of a library, read one by one; a file that has not changed is read once only."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.files: list[GameFile] = []
        self._read: dict[GameFile, Book | Unreadable] = {}

    def look(self) -> None:
        """See what is there now."""
        self.files = self.library.files()

    def known(self, shelved: GameFile) -> Book | Unreadable | None:
        """What is in a file; None when it has not been read yet."""
        return self._read.get(shelved)

    def read(self, shelved: GameFile) -> Book | Unreadable:
        """What is in a file."""
        found = self.known(shelved)
        if found is None:
            found = self._read[shelved] = _read(shelved)
        return found

    def under_way(self) -> Book | None:
        """The game that was played last and is not over; None when the last `LOOKED_AT` all are."""
        self.look()
        return next((book for book in islice(self._books(), LOOKED_AT) if not book.over), None)

    def newest(self) -> Book | None:
        """The game that was played last, over or not; None when the last `LOOKED_AT` files are none."""
        self.look()
        return next((book for shelved in self.files[:LOOKED_AT] if isinstance(book := self.read(shelved), Book)), None)

    def _books(self) -> Iterator[Book]:
        return (book for shelved in self.files if isinstance(book := self.read(shelved), Book))


def _read(shelved: GameFile) -> Book | Unreadable:
    try:
        session = Session.resume(load(shelved.path))
    except Damaged as damage:
        return Unreadable(shelved, damage)
    public = session.view(None).state
    seats, choices = tuple(session.seats), len(session.choices)
    return Book(shelved, public, seats, choices, session.to_move, session.open_table, session.shared)


def reason(words: Words, damage: Damaged) -> str:
    """Why a file cannot be read, in a sentence."""
    if "reason" in damage.facts:
        return words(f"refused-{damage.facts['reason']}")  # the sentence of the set-up
    return words(f"record-{damage.key}", **damage.facts)


def round_of(words: Words, book: Book) -> str:
    """How far a game has come: `Round 3, Stealin'`."""
    if book.over:
        return words("load-over")
    state = book.public
    if not state.round_number:
        return words("load-setup")
    return words("load-round", number=str(state.round_number), phase=words(f"phase-{state.phase}"))


def turn_of(words: Words, book: Book) -> str:
    """Whose turn it is, or who has won."""
    result = book.public.result
    if book.to_move is not None:
        return words("load-turn", name=book.seats[book.to_move].name)
    assert result is not None
    winners = telling.list_of(words, result.winners)
    if not result.winners:
        return words("load-nobody-won")
    money = max(result.scores.get(bandit, 0) for bandit in result.winners)
    players = {book.public.bandits[bandit].player for bandit in result.winners}  # a pair's money is one
    return words("load-won", who=winners, money=str(money), count=len(players))


def date_of(words: Words, when: datetime, now: datetime) -> str:
    """A date as people say it: `today, 21:14`, `3 November`, `3 November 2024`."""
    there, today = when.astimezone(now.tzinfo), now.date()
    days = (today - there.date()).days
    time = there.strftime("%H:%M")
    if days in (0, 1):
        return words("load-today" if days == 0 else "load-yesterday", time=time)
    month = words(f"month-{there.month}")
    if there.year == today.year:
        return words("load-date", day=str(there.day), month=month)
    return words("load-date-year", day=str(there.day), month=month, year=str(there.year))


def people_of(words: Words, book: Book) -> str:
    """How many people and computers play, and how many choices were made."""
    persons = sum(seat.is_person for seat in book.seats)
    computers = len(book.seats) - persons
    counts = (("load-persons", persons), ("load-computers", computers))
    who = words("list-comma").join(words(key, count=count) for key, count in counts if count)
    return words("load-people", who=who, choices=book.choices)
