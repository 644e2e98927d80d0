"""What waits beside the table to be taken: in a row beside the supply, or below it where there is little height."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.palette import LINE, PANEL
from game.draw.shapes import quick
from game.ui.canvas import Canvas

# Its upper left corner: a row, which keeps off the heads on the Caboose's roof, and what stands.
ROW, STANDING = (160.0, 60.0), (12.0, 108.0)
THICK = 42.0
ICON, CHIP, STEP = 27.0, 37.0, 37.0
FIRST = 40.0  # from its end to the first chip
END = 4.0


def rect(kit: Kit, pieces: Sequence[str], *, standing: bool) -> Rect:
    """Where it lies, in pixels; empty where nothing waits."""
    if not pieces:
        return Rect(0, 0, 0, 0)
    long = FIRST + STEP * (len(pieces) - 1) + END
    return kit.scale.rect(*(STANDING if standing else ROW), *((THICK, long) if standing else (long, THICK)))


def draw(surface: Surface, kit: Kit, pieces: Sequence[str], *, standing: bool) -> None:
    """Draw the first piece as the sign of the place, the others as what waits there."""
    if pieces:
        picture = kit.kept(("aside", tuple(pieces), standing), lambda: _draw(kit, pieces, standing=standing))
        surface.blit(picture, kit.scale.at(*(STANDING if standing else ROW)))


def _draw(kit: Kit, pieces: Sequence[str], *, standing: bool) -> Surface:
    long = FIRST + STEP * (len(pieces) - 1) + END
    canvas = Canvas.empty(kit, *((THICK, long) if standing else (long, THICK)))
    canvas.box((0, 0, *((THICK, long) if standing else (long, THICK))), PANEL, LINE, radius=THICK / 2, opacity=0.94)
    icon, *chips = pieces
    at = ((THICK - ICON) / 2, 9.0)
    canvas.piece(icon, *(at if standing else at[::-1]), width=ICON)
    for nth, chip in enumerate(chips):
        along, across = FIRST + nth * STEP, (THICK - CHIP) / 2
        canvas.piece(chip, *((across, along) if standing else (along, across)), width=CHIP)
    return quick(canvas.surface)
