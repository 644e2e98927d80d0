"""The pile: in Stealin' a ribbon, the current card large, then those to come; in Schemin' a heap with a count."""

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.draw import shapes
from game.draw.palette import AMBER, BAD, INK, LINE, MUTED, PANEL, code
from game.table.card import Cards, Dress
from game.table.card_face import HIDDEN
from game.table.card_parts import HIGH, WIDE
from game.ui.canvas import Canvas

LARGE, SMALL = 98, 70
STEP = 54
SHOWN = 8  # cards after the current one, then a count
RIBBON_HIGH = 90
CURRENT_X, NEXT_X = 12, 96
CURRENT_Y, NEXT_Y = -5, 10
SLIPS, SLIPS_TILT, SLIP_STEPS = 12, 6, 6  # units and degrees that a card in vain slips; pictures of that

CROSS = (
    f'<path d="M8 8 L52 52 M52 8 L8 52" stroke="{code(INK)}" stroke-width="15" stroke-linecap="round"/>'
    f'<path d="M8 8 L52 52 M52 8 L8 52" stroke="{code(BAD)}" stroke-width="8" stroke-linecap="round"/>'
)

PileCard = tuple[str, str]  # whose, which (`hidden` for a back)


class Ribbon:
    """The cards still to be carried out, first played first."""

    def __init__(self, cards: Cards, centre: float, top: float, size: float = 1) -> None:
        """`centre` x and `top` in units; `size` enlarges it where there is room."""
        self.cards = cards
        self.centre = centre
        self.top = top
        self.size = size
        self.shown = SHOWN

    def draw(
        self, surface: Surface, pile: Sequence[PileCard], flip: float = 1, cancelled: bool = False, vain: float = 0
    ) -> None:
        """`pile[0]` is the current card; `flip` (0 to 1) is how far it has been turned up.

        A `cancelled` card lies dark under a cross. One in `vain` is grey, and slips so far (0 to 1) out of its row.
        """
        if not pile:
            return
        self._draw_ground(surface, pile)
        for index, card in enumerate(pile[1 : 1 + self.shown]):
            self.cards.blit(surface, card, SMALL * self.size, self.centre_of(pile, index + 1))
        if vain:
            self._draw_slipped(surface, pile, vain)
        else:
            self._draw_current(surface, pile, flip)
        if cancelled:
            self._cross_out(surface, pile)

    def wide(self, count: int, shown: int) -> float:
        """How wide it is with so many cards, of which `shown` follow the current one at most, in units."""
        following, more = min(shown, count - 1), count - 1 - shown
        return (NEXT_X + following * STEP + (52 if more > 0 else 14)) * self.size

    def centre_of(self, pile: Sequence[PileCard], index: int) -> tuple[float, float]:
        """The middle of the `index`-th card, in units."""
        s, left = self.size, self._left(pile)
        if index == 0:
            return left + (CURRENT_X + LARGE * WIDE / HIGH / 2) * s, self.top + (CURRENT_Y + LARGE / 2) * s
        x = NEXT_X + (index - 1) * STEP + SMALL * WIDE / HIGH / 2
        return left + x * s, self.top + (NEXT_Y + SMALL / 2) * s

    def _wide(self, pile: Sequence[PileCard]) -> float:
        return self.wide(len(pile), self.shown)

    def _left(self, pile: Sequence[PileCard]) -> float:
        return self.centre - self._wide(pile) / 2

    def _draw_ground(self, surface: Surface, pile: Sequence[PileCard]) -> None:
        kit, wide, more = self.cards.kit, self._wide(pile), len(pile) - 1 - self.shown
        ground = kit.kept(("ribbon", wide, self.size, more), lambda: self._ground(wide, more))
        surface.blit(ground, kit.scale.at(self._left(pile), self.top))

    def _ground(self, wide: float, more: int) -> Surface:
        """The panel under the cards, with the number of those that are not shown."""
        s, high = self.size, RIBBON_HIGH * self.size
        canvas = Canvas.empty(self.cards.kit, wide, high + 3)
        canvas.panel((0, 0, wide, high), PANEL, LINE, radius=14 * s)
        if more > 0:
            canvas.head(f"+{more}", wide - 46 * s, 51 * s, 17 * s, MUTED)
        return shapes.quick(canvas.surface)

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

    def _draw_slipped(self, surface: Surface, pile: Sequence[PileCard], vain: float) -> None:
        """The card hangs lower and askew, without colour."""
        step = round(vain * SLIP_STEPS)
        tilt = SLIPS_TILT * step / SLIP_STEPS
        key = ("slipped", pile[0], self.size, step)
        picture = self.cards.kit.kept(
            key, lambda: pygame.transform.grayscale(self.cards.turned(*pile[0], LARGE * self.size, tilt))
        )
        x, y = self.centre_of(pile, 0)
        spot = picture.get_rect(center=self.cards.kit.scale.at(x, y + SLIPS * self.size * step / SLIP_STEPS))
        surface.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _cross_out(self, surface: Surface, pile: Sequence[PileCard]) -> None:
        kit, high = self.cards.kit, LARGE * self.size
        wide = high * WIDE / HIGH
        x, y = self.centre_of(pile, 0)
        canvas = Canvas(kit, surface)
        canvas.box((x - wide / 2, y - high / 2, wide, high), INK, radius=7, opacity=0.62)
        canvas.svg(CROSS, x - 30 * self.size, y - 30 * self.size, 60 * self.size, 60 * self.size)


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

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of its cards, in units."""
        return self.x + self.HIGH * WIDE / HIGH / 2, self.y + self.HIGH / 2

    def draw(self, surface: Surface, pile: Sequence[PileCard]) -> None:
        """Draw the last cards of the pile."""
        first = max(0, len(pile) - self.SHOWN)
        for place, card in enumerate(pile[first:]):
            centre = (self.centre[0] + place * 2, self.centre[1])
            self.cards.blit(surface, card, self.HIGH, centre, self.TILTS[(first + place) % len(self.TILTS)])
