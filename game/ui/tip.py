"""A tip beside what is pointed at: what a thing without words is, or why it cannot be pressed."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.draw import lettering
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, LINE
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing

SIZE = 15
LINE_STEP = 20
MOST = 300  # units that a line may be wide
BESIDE = 10  # units from what it belongs to
MARGIN = 8  # units kept from the window's edges
PADDING = 12
ICON = 18
FARTHER, SHIFT, AWAY = 14, 40, 12  # units: a step from what it belongs to, one aside; how many steps there are
COVERED = 4.0  # what it costs to hide a square unit, beside a unit of being away


def draw(surface: Surface, kit: Kit, ring: FocusRing, free: Sequence[Rect] = ()) -> Rect | None:
    """Draw the tip of what the ring points at, off places that stay `free`; where it is then, in pixels."""
    target = ring.telling
    if target is None:
        return None
    words, warning = target.reason or target.hint, bool(target.reason)
    picture = kit.kept(("tip", words, warning), lambda: _draw(kit, words, warning))
    return surface.blit(picture, place(kit, picture.get_rect(), target.rect, free))


def place(kit: Kit, tip: Rect, of: Rect, free: Sequence[Rect] = ()) -> Rect:
    """Where a tip lies, in pixels: below what is in the upper half of the window, above what is in the lower.

    Where it would hide something there that should stay `free`, it is at the other side, aside or farther away.
    """
    window = kit.scale.rect(0, 0, kit.scale.wide, kit.scale.tall).inflate(-2 * kit.px(MARGIN), -2 * kit.px(MARGIN))
    usual = _beside(kit, tip, of, 0, 0, below=of.centery < window.centery).clamp(window)
    if not hidden(usual, [of, *free]):
        return usual
    ways = [
        _beside(kit, tip, of, farther * FARTHER, aside * SHIFT, below=below).clamp(window)
        for below in (of.centery < window.centery, of.centery >= window.centery)
        for farther in range(AWAY)
        for aside in (0, 1, -1, 2, -2, 4, -4)
    ]
    return min(ways, key=lambda way: _cost(kit, way, usual, [of, *free]))


def _beside(kit: Kit, tip: Rect, of: Rect, farther: float, aside: float, *, below: bool) -> Rect:
    found, x, off = tip.copy(), of.centerx + kit.px(aside), kit.px(BESIDE + farther)
    if below:
        found.midtop = x, of.bottom + off
    else:
        found.midbottom = x, of.top - off
    return found


def _cost(kit: Kit, way: Rect, usual: Rect, others: Sequence[Rect]) -> float:
    """What is hidden counts most; then how far away it is."""
    away = abs(way.centerx - usual.centerx) + abs(way.centery - usual.centery)
    return COVERED * hidden(way, others) / kit.scale.u**2 + away / kit.scale.u


def _draw(kit: Kit, words: str, warning: bool) -> Surface:
    lines = lettering.wrap(words, lettering.BODY, kit.letter(SIZE), kit.px(MOST))
    left = PADDING + (ICON + 8 if warning else 0)
    wide = left + max(lettering.width(line, lettering.BODY, kit.letter(SIZE)) for line in lines) / kit.scale.u + PADDING
    high = 16 + LINE_STEP * len(lines)
    canvas = Canvas.empty(kit, wide, high + 3)
    canvas.panel((0, 0, wide, high), INK, LINE, radius=9)
    if warning:
        canvas.piece("lock", PADDING, (high - ICON) / 2, width=ICON)
    for index, line in enumerate(lines):
        canvas.text(line, left, 23 + index * LINE_STEP, SIZE, AMBER if warning else CREAM)
    return canvas.surface
