"""The four numbers above the charts, each with what it counts."""

from collections.abc import Sequence

from game.draw import lettering
from game.draw.palette import AMBER, CREAM, LINE, PANEL
from game.scenes.statistics.panel import SMALL, within
from game.statistics.figures import Figures, Richest
from game.table import naming
from game.ui.canvas import Canvas
from game.ui.words import Words

AT, WIDE, HIGH, STEP = (16.0, 72.0), 303.0, 76.0, 315.0
MARGIN = 18
NAME_WIDE = 110  # units of a name at most

Tile = tuple[str, str]  # the number, and what it counts


def of_people(canvas: Canvas, words: Words, figures: Figures) -> list[Tile]:
    """The numbers of the people's page."""
    won = sum(table.won for table in figures.tables)
    seats = sum(rider.played for rider in figures.people)
    average = sum(rider.total * rider.played for rider in figures.people) / max(1, seats)
    return [
        (str(figures.peopled), words("statistics-games-of-people", count=figures.peopled)),
        (str(won), words("statistics-won-by-people", count=won)),
        _richest(canvas, words, figures.richest_person),
        (_dollars(words, average), words("statistics-average")),
    ]


def of_bandits(canvas: Canvas, words: Words, figures: Figures) -> list[Tile]:
    """The numbers of the bandits' page."""
    box = words("statistics-box-won", count=figures.box_won, played=str(figures.box_played))
    return [
        (str(figures.games), words("statistics-games", count=figures.games)),
        _richest(canvas, words, figures.richest),
        (str(figures.bullets), words("statistics-bullets-shot", count=figures.bullets)),
        (str(figures.box_won), box if figures.box_played else words("statistics-box-none")),
    ]


def draw(canvas: Canvas, tiles: Sequence[Tile]) -> None:
    """Draw them beside each other."""
    x, y = AT
    for number, label in tiles:
        canvas.panel((x, y, WIDE, HIGH), PANEL, LINE)
        taken = canvas.head(number, x + MARGIN, y + 48, 28, AMBER) + 9
        canvas.text(label, x + MARGIN + taken, y + 48, SMALL, CREAM, room=WIDE - 2 * MARGIN - taken)
        x += STEP


def _richest(canvas: Canvas, words: Words, richest: Richest | None) -> Tile:
    if richest is None:
        return _dollars(words, 0), words("statistics-richest-nobody")
    bandits = naming.list_of(words, richest.bandits)
    who = within(canvas.kit, richest.name, SMALL, NAME_WIDE, lettering.BODY)
    return _dollars(words, richest.money), words("statistics-richest", who=who, bandits=bandits)


def _dollars(words: Words, money: float) -> str:
    return words("statistics-dollars", money=f"{money:.0f}")
