"""The board: the train in its landscape with everybody on it, as a position has it, or on the way to the next."""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain

from pygame import Rect, Surface

from game.board.camera import Camera
from game.board.cast import Cast
from game.board.close_up import CloseUp
from game.board.lamps import dim_lamps
from game.board.landscape import HOURS, SPEED, Landscape
from game.board.layout import MARSHAL, Layout, keeping, layout
from game.board.livery import NIGHT
from game.board.loot_on_floor import rects
from game.board.marks import Marks
from game.board.marks_drawn import dim, draw_above, draw_below, draw_framed
from game.board.outcome_chips import Chips
from game.board.particles import Particles
from game.board.passing import draw_passing
from game.board.pieces import Pieces
from game.board.reaching import Reaching
from game.board.rolling_stock import centred
from game.board.shake import Shake, Thump
from game.board.smoke import Smoke
from game.board.stage import Stage, Ways
from game.board.staged.events.programme import prepared
from game.board.staged.group import stage
from game.board.staging import PLATE_FOOT, Staging
from game.board.timeline import Acting, Layer, Score, Timeline
from game.board.tunnel import Tunnel
from game.draw.kit import Kit
from game.engine.dice import draw as random_number
from game.engine.events import RoundStarted
from game.engine.game import Group
from game.engine.state import EVENT, State
from game.expansions import book

REST_AFTER = 600  # seconds without anything, after which the train comes to rest: nobody thinks that long
DIMS = 0.2  # seconds in which the rest dims when something can be chosen
EASE = 0.5  # parts of the full speed that the train gains or loses in a second


class Board:
    """Shows a position, and plays groups of events: the end of every movement is the layout of the new position."""

    def __init__(self, kit: Kit, stage: Stage, ways: Ways, state: State, *, painted: bool = True) -> None:
        """Not `painted`, it can be drawn when every step of `paint` is done."""
        for expansion in book.playing(state):
            stage = expansion.stage(stage, kit, state.train.caboose)
        self.kit = kit
        self.stage = stage
        self.ways = ways
        self.state = state
        hour = max(1, state.round_number)
        self.landscape = Landscape(kit, stage, hour, painted=painted)
        self.train = centred(kit, state.train.cars, stage.free, stage.rail, stage.largest, hour, stage.least)
        self.pieces = Pieces(kit, book.ANCHORS, self.train.scale)
        self.foreground = book.foreground(kit, stage, self.train, state)
        self.tunnel = Tunnel(self.train)
        self.smoke = Smoke(kit)
        self._prepared_from = 0
        self._draws = 0
        self.particles = Particles(self._chance)
        self.timeline = Timeline()
        self.camera = Camera(stage.area, stage.shown, self.timeline)
        self.layout = layout(state, self.train, self.foreground)
        self._costumes: dict[str, str] = {}  # the pictures of the actors, which a game keeps
        costumes = [self.costume(name) for name in self.layout.actors]
        self._ahead = chain(
            self.particles.prepare(self.pieces),
            self.smoke.prepare(),
            self.pieces.prepare(costumes),
            self.pieces.prepare_standing(costumes),
        )
        self.close_up = CloseUp(self)
        self.cast = Cast(self)
        self.reaching = Reaching()
        self.chips = Chips(kit, stage.clear)
        self.seconds = 0.0
        self.still = 0.0
        self._shake = Shake(self._chance)
        self._thump = Thump()
        self._dimmed = self._dimming = 0.0
        self.reduced = False
        self._set_hour(hour)

    def paint(self) -> Iterator[None]:
        """Make the pictures of land and train in small steps: all at once would halt what is shown."""
        yield from self.landscape.paint()
        yield from self.train.paint()

    def hear(self, hear: Callable[[str], None]) -> None:
        """Tell `hear` the name of every sound of what is played, when its time has come."""
        self.timeline.hear = hear

    # what it shows

    def show(self, state: State) -> None:
        """Show a position at once."""
        self.timeline.finish()
        self.chips.clear()
        self.state = state
        self.layout = self._faced(layout(state, self.train, self.foreground))
        self._set_hour(max(1, state.round_number), at_once=True)
        self.tunnel.follow(state, at_once=True)

    def take_over(self, other: "Board") -> None:
        """Go on where another picture of the same train is: the land it passes, its wheels, its smoke."""
        self.landscape.way, self.landscape.speed = other.landscape.way, other.landscape.speed
        self.train.way, self.seconds, self.still = other.train.way, other.seconds, other.still
        times = self.train.scale / other.train.scale
        self.smoke.take_over(other.smoke, times, self.train.stack, other.train.stack)

    def play(self, group: Group, state: State) -> None:
        """Play a group of events that led to `state`."""
        self.wake()
        before = self.layout
        self.state = state
        self.layout = keeping(before, self._faced(layout(state, self.train, self.foreground)))
        x, y, wide, high = self.stage.free
        staging = Staging(
            before=before,
            after=self.layout,
            train=self.train,
            state=state,
            strip=self.ways.strip,
            middle=(x + wide / 2, y + high * 0.42),
            bar=self.ways.bar,
            aside=self.ways.aside,
            burst=self._burst,
            brake=self.brake,
            rush=self.rush,
            thump=self.thump,
            seen=self.camera.seen,
            reaching=self.reaching.who,
            money=self.ways.money,
            spot=self.ways.spot,
        )
        score = stage(staging, group)
        ends = {motion.actor: motion.end for motion in score.motions}
        self.layout = self.layout.facing(ends)
        if any(isinstance(event, RoundStarted) for event in group):
            self._set_hour(state.round_number)
        self.tunnel.follow(state, at_once=self.reduced)
        self.cast.go_on(before, self.layout)
        self.timeline.play(score)
        self.chips.top = PLATE_FOOT if state.phase == EVENT else self.stage.clear
        self.chips.expect(score.chips, self.layout.actors)

    def act(self, poses: Mapping[str, str], seconds: float) -> None:
        """Let figures show poses for a while, by their names, where nothing else is played."""
        if poses and not self.busy:
            self.timeline.play(Score(acting=[Acting(name, pose, seconds) for name, pose in poses.items()]))

    @property
    def busy(self) -> bool:
        """Whether a group is being played."""
        return self.timeline.busy

    @property
    def restless(self) -> bool:
        """Whether the picture changes by itself."""
        parts = (
            self.timeline,
            self.smoke,
            self.particles,
            self.close_up,
            self.tunnel,
            self._shake,
            self._thump,
            self.chips,
            self.reaching,
        )
        return self.landscape.restless or self._dimmed != self._dimming or any(part.busy for part in parts)

    def finish(self) -> None:
        """Be at the end of the group at once; what came of it is still shown for a moment."""
        self.timeline.finish()
        self.chips.hurry()
        self.particles.clear()
        self._shake.stop()
        self._thump.stop()
        self.tunnel.finish()

    def wake(self) -> None:
        """Somebody did something: the train rides on."""
        self.still = 0

    def brake(self, seconds: float) -> None:
        """The brakes bite: the train shakes, the picture tips, the wheels stand still, the land slows down."""
        if self.reduced:
            return
        self._shake.begin(seconds)
        self.landscape.speed = min(self.landscape.speed, 0.33)

    def rush(self, times: float) -> None:
        """The land flies by faster for a moment, and by and by as usual."""
        if not self.reduced:
            self.landscape.speed = times

    def thump(self, car: int) -> None:
        """Somebody pushes against a car's roof from below: its body jumps."""
        if not self.reduced:
            self._thump.begin(car)

    def _burst(self, kind: str, x: float, y: float, count: int) -> None:
        if not self.reduced:
            self.particles.burst(kind, x, y, count)

    def update(self, dt: float, speed: float = 1) -> None:
        """`dt` seconds have passed; animations run at `speed`."""
        self.seconds += dt
        self.still += dt
        self.timeline.reduced = self.reduced
        goal = 0.0 if self.still > REST_AFTER else 1.0
        step = EASE * dt
        ride = self.landscape.speed
        ride = min(goal, ride + step) if goal > ride else max(goal, ride - step)
        self.landscape.speed = 0 if self.reduced else ride
        self.landscape.update(dt)
        self.train.update(dt, 0 if self._shake.busy else SPEED * self.landscape.speed)
        self.train.fade(self.landscape.fading)
        if self.foreground is not None:
            self.foreground.set_hour(NIGHT if self.tunnel.inside else self.train.hour)
            self.foreground.update(dt, SPEED * self.landscape.speed, calm=self._calm)
        self.smoke.update(dt, self.train.stack, self.train.scale, self.landscape.speed)
        self.timeline.update(dt * speed)
        self.particles.update(dt * speed)
        self.chips.update(dt * speed)
        self.reaching.update(dt * speed)
        self.close_up.update(dt * speed)
        self.tunnel.update(dt * speed)
        self._shake.update(dt * speed)
        self._thump.update(dt * speed)
        step = dt / DIMS
        self._dimmed += max(-step, min(step, self._dimming - self._dimmed))
        if not self.busy:
            next(self._ahead, None)

    # drawing

    def draw(self, surface: Surface, marks: Marks | None = None) -> None:
        """Draw it with what is marked on it, as the camera sees it; what flies over it is not enlarged."""
        marks = marks or Marks()
        self.camera.draw(surface, self.kit.scale, lambda picture: self._draw_stage(picture, marks), self._shake.tips)
        surface.set_clip(self.kit.scale.rect(*self.stage.area))
        for kept in self.camera.framed():
            draw_framed(surface, self, kept)
        self.close_up.draw(surface, marks)
        surface.set_clip(None)
        draw_passing(surface, self.pieces, self.timeline, Layer.OVER)

    def _draw_stage(self, surface: Surface, marks: Marks) -> None:
        """Draw all that the camera enlarges, where the surface is not cut off."""
        self.landscape.draw(surface)
        self.draw_train(surface, marks)

    def draw_train(self, surface: Surface, marks: Marks) -> None:
        """Draw the train with everybody on it, and all that goes on there, without the land."""
        self.smoke.draw(surface)
        jolt = self._shake.jolt()
        draw_passing(surface, self.pieces, self.timeline, Layer.BEHIND)
        jolts = [jolt + self._thump.jolt(car) for car in range(self.train.last + 1)]
        self.train.draw(surface, jolts.__getitem__)
        self.tunnel.draw(surface, jolts.__getitem__)
        draw_passing(surface, self.pieces, self.timeline, Layer.INSIDE)
        poses = self.cast.poses(self.seconds, jolt, calm=self._calm)
        dim_lamps(surface, self.train, poses[MARSHAL])
        self._dimming = float(marks.offering)
        if self._dimmed:
            dim(surface, self, marks, self._dimmed)
        draw_below(surface, self, marks)
        self.reaching.follow(marks.reaching)
        self.cast.draw(surface, self.reaching.turned(self.layout, poses), marks, self.seconds, jolt)
        self.reaching.draw(surface, self.pieces, self.layout)
        draw_passing(surface, self.pieces, self.timeline, Layer.BEFORE)
        draw_above(surface, self, marks, poses)
        draw_passing(surface, self.pieces, self.timeline, Layer.STAGE)
        self.particles.draw(surface, self.pieces)
        self.chips.draw(surface)

    def is_before(self, space: int) -> bool:
        """Whether a space is not one of the train's, but before it."""
        return not self.state.train.on_train[space]

    def costume(self, name: str) -> str:
        """The picture of an actor."""
        found = self._costumes.get(name)
        if found is None:
            found = self._costumes[name] = f"meeple_{book.guise(self.state, name)}"
        return found

    def rock(self, space: int) -> float:
        """How much lower a space is at present, in units."""
        car = self.state.train.car[space]
        return self.train.bob(car) + self._thump.jolt(car)

    @property
    def _calm(self) -> bool:
        return self.reduced or self.landscape.speed == 0

    def _chance(self) -> float:
        self._draws += 1
        return random_number(7, self._draws) / 2**64

    def _set_hour(self, hour: int, *, at_once: bool = False) -> None:
        self.landscape.set_hour(hour, at_once=at_once)
        self.train.set_hour(hour)
        self.smoke.set_night(hour == NIGHT)
        if hour != self._prepared_from:
            self._prepared_from = hour
            self._ahead = chain(self._ahead, prepared(self.pieces, self.train.scale, self.state))
            if hour + 1 in HOURS:
                self._ahead = chain(self._ahead, self.landscape.prepare(hour + 1), self.train.prepare(hour + 1))

    def _faced(self, new: Layout) -> Layout:
        """Everybody goes on looking where he looked."""
        return new.facing(self.layout.actors)

    # where things are

    def space_rect(self, space: int) -> Rect:
        """A space in the window, in pixels."""
        tables = self.state.train
        if self.is_before(space):
            box = self.foreground.box(self.state, space) if self.foreground is not None else (0, 0, 0, 0)
            return self.kit.scale.rect(*box)
        return self.kit.scale.rect(*self.train.space_rect(tables.car[space], tables.is_roof[space]))

    def space_at(self, point: tuple[int, int]) -> int | None:
        """The space that a point in pixels lies in."""
        spaces = sorted(range(len(self.state.floor)), key=self.is_before, reverse=True)
        return next((space for space in spaces if self.space_rect(space).collidepoint(point)), None)

    def actor_rect(self, name: str) -> Rect:
        """A meeple in the window, in pixels."""
        pose = self.layout.actors[name]
        wide, high = 62 * pose.scale, 108 * pose.scale
        return self.kit.scale.rect(pose.x - wide / 2, pose.y - high, wide, high + 6)

    def before_rects(self) -> list[Rect]:
        """What a foreground has of its own before the train, roughly, in pixels."""
        return [self.close_up.around(one.pose) for one in self.layout.others.values()]

    def loot_rects(self, space: int, kind: str) -> list[Rect]:
        """The tokens of a kind in a space, in pixels; a stack is one."""
        return rects(self.kit, self.layout.loot, space, kind)
