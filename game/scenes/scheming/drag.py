"""Dragging a card out of the hand with the mouse."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Surface
from pygame.event import Event

from game.table.card import Cards
from game.table.fan import CARD, Held

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

    def draw(self, surface: Surface, cards: Cards, held: Sequence[Held]) -> None:
        """Draw the card of the hand that is dragged, if one is."""
        if self.at is None or self.index is None:
            return
        card, u = held[self.index], cards.kit.scale.u
        cards.blit(surface, (card.bandit, card.action), CARD, (self.at[0] / u, self.at[1] / u), 0)

    def end(self) -> None:
        """Nothing is dragged any more."""
        self.index = self.at = None
