"""The whole pile in a panel: a column for each bandit, a row for each turn; what is done is faded, all is numbered."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL
from game.draw.scale import Area
from game.table.card import Cards, Dress
from game.table.card_parts import HIGH, WIDE
from game.table.top_bar import TURN_PIECES
from game.ui.canvas import Canvas
from game.ui.words import Words

AREA = (180, 72, 920, 520)
LEFT, RIGHT = 104, 896  # of the columns, from the panel's left edge
NAMES_TOP = 50
ROWS_TOP, ROWS_FOOT = 86, 504
ROW = 104
CARD, TWO_CARDS = 90, 64  # units high: alone in a turn, or two in a row
TOLD_FROM = 170  # units of a column's width from which a card's name stands beside it
FADED = 0.4
CLOSE = 36
NUMBER = 11  # units: a card's number in the order of the pile, on a disc at its upper left corner

DONE, NOW, COMING, DREW = "done", "now", "coming", "drew"


@dataclass(frozen=True)
class Entry:
    """What a bandit's player did in a turn: a card's `action` (`hidden` for a back), or drew.

    `state` is one of DONE, NOW, COMING, DREW.
    """

    bandit: str
    action: str
    state: str


@dataclass(frozen=True)
class Row:
    """A turn of the round card, S T 2 or R, and what was done in it."""

    turn: str
    entries: tuple[Entry, ...]


class WholePile:
    """The panel; `bandits` are its columns, whoever begins the round first."""

    def __init__(self, cards: Cards, bandits: Sequence[str]) -> None:
        self.cards = cards
        self.bandits = tuple(bandits)
        scale = cards.kit.scale
        x, y, wide, high = AREA
        self.area = (x + scale.wider / 2, y + scale.deeper / 2, wide, high)

    @property
    def kit(self) -> Kit:
        """What it is drawn with."""
        return self.cards.kit

    @property
    def words(self) -> Words:
        """The language it is told in."""
        return self.cards.words

    @property
    def close_at(self) -> Area:
        """Where its close button belongs, in units."""
        x, y, wide, _ = self.area
        return x + wide - CLOSE - 12, y + 8, CLOSE, CLOSE

    def rect(self) -> Rect:
        """Where it is, in pixels."""
        return self.kit.scale.rect(*self.area)

    def begin_with(self, bandits: Sequence[str]) -> None:
        """Order the columns anew: a round begins with another player."""
        self.bandits = tuple(bandits)

    def draw(self, surface: Surface, rows: Sequence[Row]) -> None:
        """Draw the panel; the scene draws the close button over it."""
        key = ("whole pile", self.bandits, tuple(rows), self.words)
        surface.blit(self.kit.kept(key, lambda: self._draw(rows)), self.kit.scale.at(*self.area[:2]))

    def _draw(self, rows: Sequence[Row]) -> Surface:
        _, _, wide, high = self.area
        canvas = Canvas.empty(self.kit, wide, high + 3)
        canvas.panel((0, 0, wide, high), PANEL, LINE, radius=14)
        self._draw_head(canvas, rows)
        for index, bandit in enumerate(self.bandits):
            x = self._column(index)
            canvas.piece(f"badge_{self.cards.who(bandit)}", x, NAMES_TOP, width=26)
            canvas.head(self.words(f"bandit-{bandit}"), x + 34, NAMES_TOP + 19, 16, room=self._column_wide - 40)
        step = min(ROW, (ROWS_FOOT - ROWS_TOP) / max(1, len(rows)))
        above = 0  # cards that lie in the rows above
        for index, row in enumerate(rows):
            self._draw_row(canvas, row, ROWS_TOP + index * step, step, above)
            above += len(_played(row))
        return canvas.surface

    def _draw_head(self, canvas: Canvas, rows: Sequence[Row]) -> None:
        played = [entry for row in rows for entry in _played(row)]
        done = sum(entry.state == DONE for entry in played)
        coming = sum(entry.state == COMING for entry in played)
        wide = canvas.head(self.words("pile-title"), 24, 34, 22)
        told = self.words("pile-count", cards=len(played), done=done, coming=coming)
        canvas.text(told, 24 + wide + 14, 34, 16, MUTED, room=RIGHT - CLOSE - 60 - wide)

    @property
    def _column_wide(self) -> float:
        return (RIGHT - LEFT) / max(4, len(self.bandits))

    def _column(self, index: int) -> float:
        return LEFT + index * self._column_wide

    def _draw_row(self, canvas: Canvas, row: Row, y: float, step: float, above: int) -> None:
        if y > ROWS_TOP:
            canvas.box((24, y - 5, RIGHT - 24, 1.2), LINE, opacity=0.6)
        canvas.piece(f"turn_{TURN_PIECES[row.turn]}", 28, y + (step - 10 - 44) / 2, width=44)
        for index, bandit in enumerate(self.bandits):
            entries = [(nth, entry) for nth, entry in _numbered(row, above) if entry.bandit == bandit]
            high = min(TWO_CARDS if len(entries) > 1 else CARD, step - 14)
            x = self._column(index)
            for nth, entry in entries:
                told = self._column_wide >= TOLD_FROM and len(entries) == 1
                self._draw_entry(canvas, entry, x, y + (step - 10 - high) / 2, high, told=told)
                if entry.state != DREW:
                    self._draw_number(canvas, nth, entry, x, y + (step - 10 - high) / 2)
                x += high * WIDE / HIGH + 10

    def _draw_entry(self, canvas: Canvas, entry: Entry, x: float, y: float, high: float, *, told: bool) -> None:
        wide = high * WIDE / HIGH
        if entry.state == DREW:
            canvas.box((x, y, wide, high), None, LINE, radius=8, dash="5 5")
            canvas.piece("icon_draw_cream", x + wide / 2 - 15, y + high / 2 - 15, width=30)
        else:
            self._draw_card(canvas, entry, (x + wide / 2, y + high / 2), high)
        if entry.state == DONE and not told:
            canvas.piece("ui_check", x + wide / 2 - 12, y + high / 2 - 12, width=24)
        if told:
            self._tell(canvas, entry, x + wide + 12, y + high / 2)

    def _draw_card(self, canvas: Canvas, entry: Entry, centre: tuple[float, float], high: float) -> None:
        dress = Dress(AMBER if entry.state == NOW else None, opacity=FADED if entry.state == DONE else 1)
        self.cards.blit(canvas.surface, (entry.bandit, entry.action), high, centre, 0, dress)

    @staticmethod
    def _draw_number(canvas: Canvas, nth: int, entry: Entry, x: float, y: float) -> None:
        """When a card is carried out: columns cannot tell, where the turn's order is reversed."""
        colour = MUTED if entry.state == DONE else CREAM
        canvas.disc(x + 2, y + 4, NUMBER, PANEL, AMBER if entry.state == NOW else LINE, 1.5)
        canvas.head(str(nth), x + 2, y + 4 + 4.5, 12.5, colour, align="centre")

    def _tell(self, canvas: Canvas, entry: Entry, x: float, middle: float) -> None:
        """What the card is and how far it has come."""
        room = self._column_wide - CARD * WIDE / HIGH - 20
        state = self.words(f"pile-{entry.state}")
        if entry.state == DREW:
            canvas.text(state, x, middle + 5, 15, MUTED, room=room)
            return
        now = entry.state == NOW
        name = self.words(f"action-{entry.action}")
        canvas.head(name, x, middle - 4, 15, MUTED if entry.state == DONE else CREAM, room=room)
        face = lettering.BOLD if now else lettering.BODY
        wide = canvas.text(state, x, middle + 18, 15, AMBER if now else MUTED, face, room=room)
        if entry.state == DONE:
            canvas.piece("ui_check", x + wide + 6, middle + 4, width=17)


def _played(row: Row) -> list[Entry]:
    """The cards that were played in a turn."""
    return [entry for entry in row.entries if entry.state != DREW]


def _numbered(row: Row, above: int) -> list[tuple[int, Entry]]:
    """A turn's entries, each with how many cards there are up to it."""
    found = []
    for entry in row.entries:
        above += entry.state != DREW
        found.append((above, entry))
    return found
