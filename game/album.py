"""Pictures of the window, taken by the player and kept as files."""

import os
from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui.words import Words
from game.whole_file import write_new

MOST_A_SECOND = 100


class Said(NamedTuple):
    """A sentence, and whether it tells of something that went well."""

    words: str
    well: bool


class Album:
    """A folder of pictures. `now` tells the time, which names them."""

    def __init__(
        self, folder: Path, words: Words, now: Callable[[], datetime] = lambda: datetime.now().astimezone()
    ) -> None:
        self.folder = folder
        self._words = words
        self._now = now

    def keep(self, picture: Surface, *, left_out: bool = False) -> Said:
        """Write a picture of what is in the window into a new file; says where, or that it failed.

        `left_out` tells that an open hand is not in it.
        """
        try:
            file = self._write_new(_png(picture))
        except (OSError, pygame.error):
            return Said(self._words("picture-failed", folder=str(self.folder)), well=False)
        key = "picture-kept-without-hand" if left_out else "picture-kept"
        return Said(self._words(key, file=str(file)), well=True)

    def _write_new(self, data: bytes) -> Path:
        """Write a picture under a name that none has yet, which it returns.

        Raises OSError, also when there are too many of the same second.
        """
        stem = f"{self._now():%Y-%m-%d %H.%M.%S}"
        for number in range(1, MOST_A_SECOND):
            file = self.folder / f"{stem}{'' if number == 1 else f' ({number})'}.png"
            if not os.path.lexists(file):
                write_new(file, data)
                return file
        raise FileExistsError(stem)


def _png(picture: Surface) -> bytes:
    data = BytesIO()
    pygame.image.save(picture, data, "picture.png")
    return data.getvalue()
