"""Where the Conductor stands, and his panel: at the left or right, the panel over or beside him, hiding no one.

The panel's tail always ends at him, however high it has to hang.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.draw.hiding import hidden
from game.draw.kit import Kit

PANEL_WIDE = 460.0
FIGURE = 1.4  # his size
FEET = (80.0, 130.0)  # in his own units
BODY = (44.0, 26.0, 72.0, 106.0)  # what of his picture hides something, in his own units
MIDDLE = 100.0  # units from the window's edge to the middle of him
TOP, SIDE = 68.0, 16.0  # of a panel
BESIDE = 66.0  # units from his middle to a panel beside him
OVER_HEAD = 176.0  # units from his feet to the tip of a tail over him
MOUTH = 104.0  # and to his mouth
TAIL = 23.0  # units that a tail reaches at least
NEARER = 16.0  # units that a long tail comes nearer to his head
ROOM = 12.0  # units between a panel that hangs high and what is under it
HIDES, COVERS = 120.0, 1.0  # costs of a square unit
MOVES, OTHER_SIDE, FAR = 3000.0, 900.0, 2500.0  # of a change, the right side, a panel far over his head


OVER, HIGH_UP, BESIDE_HIM = "over", "high up", "beside"


@dataclass(frozen=True)
class Place:
    """His picture's and his panel's upper left corners in units; the tail's piece and corner, and its length."""

    left: bool
    panel_is: str
    figure: tuple[float, float]
    panel: tuple[float, float]
    tail: tuple[str, float, float]
    reach: float = TAIL


def best(
    kit: Kit, foot: float, high: float, pointed: Sequence[Rect], uncovered: Sequence[Rect], before: Place | None
) -> Place:
    """The place for a panel so high where he hides nothing `pointed` at, and little of what best stays uncovered.

    Where there is no reason to change, he stays where he was before.
    """
    kinds, seen = (OVER, BESIDE_HIM, HIGH_UP), [*pointed, *uncovered]
    places = [_place(kit, foot, high, kind, seen, left=left) for left in (True, False) for kind in kinds]

    def cost(place: Place) -> float:
        hides = [kit.scale.rect(*place.panel, PANEL_WIDE, high), _body(kit, place)]
        square = kit.scale.u**2
        found = sum(HIDES * hidden(one, pointed) + COVERS * hidden(one, uncovered) for one in hides) / square
        moved = before is not None and (place.left, place.panel_is) != (before.left, before.panel_is)
        return found + MOVES * moved + OTHER_SIDE * (not place.left) + FAR * (place.panel_is == HIGH_UP)

    return min(places, key=cost)


def _place(kit: Kit, foot: float, high: float, kind: str, seen: Sequence[Rect], *, left: bool) -> Place:
    wide = kit.scale.wide
    middle = MIDDLE if left else wide - MIDDLE
    figure = (middle - FEET[0] * FIGURE, foot - FEET[1] * FIGURE)
    if kind == BESIDE_HIM:
        x = middle + BESIDE + TAIL if left else middle - BESIDE - TAIL - PANEL_WIDE
        y = max(TOP, foot - 44 - high)
        at = min(max(foot - MOUTH - 17, y + 20), y + high - 52)
        tail = ("bubble_tail_left", x - 23.5, at) if left else ("bubble_tail_right", x + PANEL_WIDE - 2.5, at)
        return Place(left, kind, figure, (x, y), tail)
    x = SIDE if left else wide - SIDE - PANEL_WIDE
    head = foot - OVER_HEAD
    lowest = head - TAIL - high
    if kind == HIGH_UP:  # as low as what is under it lets it come
        lowest = min(lowest, _top_under(kit, x, seen) - ROOM - high)
    y = max(TOP, lowest)
    aside = 0 if kind == HIGH_UP else 24 if left else -24  # a long tail stays clear of whoever stands beside him
    tail = ("bubble_tail_down", middle - 13 + aside, y + high - 2.5)
    return Place(left, kind, figure, (x, y), tail, TAIL if kind == OVER else head + NEARER - y - high)


def _top_under(kit: Kit, x: float, seen: Sequence[Rect]) -> float:
    """Where the highest thing begins that is seen under a panel at this x, in units; the bar is over it."""
    column = kit.scale.rect(x, TOP, PANEL_WIDE, kit.scale.tall)
    under = [rect.top / kit.scale.u for rect in seen if rect.top >= column.top and rect.colliderect(column)]
    return min(under, default=kit.scale.tall)


def _body(kit: Kit, place: Place) -> Rect:
    x, y = place.figure
    return kit.scale.rect(x + BODY[0] * FIGURE, y + BODY[1] * FIGURE, BODY[2] * FIGURE, BODY[3] * FIGURE)
