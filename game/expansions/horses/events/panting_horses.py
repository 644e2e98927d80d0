"""PANTING HORSES: they fall out of step, pant, stop, and the train leaves them behind."""

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID
from game.board.staged.events.scene import RoundScene
from game.board.staging import Staging
from game.engine.events import Event
from game.engine.expansions.horses.herd import horses
from game.engine.expansions.horses.rounds.panting_horses import HorsesDroppedOut, PantingHorses
from game.engine.state import State
from game.expansions.horses.motions.gaits import herd, move, picture

CLOSER, COMES = 1.2, 0.36
SLOWS, STEP, TRIPS = 0.8, 0.16, 14.0  # seconds that it still gallops, of each picture; units that it falls back
PANTS, BREATHS = 0.9, 3  # seconds that it stands, just keeping up; clouds of breath meanwhile
LEAVES, APART = 0.9, 0.12
CLOSES_UP = 0.4  # seconds in which the others run where there is room now
SHOUTS = 1.1
BREATH = (46, -62)  # a horse's own units from its ground to its nostrils
OVER_EARS = 82  # and to what is told of it


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    if not deeds:
        return
    gone = [name for name in herd(staging) if name not in staging.after.others]
    stands = [staging.before.others[name].pose for name in gone]
    middle = sum(pose.x for pose in stands) / len(stands), stands[0].y - 60
    keeps = tuple((pose.x, pose.y - 30) for pose in stands)
    staging.camera(middle, CLOSER, into=COMES, hold=SLOWS + PANTS, keeps=keeps)
    for nth, (name, pose) in enumerate(zip(gone, stands, strict=True)):
        _drops_out(staging, name, pose, APART * nth)
    for name in herd(staging):
        if name not in gone and staging.before.others[name].pose != staging.after.others[name].pose:
            move(staging, name, motion.glide, CLOSES_UP, SLOWS + PANTS + LEAVES / 2)
    _call(staging, {staging.before.others[name].car for name in gone})


def _drops_out(staging: Staging, name: str, stands: Pose, when: float) -> None:
    """One horse."""
    back = stands.moved(-TRIPS * stands.scale, 0)
    for nth in range(round(SLOWS / STEP)):
        count = SLOWS / STEP
        staging.show(picture(name, nth % 4 + 1), _tires(stands, back, nth / count, 1 / count), STEP, when + nth * STEP)
    standing = f"{picture(name, 1).rsplit('_', 1)[0]}_stand"
    pants = when + SLOWS
    staging.show(standing, lambda t: replace(back, alpha=float(t == 1)), SLOWS, when)  # where nothing moves, it stands
    staging.show(standing, _breathing(back), PANTS, pants)
    for nth in range(BREATHS):
        mouth = back.moved(BREATH[0] * back.scale, BREATH[1] * back.scale)
        staging.show("puff_breath", _puffed(mouth), PANTS / BREATHS, pants + nth * PANTS / BREATHS, rest=0.3)
    over = back.moved(0, -OVER_EARS * back.scale)
    staging.show("sweat", lambda _: over, PANTS, pants)
    staging.chip(name, stands.moved(0, 50 * stands.scale), "icon_ride_cream", -1, pants)
    staging.sound("horse_pants", pants)
    staging.show(standing, _left_behind(back), LEAVES, pants + PANTS, rest=0)
    staging.dust(back, 3, pants + PANTS)


def _tires(start: Pose, end: Pose, begun: float, part: float) -> Callable[[float], Pose]:
    """A gallop's one picture, ever farther back, rising less and less; not seen where nothing moves."""

    def pose(t: float) -> Pose:
        way = begun + t * part
        pose = motion.between(start, end, way).lifted(3 * (1 - way) * abs(sin(pi * 4 * way)) * start.scale)
        return replace(pose, alpha=float(t < 1))

    return pose


def _breathing(at: Pose) -> Callable[[float], Pose]:
    return lambda t: replace(at, high=1 - 0.03 * sin(2 * pi * BREATHS * t) ** 2)


def _puffed(mouth: Pose) -> Callable[[float], Pose]:
    return lambda t: replace(mouth.moved(18 * t, -6 * t), scale=mouth.scale * (0.7 + 0.6 * t), alpha=1 - t)


def _left_behind(start: Pose) -> Callable[[float], Pose]:
    away = replace(start, x=-120)
    return lambda t: motion.between(start, away, motion.ease_in(t))


def _call(staging: Staging, cars: set[int]) -> None:
    """Whoever is nearest to them calls after them."""
    train = staging.state.train
    near = [
        name
        for name in staging.state.bandits
        if name in staging.before.actors and train.car[staging.before.spaces[name]] in cars
    ]
    for name in near:
        staging.pose(name, AFRAID, LEAVES, SLOWS + PANTS)
    if near:
        staging.shout("shout-panting_horses", staging.before.actors[near[0]], SHOUTS, SLOWS + PANTS)


def _are_there(state: State, _touches: tuple[str, ...]) -> bool:
    """Whether any horse is left."""
    return bool(horses(state))


SCENE = RoundScene(PantingHorses.key, _play, (HorsesDroppedOut,), {"puff_breath": 1, "sweat": 1}, follows=_are_there)
