"""`colt-express tour FOLDER`: a picture of every scene in its typical states, for people and for tests."""

import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile

from game.draw.scale import UNITS_TALL, UNITS_WIDE
from game.start import guarded
from game.tour.tour import Tour
from game.ui.words import Words

STANDARD = (UNITS_WIDE, UNITS_TALL)


def main(folder: Path, size: tuple[int, int]) -> int:
    """Draw the pictures at 1280x720 and at another size, if that is wanted too; exit status 2 where that cannot be."""
    return guarded(partial(_run, folder, list(dict.fromkeys((STANDARD, size)))))


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
