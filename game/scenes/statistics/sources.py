"""Where money comes from: an average game's dollars by kind, side by side in a bar.

The kinds are whatever the games have: one that a rule adds is shown by its word, and by its picture if it has one.
"""

from collections.abc import Iterable, Mapping, Sequence

from game.draw import lettering
from game.draw.palette import BAR_MORE, CREAM, MUTED, PANEL, SHADE, Colour
from game.draw.scale import Area
from game.scenes.scoring.chart import COLOURS, ICONS, OTHER
from game.scenes.statistics.panel import MARGIN, SMALL, loose, panel, within
from game.statistics.figures import Rider
from game.statistics.money import FIRST as LOOT
from game.statistics.money import LAST, in_order
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
LEGEND_STEP, LEGEND_LINE, LEGEND_COLUMNS = 128, 32, 3
NAMELESS = "other"  # the kinds for which there is no word: a rule added them which is no more
# For what rules add, one after the other.
MORE_COLOURS = (OTHER, (BAR_MORE, CREAM), (SHADE["doc"], CREAM), (SHADE["belle"], CREAM))


def kinds(words: Words, riders: Iterable[Rider]) -> list[str]:
    """The kinds of money that these have, as they are shown; the base game's always."""
    found = {_shown(words, kind) for rider in riders for kind in rider.money}
    return in_order(found.union(LOOT, LAST))


def rows(high: float, kinds: Sequence[str]) -> int:
    """How many rows a panel so high has."""
    return int((high - FIRST - _foot(kinds)) // STEP)


def draw(
    canvas: Canvas, words: Words, area: Area, riders: Sequence[Rider], richest: float, kinds: Sequence[str]
) -> None:
    """Draw the rows of these; `richest` is the most that one of all gains on average."""
    x, y, _, high = area
    panel(canvas, area, words("statistics-sources"), under=words("statistics-sources-under"))
    colours, foot = _colours(kinds), _foot(kinds)
    a_dollar, step = LONGEST / max(LEAST_MOST, richest), loose(STEP, len(riders), high - FIRST - foot)
    for nth, rider in enumerate(riders):
        top = y + FIRST + nth * step
        money = dict.fromkeys(kinds, 0.0)
        for kind, dollars in rider.money.items():
            money[_shown(words, kind)] += dollars
        parts = [(dollars, *colours[kind]) for kind, dollars in money.items()]
        if rider.name:
            canvas.emblem(rider.bandit, x + MARGIN, top + 3, BADGE)
            canvas.text(within(canvas.kit, rider.name, 14, LONGEST, lettering.BODY), x + BAR_AT, top + 8, 14, MUTED)
            _bar(canvas, parts, (x + BAR_AT, top + 14), LOW, a_dollar)
        else:
            canvas.piece(f"badge_{rider.bandit}", x + MARGIN, top, width=BADGE)
            _bar(canvas, parts, (x + BAR_AT, top), HIGH, a_dollar)
    for nth, kind in enumerate(kinds):
        line, column = divmod(nth, LEGEND_COLUMNS)
        at = x + MARGIN + column * LEGEND_STEP, y + high - foot + 14 + line * LEGEND_LINE
        _legend(canvas, words, kind, colours[kind][0], *at)


def _shown(words: Words, kind: str) -> str:
    return kind if f"statistics-kind-{kind}" in words else NAMELESS


def _foot(kinds: Sequence[str]) -> int:
    """Units that the legend takes."""
    return -(-len(kinds) // LEGEND_COLUMNS) * LEGEND_LINE + 20


def _colours(kinds: Sequence[str]) -> Mapping[str, tuple[Colour, Colour]]:
    """For each kind the colour of its part of a bar, and of the sum in it."""
    added = [kind for kind in kinds if kind not in COLOURS]
    free = [colour for colour in MORE_COLOURS if colour not in COLOURS.values()]
    return COLOURS | {kind: free[nth % len(free)] for nth, kind in enumerate(added)}


def _bar(
    canvas: Canvas, parts: Sequence[tuple[float, Colour, Colour]], at: tuple[float, float], high: float, a_dollar: float
) -> None:
    x, top = at
    line = top + high / 2 + 5
    lost: list[tuple[float, Colour]] = []
    for dollars, colour, letters in parts:
        wide = dollars * a_dollar
        if wide < 0:  # money that was taken away: a frame round what is no more
            lost.append((-wide, colour))
            continue
        if wide >= THINNEST:
            canvas.box((x, top, wide - GAP, high), colour, radius=min(3, (wide - GAP) / 2))
        if wide >= ROOM_FOR_SUM and text_width(canvas.kit, f"{dollars:.0f}", 14, lettering.BOLD) < wide - 6:
            middle = x + (wide - GAP) / 2
            canvas.text(f"{dollars:.0f}", middle, line, 14, letters, lettering.BOLD, align="centre")
        x += wide
    end = x
    for wide, colour in lost:
        x -= wide
        if wide >= THINNEST:
            canvas.box((x, top, wide - GAP, high), PANEL, colour, radius=min(3, (wide - GAP) / 2), thick=2)
    canvas.head(f"{sum(dollars for dollars, _, _ in parts):.0f}", end + 8, line, SMALL)


def _legend(canvas: Canvas, words: Words, kind: str, colour: Colour, x: float, top: float) -> None:
    canvas.box((x, top, 14, 20), colour, radius=3)
    icon = ICONS.get(kind, f"loot_{kind}")
    if icon in canvas.kit.art:
        size = canvas.kit.art.size(icon)
        factor = min(22 / size[0], 22 / size[1])
        canvas.piece(icon, x + 29 - size[0] * factor / 2, top + 10 - size[1] * factor / 2, factor)
    canvas.text(words(f"statistics-kind-{kind}"), x + 44, top + 16, SMALL, MUTED, room=LEGEND_STEP - 48)
