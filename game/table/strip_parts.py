"""Small things that strips are made of: counts of loot, a revolver's cylinder, bullets in a row."""

from collections.abc import Sequence
from math import cos, radians, sin

from game.draw import lettering
from game.draw.palette import AMBER, CREAM, DIM, MUTED
from game.expansions.book import loot_piece
from game.ui.canvas import Canvas

CHAMBERS = 6
CHAMBER_CIRCLE = 13.2
CYLINDER = 48  # units of a cylinder's own
SLOTS = 3  # bullets shown in front of somebody who keeps them there
NONE_OF_IT = 0.35  # how much is seen of loot that nobody has
NO_BULLET = 0.22


def loot_counts(
    canvas: Canvas,
    loot: Sequence[tuple[str, int]],
    x: float,
    y: float,
    factor: float,
    letters: float,
    gap: float,
) -> None:
    """Each kind of loot with its count after it, `gap` units from one kind to the next."""
    for kind, count in loot:
        wide, high = canvas.kit.art.size(loot_piece(kind))
        canvas.piece(loot_piece(kind), x, y, factor, opacity=1 if count else NONE_OF_IT)
        baseline = y + high * factor / 2 + letters * 0.37
        canvas.text(str(count), x + wide * factor + 3, baseline, letters, CREAM if count else DIM, lettering.BOLD)
        x += wide * factor + gap


def mark(
    canvas: Canvas, piece: str, x: float, y: float, width: float, count: int, count_x: float, baseline: float
) -> None:
    """A small piece and a count beside it."""
    canvas.piece(piece, x, y, width=width)
    canvas.text(str(count), count_x, baseline, 15, MUTED)


def cylinder(canvas: Canvas, x: float, y: float, size: float, bullets: int) -> None:
    """A revolver's cylinder, `size` units wide, with the bullets that are left."""
    factor = size / CYLINDER
    canvas.piece("cylinder", x, y, factor)
    for index in range(CHAMBERS):
        angle = radians(60 * index - 90)
        name = "chamber_full" if index < bullets else "chamber_empty"
        left = x + (CYLINDER / 2 + CHAMBER_CIRCLE * cos(angle) - 6) * factor
        top = y + (CYLINDER / 2 + CHAMBER_CIRCLE * sin(angle) - 6) * factor
        canvas.piece(name, left, top, factor)


def slots(canvas: Canvas, owners: Sequence[str], x: float, y: float, width: float, step: float) -> None:
    """Bullets in front of somebody, oldest first in their owners' colours, then how many more."""
    for index in range(SLOTS):
        there = index < len(owners)
        owner = owners[index] if there else "neutral"
        canvas.piece(f"bullet_{owner}", x + index * step, y, width=width, opacity=1 if there else NO_BULLET)
    if len(owners) > SLOTS:
        canvas.head(f"+{len(owners) - SLOTS}", x + SLOTS * step + 2, y + 18, 16, AMBER)
