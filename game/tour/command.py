"""`colt-express tour FOLDER`: a picture of every scene in its typical states, for people and for tests."""

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryFile

from game.draw.scale import UNITS_TALL, UNITS_WIDE
from game.play import guarded, window_size
from game.tour.tour import Tour
from game.ui.words import Words

STANDARD = (UNITS_WIDE, UNITS_TALL)


def main(arguments: list[str]) -> int:
    """Draw the pictures at 1280x720 and, with --size, at another size too; exit status 2 where that cannot be."""
    parser = argparse.ArgumentParser(prog="colt-express tour")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", default="")
    wishes = parser.parse_args(arguments)
    size = window_size(["--size", wishes.size] if wishes.size else [])
    if size is None:
        return 2
    return guarded(lambda: _run(wishes.folder, list(dict.fromkeys((STANDARD, size)))))


def _run(folder: Path, sizes: list[tuple[int, int]]) -> int:
    words = Words()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):  # a folder may be there in which nothing can be written
            pass
    except OSError:
        print(words("tour-no-write", folder=str(folder)), file=sys.stderr)
        return 2
    count = sum(Tour(folder, size).run() for size in sizes)
    print(words("tour-done", count=count, folder=str(folder)))
    return 0
