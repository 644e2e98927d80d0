"""Counts made-up games beside other programs: counting.py FOLDER GAMES FIRST-SEED."""

import sys
from pathlib import Path

from game.statistics.store import Store
from tests.statistics.games import made_up, sat


def main(folder: Path, games: int, first: int) -> None:
    """Count so many games, each in a file opened anew."""
    for seed in range(first, first + games):
        Store(folder).count(made_up(sat("Ada", won=True), sat("Bob"), seed=seed))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
