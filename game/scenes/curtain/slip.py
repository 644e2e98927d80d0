"""The slip of paper on the doors: what happened last before everybody's eyes, to be read before they open."""

from collections.abc import Sequence

from pygame import Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import BRICK, INK, PAPER, PAPER_3, SHADOW, WOOD_1, WOOD_3
from game.table.chronicle import Line
from game.ui.canvas import Canvas
from game.ui.paragraph import paragraph
from game.ui.words import Words

AT = (206.0, 196.0)  # units: on the left leaf, beside the poster
WIDE, MARGIN, BADGE = 232.0, 16.0, 26.0
HEAD, SIZE, GAP = 44.0, 17.0, 12.0
MOST = 3  # lines
MORE, MORE_SIZE = 24.0, 15.0  # where it is said that there are more


def draw(kit: Kit, words: Words, lines: Sequence[Line]) -> Surface:
    """The slip with the newest of the log at its end; where there are more, it says where they are read."""
    more, lines = len(lines) > MOST, lines[-MOST:]
    said = [paragraph(kit, line.words, SIZE, WIDE - 2 * MARGIN - BADGE - 8, lettering.BODY) for line in lines]
    high = HEAD + sum(max(one.high, BADGE) + GAP for one in said) + 6 + MORE * more
    canvas = Canvas.empty(kit, WIDE, high, 6)
    canvas.box((3, 5, WIDE, high), SHADOW, radius=8, opacity=0.45)
    canvas.box((0, 0, WIDE, high), PAPER, PAPER_3, radius=8, thick=2)
    canvas.disc(WIDE / 2, 9, 5, WOOD_3, WOOD_1, 1.5)
    canvas.head(words("curtain-just-now"), WIDE / 2, 34, 18, BRICK, align="centre", room=WIDE - 2 * MARGIN)
    top = HEAD
    for line, one in zip(lines, said, strict=True):
        canvas.piece(f"badge_{line.badge}", MARGIN, top, width=BADGE)
        one.draw(canvas, MARGIN + BADGE + 8, top + max(0.0, (BADGE - one.high) / 2), INK)
        top += max(one.high, BADGE) + GAP
    if more:
        foot, room = high - 14, WIDE - 2 * MARGIN
        canvas.text(words("curtain-more"), WIDE / 2, foot, MORE_SIZE, BRICK, align="centre", room=room)
    return canvas.surface
