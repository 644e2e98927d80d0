"""The smaller charts at the right: bullets, expansions, cards that did nothing."""

from collections.abc import Sequence

from game.draw import lettering
from game.draw.palette import AMBER, BAD, CREAM, MUTED
from game.draw.scale import Area
from game.expansions.book import EXPANSIONS
from game.scenes.statistics.panel import MARGIN, SMALL, loose, panel, part_bar, within
from game.statistics.figures import Action, Rider, Table
from game.ui.canvas import Canvas
from game.ui.words import Words

ICON = 32
MOST_ROWS = 4
LABEL_AT, BAR_AT = 66, 162
BAR_WIDE, BAR_HIGH = 170.0, 15.0
BADGES = {"": "marshal"} | {one.key: one.badge for one in EXPANSIONS}  # of the tables


def idle_cards(canvas: Canvas, words: Words, area: Area, actions: Sequence[Action]) -> None:
    """How many of a hundred cards of an action did nothing; the worst first."""
    x, y, wide, high = area
    panel(canvas, area, words("statistics-idle"), beside=words("statistics-idle-beside"))
    shares = {one.name: one.idle / one.turned_up for one in actions}
    worst = sorted(shares, key=lambda name: (-shares[name], name))[:MOST_ROWS]
    longest, step = max([0.4, *shares.values()]), loose(48, len(worst), high - 64)
    for nth, name in enumerate(worst):
        middle = y + 70 + nth * step
        canvas.piece(f"icon_{name}_cream", x + MARGIN, middle - ICON / 2, width=ICON)
        canvas.head(words(f"action-{name}"), x + LABEL_AT, middle + 6, 16, room=BAR_AT - LABEL_AT - 8)
        size = (BAR_WIDE, BAR_HIGH)
        part_bar(canvas, (x + BAR_AT, middle - BAR_HIGH / 2), size, shares[name] / longest, AMBER)
        share = f"{100 * shares[name]:.0f}"
        canvas.text(share, x + wide - MARGIN, middle + 5, SMALL, CREAM, lettering.BOLD, align="right")


def bullets(canvas: Canvas, words: Words, area: Area, riders: Sequence[Rider]) -> None:
    """What these people shot and what hit them, in an average game."""
    x, y, wide, high = area
    panel(canvas, area, words("statistics-bullets"), beside=words("statistics-bullets-beside"))
    most = max([1.0, *(rider.shot for rider in riders), *(rider.received for rider in riders)])
    step = loose(42, MOST_ROWS, high - 94)
    for nth, rider in enumerate(riders[:MOST_ROWS]):
        middle = y + 72 + nth * step
        canvas.emblem(rider.bandit, x + MARGIN, middle - 15, 30)
        canvas.head(within(canvas.kit, rider.name, 16, BAR_AT - LABEL_AT - 8), x + LABEL_AT, middle + 6, 16)
        for value, colour, shift in ((rider.shot, AMBER, -8), (rider.received, BAD, 8)):
            line = middle + shift
            canvas.box((x + BAR_AT, line - 5, max(3.0, BAR_WIDE * value / most), 10), colour, radius=3)
            canvas.text(f"{value:.1f}", x + wide - MARGIN, line + 5, 14, CREAM, lettering.BOLD, align="right")
    left, foot = x + MARGIN, y + high - 22
    for key, colour in (("statistics-shot", AMBER), ("statistics-hit", BAD)):
        canvas.box((left, foot - 11, 14, 14), colour, radius=3)
        left += 22 + canvas.text(words(key), left + 20, foot + 2, SMALL, MUTED) + 24


def expansions(canvas: Canvas, words: Words, area: Area, tables: Sequence[Table]) -> None:
    """How many games people played with which expansion, and how many of these a person won."""
    x, y, wide, high = area
    panel(canvas, area, words("statistics-expansions"), beside=words("statistics-expansions-beside"))
    shown = [table for table in tables if table.expansion in BADGES]
    most = max((table.played for table in shown), default=1)
    for nth, table in enumerate(shown):
        top = y + 62 + nth * loose(60, len(BADGES), high - 70)
        canvas.piece(f"badge_{BADGES[table.expansion]}", x + MARGIN, top, width=ICON)
        name = words(f"expansion-{table.expansion}") if table.expansion else words("statistics-plain")
        canvas.head(name, x + LABEL_AT, top + 13, 16, room=wide - LABEL_AT - MARGIN - 80)
        count = words("statistics-won-of", won=str(table.won), played=str(table.played))
        canvas.text(count, x + wide - MARGIN, top + 13, SMALL, CREAM, lettering.BOLD, align="right")
        size = ((wide - LABEL_AT - MARGIN) * table.played / most, BAR_HIGH)
        part_bar(canvas, (x + LABEL_AT, top + 21), size, table.won / max(1, table.played), AMBER)
