"""Counts made-up games without end in the folders that it is told, for the kill test. Says each that is on disk."""

import os
from itertools import count
from pathlib import Path

from game.statistics.store import Store
from tests.lives import copied
from tests.statistics.games import made_up, sat


def go_on(folder: Path) -> None:
    """Count until somebody ends it."""
    store = Store(folder)
    first = store.figures().games
    for number in count(first):
        store.count(made_up(sat("Ada", won=True), sat("Bob"), sat("Cleo"), seed=number))
        os.write(1, f"{number + 1}\n".encode())


if __name__ == "__main__":
    copied(go_on)
