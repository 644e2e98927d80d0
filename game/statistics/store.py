"""THE FILE of finished games, an SQLite database: a game is counted whole or not at all, and once at most.

A damaged file is put aside under another name, which the new one remembers until it has been told; a newer
version's file is left alone.
"""

import os
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from game.statistics import schema
from game.statistics.ended import Ended
from game.statistics.figures import KINDS, Figures, figures
from game.statistics.file import Damaged, Newer, opened, put_aside, reason

NAME = "statistics.sqlite"
Found = TypeVar("Found")


@dataclass(frozen=True)
class Trouble:
    """What went wrong, to be told: words for `statistics-trouble-KEY`, with the name of a `file`."""

    key: str
    file: str = NAME


class Store:
    """The statistics in the player's folder. `trouble` is what went wrong last; None when all is well."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.trouble: Trouble | None = None
        self._owed: list[Ended] = []  # games that could not be written yet

    def count(self, game: Ended) -> None:
        """Count a finished game, unless it has been. What cannot be written now is tried again the next time."""
        self._owed.append(game)
        self._settle()

    def figures(self) -> Figures:
        """All that the games came to; none where they cannot be read."""
        self._settle()
        if not os.path.lexists(self.path):
            return Figures()
        found = self._try(_read, writing=False)
        if found is None:
            return Figures()
        known, aside = found
        if aside:
            self._try(lambda file: file.execute("DELETE FROM put_aside"), writing=True)
            self.trouble = Trouble("aside", aside[-1])
        return known

    def _settle(self) -> None:
        self.trouble = None
        self._owed = [game for game in self._owed if not self._written(game)]

    def _written(self, game: Ended) -> bool:
        def write(file: sqlite3.Connection) -> bool:
            _write(file, game)
            return True

        return bool(self._try(write, writing=True))

    def _try(self, work: Callable[[sqlite3.Connection], Found], *, writing: bool) -> Found | None:
        """Do something with the file; None when that cannot be, and `trouble` says why."""
        try:
            with opened(self.path, writing=writing) as file:
                return work(file)
        except Damaged:
            return self._try_anew(work)
        except Newer:
            self.trouble = Trouble("newer")
        except (OSError, sqlite3.Error) as error:
            self.trouble = Trouble(reason(error))
        return None

    def _try_anew(self, work: Callable[[sqlite3.Connection], Found]) -> Found | None:
        """Put the damaged file aside and do it with a new one."""
        try:
            aside = put_aside(self.path)
        except OSError:
            self.trouble = Trouble("stuck")
            return None
        self.trouble = Trouble("aside", aside)
        try:
            with opened(self.path, writing=True) as file:
                file.execute("INSERT INTO put_aside VALUES (?)", (aside,))
                return work(file)
        except (Damaged, Newer, OSError, sqlite3.Error):  # that a file was put aside is the greater news
            return None


def _read(file: sqlite3.Connection) -> tuple[Figures, list[str]]:
    """The figures, and which damaged files nobody has been told of."""
    if not schema.tables(file):
        return Figures(), []
    return figures(file), [name for (name,) in file.execute("SELECT file FROM put_aside ORDER BY rowid")]


def _write(file: sqlite3.Connection, game: Ended) -> None:
    """Write a game down, unless it is there."""
    row = (game.begun, game.seed, game.dealt, game.version, game.ended, " ".join(game.expansions), " ".join(game.rules))
    fresh = file.execute(
        "INSERT OR IGNORE INTO games (begun, seed, dealt, version, ended, expansions, rules) VALUES (?,?,?,?,?,?,?)",
        row,
    )
    if not fresh.rowcount:
        return
    key = fresh.lastrowid
    for seat, sat in enumerate(game.seats):
        values = (key, seat, sat.name, sat.led, sat.level, sat.won, sat.money)
        file.execute("INSERT INTO seats VALUES (?,?,?,?,?,?,?)", values)
    for rode in game.bandits:
        money = (rode.money.get(kind, 0) for kind in KINDS)
        whole = (key, rode.bandit, rode.seat, *money, rode.shot, rode.received)
        file.execute("INSERT INTO bandits VALUES (?,?,?,?,?,?,?,?,?,?,?)", whole)
        grown = [(key, rode.bandit, number, dollars) for number, dollars in enumerate(rode.growth)]
        file.executemany("INSERT INTO growth VALUES (?,?,?,?)", grown)
    cards = [(key, card.action, card.turned_up, card.idle) for card in game.cards]
    file.executemany("INSERT INTO cards VALUES (?,?,?,?)", cards)
