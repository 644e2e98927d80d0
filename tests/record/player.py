"""Plays computers' games for the kill test, in the folders that it is told, each going on from its file.

Says the number of every choice that is confirmed to be on disk.
"""

import os
from pathlib import Path

from game.record.library import Library, load
from game.record.scribe import Scribe
from game.session import Session
from tests.lives import copied
from tests.record.games import match


def under_way(library: Library) -> Session:
    """The game that was written last, or a new one."""
    for file in library.files()[:1]:
        return Session.resume(load(file.path), Scribe(library, "Killed", file.path))
    return match(0, scribe=Scribe(library, "Killed"))


def play(folder: Path) -> None:
    """Play on to the end of the game."""
    session = under_way(Library(folder))
    os.write(1, b"ready\n")
    while not session.over:
        session.let_computer_choose()
        session.settle()
        os.write(1, f"{len(session.choices)}\n".encode())


if __name__ == "__main__":
    copied(play)
