"""Pictures of the window, taken by the player and kept as files."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui.words import Words

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

    def keep(self, picture: Surface) -> Said:
        """Write a picture of what is in the window into a new file; says where, or that it failed."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = self._new_name()
            _write(file, picture)
        except (OSError, pygame.error):
            return Said(self._words("picture-failed", folder=str(self.folder)), well=False)
        return Said(self._words("picture-kept", file=str(file)), well=True)

    def _new_name(self) -> Path:
        """A name that no picture has yet.

        Raises FileExistsError when there are too many of the same second.
        """
        stem = f"{self._now():%Y-%m-%d %H.%M.%S}"
        for number in range(1, MOST_A_SECOND):
            file = self.folder / f"{stem}{'' if number == 1 else f' ({number})'}.png"
            if not file.exists():
                return file
        raise FileExistsError(stem)


def _write(file: Path, picture: Surface) -> None:
    """Write a picture whole or not at all: pygame by itself takes no notice of a full disk.

    Raises OSError.
    """
    data = BytesIO()
    pygame.image.save(picture, data, file.name)
    try:
        with file.open("xb") as opened:
            opened.write(data.getvalue())
    except OSError:
        with suppress(OSError):
            file.unlink()
        raise
