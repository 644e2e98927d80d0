"""How a figure gets somewhere by its own feet, or is thrown there: pictures, path, dust, and what is heard of it.

A way by foot tells after how many seconds the feet are there.
"""

from dataclasses import replace

from game.board import motion
from game.board.motion import Gait, Pose, in_turn
from game.board.poses import CLIMB, HIT, RUN, TAKE
from game.board.staging import Staging
from game.board.timeline import Layer

STEPS, STEP = 4, 0.13  # in a car; seconds of each, as the boots are heard
WALKS, LANDS = STEPS * STEP, 0.11
ON_ROOFS = {1: 0.165, 2: 0.14}  # seconds of a step for so many cars; STEP for more
STEPS_A_CAR = 2
SKIDS = 0.14
LONGEST_RUN = 3  # cars whose steps are one sound; farther, single steps follow
TO_LADDER, RUNGS, RUNG, OVER_EDGE = 0.14, 0.32, 0.09, 0.09
UP = TO_LADDER + RUNGS + OVER_EDGE  # until he stands on the roof
LIFTS_HATCH, DOWN_RUNGS, FALLS, SQUASHED = 0.12, 0.2, 0.1, 0.12
DOWN = LIFTS_HATCH + DOWN_RUNGS + FALLS
DOWN_HEARD = 0.25  # seconds of the sound until boots are on wood
FLUNG, PUSHED = 0.36, 0.28
STOPS = 0.8  # of a slide over the roofs, after which boots brake it
DIZZY_FROM_BLOW, DIZZY_FROM_PUSH = 0.7, 0.5
LADDER_HIGH, LADDER_COMES, LADDER_GOES = 1.3, 0.08, 0.16  # as much higher than its picture; seconds


def walk(staging: Staging, who: str, start: Pose, end: Pose) -> float:
    """Inside, into the next car: four hops, two pictures by turns."""
    gait = in_turn((motion.hopping(STEPS, 4, 6), WALKS), (motion.land, LANDS))
    staging.move(who, start, end, gait, WALKS + LANDS)
    staging.steps(who, RUN, STEP, WALKS)
    staging.sound("walk_inside")
    staging.dust(start)
    staging.dust(end, delay=WALKS)
    return WALKS


def run(staging: Staging, who: str, start: Pose, end: Pose, cars: int) -> float:
    """Over the roofs: two high hops a car, then a skid."""
    step, steps = ON_ROOFS.get(cars, STEP), STEPS_A_CAR * cars
    runs = step * steps
    gait = in_turn((motion.hopping(steps, 12, 10, skids=True), runs), (motion.skid, SKIDS))
    staging.move(who, start, end, gait, runs + SKIDS)
    staging.steps(who, RUN, step, runs)
    staging.sound(f"run_roof_{min(cars, LONGEST_RUN)}")
    for nth in range(STEPS_A_CAR * LONGEST_RUN, steps):
        staging.sound("step_roof", step * (nth + 1))
    staging.dust(start)
    staging.dust(end, delay=runs)
    return runs


def climb(staging: Staging, who: str, start: Pose, end: Pose, delay: float = 0) -> float:
    """To the ladder, up it, over the edge, and down on the roof."""
    gait = in_turn(
        (motion.to_ladder, TO_LADDER), (motion.up_rungs, RUNGS), (motion.over_edge, OVER_EDGE), (motion.land, LANDS)
    )
    staging.move(who, start, end, gait, UP + LANDS, delay)
    staging.steps(who, RUN, TO_LADDER / 2, TO_LADDER, delay)
    staging.steps(who, CLIMB, RUNG, RUNGS, delay + TO_LADDER)
    staging.steps(who, RUN[1:], OVER_EDGE, OVER_EDGE, delay + TO_LADDER + RUNGS)
    _ladder(staging, who, start, end, TO_LADDER - LADDER_COMES + delay, UP - TO_LADDER + LADDER_COMES)
    staging.dust(end, delay=delay + UP)
    return delay + UP


def flee_up(staging: Staging, who: str, start: Pose, end: Pose, delay: float = 0) -> float:
    """The same in a hurry: no step to the ladder first."""
    rungs = UP - TO_LADDER - OVER_EDGE
    gait = in_turn((motion.up_rungs, rungs), (motion.over_edge, OVER_EDGE), (motion.land, LANDS))
    staging.move(who, start, end, gait, rungs + OVER_EDGE + LANDS, delay)
    staging.steps(who, CLIMB, RUNG - 0.01, rungs, delay)
    staging.steps(who, RUN[1:], OVER_EDGE, OVER_EDGE, delay + rungs)
    _ladder(staging, who, start, end, delay, rungs + OVER_EDGE)
    return delay + rungs + OVER_EDGE


def drop(staging: Staging, who: str, start: Pose, end: Pose, delay: float = 0) -> float:
    """He lifts the hatch, comes down two thirds of the way, and lets go."""
    gait = in_turn(
        (motion.to_ladder, LIFTS_HATCH),
        (motion.down_rungs, DOWN_RUNGS),
        (motion.let_go, FALLS),
        (motion.land, SQUASHED),
    )
    staging.move(who, start, end, gait, DOWN + SQUASHED, delay)
    staging.pose(who, TAKE, LIFTS_HATCH, delay)
    staging.steps(who, CLIMB[::-1], (DOWN_RUNGS + FALLS) / 2, DOWN_RUNGS + FALLS, delay + LIFTS_HATCH)
    _ladder(staging, who, end, start, delay + LIFTS_HATCH, DOWN - LIFTS_HATCH)
    staging.dust(end, delay=delay + DOWN)
    return delay + DOWN


def drop_is_heard(staging: Staging) -> None:
    """The hatch, then boots on wood when they are there."""
    staging.sound("drop_down", DOWN - DOWN_HEARD)


def flung(staging: Staging, who: str, start: Pose, end: Pose) -> None:
    """A blow throws him into the next car, and his head swims."""
    staging.move(who, start, end, in_turn((motion.flung, FLUNG), (motion.land, SQUASHED)), FLUNG + SQUASHED)
    staging.pose(who, HIT, FLUNG + SQUASHED, left=end.x > start.x)
    staging.sound("flung")
    staging.dust(start)
    staging.dust(end, delay=FLUNG)
    staging.head("dizzy", end, DIZZY_FROM_BLOW, FLUNG)


def pushed(staging: Staging, who: str, start: Pose, end: Pose, *, roof: bool) -> None:
    """A heavy bullet drives him a car further, and his head swims."""
    staging.move(who, start, end, motion.slide_over_gap if roof else motion.slide, PUSHED)
    staging.pose(who, HIT, PUSHED, left=end.x > start.x)
    staging.sound("django_push")
    staging.dust(start)
    staging.dust(end, delay=PUSHED)
    staging.head("dizzy", end, DIZZY_FROM_PUSH, PUSHED)


def swept(staging: Staging, start: Pose, end: Pose, gait: Gait, seconds: float, delay: float) -> None:
    """What is seen and heard of somebody who slides over the roofs with a gait: lines behind him, dust, his boots."""
    ahead = end.x > start.x
    behind = (-84 if ahead else 84) * start.scale
    line = Pose(0, start.y - 50 * start.scale, scale=0.5 * start.scale, flip=not ahead)
    staging.show(
        "speed_lines",
        lambda t: replace(line, x=gait(start, end, t).x + behind, alpha=1 - t),
        seconds,
        delay,
        rest=0.3,
    )
    staging.dust(start, 3, delay)
    staging.dust(end, 3, delay + seconds * STOPS)
    staging.sound("step_roof", delay + seconds * STOPS)


def _ladder(staging: Staging, who: str, foot: Pose, top: Pose, delay: float, seconds: float) -> None:
    """A ladder behind somebody who climbs, from the floor to over the roof; before the train there is none."""
    if not staging.state.train.on_train[staging.after.spaces[who]]:
        return
    stands = Pose(top.x, foot.y, scale=max(foot.scale, top.scale), high=LADDER_HIGH)
    whole = seconds + LADDER_GOES

    def fading(t: float) -> Pose:
        since = t * whole
        return replace(stands, alpha=min(1.0, since / LADDER_COMES, (whole - since) / LADDER_GOES))

    staging.show("ladder", fading, whole, delay, rest=0.5, layer=Layer.INSIDE)
