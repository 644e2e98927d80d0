"""Pieces drawn before they are needed, by a thread of its own: a large one would halt the picture."""

from contextlib import suppress
from threading import Thread

import pygame

from game.draw.art import Art
from game.paths import BrokenAsset


class Ahead:
    """Draws what `art` is wanted to have ready, while pictures go on: nothing of that holds up another thread."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._thread: Thread | None = None

    def begin(self) -> None:
        """Draw what is wanted from now on."""
        self._thread = Thread(target=self._work, name="pieces", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Draw nothing more: a thread that still draws would outlive the window."""
        if self._thread is not None:
            self.art.want_nothing()
            self.art.wanted.put(None)
            self._thread.join()
            self._thread = None

    def _work(self) -> None:
        while (piece := self.art.wanted.get()) is not None:
            with suppress(BrokenAsset, pygame.error):  # whoever needs it says so, or can do it in another instant
                self.art.sized(*piece)
