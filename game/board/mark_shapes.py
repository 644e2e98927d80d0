"""What marks are made of: rings, frames, dots, discs."""

from math import hypot
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.board import signs
from game.board.marks import CHEST
from game.board.motion import Pose
from game.draw import lettering, shapes
from game.draw.palette import AMBER, BRICK, CREAM, INK, Colour

if TYPE_CHECKING:
    from game.board.board import Board

FRAME = 3
DOT_STEP = 12
AIM_STARTS, AIM_ENDS = 46, 54  # units of a meeple's own kept free of dots
THROUGH_ROOF = (26, -12, 92)  # from the feet: how far aside, where it starts, where it ends
TARGET = 0.66  # of a disc with a number: the sign of who can be chosen with the mouse
CROSS = '<path d="M{a:.1f},{a:.1f} L{b:.1f},{b:.1f} M{b:.1f},{a:.1f} L{a:.1f},{b:.1f}" '
CROSS_LINE = 'stroke="#fbf0da" stroke-width="{:.1f}" stroke-linecap="round"/>'


def draw_ring(surface: Surface, board: "Board", feet: Pose, size: float) -> None:
    """The ring at somebody's feet."""
    board.pieces.draw(surface, "target_ring", Pose(feet.x, feet.y, scale=feet.scale * size))


def draw_aim(surface: Surface, board: "Board", start: Pose, end: Pose) -> None:
    """Amber dots on ink from the one who aims to one he can hit."""
    if abs(start.x - end.x) < AIM_STARTS * start.scale:
        aside, first, last = THROUGH_ROOF
        start, end = (start, end) if start.y < end.y else (end, start)
        ends = start.moved(aside * start.scale, -first * start.scale), end.moved(aside * start.scale, -last * end.scale)
    else:
        way = 1 if end.x > start.x else -1
        ends = (
            start.moved(way * AIM_STARTS * start.scale, -CHEST * start.scale),
            end.moved(-way * AIM_ENDS * end.scale, -CHEST * end.scale),
        )
    draw_dots(surface, board, *ends)


def draw_dots(surface: Surface, board: "Board", start: Pose, end: Pose) -> None:
    """Amber dots on ink from one point to another."""
    u = board.kit.scale.u
    count = int(hypot(end.x - start.x, end.y - start.y) / DOT_STEP)
    for index in range(count + 1):
        t = index / max(1, count)
        centre = board.kit.scale.at(start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t)
        pygame.draw.aacircle(surface, INK, centre, 3 * u)
        pygame.draw.aacircle(surface, AMBER, centre, 2 * u)


def draw_frames(
    surface: Surface, board: "Board", rects: list[Rect], fill: Colour | None, border: Colour | None, opacity: float
) -> None:
    """Round frames a little around rectangles in pixels."""
    u = board.kit.scale.u
    for rect in rects:
        around = rect.inflate(round(6 * u), round(6 * u))
        surface.blit(shapes.rounded(*around.size, 8 * u, fill, border, FRAME * u, opacity), around)


def draw_number(surface: Surface, board: "Board", centre: tuple[int, int], number: int | None) -> None:
    """The key that chooses something, on an amber disc."""
    if number is None:
        return
    kit = board.kit
    disc = shapes.disc(kit.px(signs.DISC), AMBER, INK, 2.5 * kit.scale.u)
    surface.blit(disc, disc.get_rect(center=centre))
    digit = kit.text(str(number), 15, INK, lettering.HEAVY)
    surface.blit(digit, digit.get_rect(center=centre))


def draw_target(surface: Surface, board: "Board", centre: tuple[int, int]) -> None:
    """Who can be chosen with the mouse: a bull's eye on his chest, seen where loot lies over the ring at his feet."""
    kit = board.kit
    for colour, part in ((AMBER, 1.0), (CREAM, 0.6), (AMBER, 0.3)):
        disc = shapes.disc(kit.px(signs.DISC * TARGET * part), colour, INK, 2 * kit.scale.u)
        surface.blit(disc, disc.get_rect(center=centre))


def draw_barred(surface: Surface, board: "Board", centre: tuple[int, int]) -> None:
    """A cross on a brick disc."""
    kit = board.kit
    wide = kit.px(signs.DISC)
    disc = shapes.disc(wide, BRICK, CREAM, 2 * kit.scale.u)
    cross = CROSS.format(a=wide * 0.32, b=wide * 0.68) + CROSS_LINE.format(2.6 * kit.scale.u)
    surface.blit(disc, disc.get_rect(center=centre))
    sign = shapes.svg(wide, wide, cross)
    surface.blit(sign, sign.get_rect(center=centre))
