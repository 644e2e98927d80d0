"""The bar under the train while nobody is asked: the last things that happened, the newest below.

Above a question stand those of them that fit in a row, small: whoever looked away still reads what passed.
"""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.draw import lettering
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.draw.palette import CREAM, INK, LINE, MUTED
from game.draw.scale import Area
from game.table.chronicle import Line
from game.table.plan import Plan
from game.ui.canvas import Canvas, text_width

SHOWN = 3  # sentences
STEP = 18.5  # units from one to the next
NEW, OLD = 16.0, 14.0
BADGE, AFTER_BADGE = 18.0, 8.0
MARGIN = 16.0
ROW, ROW_SIZE, ROW_BADGE, ROW_ASIDE = 19.0, 13.0, 14.0, 22.0  # of the row above a question
EDGE, CLIMB, HIGHEST = 12.0, 7.0, 20  # from the picture's ends; how much higher each place tried is, and how many are
BETWEEN = 14.0  # units between the newest and what is said after it


def draw(surface: Surface, kit: Kit, lines: Sequence[Line], second: str, area: Area) -> None:
    """Draw the last of the lines of the log; `second` is a quieter sentence after the newest."""
    told = tuple((line.badge, line.words) for line in lines if not line.heading)[-SHOWN:]
    if told:
        picture = kit.kept(("told", told, second, area[2:]), lambda: _draw(kit, told, second, area))
        surface.blit(picture, kit.scale.at(*area[:2]))


def _draw(kit: Kit, told: Sequence[tuple[str, str]], second: str, area: Area) -> Surface:
    _, _, wide, high = area
    step = STEP * kit.letters
    canvas = Canvas.empty(kit, wide, high + 3)
    canvas.panel((0, 0, wide, high), INK, LINE, radius=16)
    left, room = MARGIN + BADGE + AFTER_BADGE, wide - 2 * MARGIN - BADGE - AFTER_BADGE
    shown = _fitting(kit, told, room, int((high - 4) / step))
    top = (high - step * sum(rows for _, _, rows in shown)) / 2
    for nth, (badge, words, rows) in enumerate(shown):
        newest = nth == len(shown) - 1
        middle = top + step * rows / 2
        top += step * rows
        canvas.piece(f"badge_{badge}", MARGIN, middle - BADGE / 2, width=BADGE, opacity=1 if newest else 0.6)
        if not newest:
            canvas.text(words, left, middle + 5, OLD, MUTED, room=room)
            continue
        after = text_width(kit, second, OLD) + BETWEEN if second else 0.0
        end = canvas.text(words, left, middle + 5.5, NEW, CREAM, lettering.BOLD, room=room - after)
        if second:
            canvas.text(second, left + end + BETWEEN, middle + 5.5, OLD, MUTED, room=max(60.0, room - end - BETWEEN))
    return canvas.surface


def _fitting(kit: Kit, told: Sequence[tuple[str, str]], room: float, most: int) -> list[tuple[str, str, int]]:
    """The newest sentence, those before it for which there is room in `most` rows, and how many rows each takes."""
    found: list[tuple[str, str, int]] = []
    for badge, words in reversed(told):
        size, face = (OLD, lettering.BODY) if found else (NEW, lettering.BOLD)
        rows = 2 if text_width(kit, words, size * lettering.SHRINK, face) > room else 1
        most -= rows
        if found and most < 0:
            break
        found.insert(0, (badge, words, rows))
    return found


def draw_above(
    surface: Surface, kit: Kit, lines: Sequence[Line], plan: Plan, right: float, free: Sequence[Rect] = ()
) -> None:
    """Draw the last of the lines of the log in a row above a question of Stealin', the newest at its end.

    `right` is where the picture ends, in units: the log may lie there. Where there is something that should stay
    `free`, in pixels, it lies as high over the question as it must, or aside.
    """
    if plan.low_strips:
        return
    x, y, wide, _ = plan.prompt
    room = min(wide - 2 * ROW_ASIDE, right - x - ROW_ASIDE)
    told = _in_a_row(kit, [(line.badge, line.words) for line in lines if not line.heading], room)
    if told:
        picture = kit.kept(("told above", told), lambda: _draw_row(kit, told))
        usual = x + ROW_ASIDE, y - ROW * kit.letters
        surface.blit(picture, kit.scale.at(*_free_place(kit, usual, picture.get_size(), right, free)))


def _free_place(
    kit: Kit, usual: tuple[float, float], size: tuple[int, int], right: float, free: Sequence[Rect]
) -> tuple[float, float]:
    """Where a row of a size lies that would usually lie at a place in units."""
    x, y = usual
    wide = size[0] / kit.scale.u
    sides = (x, EDGE, right - EDGE - wide)
    ways = [(side, y - CLIMB * nth) for nth in range(HIGHEST) for side in sides]
    return min(ways, key=lambda way: (hidden(Rect(kit.scale.at(*way), size), free), ways.index(way)))


def _in_a_row(kit: Kit, told: Sequence[tuple[str, str]], room: float) -> tuple[tuple[str, str], ...]:
    """The newest that fit beside each other, three at most."""
    found: list[tuple[str, str]] = []
    left = room - BETWEEN
    for badge, words in reversed(told[-SHOWN:]):
        left -= _in_row(kit, words)
        if left < 0:
            break
        found.insert(0, (badge, words))
    return tuple(found)


def _in_row(kit: Kit, words: str) -> float:
    """The units that a sentence takes in a row."""
    return ROW_BADGE + 4 + text_width(kit, words, ROW_SIZE) + BETWEEN


def _draw_row(kit: Kit, told: Sequence[tuple[str, str]]) -> Surface:
    high = ROW * kit.letters
    wide = BETWEEN + sum(_in_row(kit, words) for _, words in told)
    canvas = Canvas.empty(kit, wide, high)
    canvas.box((0, 0, wide, high), INK, LINE, radius=high / 2)
    at = BETWEEN
    for badge, words in told:
        canvas.piece(f"badge_{badge}", at, (high - ROW_BADGE) / 2, width=ROW_BADGE)
        canvas.text(words, at + ROW_BADGE + 4, high / 2 + 4.5 * kit.letters, ROW_SIZE, MUTED)
        at += _in_row(kit, words)
    return canvas.surface
