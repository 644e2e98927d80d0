"""What is marked on the train: whose turn it is, what can be chosen, what is pointed at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import hypot, sin
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.board import signs
from game.board.motion import Pose
from game.draw import lettering, shapes
from game.draw.palette import AMBER, BRICK, CREAM, INK, Colour

if TYPE_CHECKING:
    from game.board.board import Board

FRAME = 3
PULSE = 0.04
HOVERED = 1.06  # a ring that is pointed at
LARGER = 1.04  # a meeple that is pointed at
DIMMED = (206, 196, 212)  # what the land and the train are multiplied by while something on them can be chosen
CHEST = 44
SADDLE = 60  # units of a piece's own over the ground, where a way on it begins
ARROW_BESIDE = 34  # units that the arrow beside a head is lower than over it
DOT_STEP = 12
PALE = 0.45  # of somebody where he would come to
FEW = 2  # so many spaces show who would come there even if they are not pointed at
AIM_STARTS, AIM_ENDS = 46, 54  # units of a meeple's own kept free of dots
THROUGH_ROOF = (26, -12, 92)  # from the feet: how far aside, where it starts, where it ends
CROSS = '<path d="M{a:.1f},{a:.1f} L{b:.1f},{b:.1f} M{b:.1f},{a:.1f} L{a:.1f},{b:.1f}" '
CROSS_LINE = 'stroke="#fbf0da" stroke-width="{:.1f}" stroke-linecap="round"/>'


@dataclass(frozen=True)
class Marks:
    """Marks by what they are on. Numbers are keys, shown while keys are in use; None shows none.

    `spaces`, `bandits` and `loot` (space and kind) can be chosen. `landing` shows somebody at 45 % where he would
    come to, `carried` by a piece before the train or not; `barred` are bandits that cannot be chosen although one
    might expect it; `aiming` dots the line from the actor to each of the bandits; `reaching` is who is asked whether he
    picks a purse, `about` whom the question is about. Over the actor is an arrow if `arrow` says so.
    """

    actor: str | None = None
    bandits: Mapping[str, int | None] = field(default_factory=dict)
    spaces: Mapping[int, int | None] = field(default_factory=dict)
    loot: Mapping[tuple[int, str], int | None] = field(default_factory=dict)
    barred: tuple[str, ...] = ()
    hovered: object = None
    landing: str | None = None
    aiming: bool = False
    reaching: str = ""
    arrow: bool = True
    about: str = ""
    carried: bool = False
    seconds: float = 0

    @property
    def offering(self) -> bool:
        """Whether anything on the train can be chosen."""
        return bool(self.bandits or self.spaces or self.loot)


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
        if _is_marked(board, marks, name) and not board.is_before(board.layout.spaces[name]):
            draw_ring(surface, board, board.layout.actors[name], _pulse(marks, name))
    for space, kind in marks.loot:
        opacity = 0.45 if marks.hovered == (space, kind) else 0.2
        draw_frames(surface, board, board.loot_rects(space, kind), AMBER, None, opacity)


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


def rings(board: "Board", marks: Marks) -> dict[str, float]:
    """Who before the train has a ring at his feet, and how large it is at present."""
    chosen = (name for name in marks.bandits if _is_marked(board, marks, name))
    return {name: _pulse(marks, name) for name in chosen if board.is_before(board.layout.spaces[name])}


def carrier(board: "Board", marks: Marks) -> tuple[str, float] | None:
    """The piece before the train that would carry the actor, and how large the ring is at its feet."""
    if not marks.carried or marks.actor is None or board.foreground is None:
        return None
    name = board.foreground.carrier(board.state, marks.actor)
    return (name, _pulse(marks, name)) if name is not None else None


def ghosts(board: "Board", marks: Marks) -> dict[int, tuple[str, Pose]]:
    """Who would come to a space before the train that can be chosen, pale, and where he would stand."""
    return {
        space: (board.costume(marks.landing), replace(landing_place(board, space), alpha=PALE))
        for space in marks.spaces
        if marks.landing is not None and board.is_before(space) and _shows_landing(marks, space)
    }


def draw_above(surface: Surface, board: "Board", marks: Marks, poses: Mapping[str, Pose]) -> None:
    """Draw the marks over the pieces, which stand at `poses`."""
    for name in marks.bandits:
        if _is_marked(board, marks, name):
            _draw_aim_at(surface, board, marks, name)
            _draw_signs(surface, board, marks, name, poses[name])
    _draw_way(surface, board, marks)
    for space, number in marks.spaces.items():
        _draw_number(surface, board, signs.number_at(board, space), number)
    for (space, kind), number in marks.loot.items():
        _draw_loot(surface, board, space, kind, number)
    for name in marks.barred:
        if _is_marked(board, marks, name):
            _draw_signs(surface, board, marks, name, poses[name])
    if marks.arrow and marks.actor is not None and marks.actor in poses and not board.close_up.shows(marks.actor):
        pose = poses[marks.actor]
        _draw_arrow(surface, board, marks, pose, signs.arrow_tip(board, marks.actor, pose))


def draw_person(surface: Surface, board: "Board", marks: Marks, name: str, pose: Pose) -> None:
    """Draw somebody where he is shown large, with all that is marked on him."""
    if name in marks.bandits or name == marks.about:
        draw_ring(surface, board, pose, _pulse(marks, name))
    else:
        board.pieces.draw_shadow(surface, pose)
    larger = replace(pose, scale=pose.scale * LARGER) if name == marks.hovered else pose
    board.pieces.draw(surface, board.costume(name), larger)
    _draw_signs(surface, board, marks, name, pose)
    if name == marks.actor:
        beside = pose.x + signs.HEAD[0], pose.y + ARROW_BESIDE - signs.OVER_HEAD * pose.scale
        _draw_arrow(surface, board, marks, pose, beside)


def _is_marked(board: "Board", marks: Marks, name: str) -> bool:
    """Whether somebody's marks are drawn on the train: of those shown large only his who is pointed at."""
    return marks.hovered == name or not board.close_up.shows(name)


def _draw_arrow(surface: Surface, board: "Board", marks: Marks, pose: Pose, tip: tuple[float, float]) -> None:
    """The arrow over whose turn it is, and who stands at `pose`."""
    bob = signs.BOBS * sin(marks.seconds * 4) * pose.scale
    board.pieces.draw(surface, "target_arrow", Pose(tip[0], tip[1] + bob, scale=signs.ARROW))


def _draw_space(surface: Surface, board: "Board", marks: Marks, space: int) -> None:
    hovered = marks.hovered == space
    _draw_lit(surface, board, marks, board.space_rect(space), hovered=hovered)
    feet = landing_place(board, space)
    draw_ring(surface, board, feet, _pulse(marks, space))
    if marks.landing is not None and _shows_landing(marks, space):
        board.pieces.draw(surface, board.costume(marks.landing), replace(feet, alpha=PALE))


def _draw_lit(surface: Surface, board: "Board", marks: Marks, rect: Rect, *, hovered: bool) -> None:
    """A space that can be chosen, lit and framed."""
    u = board.kit.scale.u
    surface.blit(shapes.rounded(*rect.size, 10 * u, AMBER, None, 0, 0.3 if hovered else 0.12), rect)
    surface.blit(shapes.rounded(*rect.size, 10 * u, None, AMBER, (FRAME + hovered) * u), rect)


def landing_place(board: "Board", space: int) -> Pose:
    """Where somebody more would stand in a space."""
    tables = board.state.train
    crowd = list(board.layout.spaces.values()).count(space)
    if board.foreground is not None and board.is_before(space):
        apart = crowd + (crowd > 0)  # a little off those who stand there
        stands = board.foreground.stand(board.state, space, apart, apart + 1)
        return stands if stands is not None else Pose(0, 0)
    return board.train.stand(tables.car[space], tables.is_roof[space], crowd, crowd + 1)


def _shows_landing(marks: Marks, space: int) -> bool:
    return marks.hovered == space or len(marks.spaces) <= FEW


def draw_ring(surface: Surface, board: "Board", feet: Pose, size: float) -> None:
    """The ring at somebody's feet."""
    board.pieces.draw(surface, "target_ring", Pose(feet.x, feet.y, scale=feet.scale * size))


def _pulse(marks: Marks, what: object) -> float:
    return HOVERED if marks.hovered == what else 1 + PULSE * (1 + sin(marks.seconds * 5))


def _draw_signs(surface: Surface, board: "Board", marks: Marks, name: str, pose: Pose) -> None:
    """What is marked on somebody: the sign of what would be done to him, the key that chooses him, or a cross."""
    if marks.hovered == name and name in marks.bandits:
        sign = "crosshair" if marks.aiming else "punch_star"
        board.pieces.draw(surface, sign, Pose(pose.x, pose.y - CHEST * pose.scale, scale=pose.scale * 0.95))
    if name in marks.barred:
        _draw_barred(surface, board, signs.at_head(board, pose))
    _draw_number(surface, board, signs.at_head(board, pose), marks.bandits.get(name))


def _draw_way(surface: Surface, board: "Board", marks: Marks) -> None:
    """Dots along the way that the actor would be carried."""
    found = way(board, marks)
    if found is not None:
        draw_dots(surface, board, *found)


def way(board: "Board", marks: Marks) -> tuple[Pose, Pose] | None:
    """From what would carry the actor to the space that is pointed at; before that, from the actor to it."""
    found = carrier(board, marks)
    if found is None or marks.actor is None or found[0] not in board.layout.others:
        return None
    mount, rider = board.layout.others[found[0]].pose, board.layout.actors.get(marks.actor)
    saddle = mount.moved(0, -SADDLE * mount.scale)
    if isinstance(marks.hovered, int) and marks.hovered in marks.spaces:
        end = landing_place(board, marks.hovered)
        return saddle, end.moved(0, -CHEST * end.scale)
    return None if rider is None else (rider.moved(0, -CHEST * rider.scale), saddle)


def _draw_aim_at(surface: Surface, board: "Board", marks: Marks, name: str) -> None:
    """The dotted aim of a Fire."""
    actor = None if marks.actor is None else board.layout.actors.get(marks.actor)
    if marks.aiming and actor is not None and marks.actor != name:
        draw_aim(surface, board, actor, board.layout.actors[name])


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


def _draw_loot(surface: Surface, board: "Board", space: int, kind: str, number: int | None) -> None:
    rects = board.loot_rects(space, kind)
    draw_frames(surface, board, rects, None, AMBER, 1)
    if rects:
        _draw_number(surface, board, (rects[0].centerx, rects[0].top - board.kit.px(12)), number)


def draw_frames(
    surface: Surface, board: "Board", rects: list[Rect], fill: Colour | None, border: Colour | None, opacity: float
) -> None:
    """Round frames a little around rectangles in pixels."""
    u = board.kit.scale.u
    for rect in rects:
        around = rect.inflate(round(6 * u), round(6 * u))
        surface.blit(shapes.rounded(*around.size, 8 * u, fill, border, FRAME * u, opacity), around)


def _draw_number(surface: Surface, board: "Board", centre: tuple[int, int], number: int | None) -> None:
    """The key that chooses something, on an amber disc."""
    if number is None:
        return
    kit = board.kit
    disc = shapes.disc(kit.px(signs.DISC), AMBER, INK, 2.5 * kit.scale.u)
    surface.blit(disc, disc.get_rect(center=centre))
    digit = kit.text(str(number), 15, INK, lettering.HEAVY)
    surface.blit(digit, digit.get_rect(center=centre))


def _draw_barred(surface: Surface, board: "Board", centre: tuple[int, int]) -> None:
    """A cross on a brick disc."""
    kit = board.kit
    wide = kit.px(signs.DISC)
    disc = shapes.disc(wide, BRICK, CREAM, 2 * kit.scale.u)
    cross = CROSS.format(a=wide * 0.32, b=wide * 0.68) + CROSS_LINE.format(2.6 * kit.scale.u)
    surface.blit(disc, disc.get_rect(center=centre))
    sign = shapes.svg(wide, wide, cross)
    surface.blit(sign, sign.get_rect(center=centre))


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
