"""A speech bubble beside or above somebody's head: why he is no target, what a card does by itself."""

from dataclasses import dataclass
from typing import Literal

from pygame import Rect, Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import BRICK, CREAM, INK, SHADOW, code
from game.draw.scale import Area
from game.ui.canvas import Canvas, text_width

Side = Literal["above", "left", "right"]

HEAD_SIZE, LINE_SIZE = 15, 14.5
ICON = 36
TAIL = 13
TAIL_HALF = 9
SIDE_TAIL = 28
CORNER = 12
MARGIN = 8  # units kept from the window's edges
MOST = 300  # units a line may be wide before it is wrapped


@dataclass(frozen=True)
class Bubble:
    """What it says: a bold line and another, `icon` a piece before them, `barred` a cross on the icon."""

    head: str
    line: str = ""
    icon: str = ""
    barred: bool = False


def draw(
    surface: Surface,
    kit: Kit,
    bubble: Bubble,
    tip: tuple[float, float],
    side: Side = "above",
    tail: float = TAIL,
    aside: float = 0,
) -> Rect:
    """Draw it with the end of its tail at `tip`, in units; it lies `side` of that point. Where it is, in pixels.

    It is moved along the window's edge rather than beyond it; from the right edge it changes to the left side. Above
    the point it may lie `aside` of it by some units.
    """
    side, (x, y, wide, high) = place(kit, bubble, tip, side, tail, aside)
    point = (round(tip[0] - x, 1), round(tip[1] - y, 1))
    key = ("bubble", bubble, side, point)
    picture = kit.kept(key, lambda: _draw(kit, bubble, wide, high, point, side))
    left, top = kit.scale.at(x, y)
    edge = kit.px(_edge(point, wide, high))
    return surface.blit(picture, (left - edge, top - edge)).inflate(-2 * edge, -2 * edge)


def place(
    kit: Kit, bubble: Bubble, tip: tuple[float, float], side: Side = "above", tail: float = TAIL, aside: float = 0
) -> tuple[Side, Area]:
    """At which side of the tip it will lie, and where: x, y, width and height of its box in units."""
    wide, high = _size(kit, bubble)
    reach = SIDE_TAIL if side != "above" else tail
    if side == "right" and tip[0] + reach + wide > kit.scale.wide - MARGIN:
        side = "left"
    elif side == "left" and tip[0] - reach - wide < MARGIN:
        side = "right"
    x = {"above": tip[0] - wide / 2 + aside, "right": tip[0] + reach, "left": tip[0] - reach - wide}[side]
    y = tip[1] - reach - high if side == "above" else tip[1] - high * 0.55
    x = min(max(x, MARGIN), kit.scale.wide - MARGIN - wide)
    y = min(max(y, MARGIN), kit.scale.tall - MARGIN - high)
    return side, (x, y, wide, high)


def _edge(point: tuple[float, float], wide: float, high: float) -> float:
    """How far the tail and the shadow stick out of the bubble's box."""
    return max(0, -point[0], point[0] - wide, point[1] - high) + 6


def _words_wide(kit: Kit, bubble: Bubble) -> float:
    head = text_width(kit, bubble.head, HEAD_SIZE, lettering.HEAVY)
    return min(MOST, max(head, text_width(kit, bubble.line, LINE_SIZE)))


def _size(kit: Kit, bubble: Bubble) -> tuple[float, float]:
    left = 54 if bubble.icon else 16
    lines = sum(len(line) for line in _lines(kit, bubble))
    return left + _words_wide(kit, bubble) + 18, max(36.0 if not bubble.line else 56.0, 16 + 20 * lines)


def _lines(kit: Kit, bubble: Bubble) -> tuple[list[str], list[str]]:
    """Both texts, wrapped."""
    room = kit.px(MOST) + 1
    head = lettering.wrap(bubble.head, lettering.HEAVY, kit.px(HEAD_SIZE), room)
    return head, lettering.wrap(bubble.line, lettering.BODY, kit.letter(LINE_SIZE), room) if bubble.line else []


def _draw(kit: Kit, bubble: Bubble, wide: float, high: float, point: tuple[float, float], side: Side) -> Surface:
    edge = _edge(point, wide, high)
    canvas = Canvas.empty(kit, wide, high, edge)
    outline = _outline(wide, high, point, side)
    shift = f"translate({edge},{edge})"
    canvas.svg(
        f'<path d="{outline}" transform="translate({edge},{edge + 4})" fill="{code(SHADOW)}" fill-opacity="0.4"/>'
        f'<path d="{outline}" transform="{shift}" fill="{code(CREAM)}" stroke="{code(INK)}" stroke-width="2.5" '
        f'stroke-linejoin="round"/>',
        -edge,
        -edge,
        wide + 2 * edge,
        high + 2 * edge,
    )
    if bubble.icon:
        canvas.piece(bubble.icon, 10, (high - ICON) / 2, width=ICON)
    if bubble.barred:
        cross(canvas, 40, high / 2 + 12, 9)
    x, (head, line) = 54 if bubble.icon else 16, _lines(kit, bubble)
    baseline = high / 2 - 10 * (len(head) + len(line)) + 16
    for text in head:
        canvas.head(text, x, baseline, HEAD_SIZE, INK)
        baseline += 20
    for text in line:
        canvas.text(text, x, baseline, LINE_SIZE, INK)
        baseline += 20
    return canvas.surface


def _outline(w: float, h: float, point: tuple[float, float], side: Side) -> str:
    """The box with round corners and the tail to `point`, as an SVG path."""
    px, py = point
    c, t = CORNER, TAIL_HALF
    foot, left, right = f"L{c},{h}", f"L0,{c}", f"L{w},{h - c}"
    if side == "above":
        base = min(max(px, c + t), w - c - t)
        foot = f"L{base + t},{h} L{px},{py} L{base - t},{h} L{c},{h}"
    elif side == "right":
        left = f"L{px},{py} L0,{h / 2 - 6} L0,{c}"
    else:
        right = f"L{w},{h / 2 - 6} L{px},{py} L{w},{h - c}"
    return f"M{c},0 L{w - c},0 Q{w},0 {w},{c} {right} Q{w},{h} {w - c},{h} {foot} Q0,{h} 0,{h - c} {left} Q0,0 {c},0 Z"


def cross(canvas: Canvas, x: float, y: float, radius: float) -> None:
    """The mark of what cannot be chosen: a brick disc with a cross, its centre in units."""
    canvas.disc(x, y, radius, BRICK, CREAM, 2)
    arm = radius * 0.42
    middle = radius + 2
    ends = [(middle - arm, middle + arm), (middle + arm, middle - arm)]
    strokes = " ".join(f"M{middle - arm},{start} L{middle + arm},{end}" for start, end in ends)
    paint = f'fill="none" stroke="{code(CREAM)}" stroke-width="{radius * 0.26:.2f}" stroke-linecap="round"'
    canvas.svg(f'<path d="{strokes}" {paint}/>', x - middle, y - middle, 2 * middle, 2 * middle)
