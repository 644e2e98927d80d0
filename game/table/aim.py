"""How the table stands for an expansion's aim: a pill at the upper right, always in sight, for everybody."""

from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL
from game.ui.canvas import Canvas, text_width

TOP, HIGH, STEP = 66.0, 46.0, 52.0
BESIDE = 12.0  # units to the window's edge, or to what else is at the right
ICON, MARGIN = 30.0, 12.0
HEAD, LINE_SIZE = 16.0, 14.0
ROOM = 274.0  # for larger letters, beside the pile


@dataclass(frozen=True)
class Aim:
    """`head` says who would win, `line` why; `piece` stands before it. `urgent` has an amber edge."""

    piece: str
    head: str
    line: str
    urgent: bool = False


def rect(kit: Kit, aim: Aim, right: float, top: float) -> Rect:
    """Where a pill is, in pixels; its `top`, and where what is beside it begins, in units."""
    wide = _width(kit, aim)
    return kit.scale.rect(right - BESIDE - wide, top, wide, HIGH)


def draw(surface: Surface, kit: Kit, aims: list[Aim], right: float, top: float) -> None:
    """Draw the pills below each other from `top` units on, left of `right`."""
    for nth, aim in enumerate(aims):
        picture = kit.kept(("aim", aim), partial(_draw, kit, aim))
        surface.blit(picture, rect(kit, aim, right, top + nth * STEP))


def _width(kit: Kit, aim: Aim) -> float:
    line = lettering.width(aim.line, lettering.BODY, kit.fitting(aim.line, LINE_SIZE, ROOM)) / kit.scale.u
    return ICON + max(text_width(kit, aim.head, HEAD, lettering.HEAVY), line) + 3 * MARGIN


def _draw(kit: Kit, aim: Aim) -> Surface:
    wide = _width(kit, aim)
    canvas = Canvas.empty(kit, wide, HIGH)
    edge, thick = (AMBER, 2.0) if aim.urgent else (LINE, 1.5)
    canvas.box((0, 0, wide, HIGH), PANEL, edge, radius=14, thick=thick, opacity=0.94)
    high = kit.art.size(aim.piece)[1] * ICON / kit.art.size(aim.piece)[0]
    canvas.piece(aim.piece, MARGIN, (HIGH - high) / 2, width=ICON)
    canvas.head(aim.head, ICON + 2 * MARGIN, 19, HEAD, AMBER if aim.urgent else CREAM)
    canvas.text(aim.line, ICON + 2 * MARGIN, 38.5, LINE_SIZE, MUTED, room=max(ROOM, wide - ICON - 3 * MARGIN + 1))
    return canvas.surface
