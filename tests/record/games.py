"""Games for the tests of their files."""

import re
from datetime import UTC, datetime
from pathlib import Path

from game.engine.state import Setup
from game.record.file import DATE, write
from game.record.library import Library
from game.record.scribe import Scribe
from game.session import Seat, Session

BANDITS = ("belle", "cheyenne", "doc", "ghost")
NAMES = ("Anna", "Борис", "Chloé O’Hara", "-")
START = 1_704_067_200
SETUP = Setup(BANDITS, seed=4, first="belle")


def match(persons: int = 2, setup: Setup = SETUP, scribe: Scribe | None = None) -> Session:
    """A match at its first choice; the first seats are persons', the others gambling computers'."""
    players = range(len(setup.players))
    seats = [Seat.of(NAMES[seat % 4]) if seat < persons else Seat.of("Robot", "random", seat) for seat in players]
    return Session(setup, seats, scribe=scribe)


def play_on(session: Session, choices: int = 10_000) -> Session:
    """Play so many choices, or to the end; persons choose the first that is offered."""
    while not session.over and choices:
        choices -= 1
        if session.seats[session.to_move or 0].is_person:
            session.choose(session.state.offered[0])
        else:
            session.let_computer_choose()
    session.settle()
    return session


def text(choices: int = 10_000, persons: int = 2, setup: Setup = SETUP) -> str:
    """The file of a match so far."""
    return write(play_on(match(persons, setup), choices).record())


def scribe(folder: Path, title: str = "Anna") -> Scribe:
    """One who keeps a game in a folder."""
    return Scribe(Library(folder), title)


def dated(text: str, seconds: int) -> str:
    """A game's text that says it was saved so many seconds after the beginning of 2024."""
    when = datetime.fromtimestamp(START + seconds, UTC)
    return re.sub("(?m)^saved: .*", f"saved: {when.strftime(DATE)}", text)
