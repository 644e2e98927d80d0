"""What the charts are made of: a panel with its heading, and a bar that shows a part of a whole."""

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import LINE, MUTED, PANEL, SUNKEN, Colour
from game.draw.scale import Area
from game.ui.canvas import Canvas, text_width

SMALL = 15  # letters
MARGIN = 20  # units between a panel's edge and what stands in it
UNDER = 58  # of its top: where the line below the heading stands
LOOSEST = 1.35  # times their usual distance: so far apart rows stand at most


def panel(canvas: Canvas, area: Area, head: str, *, under: str = "", beside: str = "") -> None:
    """A panel with a heading; `under` is a smaller line below it, `beside` one at its right."""
    x, y, wide, _ = area
    canvas.panel(area, PANEL, LINE, radius=14)
    taken = text_width(canvas.kit, beside, SMALL) + 12 if beside else 0
    canvas.head(head, x + MARGIN, y + 34, 19, room=wide - 2 * MARGIN - taken)
    if under:
        canvas.text(under, x + MARGIN, y + UNDER, SMALL, MUTED, room=wide - 2 * MARGIN)
    if beside:
        canvas.text(beside, x + wide - MARGIN, y + 34, SMALL, MUTED, align="right")


def loose(step: float, count: int, room: float) -> float:
    """The distance of `count` rows in a room: `step`, or more where there is room for more."""
    return max(step, min(LOOSEST * step, room / max(1, count)))


def within(kit: Kit, name: str, size: float, room: float, face: str = lettering.HEAVY) -> str:
    """A name as far as it fits into a line of `room` units."""
    if text_width(kit, name, size, face) <= room:
        return name
    while name and text_width(kit, f"{name}…", size, face) > room:
        name = name[:-1].rstrip()
    return f"{name}…"


def part_bar(canvas: Canvas, at: tuple[float, float], size: tuple[float, float], part: float, colour: Colour) -> None:
    """A bar of `size`, the first `part` of it (0 to 1) in a colour."""
    (x, y), (wide, high) = at, size
    canvas.box((x, y, wide, high), SUNKEN, radius=4)
    if part > 0:
        canvas.box((x, y, max(4.0, wide * min(1.0, part)), high), colour, radius=4)
