"""Which puzzles have been solved: a small text file among the player's own, a name a line."""

from pathlib import Path

from game.own_lines import OwnLines

NAME = "puzzles.txt"


class Solved(OwnLines):
    """`names` are the puzzles solved so far."""

    name = NAME
    first_line = "Colt Express, solved puzzles, format 1"

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__(folder)
        self.names = set(self.lines)

    def add(self, name: str) -> None:
        """Remember that a puzzle has been solved."""
        if name not in self.names:
            self.names = {*self.names, name}
            self.keep(sorted(self.names))
