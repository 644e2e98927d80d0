"""Portraits: square pictures with round corners and a dark edge."""

from pygame import Surface

from game.draw import shapes
from game.draw.kit import Kit
from game.draw.palette import INK
from game.ui.canvas import cropped

WIDE = 120  # units of a portrait's own
EDGE = 3


def portrait(kit: Kit, who: str, size: float, radius: float) -> Surface:
    """The portrait of `who`, `size` units square; its edge lies half outside of that, so it is `EDGE` wider."""
    return kit.kept(("portrait", who, size, radius), lambda: _draw(kit, who, size, radius))


def _draw(kit: Kit, who: str, size: float, radius: float) -> Surface:
    u = kit.scale.u
    side = kit.px(size + EDGE)
    whole = shapes.rounded(side, side, (radius + EDGE / 2) * u, INK).copy()
    inset = round(EDGE * u / 2)
    picture = cropped(kit.art.sized(f"portrait_{who}", side - 2 * inset, side - 2 * inset), radius * u)
    whole.blit(picture, (inset, inset))
    whole.blit(shapes.rounded(side, side, (radius + EDGE / 2) * u, None, INK, EDGE * u), (0, 0))
    return whole
