"""The close-up: whoever stands in a crowded space, large and with his name, in a panel over the car."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.board import marks
from game.board.marks import Marks
from game.board.motion import Pose, back, ease_in
from game.board.train_shape import FEET, PITCH
from game.draw import lettering, shapes
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, MUTED, PANEL, SHADOW, code

if TYPE_CHECKING:
    from game.board.board import Board

CROWD = 4  # so many in a space are hard to tell apart
A_HEAD, AROUND, HIGH = 95, 24, 166  # units, like all below
SIZE = 0.96
GROUND, NAMES = 131, 141  # from the panel's top: the feet, the top of the names
LETTERS = 15
EDGE, CORNER = 3, 14
TAIL_WIDE, TAIL_HIGH = 13, 10  # half its width; from the panel's foot to its tip
TAIL_AWAY = 30  # from the panel's ends at least
ABOVE = 8  # what it points to
HEADS = 104  # a car's own units over a roof, where a crowd's heads are
MARGIN = 8  # from the stage's edges
STEP = 12  # from one place tried to the next
CAB = 79  # a car's own units to the cab's middle
GROWS, GOES = 0.16, 0.1  # seconds


@dataclass(frozen=True)
class Place:
    """Where the panel of a space lies: its upper left corner, its width, and the x of its tail."""

    space: int
    left: float
    top: float
    wide: float
    tail: float


class CloseUp:
    """The panel on a board; nothing is shown until `show`."""

    def __init__(self, board: "Board") -> None:
        self.board = board
        self._place: Place | None = None
        self._names: Mapping[str, str] = {}
        self._open = False
        self._part = 0.0

    @property
    def space(self) -> int | None:
        """The space that is shown large."""
        return self._place.space if self._place is not None and self._open else None

    @property
    def busy(self) -> bool:
        """Whether it is growing or going."""
        return self._place is not None and self._part != float(self._open)

    def crowd(self, space: int) -> tuple[str, ...]:
        """Who stands in a space, from left to right, if they are so many that a close-up helps; else nobody."""
        standing = [name for name, where in self.board.layout.spaces.items() if where == space]
        standing.sort(key=lambda name: self.board.layout.actors[name].x)
        return tuple(standing) if len(standing) >= CROWD else ()

    def show(self, space: int, names: Mapping[str, str], free: Iterable[Rect] = ()) -> None:
        """Show a crowded space large; `names` by actor, `free` is what should not be covered, in pixels."""
        if self.space != space:
            self._part = 0
        self._place = self._placed(space, list(free))
        self._names = names
        self._open = True

    def hide(self) -> None:
        """Let it go."""
        self._open = False

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        if self._open:
            self._part = min(1.0, self._part + dt / GROWS)
        else:
            self._part = max(0.0, self._part - dt / GOES)
            if not self._part:
                self._place = None

    def shows(self, name: str) -> bool:
        """Whether somebody is shown large."""
        return self.space is not None and self.board.layout.spaces.get(name) == self.space

    def at(self, point: tuple[int, int]) -> int | None:
        """The crowded space that is meant by a point in pixels: in the panel that is shown, or on the train."""
        if self.area().collidepoint(point):
            return self.space
        space = self.board.space_at(point)
        return space if space is not None and self.crowd(space) else None

    def area(self) -> Rect:
        """The panel, in pixels; empty while nothing is shown."""
        place = self._place
        return Rect(0, 0, 0, 0) if place is None else self.board.kit.scale.rect(place.left, place.top, place.wide, HIGH)

    def rect(self, name: str) -> Rect:
        """Somebody's column in the panel, in pixels."""
        pose = self._poses()[name]
        return self.board.kit.scale.rect(pose.x - A_HEAD / 2 + 2, pose.y - GROUND + 10, A_HEAD - 4, HIGH - 20)

    def draw(self, surface: Surface, on: Marks) -> None:
        """Draw it with the marks of those who are in it; while it grows, it comes out of the car."""
        place = self._place
        if place is None:
            return
        size = back(self._part) if self._open else ease_in(self._part)
        if size == 1:
            self._draw(surface, on, 0, 0)
            return
        kit = self.board.kit
        whole = Surface((kit.px(place.wide), kit.px(HIGH + TAIL_HIGH)), pygame.SRCALPHA)
        self._draw(whole, on, -place.left, -place.top)
        wide, high = (max(1, round(side * size)) for side in whole.get_size())
        small = pygame.transform.smoothscale(whole, (wide, high))
        tail, foot = kit.scale.at(place.tail, place.top + HIGH + TAIL_HIGH)
        surface.blit(small, (round(tail - (place.tail - place.left) * size * kit.scale.u), foot - high))

    def _placed(self, space: int, free: list[Rect]) -> Place:
        """Over the car; to the side of that where it would cover something free."""
        board, tables = self.board, self.board.state.train
        car, train = tables.car[space], board.train
        wide = A_HEAD * len(self.crowd(space)) + AROUND
        tail = train.car_left(car) + (PITCH / 2 if car else CAB) * train.scale
        x, _, room, _ = board.stage.free
        top = max(board.stage.clear, self._tip(space) - TAIL_HIGH - HIGH)
        first = max(x + MARGIN, tail + TAIL_AWAY - wide)
        last = min(x + room - MARGIN - wide, tail - TAIL_AWAY)
        tried = [first + STEP * index for index in range(int(max(0.0, last - first) / STEP) + 1)]

        def cost(left: float) -> tuple[int, float]:
            covered = [board.kit.scale.rect(left, top, wide, HIGH).clip(one) for one in free]
            return sum(one.width * one.height for one in covered), abs(left + wide / 2 - tail)

        return Place(space, min(tried, key=cost), top, wide, tail)

    def _tip(self, space: int) -> float:
        """How low the tail reaches: to the roof, or to the heads of those on it."""
        roof = self.board.state.train.is_roof[space]
        return self.board.train.y(FEET[True] - (HEADS if roof else 0)) - ABOVE

    def _poses(self) -> dict[str, Pose]:
        place = self._place
        if place is None:
            return {}
        first, ground = place.left + (AROUND + A_HEAD) / 2, place.top + GROUND
        actors = self.board.layout.actors
        return {
            name: Pose(first + A_HEAD * index, ground, scale=SIZE, flip=actors[name].flip)
            for index, name in enumerate(self.crowd(place.space))
        }

    def _draw(self, surface: Surface, on: Marks, dx: float, dy: float) -> None:
        """Draw it on a surface that lies so many units off the window's corner."""
        place, board = self._place, self.board
        assert place is not None
        kit = board.kit
        tail = place.tail - place.left if place.top + HIGH < self._tip(place.space) else None
        ground = kit.kept(("close-up", place.wide, tail), lambda: _ground(kit, place.wide, tail))
        surface.blit(ground, kit.scale.at(place.left + dx, place.top + dy))
        for name, stands in self._poses().items():
            pose = stands.moved(dx, dy)
            marks.draw_person(surface, board, on, name, pose)
            colour = CREAM if name in on.bandits or not on.bandits else MUTED
            said = kit.fitted(self._names.get(name, ""), LETTERS, colour, A_HEAD, lettering.BOLD)
            middle, top = kit.scale.at(pose.x, place.top + dy + NAMES)
            surface.blit(said, (middle - said.get_width() // 2, top))


def _ground(kit: Kit, wide: float, tail: float | None) -> Surface:
    """The panel with its amber edge, and its tail at an x of its own if it has any."""
    c, inner = CORNER, EDGE / 2
    right, foot = wide - inner, HIGH - inner
    point = "" if tail is None else f"L{tail + TAIL_WIDE},{foot} L{tail},{foot + TAIL_HIGH} L{tail - TAIL_WIDE},{foot} "
    path = (
        f"M{c},{inner} L{right - c},{inner} Q{right},{inner} {right},{c} L{right},{foot - c} "
        f"Q{right},{foot} {right - c},{foot} {point}L{c},{foot} Q{inner},{foot} {inner},{foot - c} "
        f"L{inner},{c} Q{inner},{inner} {c},{inner} Z"
    )
    drawn = (
        f'<g transform="scale({kit.scale.u:.4f})">'
        f'<path d="{path}" transform="translate(0,4)" fill="{code(SHADOW)}" fill-opacity="0.4"/>'
        f'<path d="{path}" fill="{code(PANEL)}" stroke="{code(AMBER)}" stroke-width="{EDGE}" '
        f'stroke-linejoin="round"/></g>'
    )
    return shapes.svg(kit.px(wide), kit.px(HIGH + TAIL_HIGH + 4), drawn)
