"""Draws what is marked on the train: under the pieces, over them, and before the train."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot, sin
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.board import signs
from game.board.loot_on_floor import draw_counts
from game.board.mark_shapes import (
    FRAME,
    draw_aim,
    draw_barred,
    draw_dots,
    draw_frames,
    draw_number,
    draw_ring,
    draw_target,
)
from game.board.marks import CHEST, LARGER, PALE, Marks, is_marked, landing_place, pulse, shows_landing, way
from game.board.motion import Pose
from game.draw import shapes
from game.draw.palette import AMBER, CREAM

if TYPE_CHECKING:
    from game.board.board import Board

DIMMED = (206, 196, 212)  # what the land and the train are multiplied by while something on them can be chosen
BESIDE = 12  # units between two tokens that lie side by side, and closer
NUMBER_UNDER = 17  # units from a token to its key's number: over it are people


def dim(surface: Surface, board: "Board", marks: Marks, part: float) -> None:
    """Darken land and train but for the spaces that can be chosen; `part` goes from 0 to 1."""
    light = tuple(round(255 - (255 - tone) * part) for tone in DIMMED)
    lit = [board.space_rect(space) for space in marks.spaces]
    for rect in _beside(surface.get_clip(), lit):
        surface.fill(light, rect, special_flags=pygame.BLEND_RGB_MULT)


def draw_below(surface: Surface, board: "Board", marks: Marks) -> None:
    """Draw the marks that pieces stand on: lit spaces, rings at the feet."""
    for space in marks.spaces:
        if not board.is_before(space):
            _draw_space(surface, board, marks, space)
    shown = board.close_up.space
    if shown is not None and not board.is_before(shown):
        draw_frames(surface, board, [board.space_rect(shown)], None, AMBER, 1)
    for name in (*marks.bandits, *([marks.about] if marks.about in board.layout.actors else [])):
        if is_marked(board, marks, name) and not board.is_before(board.layout.spaces[name]):
            draw_ring(surface, board, board.layout.actors[name], pulse(marks, name))
    for space, kind in marks.loot:
        opacity = 0.45 if marks.hovered == (space, kind) else 0.2
        draw_frames(surface, board, loot_frames(board, space, kind), AMBER, None, opacity)


def draw_frames_before(surface: Surface, board: "Board", marks: Marks) -> None:
    """Draw the marks under and round what is before the train, which lie over it: it has an inside."""
    for space in marks.spaces:
        if board.is_before(space):
            _draw_lit(surface, board, marks, board.space_rect(space), hovered=marks.hovered == space)
    shown = board.close_up.space
    if shown is not None and board.is_before(shown):
        draw_frames(surface, board, [board.space_rect(shown)], None, AMBER, 1)


def draw_framed(surface: Surface, board: "Board", points: Sequence[tuple[float, float]]) -> None:
    """Frame in cream the spaces of some points in units: where the camera would go, for whom it stands still."""
    spaces = [board.space_rect(space) for space in range(len(board.state.floor))]
    around = [min(spaces, key=lambda rect: _distance(rect, board.kit.scale.at(*point))) for point in points]
    draw_frames(surface, board, [around[0].unionall(around[1:])], None, CREAM, 1)


def _distance(rect: Rect, point: tuple[int, int]) -> float:
    """How far a point is from a rectangle: 0 in it."""
    x, y = point
    return hypot(max(rect.left - x, 0, x - rect.right), max(rect.top - y, 0, y - rect.bottom))


def draw_above(surface: Surface, board: "Board", marks: Marks, poses: Mapping[str, Pose]) -> None:
    """Draw the marks over the pieces, which stand at `poses`."""
    for name in marks.bandits:
        if is_marked(board, marks, name):
            _draw_aim_at(surface, board, marks, name)
            _draw_signs(surface, board, marks, name, poses[name])
    _draw_way(surface, board, marks)
    for space, number in marks.spaces.items():
        draw_number(surface, board, signs.number_at(board, space), number)
    for (space, kind), number in marks.loot.items():
        draw_loot_frames(surface, board, space, kind, number)
    for name in marks.barred:
        if is_marked(board, marks, name):
            _draw_signs(surface, board, marks, name, poses[name])
    if marks.arrow and marks.actor is not None and marks.actor in poses and not board.close_up.shows(marks.actor):
        pose = poses[marks.actor]
        _draw_arrow(surface, board, marks, pose, signs.arrow_at(board, marks.actor, pose))


def draw_person(surface: Surface, board: "Board", marks: Marks, name: str, pose: Pose) -> None:
    """Draw somebody where he is shown large, with all that is marked on him."""
    if name in marks.bandits or name == marks.about:
        draw_ring(surface, board, pose, pulse(marks, name))
    else:
        board.pieces.draw_shadow(surface, pose)
    larger = replace(pose, scale=pose.scale * LARGER) if name == marks.hovered else pose
    board.pieces.draw(surface, board.costume(name), larger)
    _draw_signs(surface, board, marks, name, pose)
    if name == marks.actor:
        _draw_arrow(surface, board, marks, pose, signs.arrow_over(pose))


def _draw_arrow(surface: Surface, board: "Board", marks: Marks, pose: Pose, tip: Pose) -> None:
    """The arrow of whose turn it is, and who stands at `pose`."""
    bob = signs.BOBS * sin(marks.seconds * 4) * pose.scale
    board.pieces.draw(surface, "target_arrow", signs.bobbed(tip, bob))


def _draw_space(surface: Surface, board: "Board", marks: Marks, space: int) -> None:
    hovered = marks.hovered == space
    _draw_lit(surface, board, marks, board.space_rect(space), hovered=hovered)
    feet = landing_place(board, space)
    draw_ring(surface, board, feet, pulse(marks, space))
    if marks.landing is not None and shows_landing(marks, space):
        board.pieces.draw(surface, board.costume(marks.landing), replace(feet, alpha=PALE))


def _draw_lit(surface: Surface, board: "Board", marks: Marks, rect: Rect, *, hovered: bool) -> None:
    """A space that can be chosen, lit and framed."""
    u = board.kit.scale.u
    surface.blit(shapes.rounded(*rect.size, 10 * u, AMBER, None, 0, 0.3 if hovered else 0.12), rect)
    surface.blit(shapes.rounded(*rect.size, 10 * u, None, AMBER, (FRAME + hovered) * u), rect)


def _draw_signs(surface: Surface, board: "Board", marks: Marks, name: str, pose: Pose) -> None:
    """What is marked on somebody: the sign of what would be done to him, the key that chooses him, or a cross."""
    if marks.hovered == name and name in marks.bandits:
        sign = "crosshair" if marks.aiming else "punch_star"
        board.pieces.draw(surface, sign, Pose(pose.x, pose.y - CHEST * pose.scale, scale=pose.scale * 0.95))
    if name in marks.barred:
        draw_barred(surface, board, signs.at_head(board, pose))
    number = marks.bandits.get(name)
    draw_number(surface, board, signs.at_head(board, pose), number)
    if number is None and name in marks.bandits and name != marks.hovered and not board.close_up.shows(name):
        draw_target(surface, board, board.kit.scale.at(pose.x, pose.y - CHEST * pose.scale))


def _draw_way(surface: Surface, board: "Board", marks: Marks) -> None:
    """Dots along the way that the actor would be carried."""
    found = way(board, marks)
    if found is not None:
        draw_dots(surface, board, *found)


def _draw_aim_at(surface: Surface, board: "Board", marks: Marks, name: str) -> None:
    """The dotted aim of a Fire."""
    actor = None if marks.actor is None else board.layout.actors.get(marks.actor)
    if marks.aiming and actor is not None and marks.actor != name:
        draw_aim(surface, board, actor, board.layout.actors[name])


def draw_loot_frames(surface: Surface, board: "Board", space: int, kind: str, number: int | None = None) -> None:
    """Draw the frames round loot of a kind, how much lies in each stack, and the key that chooses it."""
    frames = loot_frames(board, space, kind)
    draw_frames(surface, board, frames, None, AMBER, 1)
    draw_counts(surface, board.pieces, board.layout.loot, space, kind, board.rock(space))
    if frames:
        draw_number(surface, board, (frames[0].centerx, frames[0].bottom + board.kit.px(NUMBER_UNDER)), number)


def loot_frames(board: "Board", space: int, kind: str) -> list[Rect]:
    """The rectangles in pixels of loot of a kind that can be chosen: tokens that lie side by side are in one."""
    found: list[Rect] = []
    for rect in sorted(board.loot_rects(space, kind), key=lambda rect: rect.left):
        if found and rect.left - found[-1].right < board.kit.px(BESIDE):
            found[-1] = found[-1].union(rect)
        else:
            found.append(rect)
    return found


def _beside(area: Rect, holes: list[Rect]) -> list[Rect]:
    """An area without some rectangles, as rectangles."""
    parts = [area]
    for hole in holes:
        parts = [rest for part in parts for rest in _without(part, part.clip(hole))]
    return parts


def _without(part: Rect, hole: Rect) -> list[Rect]:
    """What is left of a rectangle around one that lies in it."""
    if not hole:
        return [part]
    strips = [
        Rect(part.left, part.top, part.width, hole.top - part.top),
        Rect(part.left, hole.bottom, part.width, part.bottom - hole.bottom),
        Rect(part.left, hole.top, hole.left - part.left, hole.height),
        Rect(hole.right, hole.top, part.right - hole.right, hole.height),
    ]
    return [strip for strip in strips if strip.width > 0 and strip.height > 0]
