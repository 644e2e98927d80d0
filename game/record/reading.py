"""Reading in threads: a slow disk, or a folder of thousands of games, stops no picture.

The threads open files and hardly do more: whatever takes the processor's time is done little by little by the scenes,
within the time that is given to them.
"""

from collections.abc import Callable
from concurrent.futures import Future, wait
from pathlib import Path
from threading import Thread
from typing import TypeVar

from game.record.file import Damaged, Record
from game.record.library import GameFile, Library, load

Found = TypeVar("Found")


class Listing:
    """A look into the folder of games: `found` grows."""

    def __init__(self, library: Library, known: list[GameFile]) -> None:
        """Begin; of the `known` only what has been written meanwhile is opened."""
        self.found: list[GameFile] = []
        self._dropped = False
        self._looking = in_background(lambda: self._look(library, known))

    def drop(self) -> None:
        """Nobody wants to know any more."""
        self._dropped = True

    def ended(self, seconds: float = 0) -> bool:
        """Whether that is all, after so many seconds at most.

        Raises what the look has broken off with: a list that lacks games without a word would be worse.
        """
        if not wait([self._looking], seconds).done:
            return False
        self._looking.result()
        return True

    def _look(self, library: Library, known: list[GameFile]) -> None:
        for file in library.look(known):
            if self._dropped:
                return
            self.found.append(file)


def loaded(path: Path) -> Future[Record | Damaged]:
    """Begin to load a file: its game, or why there is none."""
    return in_background(lambda: _load(path))


def in_background(work: Callable[[], Found]) -> Future[Found]:
    """Begin to do something; the program's end does not wait for it."""
    future: Future[Found] = Future()

    def run() -> None:
        try:
            future.set_result(work())
        except BaseException as error:  # noqa: BLE001 - it is raised again where the result is asked for
            future.set_exception(error)

    Thread(target=run, daemon=True).start()
    return future


def _load(path: Path) -> Record | Damaged:
    try:
        return load(path)
    except Damaged as damage:
        return damage
