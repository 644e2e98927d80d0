"""A tip beside what is pointed at: what a thing without words is, or why it cannot be pressed."""

from pygame import Rect, Surface

from game.draw import lettering
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


def draw(surface: Surface, kit: Kit, ring: FocusRing) -> Rect | None:
    """Draw the tip of what the ring points at; where it is then, in pixels."""
    target = ring.telling
    if target is None:
        return None
    words, warning = target.reason or target.hint, bool(target.reason)
    picture = kit.kept(("tip", words, warning), lambda: _draw(kit, words, warning))
    return surface.blit(picture, place(kit, picture.get_rect(), target.rect))


def place(kit: Kit, tip: Rect, of: Rect) -> Rect:
    """Where a tip lies, in pixels: below what is in the upper half of the window, above what is in the lower."""
    window = kit.scale.rect(0, 0, kit.scale.wide, kit.scale.tall).inflate(-2 * kit.px(MARGIN), -2 * kit.px(MARGIN))
    found = tip.copy()
    if of.centery < window.centery:
        found.midtop = of.centerx, of.bottom + kit.px(BESIDE)
    else:
        found.midbottom = of.centerx, of.top - kit.px(BESIDE)
    return found.clamp(window)


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
