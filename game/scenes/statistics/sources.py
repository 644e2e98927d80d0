"""Where money comes from: an average game's dollars by kind, side by side in a bar."""

from collections.abc import Sequence

from game.draw import lettering
from game.draw.palette import MUTED
from game.scenes.scoring.chart import COLOURS, ICONS, OTHER
from game.scenes.statistics.panel import MARGIN, SMALL, Area, loose, panel, within
from game.statistics.figures import KINDS, Rider
from game.ui.canvas import Canvas, text_width
from game.ui.words import Words

STEP = 62
FIRST = 84
BADGE = 30
BAR_AT = 60
HIGH, LOW = 30.0, 24.0  # a bar's height, and where a name stands above it
LONGEST = 270.0  # units of the richest bar
LEAST_MOST = 500  # dollars: a poorer table does not fill the bars
GAP = 2
THINNEST = 3.5  # units of a part that is drawn, with the gap after it
ROOM_FOR_SUM = 32  # units that a part must be wide to bear its sum
LEGEND_STEP, LEGEND_LINE = 128, 32
FOOT = 2 * LEGEND_LINE + 20
SUITCASE = "suitcase"  # only some games have one


def rows(high: float) -> int:
    """How many rows a panel so high has."""
    return int((high - FIRST - FOOT) // STEP)


def draw(canvas: Canvas, words: Words, area: Area, riders: Sequence[Rider], richest: float) -> None:
    """Draw the rows of these; `richest` is the most that one of all has on average."""
    x, y, _, high = area
    panel(canvas, area, words("statistics-sources"), under=words("statistics-sources-under"))
    a_dollar, step = LONGEST / max(LEAST_MOST, richest), loose(STEP, len(riders), high - FIRST - FOOT)
    for nth, rider in enumerate(riders):
        top = y + FIRST + nth * step
        if rider.name:
            canvas.emblem(rider.bandit, x + MARGIN, top + 3, BADGE)
            canvas.text(within(canvas.kit, rider.name, 14, LONGEST, lettering.BODY), x + BAR_AT, top + 8, 14, MUTED)
            _bar(canvas, rider, (x + BAR_AT, top + 14), LOW, a_dollar)
        else:
            canvas.piece(f"badge_{rider.bandit}", x + MARGIN, top, width=BADGE)
            _bar(canvas, rider, (x + BAR_AT, top), HIGH, a_dollar)
    kinds = [kind for kind in KINDS if kind != SUITCASE or any(rider.money[kind] for rider in riders)]
    for nth, kind in enumerate(kinds):
        _legend(canvas, words, kind, x + MARGIN + nth % 3 * LEGEND_STEP, y + high - 70 + nth // 3 * LEGEND_LINE)


def _bar(canvas: Canvas, rider: Rider, at: tuple[float, float], high: float, a_dollar: float) -> None:
    x, top = at
    line = top + high / 2 + 5
    for kind in KINDS:
        dollars = rider.money[kind]
        wide = dollars * a_dollar
        colour, letters = COLOURS.get(kind, OTHER)
        if wide >= THINNEST:
            canvas.box((x, top, wide - GAP, high), colour, radius=min(3, (wide - GAP) / 2))
        if wide >= ROOM_FOR_SUM and text_width(canvas.kit, f"{dollars:.0f}", 14, lettering.BOLD) < wide - 6:
            middle = x + (wide - GAP) / 2
            canvas.text(f"{dollars:.0f}", middle, line, 14, letters, lettering.BOLD, align="centre")
        x += wide
    canvas.head(f"{rider.total:.0f}", x + 8, line, SMALL)


def _legend(canvas: Canvas, words: Words, kind: str, x: float, top: float) -> None:
    colour, _ = COLOURS.get(kind, OTHER)
    icon = ICONS.get(kind, f"loot_{kind}")
    size = canvas.kit.art.size(icon)
    factor = min(22 / size[0], 22 / size[1])
    canvas.box((x, top, 14, 20), colour, radius=3)
    canvas.piece(icon, x + 29 - size[0] * factor / 2, top + 10 - size[1] * factor / 2, factor)
    canvas.text(words(f"statistics-kind-{kind}"), x + 44, top + 16, SMALL, MUTED, room=LEGEND_STEP - 48)
