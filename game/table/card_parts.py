"""What cards are made of: their measures, frame, icon and title."""

from game.draw import lettering
from game.draw.palette import Colour
from game.ui.canvas import Canvas, text_width

WIDE, HIGH = 120, 168  # units of a card's own
TITLED_FROM = 120  # units of height from which a card bears its title; smaller ones have the owner's emblem instead
MINI = 2  # how much larger a small frame must be drawn to be as large as a card

ICON = (17, 28, 86)  # x, y, width
MINI_ICON = (13, 15, 94)
TITLE_AT = (60, 154.5)  # centre, baseline
TITLE_ROOM = 106
TITLE_SIZE = 16
TITLE_EDGE = 5  # between a title and a card that lies over its end

Seen = tuple[float, float]  # from which share of a card's width to which no other card lies over it
WHOLE: Seen = (0.0, 1.0)


def plain(
    canvas: Canvas, frame: str, frame_factor: float, action: str, place: tuple[float, float, float], factor: float
) -> None:
    """A frame with an action's icon in it."""
    canvas.piece(frame, 0, 0, frame_factor)
    icon(canvas, action, place, factor)


def icon(canvas: Canvas, action: str, place: tuple[float, float, float], factor: float) -> None:
    """An action's icon; `place` is x, y and width in a card's own units."""
    x, y, width = (length * factor for length in place)
    canvas.piece(f"icon_{action}", x, y, width=width)


def title(canvas: Canvas, title: str, factor: float, colour: Colour, seen: Seen = WHOLE) -> None:
    """The title at a card's foot: in its middle, or as near to it as it is not covered by another card."""
    left = max((WIDE - TITLE_ROOM) / 2, WIDE * seen[0] + TITLE_EDGE)
    right = min((WIDE + TITLE_ROOM) / 2, WIDE * seen[1] - TITLE_EDGE)
    middle, baseline = TITLE_AT
    wide = text_width(canvas.kit, title, TITLE_SIZE * factor, lettering.HEAVY) / factor
    fits = min(1.0, (right - left) / wide)
    half = wide * fits / 2
    x = max(left + half, min(middle, right - half))
    canvas.head(title, x * factor, baseline * factor, TITLE_SIZE * fits * factor, colour, align="centre")
