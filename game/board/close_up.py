"""The close-up: whoever stands in a crowded space, large and with his name, in a panel over the car."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.board import marks_drawn
from game.board.marks import Marks
from game.board.motion import Pose, back, ease_in
from game.board.train_shape import FEET, PITCH
from game.draw import lettering, shapes
from game.draw.hiding import hidden
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
IN_LANE = (110, 90)  # a piece's own units, about its feet: whatever runs there, with air around it
STEP = 12  # from one place tried to the next
TOP = 8  # from the stage's upper edge
CAB = 79  # a car's own units to the cab's middle
GROWS, GOES = 0.16, 0.1  # seconds


@dataclass(frozen=True)
class Form:
    """The measures of a panel: over a car, or beside something in the foreground."""

    around: float
    high: float
    size: float  # of the people
    ground: float  # from its top to the feet
    names: float  # and to the top of the names


OVER = Form(AROUND, HIGH, SIZE, GROUND, NAMES)
LOW = Form(AROUND, high=144, size=0.84, ground=112, names=120)
BESIDE = Form(around=2, high=144, size=0.84, ground=114, names=122)
LANE_HIGH = 150  # units over the foot of the stage, where it lies if all over the train would hide somebody
IN_THE_LANE = 0.2  # how much what stands in the lane counts beside people


@dataclass(frozen=True)
class Place:
    """Where the panel of a space lies: its upper left corner, its width, and the tip of its tail."""

    space: int
    left: float
    top: float
    wide: float
    tip: tuple[float, float]
    form: Form = OVER


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
        """Whether somebody is shown large: not where so many have left that it is no crowd any more."""
        return self.space is not None and name in self.crowd(self.space)

    def at(self, point: tuple[int, int]) -> int | None:
        """The crowded space that is meant by a point in pixels: in the panel that is shown, or on the train."""
        if self.area().collidepoint(point):
            return self.space
        space = self.board.space_at(point)
        return space if space is not None and self.crowd(space) else None

    def area(self) -> Rect:
        """The panel, in pixels; empty while nothing is shown."""
        place = self._place
        if place is None:
            return Rect(0, 0, 0, 0)
        return self._rect(place)

    def rect(self, name: str) -> Rect:
        """Somebody's column in the panel, in pixels."""
        pose, place = self._poses()[name], self._place
        assert place is not None
        return self.board.kit.scale.rect(pose.x - A_HEAD / 2 + 2, place.top + 10, A_HEAD - 4, place.form.high - 20)

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
        x, y = min(place.left, place.tip[0]), place.top
        right, foot = max(place.left + place.wide, place.tip[0]), max(y + place.form.high, place.tip[1])
        whole = Surface((kit.px(right - x), kit.px(foot - y)), pygame.SRCALPHA)
        self._draw(whole, on, -x, -y)
        small = pygame.transform.smoothscale(whole, [max(1, round(side * size)) for side in whole.get_size()])
        tip = kit.scale.at(*place.tip)
        off = ((place.tip[0] - x) * size * kit.scale.u, (place.tip[1] - y) * size * kit.scale.u)
        surface.blit(small, (round(tip[0] - off[0]), round(tip[1] - off[1])))

    def _placed(self, space: int, free: list[Rect]) -> Place:
        """Over the car, but where it hides nobody: to the side, higher up, or in the lane before the train."""
        board = self.board
        crowd = self.crowd(space)
        actors = [name for name in board.layout.actors if name not in crowd]
        hides = [*free, *(board.actor_rect(name) for name in actors)]
        if board.foreground is not None and board.is_before(space):
            wide = A_HEAD * len(crowd) + BESIDE.around
            beside, over, *tip = board.foreground.panel(board.state, space, wide)
            return Place(space, beside, over, wide, (tip[0], tip[1]), BESIDE)
        tried = self._over_the_car(space, len(crowd))
        free_of_all = next((place for place in tried if not hidden(self._rect(place), hides)), None)
        if free_of_all is not None:
            return free_of_all
        best = min(tried, key=lambda place: hidden(self._rect(place), hides))
        if board.foreground is None:
            return best
        lane = self._in_the_lane(space, len(crowd))
        others = [board.actor_rect(name) for name in crowd]
        others += [self.around(one.pose) for one in board.layout.others.values()]

        def cost(place: Place) -> tuple[float, float]:
            rect = self._rect(place)
            area = hidden(rect, hides) + IN_THE_LANE * hidden(rect, others)
            return area, abs(place.left + place.wide / 2 - place.tip[0])

        return min([best, *lane], key=cost)

    def _over_the_car(self, space: int, count: int) -> list[Place]:
        """The places for so many over a car, the best first: near its roof, about its middle."""
        board, tables = self.board, self.board.state.train
        car, train = tables.car[space], board.train
        wide = A_HEAD * count + AROUND
        tail = train.car_left(car) + (PITCH / 2 if car else CAB) * train.scale
        x, _, room, _ = board.stage.free
        first = max(x + MARGIN, tail + TAIL_AWAY - wide)
        last = min(x + room - MARGIN - wide, tail - TAIL_AWAY)
        lefts = [first + STEP * index for index in range(int(max(0.0, last - first) / STEP) + 1)]
        lefts.sort(key=lambda left: abs(left + wide / 2 - tail))
        highest = board.stage.area[1] + TOP
        found = []
        for form in (OVER, LOW):
            nearest = max(board.stage.clear, self._tip(space) - TAIL_HIGH - form.high)
            tops = [nearest - STEP * nth for nth in range(int((nearest - highest) / STEP) + 1)]
            for top in [*tops, highest]:
                tip = tail, top + form.high + TAIL_HIGH
                found += [Place(space, left, top, wide, tip, form) for left in lefts]
        return found

    def _in_the_lane(self, space: int, count: int) -> list[Place]:
        """The places for so many in the lane before the train."""
        board = self.board
        x, _, room, _ = board.stage.free
        wide, top = A_HEAD * count + BESIDE.around, board.stage.floor - LANE_HIGH
        middle = board.train.car_left(board.state.train.car[space]) + PITCH / 2 * board.train.scale
        lefts = (x + MARGIN + STEP * nth for nth in range(int((room - 2 * MARGIN - wide) / STEP) + 1))
        # the end of the tail lies in it: it has none
        return [Place(space, left, top, wide, (min(max(middle, left), left + wide), top), BESIDE) for left in lefts]

    def around(self, pose: Pose) -> Rect:
        """What a piece of the lane about a pose covers, roughly."""
        wide, high = (length * pose.scale for length in IN_LANE)
        return self.board.kit.scale.rect(pose.x - wide / 2, pose.y - high, wide, high)

    def _rect(self, place: Place) -> Rect:
        return self.board.kit.scale.rect(place.left, place.top, place.wide, place.form.high)

    def _tip(self, space: int) -> float:
        """How low the tail reaches: to the roof, or to the heads of those on it."""
        roof = self.board.state.train.is_roof[space]
        return self.board.train.y(FEET[True] - (HEADS if roof else 0)) - ABOVE

    def _poses(self) -> dict[str, Pose]:
        place = self._place
        if place is None:
            return {}
        first, ground = place.left + (place.form.around + A_HEAD) / 2, place.top + place.form.ground
        actors = self.board.layout.actors
        return {
            name: Pose(first + A_HEAD * index, ground, scale=place.form.size, flip=actors[name].flip)
            for index, name in enumerate(self.crowd(place.space))
        }

    def _draw(self, surface: Surface, on: Marks, dx: float, dy: float) -> None:
        """Draw it on a surface that lies so many units off the window's corner."""
        place, board = self._place, self.board
        assert place is not None
        kit = board.kit
        if place.form is BESIDE:
            self._draw_beside(surface, place, dx, dy)
        else:
            high = place.form.high
            tail = place.tip[0] - place.left if place.top + high < self._tip(place.space) else None
            ground = kit.kept(("close-up", place.wide, high, tail), lambda: _ground(kit, place.wide, high, tail))
            surface.blit(ground, kit.scale.at(place.left + dx, place.top + dy))
        for name, stands in self._poses().items():
            pose = stands.moved(dx, dy)
            marks_drawn.draw_person(surface, board, on, name, pose)
            colour = CREAM if name in on.bandits or not on.bandits else MUTED
            said = kit.fitted(self._names.get(name, ""), LETTERS, colour, A_HEAD, lettering.BOLD)
            middle, top = kit.scale.at(pose.x, place.top + dy + place.form.names)
            surface.blit(said, (middle - said.get_width() // 2, top))

    def _draw_beside(self, surface: Surface, place: Place, dx: float, dy: float) -> None:
        """The panel with a tail at its side."""
        kit = self.board.kit
        left = min(place.left, place.tip[0])
        corner = place.left - left
        tip = (place.tip[0] - left, place.tip[1] - place.top)
        key = ("close-up beside", place.wide, corner, tip)
        ground = kit.kept(key, lambda: _ground_beside(kit, place.wide, corner, tip))
        surface.blit(ground, kit.scale.at(left + dx, place.top + dy))


def _ground_beside(kit: Kit, wide: float, left: float, tip: tuple[float, float]) -> Surface:
    """The panel with its amber edge, and its tail at the side on which the tip lies; `left` is its own left edge."""
    c, inner, high = CORNER, EDGE / 2, BESIDE.high
    near, far, foot = left + inner, left + wide - inner, high - inner
    x, y = tip
    at_right = f"L{far},{y - TAIL_WIDE} L{x - inner},{y} L{far},{y + TAIL_WIDE} " if x > far else ""
    at_left = f"L{near},{y + TAIL_WIDE} L{x + inner},{y} L{near},{y - TAIL_WIDE} " if x < near else ""
    path = (
        f"M{near + c},{inner} L{far - c},{inner} Q{far},{inner} {far},{inner + c} {at_right}L{far},{foot - c} "
        f"Q{far},{foot} {far - c},{foot} L{near + c},{foot} Q{near},{foot} {near},{foot - c} {at_left}"
        f"L{near},{inner + c} Q{near},{inner} {near + c},{inner} Z"
    )
    return shapes.svg(kit.px(max(far, x) + EDGE), kit.px(high + 4), _panelled(kit, path))


def _panelled(kit: Kit, path: str) -> str:
    """A panel's outline, filled, edged in amber, with its shadow."""
    return (
        f'<g transform="scale({kit.scale.u:.4f})">'
        f'<path d="{path}" transform="translate(0,4)" fill="{code(SHADOW)}" fill-opacity="0.4"/>'
        f'<path d="{path}" fill="{code(PANEL)}" stroke="{code(AMBER)}" stroke-width="{EDGE}" '
        f'stroke-linejoin="round"/></g>'
    )


def _ground(kit: Kit, wide: float, high: float, tail: float | None) -> Surface:
    """The panel with its amber edge, and its tail at an x of its own if it has any."""
    c, inner = CORNER, EDGE / 2
    right, foot = wide - inner, high - inner
    point = "" if tail is None else f"L{tail + TAIL_WIDE},{foot} L{tail},{foot + TAIL_HIGH} L{tail - TAIL_WIDE},{foot} "
    path = (
        f"M{c},{inner} L{right - c},{inner} Q{right},{inner} {right},{c} L{right},{foot - c} "
        f"Q{right},{foot} {right - c},{foot} {point}L{c},{foot} Q{inner},{foot} {inner},{foot - c} "
        f"L{inner},{c} Q{inner},{inner} {c},{inner} Z"
    )
    return shapes.svg(kit.px(wide), kit.px(high + TAIL_HIGH + 4), _panelled(kit, path))
