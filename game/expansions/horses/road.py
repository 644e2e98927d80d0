"""The road before the rails: the stagecoach with all in and on it, and the horses beside the cars."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import pi, sin

from pygame import Surface

from game.board.foreground import Drawing, Foreground, Pieced
from game.board.layout import Lying
from game.board.marks import LARGER
from game.board.motion import Pose
from game.board.pieces import Pieces
from game.board.stage import Stage
from game.board.train_shape import TrainShape
from game.draw.kit import Kit
from game.draw.scale import Area
from game.engine.expansions.horses.horse_attack import horseback
from game.engine.expansions.horses.shotgun import SHOTGUN
from game.engine.expansions.horses.stagecoach import COACH, coach_car, coach_inside, coach_roof
from game.engine.state import State
from game.expansions.horses.coach import Coach
from game.expansions.horses.herd import Herd, gallop, in_the_saddle

GROUND = 11  # units over the end of the free stage
TRAIL = 44  # units of the road's picture over the ground
HORIZON = 40  # units over the rail
POLES, SMALL_POLES = 0.84, 0.66
SLIM_CLEAR = 142  # where a close-up over the train may begin under the slim pile
LOW = 420  # units of height of a stage under which everything is drawn smaller
USUAL, LONG, SMALL = (0.75, 168), (0.72, 158), (0.64, 135)  # the train's scale, its rail over the ground
LONG_FROM = 6  # cars
SMALL_LEAST = 156  # units from the left edge that the small train leaves free
RING = 1.62  # of the ring's size, at hooves
SWAYS, SWAY = 1.8, 3  # seconds, units: horses keep the train's pace, and no more
DUST, DUST_DRIFTS = 0.3, 40  # seconds, units
HOOF = -26  # a horse's own units from its middle to where the dust rises
PANEL_HIGH, PANEL_APART, PANEL_EDGE = 150, 22, 8  # of the close-up beside the coach


def staged(stage: Stage, kit: Kit, cars: int) -> Stage:
    """The stage with the road in the foreground: the train moves up and becomes smaller."""
    low = stage.floor - stage.area[1] < LOW
    scale, over = SMALL if low else LONG if cars >= LONG_FROM else USUAL
    ground = stage.floor - GROUND
    rail = ground - over * kit.scale.spare
    return replace(
        stage,
        rail=rail,
        horizon=rail - HORIZON,
        largest=scale,
        road=ground - TRAIL,
        poles=SMALL_POLES if low else POLES,
        least=SMALL_LEAST if low else stage.least,
        clear=stage.clear if low else min(stage.clear, SLIM_CLEAR),
        foot=stage.floor,
    )


class Road(Foreground):
    """The stagecoach, the horses, and who rides one of them in the attack."""

    def __init__(self, kit: Kit, stage: Stage, train: TrainShape) -> None:
        self.kit = kit
        ground = stage.floor - GROUND
        x, _, wide, _ = stage.free
        self.coach = Coach(kit, train, ground)
        self.herd = Herd(train, ground, (x, x + wide))
        self.floor_y = stage.floor
        self.edges = (x, x + wide)
        self.seconds = 0.0
        self._car = 0  # beside which the coach stands, or will
        self.calm = False

    # where things are

    def stand(self, state: State, space: int, place: int, count: int) -> Pose | None:
        if space == horseback(state):
            if state.round_number:
                return None  # he has ridden away
            return in_the_saddle(self.herd.rides(state.own["horse_attack"].car, place, count))
        return self.coach.stand(coach_car(state), state.train.is_roof[space], place, count)

    def floor(self, state: State, space: int, kinds: Sequence[str]) -> list[Pose]:
        if space == horseback(state):
            return []
        taken = int(state.own[SHOTGUN] is None and space == coach_roof(state))
        return self.coach.floor(coach_car(state), state.train.is_roof[space], list(kinds), taken=taken)

    def box(self, state: State, space: int) -> Area:
        if space == horseback(state):
            return 0, 0, 0, 0
        return self.coach.box(coach_car(state), state.train.is_roof[space])

    def number_at(self, state: State, space: int) -> tuple[float, float]:
        return self.coach.number_at(coach_car(state), state.train.is_roof[space])

    def shows_feet(self, state: State, space: int) -> bool:
        return space != coach_inside(state)

    def carrier(self, state: State, bandit: str) -> str | None:
        """The horse beside his car that goes when one is ridden."""
        horse = self.herd.goes(state.train.car[state.bandits[bandit].space])
        return None if horse is None else f"horse {horse}"

    def panel(self, state: State, space: int, wide: float) -> tuple[float, float, float, float]:
        """Beside the coach: left of it if there is room, else at its right."""
        x, y, room, high = self.coach.box(coach_car(state), state.train.is_roof[space])
        top = self.floor_y - PANEL_HIGH
        middle = min(max(y + high / 2, top + 30), top + PANEL_HIGH - 36)
        if x - PANEL_APART - wide >= self.edges[0] + PANEL_EDGE:
            return x - PANEL_APART - wide, top, x, middle
        return x + room + PANEL_APART, top, x + room, middle

    def pieces(self, state: State) -> Mapping[str, Pieced]:
        self.herd.follow(state)
        car = self._car = coach_car(state)
        found = {COACH: Pieced(self.coach.beside(car), car)}
        for horse, (pose, beside) in self.herd.poses(state).items():
            found[f"horse {horse}"] = Pieced(pose, beside)
        return found

    def sway(self, state: State, space: int, pose: Pose) -> Pose:
        if space == horseback(state):
            return pose
        return self.coach.sway(self.coach.beside(coach_car(state)), pose)

    # its life

    def set_hour(self, hour: int) -> None:
        self.coach.set_hour(hour)

    def update(self, dt: float, speed: float, *, calm: bool) -> None:
        self.seconds += 0 if calm else dt
        self.calm = calm
        self.coach.update(dt, speed, calm=calm)

    # drawing

    def draw(self, surface: Surface, pieces: Pieces, drawing: Drawing) -> None:
        """The coach from its back to its roof, whoever is on his way to or from it, the horses."""
        stands = drawing.pieces[COACH]
        inside = {name for name in drawing.resting if self._is(drawing, name, roof=False)}
        roof = {name for name in drawing.resting if self._is(drawing, name, roof=True)}
        for shadow in self.coach.shadows(stands):
            pieces.draw(surface, "shadow", shadow)
        self.coach.draw_team(surface, stands)
        self.coach.draw_body(surface, stands, "coach_back")
        self._draw_people(surface, pieces, drawing, inside)
        self._draw_ghost(surface, pieces, drawing, roof=False)
        self.coach.draw_body(surface, stands, "coach_front")
        self.coach.draw_wheels(surface, stands)
        self.coach.draw_reins(surface, stands)
        drawing.lay([self._carried(stands, one) for one in drawing.loot])
        drawing.frames()
        for name in sorted(roof):
            pieces.draw_shadow(surface, drawing.resting[name])
            self._draw_ring(surface, pieces, drawing, name)
        self._draw_people(surface, pieces, drawing, roof)
        self._draw_ghost(surface, pieces, drawing, roof=True)
        if SHOTGUN in roof:
            pieces.draw(surface, "loot_strongbox", self.coach.sway(stands, self.coach.strongbox(stands)))
        for name, pose in sorted(drawing.flying.items(), key=lambda one: drawing.front.get(one[0], 0)):
            pieces.draw(surface, drawing.costumes[name], pose)
        self._draw_horses(surface, pieces, drawing)

    def _carried(self, stands: Pose, lying: Lying) -> Lying:
        """Loot in or on the coach, which rolls and rocks with it."""
        pose = lying.pose.moved(stands.x - self.coach.beside(self._car).x, 0)
        return replace(lying, pose=self.coach.sway(stands, pose))

    def _is(self, drawing: Drawing, name: str, *, roof: bool) -> bool:
        space = drawing.spaces.get(name)
        return space is not None and drawing.levels.get(space) is roof

    def _draw_people(self, surface: Surface, pieces: Pieces, drawing: Drawing, names: set[str]) -> None:
        """Who stands farther back is smaller, and drawn first; who has come forward is drawn last."""
        there = [(drawing.front.get(name, 0), drawing.resting[name], name) for name in names]
        for _, pose, name in sorted(there, key=lambda one: (one[0], one[1].scale, one[1].x)):
            larger = replace(pose, scale=pose.scale * LARGER) if name == drawing.hovered else pose
            pieces.draw(surface, drawing.costumes[name], larger)

    def _draw_ghost(self, surface: Surface, pieces: Pieces, drawing: Drawing, *, roof: bool) -> None:
        """Somebody pale where he would come to."""
        for space, (costume, pose) in drawing.ghosts.items():
            if drawing.levels.get(space) is roof:
                pieces.draw(surface, costume, pose)

    def _draw_ring(self, surface: Surface, pieces: Pieces, drawing: Drawing, name: str) -> None:
        if name in drawing.rings:
            feet = drawing.resting[name]
            pieces.draw(surface, "target_ring", Pose(feet.x, feet.y, scale=feet.scale * drawing.rings[name]))

    def _draw_horses(self, surface: Surface, pieces: Pieces, drawing: Drawing) -> None:
        """From right to left, so that every head is seen; who rides one sits behind its neck."""
        there = {int(name.removeprefix("horse ")): pose for name, pose in drawing.pieces.items() if name != COACH}
        riders = {horse: name for name, horse in self.herd.ridden.items() if name in drawing.resting}
        for horse in sorted(there, key=lambda horse: -there[horse].x):
            pose = self._kept_pace(there[horse], horse)
            pieces.draw(surface, "shadow", Pose(pose.x, pose.y + 1, scale=pose.scale * 1.25, alpha=0.8 * pose.alpha))
            picture = 1 if self.calm else gallop(horse, self.seconds)
            if not self.calm:
                self._draw_dust(surface, pieces, pose, horse)
            lifted = pose.lifted(3 if picture == 1 and not self.calm else 0)
            if drawing.carrier is not None and drawing.carrier[0] == f"horse {horse}":
                pieces.draw(
                    surface, "target_ring", Pose(pose.x - 4, pose.y - 3, scale=pose.scale * RING * drawing.carrier[1])
                )
            if horse in riders:
                name = riders[horse]
                seat = in_the_saddle(lifted)
                pieces.draw(surface, drawing.costumes[name], replace(seat, flip=pose.flip))
            pieces.draw(surface, f"horse_{horse}_{picture}", lifted)

    def _kept_pace(self, pose: Pose, horse: int) -> Pose:
        """Swaying a little, as nobody runs quite like a train."""
        return pose if self.calm else pose.moved(SWAY * sin(2 * pi * (self.seconds / SWAYS + horse / 6)), 0)

    def _draw_dust(self, surface: Surface, pieces: Pieces, pose: Pose, horse: int) -> None:
        """Under the hooves on every second picture, drifting behind."""
        age = (self.seconds + 0.09 * 3 * horse) % 0.18
        while age < DUST:
            part = age / DUST
            at = Pose(
                pose.x + HOOF * pose.scale - DUST_DRIFTS * part, pose.y + 2, scale=pose.scale * (0.5 + 0.4 * part)
            )
            pieces.draw(surface, "hoof_dust", replace(at, alpha=0.7 * (1 - part) * pose.alpha))
            age += 0.18
