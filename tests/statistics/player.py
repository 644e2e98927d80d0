"""Counts made-up games without end, for the kill test: player.py FOLDER. Says each that is on disk."""

import os
import sys
from itertools import count
from pathlib import Path

from game.statistics.store import Store
from tests.statistics.games import made_up, sat


def main(folder: Path) -> None:
    """Count until somebody ends it."""
    store = Store(folder)
    first = store.figures().games
    for number in count(first):
        store.count(made_up(sat("Ada", won=True), sat("Bob"), sat("Cleo"), seed=number))
        os.write(1, f"{number + 1}\n".encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]))
