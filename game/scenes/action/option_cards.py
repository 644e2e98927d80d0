"""Options as picture cards in a panel over the train, with a tail to whoever chooses."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.draw import lettering
from game.draw.palette import AMBER, BRICK, INK, PANEL, PAPER, PAPER_3, SHADOW, code
from game.draw.scale import Area
from game.expansions.expansion import OptionCard
from game.table.pile_over_train import PileOverTrain
from game.table.table import Table
from game.ui.canvas import Canvas, text_width
from game.ui.controls import number_disc

HIGH, UNDER_PILE = 208.0, 2.0  # it lies so far under the pile
CARD, CARD_HIGH = 188.0, 186.0
APART, MARGIN = 10.0, 16.0
EDGE = 12.0  # the panel keeps from the ends of its room
PICTURE = 76.0
NAME, TEXT, PRICE = 17.0, 15.0, 19.0
LEADING = 18.0
RADIUS = 12.0
TAIL = 17.0  # half its width


class OptionCards:
    """Lies in the middle over a table's train, under the pile."""

    def __init__(self, table: Table, pile: PileOverTrain) -> None:
        self.table = table
        self.pile = pile

    @property
    def _top(self) -> float:
        return self.pile.rect().bottom / self.table.kit.scale.u + UNDER_PILE

    def _places(self, count: int) -> list[Area]:
        """Where so many cards lie, in units; narrower where the log leaves less room."""
        room = self.table.right - 2 * (EDGE + MARGIN) - (count - 1) * APART
        wide = min(CARD, room / max(1, count))
        left = self.table.right / 2 - (count * (wide + APART) - APART) / 2
        return [
            (left + nth * (wide + APART), self._top + (HIGH - CARD_HIGH) / 2, wide, CARD_HIGH) for nth in range(count)
        ]

    def rects(self, count: int) -> list[Rect]:
        """Where so many cards lie, in pixels."""
        return [self.table.kit.scale.rect(*place) for place in self._places(count)]

    def draw(
        self,
        surface: Surface,
        cards: Sequence[OptionCard],
        pointed: int | None,
        tip: tuple[float, float],
        *,
        numbered: bool,
    ) -> None:
        """Draw them; `pointed` is framed, `tip` is where the panel's tail ends, in units."""
        canvas, places = Canvas(self.table.kit, surface), self._places(len(cards))
        left, right = places[0][0] - MARGIN, places[-1][0] + places[-1][2] + MARGIN
        canvas.box((left, self._top + 4, right - left, HIGH), SHADOW, radius=14, opacity=0.5)
        canvas.box((left, self._top, right - left, HIGH), PANEL, AMBER, radius=14, thick=3)
        self._tail(canvas, left, right, tip)
        for nth, (card, place) in enumerate(zip(cards, places, strict=True)):
            _draw_card(canvas, card, place, framed=nth == pointed)
            if numbered:
                number_disc(canvas, place[0] + 20, place[1] + 20, nth + 1, 13)

    def _tail(self, canvas: Canvas, left: float, right: float, tip: tuple[float, float]) -> None:
        x, y = tip
        foot = self._top + HIGH - 2
        if y < foot + 8:
            return
        root = min(max(x - 24, left + 2 * TAIL), right - 2 * TAIL)
        low, high = min(root - TAIL, x), max(root + TAIL, x)
        a, b, c = root - TAIL - low, root + TAIL - low, x - low
        path = f"M{a:.1f} 0 L{c:.1f} {y - foot:.1f} L{b:.1f} 0"
        canvas.svg(
            f'<path d="{path} Z" fill="{code(PANEL)}"/>'
            f'<path d="{path}" fill="none" stroke="{code(AMBER)}" stroke-width="3" stroke-linejoin="round"/>',
            low,
            foot,
            high - low + 2,
            y - foot + 4,
        )


def _draw_card(canvas: Canvas, card: OptionCard, place: Area, *, framed: bool) -> None:
    """A paper card: the picture, the name, what it costs, a line, what it brings."""
    x, y, wide, high = place
    middle = x + wide / 2
    canvas.box(place, PAPER, AMBER if framed else INK, radius=RADIUS, thick=4 if framed else 2)
    canvas.box((x + 5, y + 5, wide - 10, high - 10), None, PAPER_3, radius=RADIUS - 4, thick=1)
    canvas.piece(card.piece, middle - PICTURE / 2, y + 8, width=PICTURE)
    canvas.head(card.title, middle, y + 100, NAME, INK, align="centre", room=wide - 20)
    lines = _lines(canvas, card.text, wide - 24)
    for nth, line in enumerate(lines):
        baseline = y + 132 + (nth - (len(lines) - 1) / 2) * LEADING * max(1.0, canvas.kit.letters)
        canvas.text(line, middle, baseline, TEXT, INK, align="centre", room=wide - 20)
    canvas.box((x + 18, y + 150, wide - 36, 1.2), PAPER_3)
    price = text_width(canvas.kit, card.price, PRICE, lettering.HEAVY)
    per = 0.0
    if card.per:
        per = min(text_width(canvas.kit, card.per, TEXT), wide - 24 - price - 6) + 6
    left = middle - (price + per) / 2
    canvas.head(card.price, left, y + 173, PRICE, BRICK)
    if card.per:
        canvas.text(card.per, left + price + 6, y + 172, TEXT, INK, room=per - 4)


def _lines(canvas: Canvas, words: str, room: float) -> list[str]:
    """A sentence in lines of about the same length, as few as there is room for: one, or two."""
    if text_width(canvas.kit, words, TEXT) <= room:
        return [words]
    parts = words.split(" ")
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return list(min(ways, key=lambda way: max(text_width(canvas.kit, line, TEXT) for line in way), default=(words,)))
