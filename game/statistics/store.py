"""THE FILE of finished games, an SQLite database: a game is counted whole or not at all, and once at most.

A damaged file is put aside under another name, which the new one remembers until it has been told; a newer
version's file is left alone, an older one's brought up to this one's tables.
"""

import sqlite3
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from game.record.library import FORBIDDEN, FULL
from game.statistics import file
from game.statistics.ended import Ended
from game.statistics.figures import Figures, figures
from game.statistics.schema import Damaged, Newer
from game.statistics.turn import Busy

NAME = "statistics.sqlite"
Found = TypeVar("Found")
Opened = Callable[[Path], AbstractContextManager[sqlite3.Connection]]


class Cause(StrEnum):
    """What can go wrong; the values end the keys of the sentences, `statistics-trouble-...`."""

    ASIDE = "aside"  # it was damaged, and has been put aside
    STUCK = "stuck"  # it is damaged, and cannot be put aside
    NEWER = "newer"
    FULL = "full"
    BUSY = "busy"
    FORBIDDEN = "forbidden"
    FAILED = "failed"


@dataclass(frozen=True)
class Trouble:
    """What went wrong, to be told, with the name of the `file` that it is about."""

    cause: Cause
    file: str = NAME


class Store:
    """The statistics in the player's folder. `trouble` is what went wrong last; None when all is well."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.trouble: Trouble | None = None
        self._owed: list[Ended] = []  # games that could not be written yet

    @property
    def begun(self) -> bool:
        """Whether there is a file of them, as far as one may look."""
        try:
            return self.path.exists()
        except OSError:
            return False

    def count(self, game: Ended) -> None:
        """Count a finished game, unless it has been. What cannot be written now is tried again the next time."""
        self._owed.append(game)
        self._settle()

    def figures(self) -> Figures:
        """All that the games came to; none where they cannot be read."""
        self._settle()
        found = self._try(file.reading, _read)
        if found is None:
            return Figures()
        known, aside = found
        if aside:
            self._try(file.writing, lambda base: base.execute("DELETE FROM put_aside"))
            self.trouble = Trouble(Cause.ASIDE, aside[-1])
        return known

    def _settle(self) -> None:
        self.trouble = None
        self._owed = [game for game in self._owed if not self._written(game)]

    def _written(self, game: Ended) -> bool:
        def write(base: sqlite3.Connection) -> bool:
            _write(base, game)
            return True

        return bool(self._try(file.writing, write))

    def _try(self, opened: Opened, work: Callable[[sqlite3.Connection], Found]) -> Found | None:
        """Do something with the file; None when that cannot be, and `trouble` says why."""
        try:
            with opened(self.path) as base:
                return work(base)
        except Damaged:
            return self._try_anew(work)
        except Newer:
            self.trouble = Trouble(Cause.NEWER)
        except Busy:
            self.trouble = Trouble(Cause.BUSY)
        except OSError as error:
            self.trouble = Trouble(_cause(error))
        except sqlite3.Error:  # the game itself is none that could be
            self.trouble = Trouble(Cause.FAILED)
        return None

    def _try_anew(self, work: Callable[[sqlite3.Connection], Found]) -> Found | None:
        """Put the damaged file aside and do it with a new one."""
        try:
            aside = file.put_aside(self.path)
        except (Busy, OSError):
            self.trouble = Trouble(Cause.STUCK)
            return None
        if aside is not None:
            self.trouble = Trouble(Cause.ASIDE, aside)
        try:
            with file.writing(self.path) as base:
                if aside is not None:
                    base.execute("INSERT INTO put_aside VALUES (?)", (aside,))
                return work(base)
        except (Damaged, Newer, Busy, OSError, sqlite3.Error):  # that a file was put aside is the greater news
            return None


def _cause(error: OSError) -> Cause:
    return Cause.FULL if error.errno in FULL else Cause.FORBIDDEN if error.errno in FORBIDDEN else Cause.FAILED


def _read(base: sqlite3.Connection) -> tuple[Figures, list[str]]:
    """The figures, and which damaged files nobody has been told of."""
    return figures(base), [name for (name,) in base.execute("SELECT file FROM put_aside ORDER BY rowid")]


def _write(base: sqlite3.Connection, game: Ended) -> None:
    """Write a game down, unless it is there."""
    row = (game.begun, game.seed, game.dealt, game.version, game.ended, " ".join(game.expansions), " ".join(game.rules))
    fresh = base.execute(
        "INSERT OR IGNORE INTO games (begun, seed, dealt, version, ended, expansions, rules) VALUES (?,?,?,?,?,?,?)",
        row,
    )
    if not fresh.rowcount:
        return
    key = fresh.lastrowid
    for seat, sat in enumerate(game.seats):
        values = (key, seat, sat.name, sat.led, sat.level, sat.won, sat.money)
        base.execute("INSERT INTO seats VALUES (?,?,?,?,?,?,?)", values)
        if sat.hints:
            base.execute("INSERT INTO hints VALUES (?,?,?)", (key, seat, sat.hints))
    for rode in game.bandits:
        base.execute("INSERT INTO bandits VALUES (?,?,?,?,?)", (key, rode.bandit, rode.seat, rode.shot, rode.received))
        money = [(key, rode.bandit, kind, dollars) for kind, dollars in rode.money.items() if dollars]
        base.executemany("INSERT INTO money VALUES (?,?,?,?)", money)
        grown = [(key, rode.bandit, number, dollars) for number, dollars in enumerate(rode.growth)]
        base.executemany("INSERT INTO growth VALUES (?,?,?,?)", grown)
    cards = [(key, card.action, card.turned_up, card.idle) for card in game.cards]
    base.executemany("INSERT INTO cards VALUES (?,?,?,?)", cards)
