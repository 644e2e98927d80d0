"""The pile: in Stealin' a ribbon, the current card large, then those to come; in Schemin' a heap with a count."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.draw.palette import AMBER, LINE, MUTED, PANEL
from game.ui.canvas import Canvas
from game.ui.card import Cards, Dress
from game.ui.card_face import HIDDEN, HIGH, WIDE

LARGE, SMALL = 98, 70
STEP = 54
SHOWN = 8  # cards after the current one, then a count
RIBBON_HIGH = 90
CURRENT_X, NEXT_X = 12, 96
CURRENT_Y, NEXT_Y = -5, 10

PileCard = tuple[str, str]  # whose, which (`hidden` for a back)


class Ribbon:
    """The cards still to be carried out, first played first."""

    def __init__(self, cards: Cards, centre: float, top: float, size: float = 1, shown: int = SHOWN) -> None:
        """`centre` x and `top` in units; `size` enlarges it where there is room."""
        self.cards = cards
        self.centre = centre
        self.top = top
        self.size = size
        self.shown = shown

    def draw(self, surface: Surface, pile: Sequence[PileCard], flip: float = 1) -> None:
        """`pile[0]` is the current card; `flip` (0 to 1) is how far it has been turned up."""
        if not pile:
            return
        self._draw_ground(surface, pile)
        for index, card in enumerate(pile[1 : 1 + self.shown]):
            self.cards.blit(surface, card, SMALL * self.size, self.centre_of(pile, index + 1))
        self._draw_current(surface, pile, flip)

    def centre_of(self, pile: Sequence[PileCard], index: int) -> tuple[float, float]:
        """The middle of the `index`-th card, in units."""
        s, left = self.size, self._left(pile)
        if index == 0:
            return left + (CURRENT_X + LARGE * WIDE / HIGH / 2) * s, self.top + (CURRENT_Y + LARGE / 2) * s
        x = NEXT_X + (index - 1) * STEP + SMALL * WIDE / HIGH / 2
        return left + x * s, self.top + (NEXT_Y + SMALL / 2) * s

    def _wide(self, pile: Sequence[PileCard]) -> float:
        following, more = min(self.shown, len(pile) - 1), len(pile) - 1 - self.shown
        return (NEXT_X + following * STEP + (52 if more > 0 else 14)) * self.size

    def _left(self, pile: Sequence[PileCard]) -> float:
        return self.centre - self._wide(pile) / 2

    def _draw_ground(self, surface: Surface, pile: Sequence[PileCard]) -> None:
        s, left, wide = self.size, self._left(pile), self._wide(pile)
        canvas = Canvas(self.cards.kit, surface)
        canvas.panel((left, self.top, wide, RIBBON_HIGH * s), PANEL, LINE, radius=14 * s, opacity=0.95)
        more = len(pile) - 1 - self.shown
        if more > 0:
            canvas.head(f"+{more}", left + wide - 46 * s, self.top + 51 * s, 17 * s, MUTED)

    def _draw_current(self, surface: Surface, pile: Sequence[PileCard], flip: float) -> None:
        """The card turns about its upright axis: its back narrows to nothing, then its face widens."""
        face = pile[0] if flip >= 0.5 else (pile[0][0], HIDDEN)
        picture = self.cards.turned(*face, LARGE * self.size, 0, Dress(AMBER))
        share = abs(flip - 0.5) * 2
        if share < 1:
            width = max(1, round(picture.get_width() * share))
            picture = pygame.transform.smoothscale(picture, (width, picture.get_height()))
        spot = picture.get_rect(center=self.cards.kit.scale.at(*self.centre_of(pile, 0)))
        surface.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)


class Heap:
    """The pile while cards are being laid on it: the last few, turned a little this way and that."""

    TILTS = (-9, 5, -3, 4, -6, 7)
    HIGH = 150
    SHOWN = 4

    def __init__(self, cards: Cards, x: float, y: float) -> None:
        """Its upper left corner, in units."""
        self.cards = cards
        self.x = x
        self.y = y

    def draw(self, surface: Surface, pile: Sequence[PileCard]) -> None:
        """Draw the last cards of the pile."""
        first = max(0, len(pile) - self.SHOWN)
        for place, card in enumerate(pile[first:]):
            centre = (self.x + self.HIGH * WIDE / HIGH / 2 + place * 2, self.y + self.HIGH / 2)
            self.cards.blit(surface, card, self.HIGH, centre, self.TILTS[(first + place) % len(self.TILTS)])
