"""A notice: a sentence about something that went wrong, or well, in a frame with a sign."""

from game.draw.palette import AMBER, CREAM, GOOD, INK
from game.ui.canvas import Canvas

HIGH = 48
SIGN = 24
WORDS_AT = 52


def draw(canvas: Canvas, words: str, x: float, y: float, wide: float, *, well: bool = False) -> None:
    """Draw it, its upper left corner at a point, `wide` units wide; `well` when nothing went wrong."""
    canvas.box((x, y, wide, HIGH), INK, GOOD if well else AMBER, radius=12, thick=2)
    canvas.piece("ui_check" if well else "ui_warn", x + 18, y + (HIGH - SIGN) / 2, width=SIGN)
    canvas.text(words, x + WORDS_AT, y + HIGH / 2 + 5.5, 16, CREAM, room=wide - WORDS_AT - 20)
