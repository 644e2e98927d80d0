"""A small text file among the player's own: a first line says what it is, every other line is a thing to remember."""

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from game.whole_file import put_aside, write_whole

MOST_BYTES = 100_000


class OwnLines:
    """Whoever inherits gives the file its `name` and its `first_line`, and says what the `lines` mean.

    `trouble` says what is wrong with the file, as the end of a key. Without a folder the lines are remembered as long
    as the program runs.
    """

    name: ClassVar[str]
    first_line: ClassVar[str]

    def __init__(self, folder: Path | None = None) -> None:
        self.file = None if folder is None else folder / self.name
        self.trouble = ""
        self.lines = self._read()

    def keep(self, lines: Iterable[str]) -> None:
        """Remember these lines; a damaged file is put aside first, never written over."""
        self.lines = list(lines)
        if self.file is None:
            return
        try:
            if self.trouble == "damaged":
                put_aside(self.file)
            write_whole(self.file, "\n".join((self.first_line, *self.lines, "")).encode())
            self.trouble = ""
        except OSError:
            self.trouble = "not-kept"

    def damaged(self) -> list[str]:
        """The file means nothing: there are no lines, and that is told."""
        self.trouble = "damaged"
        return []

    def _read(self) -> list[str]:
        if self.file is None:
            return []
        try:
            with self.file.open("rb") as opened:
                first, *lines = opened.read(MOST_BYTES).decode("utf-8").splitlines()
        except FileNotFoundError:
            return []
        except (OSError, ValueError):  # no letters, or not a single line
            return self.damaged()
        return [line for line in lines if line] if first == self.first_line else self.damaged()
