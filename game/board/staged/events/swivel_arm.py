"""SWIVEL ARM: a water crane comes along the track; its arm sweeps everybody over the roofs to the Caboose."""

from dataclasses import dataclass, replace

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID, HIT
from game.board.staged.events.scene import DIZZY, RoundScene
from game.board.staging import Staging
from game.board.timeline import Layer, Motion
from game.engine.events import BanditMoved, Event
from game.engine.state import State

COMES, LOWERS, RUNS, RAISES, GOES = 0.5, 0.26, 1.34, 0.3, 0.5  # seconds of each part
BEGINS, ENDS = COMES + LOWERS, COMES + LOWERS + RUNS  # of the run over the roofs
PARKED = 62.0  # degrees
ROCKS = 2.0  # degrees that the arm sways on its way
ARM, HINGE, FOOT = 240.0, 304.0, 6.0  # units: the arm's length, its hinge over the foot, the foot over the rail
BESIDE = 40.0  # from the fender to whoever stands just before it
GAP, FIRST = 46.0, 26.0  # from one whom it pushes to the next, and from the fender to the first
PILE = 150.0  # all that it pushes, however many they are
HIGHER, HIGHEST = 16.0, 60.0  # each is lifted over the one before
LEANS = 10.0  # degrees
FALLS = 0.38
CAB_ROOF = 142.0  # where the Locomotive's roof ends, in its own units
STAR = 0.12


@dataclass(frozen=True)
class Crane:
    """Where the fender of the arm is at any time, in units."""

    start: float
    end: float
    reach: float
    edge: float  # of the picture, at the right

    def fender(self, seconds: float) -> float:
        """Its x, so many seconds after the crane has come into the picture."""
        if seconds < COMES:
            return self.start + (self.edge - self.start + self.reach) * (1 - seconds / COMES)
        run = min(1.0, max(0.0, (seconds - BEGINS) / RUNS))
        drive = max(0.0, seconds - ENDS) / (RAISES + GOES)
        return self.start + (self.end - self.start) * motion.ease_in_out(run) - drive**2 * (self.end + self.reach + 200)

    def reaches(self, x: float) -> float:
        """The seconds after which it comes to a place between its start and its end."""
        low, high = BEGINS, ENDS
        for _ in range(20):
            middle = (low + high) / 2
            low, high = (middle, high) if self.fender(middle) > x else (low, middle)
        return high


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    train, swept = staging.train, {event.bandit for event in deeds if isinstance(event, BanditMoved)}
    size = train.scale
    on_caboose = staging.state.train.roofs[staging.state.train.caboose]
    landing = [pose.x for name, pose in staging.after.actors.items() if staging.after.spaces[name] == on_caboose]
    start = train.car_left(0) + (CAB_ROOF + BESIDE) * size
    end = max([train.car_left(train.last) + 118 * size, *landing]) + (FIRST + BESIDE) * size
    crane = Crane(start, min(start, end), ARM * size, 2 * staging.middle[0])
    staging.sound("event_swivel_arm", COMES)
    _draw_crane(staging, crane)
    caught = sorted(swept, key=lambda name: -staging.before.actors[name].x)
    if caught:
        staging.shout("shout-swivel_arm", staging.before.actors[caught[0]], 0.9, BEGINS - 0.7)
    for nth, name in enumerate(caught):
        _sweep(staging, crane, name, nth, min(GAP, PILE / max(1, len(caught) - 1)))
    for name, pose in staging.before.actors.items():
        if name not in swept and staging.before.spaces[name] == on_caboose and name in staging.state.bandits:
            _make_room(staging, name, pose)


def _draw_crane(staging: Staging, crane: Crane) -> None:
    """The pillar behind the train, the arm before everybody, the streak that it draws."""
    size, whole = staging.train.scale, ENDS + RAISES + GOES
    foot = staging.train.rail - FOOT * size
    hinge = foot - HINGE * size

    def pillar(t: float) -> Pose:
        return Pose(crane.fender(t * whole) + crane.reach, foot, scale=size)

    def arm(t: float) -> Pose:
        seconds = t * whole
        if seconds < BEGINS:
            angle = PARKED * (1 - motion.ease_in(min(1.0, max(0.0, (seconds - COMES) / LOWERS))))
        elif seconds < ENDS:
            angle = ROCKS * motion.arc(3 * (seconds - BEGINS) / RUNS % 1)
        else:
            angle = PARKED * motion.ease_out(min(1.0, (seconds - ENDS) / RAISES))
        return Pose(crane.fender(seconds) + crane.reach, hinge, scale=size, tilt=-angle)

    def streak(t: float) -> Pose:
        x = crane.fender(BEGINS + t * RUNS) + crane.reach - 60 * size
        return Pose(x, hinge + 70 * size, scale=1.5 * size, alpha=min(1.0, 2 * motion.arc(t)))

    rest = (BEGINS + RUNS / 2) / whole
    staging.show("swivel_pillar", pillar, whole, rest=rest, layer=Layer.BEHIND)
    staging.show("swoosh", streak, RUNS, BEGINS, rest=0.5, layer=Layer.BEHIND)
    staging.show("swivel_arm", arm, whole, rest=rest, layer=Layer.BEFORE)


def _sweep(staging: Staging, crane: Crane, name: str, nth: int, gap: float) -> None:
    """Somebody is caught by the fender, or by those whom it pushes already, and is set down on the Caboose."""
    size = staging.train.scale
    start, end = staging.before.actors[name], staging.after.actors[name]
    off = (FIRST + gap * nth) * size
    hit = crane.reaches(start.x + off)
    lasts = ENDS - hit + FALLS + 0.05 * nth
    lean = LEANS if nth % 2 else -LEANS

    def swept(_start: Pose, _end: Pose, t: float) -> Pose:
        seconds = hit + t * lasts
        lift = min(HIGHEST, HIGHER * (nth + 0.5)) * size
        if seconds < ENDS:
            grown = min(1.0, (seconds - hit) / 0.12)
            x = min(start.x, crane.fender(seconds) - off)
            return Pose(x, start.y, scale=start.scale, tilt=lean * grown, lift=lift * grown, flip=start.flip)
        pushed = Pose(crane.fender(ENDS) - off, start.y, scale=start.scale, tilt=lean, lift=lift, flip=start.flip)
        return motion.dropped(pushed, replace(end, flip=start.flip), (seconds - ENDS) / (lasts - ENDS + hit))

    staging.score.motions.append(Motion(name, start, replace(end, flip=start.flip), swept, lasts, staging.at + hit))
    staging.pose(name, AFRAID if nth % 2 else HIT, ENDS - hit + FALLS * 0.4, hit)
    star = Pose(start.x + 20 * size, start.y - 46 * size)
    staging.show("punch_star", lambda t: replace(star, scale=size * (0.4 + 0.5 * t)), STAR, hit)
    staging.sound("step_roof", hit)
    staging.dust(start, 2, hit)
    down = ENDS + FALLS * 0.55 + 0.05 * nth
    staging.sound("step_roof", down)
    staging.dust(end, 3, down)
    staging.head("dizzy", end, DIZZY, down)


def _make_room(staging: Staging, name: str, pose: Pose) -> None:
    """Whoever stands on the Caboose already sees it coming, and steps aside when they land."""
    staging.pose(name, AFRAID, RUNS, BEGINS)
    end = staging.after.actors[name]
    if end != pose:
        staging.move(name, pose, end, motion.glide, 0.25, ENDS)


def _moved(state: State, touches: tuple[str, ...]) -> bool:
    """Whether there is anybody on another roof than the Caboose's."""
    end = state.train.roofs[state.train.caboose]
    return any(state.bandits[name].space != end for name in touches)


SCENE = RoundScene(
    "swivel_arm",
    _play,
    (BanditMoved,),
    {"swivel_pillar": 1, "swivel_arm": 1, "swoosh": 1.5, "punch_star": 0.4, "dizzy": 1},
    follows=_moved,
)
