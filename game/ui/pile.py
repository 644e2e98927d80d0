"""The pile: in Stealin' a ribbon, the current card large, then those to come; in Schemin' a heap with a count."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.draw import shapes, type
from game.draw.palette import AMBER, LINE, MUTED, PANEL
from game.ui.card import HIGH, WIDE, Cards

LARGE, SMALL = 98, 70
STEP = 54
SHOWN = 8  # cards after the current one, then a count
RIBBON_HIGH = 90

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
        kit, s = self.cards.kit, self.size
        following, more = pile[1 : 1 + self.shown], len(pile) - 1 - self.shown
        wide = 14 + 80 + len(following) * STEP + (46 if more > 0 else 8) + 8
        left = self.centre - wide * s / 2
        surface.blit(kit.panel(wide * s, RIBBON_HIGH * s, PANEL, LINE, radius=14 * s, opacity=0.95), kit.scale.at(left, self.top))
        self._current(surface, pile[0], left + 12 * s, flip)
        x = left + (12 + 70 + 14) * s
        for card in following:
            picture = self.cards.picture(*card, SMALL * s)
            surface.blit(picture, kit.scale.at(x, self.top + 10 * s))
            x += STEP * s
        if more > 0:
            count = kit.text(f"+{more}", 17 * s, MUTED, type.HEAVY)
            surface.blit(count, count.get_rect(midleft=kit.scale.at(x + 6 * s, self.top + 45 * s)))

    def _current(self, surface: Surface, card: PileCard, x: float, flip: float) -> None:
        kit, s = self.cards.kit, self.size
        wide, high = LARGE * WIDE / HIGH * s, LARGE * s
        frame = shapes.rounded(kit.px(wide + 8), kit.px(high + 8), 11 * s * kit.scale.u, AMBER)
        surface.blit(frame, kit.scale.at(x - 4, self.top - 5 * s - 4))
        face = card if flip >= 0.5 else (card[0], "hidden")
        picture = self.cards.picture(*face, high)
        share = abs(flip - 0.5) * 2
        if share < 1:
            picture = pygame.transform.smoothscale(picture, (max(1, round(picture.get_width() * share)), picture.get_height()))
        surface.blit(picture, picture.get_rect(center=kit.scale.at(x + wide / 2, self.top - 5 * s + high / 2)))


class Heap:
    """The pile while cards are being laid on it: the last few, turned a little this way and that."""

    TILTS = (-9, 5, -3, 4, -6, 7)

    def __init__(self, cards: Cards, x: float, y: float) -> None:
        """Its upper left corner, in units."""
        self.cards = cards
        self.x = x
        self.y = y

    def draw(self, surface: Surface, pile: Sequence[PileCard]) -> None:
        """Draw the last cards of the pile."""
        first = max(0, len(pile) - 4)
        for index in range(first, len(pile)):
            place = index - first
            centre = (self.x + 54 + place * 2, self.y + 75)
            self.cards.blit(surface, pile[index], 150, centre, self.TILTS[index % len(self.TILTS)])
