"""Dragging a card out of the hand with the mouse."""

from dataclasses import dataclass

import pygame
from pygame.event import Event

Point = tuple[int, int]


@dataclass
class Drag:
    """`index` is the card under a pressed button, `at` where it is dragged to once the mouse has moved enough."""

    index: int | None = None
    at: Point | None = None
    _from: Point = (0, 0)

    def follow(self, event: Event, card: int | None, slack: int) -> Point | None:
        """Follow the mouse; where a dragged card was let go, else None.

        `card` is the one under the mouse; nearer than `slack` pixels it is a click and no drag.
        """
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.index, self.at, self._from = card, None, event.pos
        elif event.type == pygame.MOUSEMOTION and self.index is not None:
            far = abs(event.pos[0] - self._from[0]) + abs(event.pos[1] - self._from[1])
            if self.at is not None or far > slack:
                self.at = event.pos
        elif event.type == pygame.MOUSEBUTTONUP and self.index is not None:
            return self.at
        return None

    def end(self) -> None:
        """Nothing is dragged any more."""
        self.index = self.at = None
