"""Which puzzles have been solved: a small text file among the player's own, a name a line."""

from pathlib import Path

from game.whole_file import put_aside, write_whole

NAME = "puzzles.txt"
FIRST_LINE = "Colt Express, solved puzzles, format 1"
MOST_BYTES = 100_000


class Solved:
    """`names` are the puzzles solved so far; `trouble` says what is wrong with the file, as the end of a key.

    Without a folder they are remembered as long as the program runs.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.file = None if folder is None else folder / NAME
        self.trouble = ""
        self.names = self._read()

    def add(self, name: str) -> None:
        """Remember that a puzzle has been solved; a damaged file is put aside first, never written over."""
        if name in self.names:
            return
        self.names = {*self.names, name}
        if self.file is None:
            return
        try:
            if self.trouble == "damaged":
                put_aside(self.file)
            write_whole(self.file, "\n".join((FIRST_LINE, *sorted(self.names), "")).encode())
            self.trouble = ""
        except OSError:
            self.trouble = "not-kept"

    def _read(self) -> set[str]:
        if self.file is None:
            return set()
        try:
            written = self.file.read_bytes()[:MOST_BYTES]
            first, *names = written.decode("utf-8").splitlines()
        except FileNotFoundError:
            return set()
        except (OSError, ValueError):  # no letters, or not a single line
            self.trouble = "damaged"
            return set()
        if first != FIRST_LINE:
            self.trouble = "damaged"
            return set()
        return {name for name in names if name}
