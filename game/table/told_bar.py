"""The bar under the train while nobody is asked: the last things that happened, the newest below."""

from collections.abc import Sequence

from pygame import Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import CREAM, INK, LINE, MUTED
from game.table.chronicle import Line
from game.ui.canvas import Canvas, text_width
from game.ui.prompt import Area

SHOWN = 3  # sentences
STEP = 18.5  # units from one to the next
NEW, OLD = 16.0, 14.0
BADGE, AFTER_BADGE = 18.0, 8.0
MARGIN = 16.0
BETWEEN = 14.0  # units between the newest and what is said after it


def draw(surface: Surface, kit: Kit, lines: Sequence[Line], second: str, area: Area) -> None:
    """Draw the last of the lines of the log; `second` is a quieter sentence after the newest."""
    told = tuple((line.badge, line.words) for line in lines if not line.heading)[-_fitting(kit, area) :]
    if told:
        picture = kit.kept(("told", told, second, area[2:]), lambda: _draw(kit, told, second, area))
        surface.blit(picture, kit.scale.at(*area[:2]))


def _fitting(kit: Kit, area: Area) -> int:
    """How many lines there is room for."""
    return max(1, min(SHOWN, int((area[3] - 4) / (STEP * kit.letters))))


def _draw(kit: Kit, told: Sequence[tuple[str, str]], second: str, area: Area) -> Surface:
    _, _, wide, high = area
    step = STEP * kit.letters
    canvas = Canvas.empty(kit, wide, high + 3)
    canvas.panel((0, 0, wide, high), INK, LINE, radius=16)
    left, room = MARGIN + BADGE + AFTER_BADGE, wide - 2 * MARGIN - BADGE - AFTER_BADGE
    long = text_width(kit, told[-1][1], NEW * lettering.SHRINK, lettering.BOLD) > room
    if long:  # it takes two lines: the oldest gives way
        told = told[-max(1, len(told) - 1) :]
    top = (high - step * (len(told) + long)) / 2
    for nth, (badge, words) in enumerate(told):
        newest = nth == len(told) - 1
        middle = top + step * (nth + (1 if newest and long else 0.5))
        canvas.piece(f"badge_{badge}", MARGIN, middle - BADGE / 2, width=BADGE, opacity=1 if newest else 0.6)
        if not newest:
            canvas.text(words, left, middle + 5, OLD, MUTED, room=room)
            continue
        after = text_width(kit, second, OLD) + BETWEEN if second else 0.0
        end = canvas.text(words, left, middle + 5.5, NEW, CREAM, lettering.BOLD, room=room - after)
        if second:
            canvas.text(second, left + end + BETWEEN, middle + 5.5, OLD, MUTED, room=max(60.0, room - end - BETWEEN))
    return canvas.surface
