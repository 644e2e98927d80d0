"""The coach falls back; its guard is thrown off, drives bandits away, follows it."""

from collections.abc import Callable
from dataclasses import replace
from math import hypot

from game.board import motion, poses
from game.board.motion import Pose
from game.board.poses import AFRAID, AIM, BAREHEADED, HIT, RUN
from game.board.staged.punches import STRUCK, struck
from game.board.staged.shots import BULLET_SPEED
from game.board.staging import CHEST, Staged, Staging
from game.board.timeline import Passing
from game.engine.expansions.horses.shotgun import SHOTGUN, ShotgunFellBack, ShotgunMet, ShotgunThrownOff
from game.engine.expansions.horses.stagecoach import COACH, CoachFellBack
from game.expansions.horses.motions.gaits import herd, move, ridden_back, roll, tumble

FALLS_BACK = 0.9
THROWN, HOPS, HOP = 0.38, 0.3, 6  # seconds, seconds, units
LATER, HAT, HAT_HIGH, HAT_TURNS = 0.08, (0, -93), 150, 540  # seconds after him; on his head; units; degrees
TURNS, FIRES = 0.09, 0.12
STEP = 0.15  # seconds of a step
DIZZY = 0.7


def _fell_back(staging: Staging, _event: CoachFellBack) -> None:
    """With all in and on it; the horses beside make room."""
    staging.sound("stagecoach")
    for name in (COACH, *herd(staging)):
        move(staging, name, roll, FALLS_BACK)
    train = staging.state.train
    for name, space in staging.after.spaces.items():
        if not train.on_train[space] and staging.before.spaces.get(name) == space:
            move(staging, name, ridden_back, FALLS_BACK)


def _guard_fell_back(staging: Staging, _event: ShotgunFellBack) -> None:
    """He walks over the roofs with it."""
    staging.sound("marshal_walk")
    move(staging, SHOTGUN, motion.stride, FALLS_BACK)
    staging.steps(SHOTGUN, RUN, STEP, FALLS_BACK)


def _thrown_off(staging: Staging, event: ShotgunThrownOff) -> None:
    """A punch, and he flies to the roof of the car beside, his bowler after him; the strongbox hops, and stays."""
    struck(staging, event.bandit, SHOTGUN)
    staging.sound("flung")
    move(staging, SHOTGUN, tumble, THROWN)
    _loses_his_hat(staging, staging.before.actors[SHOTGUN], staging.after.actors[SHOTGUN])
    staging.head("dizzy", staging.after.actors[SHOTGUN], DIZZY, THROWN)
    staging.look(event.bandit, SHOTGUN, start=-STRUCK, until=STRUCK + THROWN)
    staging.dust(staging.after.actors[SHOTGUN], 5, THROWN * 0.85)
    rests = next((one.pose for one in reversed(staging.after.loot) if one.space == event.start), None)
    if rests is not None:
        box = rests
        whole = THROWN + HOPS
        hop = Passing("loot_strongbox", lambda t: box.lifted(HOP * motion.arc(min(1.0, t * whole / HOPS))), whole)
        staging.score.passing.append(hop)


def _loses_his_hat(staging: Staging, start: Pose, end: Pose) -> None:
    """The blow takes it off his head; it comes down on it again a moment after he has landed."""
    whole = THROWN + LATER
    off, on = poses.at(start, HAT), poses.at(end, HAT)

    def flies(t: float) -> Pose:
        return replace(motion.between(off, on, t).lifted(HAT_HIGH * motion.arc(t) * on.scale), tilt=HAT_TURNS * (1 - t))

    staging.pose(SHOTGUN, BAREHEADED, whole)
    staging.show("bowler", flies, whole)


def _met(staging: Staging, event: ShotgunMet) -> None:
    """He turns to each, both barrels flash, and shot flies."""
    staging.sound("gun_cock")
    staging.forward(SHOTGUN)
    staging.look(SHOTGUN, *event.bandits, until=len(event.bandits) * (TURNS + FIRES) + FIRES)
    guard = staging.before.actors[SHOTGUN]
    for nth, name in enumerate(event.bandits):
        victim = staging.before.actors[name]
        way = 1 if victim.x >= guard.x else -1
        muzzle = replace(poses.at(guard.looking(left=way < 0), poses.LONG_MUZZLE), scale=1)
        chest = victim.moved(0, -CHEST * victim.scale)
        delay = TURNS + nth * (TURNS + FIRES)
        staging.pose(SHOTGUN, AIM, TURNS + 2 * FIRES, delay - TURNS, left=way < 0)
        staging.pose(name, AFRAID, delay + FIRES, left=way > 0)
        staging.pose(name, HIT, FIRES, delay + FIRES, left=way > 0)
        staging.sound("shot", delay)
        for barrel in (0, FIRES / 2):
            staging.show("muzzle_flash", _flash(muzzle, left=way < 0), FIRES, delay + barrel)
        seconds = max(0.08, hypot(chest.x - muzzle.x, chest.y - muzzle.y) / BULLET_SPEED)
        staging.show("bullet_flight", _flight(muzzle, chest, left=way < 0), seconds, delay + FIRES / 2)
    staging.at += (len(event.bandits) - 1) * (TURNS + FIRES) + TURNS + FIRES * 2


def _flash(muzzle: Pose, *, left: bool) -> Callable[[float], Pose]:
    return lambda t: replace(muzzle, flip=left, scale=0.9 + 0.5 * t)


def _flight(start: Pose, end: Pose, *, left: bool) -> Callable[[float], Pose]:
    return lambda t: replace(motion.between(start, end, t), flip=left)


COACHES: Staged = {
    CoachFellBack: _fell_back,
    ShotgunFellBack: _guard_fell_back,
    ShotgunThrownOff: _thrown_off,
    ShotgunMet: _met,
}
