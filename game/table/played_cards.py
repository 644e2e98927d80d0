"""The pile in Schemin': the cards as they were laid, the newest large at the right end."""

from collections.abc import Sequence

from pygame import Surface

from game.draw import shapes
from game.draw.palette import AMBER, LINE, MUTED, PANEL
from game.table.card import Cards, Dress
from game.table.card_parts import HIGH, WIDE
from game.table.pile import LARGE, RIBBON_HIGH, SMALL, STEP, PileCard
from game.ui.canvas import Canvas

MARGIN, END = 14.0, 12.0
MORE = 46.0  # units for the number of those before


class PlayedCards:
    """`centre` x and `top` in units, `size` enlarges it, `shown` cards are seen before the newest."""

    def __init__(self, cards: Cards, centre: float, top: float, size: float, shown: int) -> None:
        self.cards = cards
        self.centre = centre
        self.top = top
        self.size = size
        self.shown = shown

    def newest(self, count: int) -> tuple[float, float]:
        """The middle of the newest of so many cards, in units."""
        right = self.centre + self._wide(count) / 2
        return right - (END + LARGE * WIDE / HIGH / 2) * self.size, self.top + (LARGE / 2 - 5) * self.size

    def middles(self, pile: Sequence[PileCard]) -> list[tuple[PileCard, tuple[float, float]]]:
        """The cards that are seen, each with its middle in units."""
        s, count = self.size, len(pile)
        if not count:
            return []
        left = self.centre - self._wide(count) / 2 + (MARGIN + (MORE if self._more(count) else 0)) * s
        before = pile[max(0, count - 1 - self.shown) : -1]
        middle, high = SMALL * WIDE / HIGH / 2, self.top + RIBBON_HIGH / 2 * s
        found = [(card, (left + (nth * STEP + middle) * s, high)) for nth, card in enumerate(before)]
        return [*found, (pile[-1], self.newest(count))]

    def draw(self, surface: Surface, pile: Sequence[PileCard]) -> None:
        """Draw the pile; nothing when no card has been laid yet."""
        if not pile:
            return
        kit, s, count = self.cards.kit, self.size, len(pile)
        wide = self._wide(count)
        ground = kit.kept(("played cards", wide, s, self._more(count)), lambda: self._ground(wide, self._more(count)))
        surface.blit(ground, kit.scale.at(self.centre - wide / 2, self.top))
        *before, (newest, middle) = self.middles(pile)
        for card, place in before:
            self.cards.blit(surface, card, SMALL * s, place)
        self.cards.blit(surface, newest, LARGE * s, middle, 0, Dress(AMBER))

    def _more(self, count: int) -> int:
        return max(0, count - 1 - self.shown)

    def _wide(self, count: int) -> float:
        return self.wide(count, self.shown)

    def wide(self, count: int, shown: int) -> float:
        """How wide it is with so many cards, of which `shown` before the newest are seen at most, in units."""
        before = min(shown, max(0, count - 1)) * STEP
        more = MORE if count - 1 > shown else 0
        return (MARGIN + more + before + 4 + LARGE * WIDE / HIGH + END) * self.size

    def _ground(self, wide: float, more: int) -> Surface:
        s, high = self.size, RIBBON_HIGH * self.size
        canvas = Canvas.empty(self.cards.kit, wide, high + 3)
        canvas.panel((0, 0, wide, high), PANEL, LINE, radius=14 * s)
        if more:
            canvas.head(f"+{more}", MARGIN * s, 51 * s, 17 * s, MUTED)
        return shapes.quick(canvas.surface)
