"""How bandits and the Marshal go from space to space."""

from collections.abc import Callable
from dataclasses import replace

from game.board import motion
from game.board.layout import MARSHAL
from game.board.motion import Gait, Pose
from game.board.staging import Staged, Staging
from game.engine import events
from game.engine.contents import DJANGO, FLOOR_CHANGE, MOVE, PUNCH
from game.engine.phases.meeting import CAUSE as MEETING
from game.engine.state import State

OVER_HEAD = 138  # units
LADDER = 3  # pale pictures behind somebody who climbs
DUSTY = (MOVE, PUNCH, DJANGO, "braking", "swivel_arm")  # causes of which one sees the dust
LANDS = 0.8  # of a movement's time, when feet reach the floor
LONGEST_RUN = 3  # cars whose steps are one sound; farther, single steps follow
STEP = 0.13  # seconds
FLEEING_HEARD = 2  # of those who flee from the Marshal at once


def _moved(staging: Staging, event: events.BanditMoved) -> None:
    start, end = staging.before.actors[event.bandit], staging.after.actors[event.bandit]
    already = [step for step in staging.score.motions if step.actor == event.bandit]
    if already:  # moved before in this group: he goes on from there
        start = already[-1].end
    gait, seconds = _gait(staging.state, event)
    if event.cause in DUSTY:
        staging.dust(start)
    if event.cause in DUSTY or gait is motion.fall:
        staging.dust(end, delay=seconds * LANDS)
    if gait is motion.climb and event.cause == FLOOR_CHANGE:
        _trail(staging, f"meeple_{event.bandit}", start, end, seconds)
    _moving_is_heard(staging, event, gait, seconds)
    if event.cause == MEETING:
        index = len([step for step in staging.score.motions if step.gait is motion.climb])
        staging.move(event.bandit, start, end, gait, seconds, 0.06 * index)
        return
    staging.move(event.bandit, start, end, gait, seconds)


def _moving_is_heard(staging: Staging, event: events.BanditMoved, gait: Gait, seconds: float) -> None:
    """Steps, rungs, a fall; where an event carries somebody along, only how he is set down."""
    if event.cause == MEETING:
        fleeing = len([sounding for sounding in staging.score.sounds if sounding.name == "flee_up"])
        if fleeing < FLEEING_HEARD:
            staging.sound("flee_up", 0.06 * fleeing)
    elif gait is motion.run:
        cars = max(1, staging.state.train.distance(event.start, event.end))
        staging.sound(f"run_roof_{min(cars, LONGEST_RUN)}")
        for step in range(2 * (cars - LONGEST_RUN)):
            staging.sound("step_roof", 0.12 + 0.26 * LONGEST_RUN + STEP * step)
    elif gait in GAITS_HEARD:
        staging.sound(GAITS_HEARD[gait])
    elif event.cause == DJANGO:
        staging.sound("django_push")
    else:
        staging.sound("step_roof" if staging.state.train.is_roof[event.end] else "step_inside", seconds * LANDS)


def _trail(staging: Staging, piece: str, start: Pose, end: Pose, seconds: float) -> None:
    """Pale pictures that somebody climbing leaves behind."""
    for nth in range(1, LADDER + 1):
        share = nth / (LADDER + 1)
        pale = replace(motion.climb(start, end, share), alpha=0.3, flip=end.flip)
        staging.show(piece, _paling(pale), 0.3, seconds * share)


def _paling(pose: Pose) -> Callable[[float], Pose]:
    """Stand there and grow pale."""
    return lambda t: replace(pose, alpha=pose.alpha * (1 - t))


def _popping(pose: Pose) -> Callable[[float], Pose]:
    """Jump up to its size in a third of the time, and stand."""
    return lambda t: replace(pose, scale=pose.scale * motion.back(min(1.0, 3 * t)))


def _gait(state: State, event: events.BanditMoved) -> tuple[Gait, float]:
    """How a bandit moves for a cause, and how many seconds it takes."""
    train = state.train
    cars = max(1, train.distance(event.start, event.end))
    if event.cause == MOVE and train.on_train[event.start] != train.on_train[event.end]:
        return motion.leap, 0.4 + 0.15 * (cars - 1)
    if event.cause == FLOOR_CHANGE:
        return (motion.climb, 0.45) if train.is_roof[event.end] else (motion.fall, 0.32)
    if event.cause == MOVE:
        return (motion.run, 0.12 + 0.26 * cars) if train.is_roof[event.start] else (motion.walk, 0.6)
    kinds: dict[str, tuple[Gait, float]] = {
        MEETING: (motion.climb, 0.45),
        PUNCH: (motion.fly, 0.42),
        DJANGO: (motion.slide, 0.26),
        "swivel_arm": (motion.sweep, 0.5 + 0.15 * cars),
        "braking": (motion.slide, 0.7),
    }
    return kinds.get(event.cause, (motion.slide, 0.3))


def _marshal_moved(staging: Staging, _event: events.MarshalMoved) -> None:
    start, end = staging.before.actors[MARSHAL], staging.after.actors[MARSHAL]
    staging.cue(lambda: staging.burst("sparkle", start.x + 10, start.y - 80, 2))
    staging.sound("marshal_walk")
    staging.move(MARSHAL, start, end, motion.stride, 0.52)


def _marshal_met(staging: Staging, event: events.MarshalMet) -> None:
    """Everybody stops short, an exclamation mark over each."""
    staging.sound("marshal_met")
    for name in event.bandits:
        head = staging.before.actors[name]
        staging.show("alert", _popping(Pose(head.x, head.y - OVER_HEAD * head.scale)), 0.45)
    staging.at += 0.2


GAITS_HEARD = {
    motion.leap: "step_roof",
    motion.walk: "walk_inside",
    motion.climb: "climb_up",
    motion.fall: "drop_down",
    motion.fly: "flung",
}

MOVES: Staged = {
    events.BanditMoved: _moved,
    events.MarshalMoved: _marshal_moved,
    events.MarshalMet: _marshal_met,
}
