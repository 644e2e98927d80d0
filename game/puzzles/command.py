"""`colt-express puzzle`: proves puzzles by exhaustive search, or finds new ones."""

import json
import sys
from itertools import islice
from pathlib import Path
from random import Random

from game.engine.game import CannotBePlayed
from game.engine.written import Misread
from game.puzzles.grading import grade
from game.puzzles.maker import found
from game.puzzles.puzzle import read_puzzle
from game.puzzles.solver import TooWide
from game.ui.words import Words

FAULTS = (Misread, CannotBePlayed, TooWide, json.JSONDecodeError, UnicodeError, OSError)


def main(paths: list[Path], make: int | None, number: int, seed: int) -> int:
    """Grade the puzzles in files and folders; with `make`, find new ones with so many cards for the first folder.

    Exit status 1 when a puzzle has not exactly one best plan, 2 when a file is no puzzle.
    """
    words = Words()
    if make is not None:
        try:
            paths[0].mkdir(parents=True, exist_ok=True)
            for path in islice(found(Random(f"{seed} {make}"), make, paths[0]), number):
                print(path, flush=True)
        except OSError as trouble:
            print(words("puzzle-not-kept", folder=str(paths[0]), trouble=str(trouble)), file=sys.stderr)
            return 2
        return 0
    return max(_graded(words, file) for path in paths for file in _files(path))


def _files(path: Path) -> list[Path]:
    """The file, or the puzzles of a folder; a folder without any is left for what it is, and told as no puzzle."""
    return (sorted(path.glob("*.json")) if path.is_dir() else []) or [path]


def _graded(words: Words, file: Path) -> int:
    """Print the grade of one puzzle; the exit status."""
    try:
        puzzle = read_puzzle(file)
        found_out = grade(puzzle)
    except FAULTS as trouble:
        print(words("puzzle-unreadable", file=str(file), trouble=str(trouble)), file=sys.stderr, flush=True)
        return 2
    proved = found_out.solving == (puzzle.solution,)
    facts: dict[str, str | int] = {
        "file": file.name,
        "goal": puzzle.goal,
        "plans": found_out.plans,
        "next": found_out.next_best,
        "solving": len(found_out.solving),
        "stars": "*" * found_out.stars,
    }
    print(words("puzzle-proved" if proved else "puzzle-not-proved", **facts), flush=True)
    return 0 if proved else 1
