"""The pictures of a round's card shown large: its face, its turns, its event, who begins, the button below."""

from dataclasses import dataclass

from pygame import Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import CREAM, INK, LINE, MUTED, WOOD_1
from game.table.top_bar import TURN_PIECES, Told
from game.ui.canvas import Canvas, text_width
from game.ui.controls import FIRST
from game.ui.looks import NORMAL, look
from game.ui.paragraph import Paragraph, paragraph
from game.ui.words import Words

BACK_PIECE, FACE_PIECE = "round_card_back", "round_card"
SIZE = 1.1
CARD = (520.0 * SIZE, 332.0 * SIZE)
HEAD = (43.0, 26.0)  # of the card's own units, like all of these: baseline, size
STEP, ICON, ICONS_AT, WORDS_AT = 84.0, 62.0, 119.0, 168.0
EVENT = (44.0, 206.0, 96.0)
NAME_AT, LINES_TOP, LINES_HIGH, ROOM = (168.0, 233.0), 244.0, 72.0, 324.0
SIZES = (17.0, 15.5, 14.0, 12.5)  # of the event's sentence: the largest for which there is room
KEEP = 36.0
PILL_HIGH, PILL_BADGE = 44.0, 26.0
BUTTON = (204.0, 58.0)
RING = 6.0


@dataclass(frozen=True)
class Order:
    """Who begins a round, by his badge and what is said of him, and the badges of those who follow."""

    badge: str
    said: str
    then: tuple[str, ...]


def turn_x(told: Told, nth: int) -> float:
    """How far a turn is right of the card's middle, in units."""
    return (nth - (len(told.turns) - 1) / 2) * STEP * SIZE


TURN_DOWN = (ICONS_AT - 332 / 2) * SIZE  # and how far below it
TURN_SIZE = (STEP * SIZE, (ICON + 2 * (WORDS_AT - ICONS_AT - ICON / 2) + 12) * SIZE)  # its stamp with its word


def empty(kit: Kit, words: Words, told: Told) -> Surface:
    """The card with its number, before anything is stamped on it."""
    canvas = Canvas.empty(kit, *CARD)
    canvas.piece(FACE_PIECE, 0, 0, SIZE)
    number = words("bar-round", number=str(told.round_number))
    canvas.head(number, CARD[0] / 2, HEAD[0] * SIZE, HEAD[1] * SIZE, CREAM, align="centre", room=300)
    return canvas.surface


def turn(kit: Kit, words: Words, kind: str) -> Surface:
    """A turn's stamp with its word."""
    wide, high = TURN_SIZE
    canvas = Canvas.empty(kit, wide, high)
    canvas.piece(f"turn_{TURN_PIECES[kind]}", (STEP - ICON) / 2 * SIZE, high / 2 - ICON / 2 * SIZE, width=ICON * SIZE)
    baseline = high / 2 + (WORDS_AT - ICONS_AT) * SIZE
    canvas.text(
        words(f"turn-name-{kind}"), wide / 2, baseline, 14.5, INK, lettering.BOLD, align="centre", room=wide - 4
    )
    return canvas.surface


def event(kit: Kit, words: Words, told: Told, sentence: str) -> Surface:
    """The event's medallion, its name and what it does, as large as the card."""
    canvas = Canvas.empty(kit, *CARD)
    x, y, wide = (part * SIZE for part in EVENT)
    canvas.piece(f"event_{told.event}", x, y, width=wide)
    left, baseline = (part * SIZE for part in NAME_AT)
    room = ROOM * SIZE
    if told.keep:
        canvas.piece("keep_card", CARD[0] - 30 * SIZE - KEEP, 214 * SIZE, width=KEEP)
        room -= KEEP
    canvas.head(words(f"round-{told.event}"), left, baseline, 22 * SIZE, INK, room=room)
    lines = _fitting(kit, sentence)
    lines.draw(canvas, left, LINES_TOP * SIZE, WOOD_1)
    return canvas.surface


def _fitting(kit: Kit, sentence: str) -> Paragraph:
    found = [paragraph(kit, sentence, size * SIZE, ROOM * SIZE, lettering.BODY) for size in SIZES]
    return next((one for one in found if one.high <= LINES_HIGH * SIZE), found[-1])


def order(kit: Kit, words: Words, who: Order) -> Surface:
    """Who begins, and who follows."""
    then = words("round-then")
    begins = 104 + text_width(kit, who.said, 18, lettering.HEAVY)
    wide = begins + 18 + text_width(kit, then, 15.5) + 12 + len(who.then) * (PILL_BADGE + 14) + 18
    canvas = Canvas.empty(kit, wide, PILL_HIGH, 2)
    canvas.box((0, 0, wide, PILL_HIGH), INK, LINE, radius=PILL_HIGH / 2)
    canvas.piece("first_player", 24, 5, width=34)
    canvas.piece(f"badge_{who.badge}", 66, 9, width=PILL_BADGE)
    canvas.head(who.said, 100, 28, 18)
    x = begins + 14 + canvas.text(then, begins + 14, 28, 15.5, MUTED) + 12
    for badge in who.then:
        canvas.piece(f"badge_{badge}", x, 9, width=PILL_BADGE)
        x += PILL_BADGE + 14
    return canvas.surface


def button(kit: Kit, label: str) -> Surface:
    """The button that one would press, with the ring of what has the focus."""
    wide, high = BUTTON
    colours = look(FIRST, NORMAL, chosen=False)
    canvas = Canvas.empty(kit, wide, high, RING)
    canvas.box((-RING, -RING, wide + 2 * RING, high + 2 * RING), INK, CREAM, radius=15, thick=2.5)
    canvas.box((0, 0, wide, high), colours.ground, colours.edge, radius=11)
    canvas.head(label, wide / 2, high / 2 + 7, 19, colours.letters, align="centre", room=wide - 20)
    return canvas.surface
