"""What cards are made of: their measures, frame, icon and title."""

from game.draw.palette import Colour
from game.ui.canvas import Canvas

WIDE, HIGH = 120, 168  # units of a card's own
TITLED_FROM = 120  # units of height from which a card bears its title; smaller ones have the owner's emblem instead
MINI = 2  # how much larger a small frame must be drawn to be as large as a card

ICON = (17, 28, 86)  # x, y, width
MINI_ICON = (13, 15, 94)
TITLE_AT = (60, 154.5)  # centre, baseline
TITLE_ROOM = 106
TITLE_SIZE = 16


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


def title(canvas: Canvas, title: str, factor: float, colour: Colour) -> None:
    """The title at a card's foot."""
    x, baseline = (length * factor for length in TITLE_AT)
    canvas.head(title, x, baseline, TITLE_SIZE * factor, colour, align="centre", room=TITLE_ROOM * factor)
