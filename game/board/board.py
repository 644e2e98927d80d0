"""The board: the train in its landscape with everybody on it, as a position has it, or on the way to the next."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.board.landscape import SPEED, Landscape
from game.board.layout import Layout, Lying, layout
from game.board.marks import Marks, draw_marks
from game.board.motion import Pose, breathe
from game.board.particles import Particles
from game.board.pieces import Pieces
from game.board.rolling_stock import CABOOSE_END, LOCOMOTIVE_WIDE, PITCH, SHORT_FROM, RollingStock
from game.board.smoke import Smoke
from game.board.staging import Point, Staging
from game.board.timeline import Timeline
from game.draw.kit import Kit
from game.engine.contents import GHOST
from game.engine.dice import draw as random_number
from game.engine.events import RoundStarted
from game.engine.game import Group
from game.engine.state import State

SCALES = {3: 1.15, 4: 0.945, 5: 0.80, 6: 0.745}
SHAKE = 6  # units, at the height of it
REST_AFTER = 20  # seconds without anything, after which the landscape comes to rest
EASE = 0.5  # parts of the full speed that the train gains or loses in a second
HEAD = {True: 118, False: 112}  # units of a meeple's own above its feet


@dataclass(frozen=True)
class Stage:
    """Where the board lies in the window, in units: `area` is clipped to, `largest` bounds the train's scale."""

    area: tuple[float, float, float, float]
    horizon: float
    rail: float
    largest: float = 2


@dataclass
class Ways:
    """Where things fly to and come from that lie outside the board, in units."""

    strip: Callable[[str], Point]
    bar: Point = (330, 28)
    aside: Point = (120, 84)


class Board:
    """Shows a position, and plays groups of events: the end of every movement is the layout of the new position."""

    def __init__(self, kit: Kit, stage: Stage, ways: Ways, state: State) -> None:
        self.kit = kit
        self.stage = stage
        self.ways = ways
        self.state = state
        self.pieces = Pieces(kit)
        hour = max(1, state.round_number)
        self.landscape = Landscape(kit, stage.horizon, stage.rail, hour)
        self.train = _train(kit, stage, state.train.cars, hour)
        self.smoke = Smoke(kit)
        self._draws = 0
        self.particles = Particles(self._chance)
        self.timeline = Timeline()
        self.layout = layout(state, self.train)
        self._before = self.layout
        self._seconds = 0.0
        self._still = 0.0
        self._shake = 0.0
        self.reduced = False

    # what it shows

    def show(self, state: State) -> None:
        """Show a position at once."""
        self.timeline.finish()
        self.state = state
        self.layout = self._before = self._faced(layout(state, self.train))
        self._set_hour(max(1, state.round_number))

    def play(self, group: Group, state: State) -> None:
        """Play a group of events that led to `state`."""
        self.wake()
        self._before = self.layout
        self.state = state
        self.layout = self._faced(layout(state, self.train))
        x, y, wide, high = self.stage.area
        staging = Staging(
            before=self._before,
            after=self.layout,
            state=state,
            strip=self.ways.strip,
            middle=(x + wide / 2, y + high * 0.42),
            bar=self.ways.bar,
            aside=self.ways.aside,
            burst=self.particles.burst,
            shake=self.shake,
        )
        score = staging.stage(group)
        ends = {motion.actor: motion.end for motion in score.motions}
        self.layout = Layout(
            {name: replace(pose, flip=ends[name].flip) if name in ends else pose for name, pose in self.layout.actors.items()},
            self.layout.loot,
        )
        if any(isinstance(event, RoundStarted) for event in group):
            self._set_hour(state.round_number)
        if score.seconds:
            self.timeline.play(score)

    @property
    def busy(self) -> bool:
        """Whether a group is being played."""
        return self.timeline.busy

    @property
    def restless(self) -> bool:
        """Whether the picture changes by itself."""
        return self.busy or self.landscape.restless or self.particles.busy or self._shake > 0

    def finish(self) -> None:
        """Be at the end of the group at once."""
        self.timeline.finish()
        self.particles.clear()
        self._shake = 0

    def wake(self) -> None:
        """Somebody did something: the train rides on."""
        self._still = 0

    def shake(self, seconds: float) -> None:
        """The brakes bite: the train shakes and sparks fly."""
        self._shake = 0 if self.reduced else seconds
        self.landscape.speed = min(self.landscape.speed, 0.33)
        for car in range(1, len(self.train.cars) + 1):
            self.particles.burst("spark", self.train.car_left(car) + 60 * self.train.scale, self.stage.rail - 3, 4)

    def update(self, dt: float, speed: float = 1) -> None:
        """`dt` seconds have passed; animations run at `speed`."""
        self._seconds += dt
        self._still += dt
        goal = 0.0 if self._still > REST_AFTER else 1.0
        step = EASE * dt
        ride = self.landscape.speed
        self.landscape.speed = min(goal, ride + step) if goal > ride else max(goal, ride - step)
        self.landscape.update(dt)
        self.train.update(dt, SPEED * self.landscape.speed)
        self.smoke.update(dt, self.train.stack, self.train.scale, self.landscape.speed)
        self.timeline.update(dt * speed)
        self.particles.update(dt * speed)
        self._shake = max(0.0, self._shake - dt * speed)

    # drawing

    def draw(self, surface: Surface, marks: Marks | None = None) -> None:
        """Draw it with what is marked on it."""
        area = self.kit.scale.rect(*self.stage.area)
        surface.set_clip(area)
        self.landscape.draw(surface)
        self.smoke.draw(surface)
        self.train.draw(surface, self._jolt)
        poses = self._poses()
        for pose in poses.values():
            self.pieces.draw(surface, "shadow", Pose(pose.x, pose.y, scale=pose.scale))
        for name in sorted(poses, key=lambda name: (poses[name].y > self.train.y(60), poses[name].scale)):
            self.pieces.draw(surface, self.costume(name), poses[name])
        for lying in self._lying():
            self.pieces.draw(surface, f"loot_{lying.token.kind}", lying.pose)
        if marks is not None:
            draw_marks(surface, self, marks)
        self.particles.draw(surface, self.pieces)
        surface.set_clip(None)
        for piece, pose in self.timeline.pictures():
            self.pieces.draw(surface, piece, pose)

    def costume(self, name: str) -> str:
        """The picture of an actor."""
        alone = name == GHOST and not self.state.rules.is_person(GHOST)
        return "meeple_ghost_box" if alone else f"meeple_{name}"

    def _poses(self) -> dict[str, Pose]:
        moving = self.timeline.poses()
        found: dict[str, Pose] = {}
        for index, (name, pose) in enumerate(self.layout.actors.items()):
            if name in moving:
                found[name] = moving[name]
            elif self._calm:
                found[name] = pose
            else:
                found[name] = breathe(pose, self._seconds, index * 1.3)
        return {name: pose.moved(0, self._jolt) for name, pose in found.items()}

    def _lying(self) -> list[Lying]:
        """While a group is played, only the loot that lies there before and after it: the rest is in flight."""
        if not self.busy:
            return list(self.layout.loot)
        left = [(lying.space, lying.token) for lying in self.layout.loot]
        found = []
        for lying in self._before.loot:
            if (lying.space, lying.token) in left:
                left.remove((lying.space, lying.token))
                found.append(lying)
        return found

    @property
    def _calm(self) -> bool:
        return self.reduced or self.landscape.speed == 0

    @property
    def _jolt(self) -> float:
        return SHAKE * self._shake * (self._chance() * 2 - 1) if self._shake else 0

    def _chance(self) -> float:
        self._draws += 1
        return random_number(7, self._draws) / 2**64

    def _set_hour(self, hour: int) -> None:
        self.landscape.set_hour(hour)
        self.train.set_hour(hour)

    def _faced(self, new: Layout) -> Layout:
        """Everybody goes on looking where he looked."""
        old = self.layout.actors
        faced = {name: replace(pose, flip=old[name].flip) if name in old else pose for name, pose in new.actors.items()}
        return Layout(faced, new.loot)

    # where things are

    def space_rect(self, space: int) -> Rect:
        """A space in the window, in pixels."""
        tables = self.state.train
        return self.kit.scale.rect(*self.train.space_rect(tables.car[space], tables.is_roof[space]))

    def actor_rect(self, name: str) -> Rect:
        """A meeple in the window, in pixels."""
        pose = self.layout.actors[name]
        wide, high = 62 * pose.scale, 108 * pose.scale
        return self.kit.scale.rect(pose.x - wide / 2, pose.y - high, wide, high + 6)

    def loot_rects(self, space: int, kind: str) -> list[Rect]:
        """The tokens of a kind in a space, in pixels."""
        half = 16
        return [
            self.kit.scale.rect(
                lying.pose.x - half * lying.pose.scale,
                lying.pose.y - 34 * lying.pose.scale,
                2 * half * lying.pose.scale,
                40 * lying.pose.scale,
            )
            for lying in self.layout.loot
            if (lying.space, lying.token.kind) == (space, kind)
        ]


def _train(kit: Kit, stage: Stage, cars: tuple[str, ...], hour: int) -> RollingStock:
    """The train, centred in its stage at the scale for its length."""
    x, _, wide, _ = stage.area
    scale = min(SCALES[len(cars)], stage.largest)
    short = len(cars) >= SHORT_FROM
    length = (CABOOSE_END + len(cars) * PITCH + LOCOMOTIVE_WIDE[short]) * scale
    if length > wide - 4:
        scale *= (wide - 4) / length
        length = wide - 4
    return RollingStock(kit, cars, stage.rail, x + (wide - length) / 2 + CABOOSE_END * scale, scale, hour)
