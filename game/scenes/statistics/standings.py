"""Won and played: a row for each bandit or person, whose bar is as long as he played often, and filled as he won."""

from collections.abc import Sequence

from game.draw import lettering
from game.draw.palette import AMBER, CREAM, MUTED
from game.draw.scale import Area
from game.scenes.scoring.wealth import COLOURS
from game.scenes.statistics.panel import MARGIN, SMALL, loose, panel, part_bar, within
from game.statistics.figures import Rider
from game.ui.canvas import Canvas, text_width
from game.ui.words import Words

STEP = 74
FIRST = 86  # units from the panel's top to the first row
FOOT = 10
BADGE = 34
BAR_AT = 66
BAR_HIGH = 16


def rows(high: float) -> int:
    """How many rows a panel so high has."""
    return int((high - FIRST - FOOT) // STEP)


def draw(canvas: Canvas, words: Words, area: Area, riders: Sequence[Rider], most: int, under: str) -> None:
    """Draw the rows of these; `most` is how often the most eager of all played."""
    x, y, wide, high = area
    panel(canvas, area, words("statistics-won-and-played"), under=under)
    room, step = wide - BAR_AT - MARGIN, loose(STEP, len(riders), high - FIRST - FOOT)
    for nth, rider in enumerate(riders):
        top = y + FIRST + nth * step
        count = words("statistics-won-of", won=str(rider.won), played=str(rider.played))
        canvas.emblem(rider.bandit, x + MARGIN, top, BADGE)
        right = x + wide - MARGIN
        canvas.text(count, right, top + 14, SMALL, CREAM, lettering.BOLD, align="right")
        free = room - text_width(canvas.kit, count, SMALL, lettering.BOLD) - 16
        label = rider.name or words(f"bandit-{rider.bandit}")
        canvas.head(within(canvas.kit, label, 16, free), x + BAR_AT, top + 14, 16)
        size = (room * rider.played / max(1, most), float(BAR_HIGH))
        colour = AMBER if rider.name else COLOURS[rider.bandit]
        part_bar(canvas, (x + BAR_AT, top + 23), size, rider.won / max(1, rider.played), colour)
        if rider.hinted:
            asked = words("statistics-with-hints", won=str(rider.hinted_won), played=str(rider.hinted))
            canvas.text(asked, x + BAR_AT, top + 55, 14, MUTED, room=room)
        if not rider.name:
            bullets = words("statistics-bullets-of", shot=f"{rider.shot:.1f}", received=f"{rider.received:.1f}")
            canvas.text(bullets, x + BAR_AT, top + 55, 14, MUTED, room=room)
