"""The expansion's events that are scenes: the Shotgun's rage, and what is swept back at higher speed."""

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID, AIM, HIT
from game.board.staged import ways
from game.board.staged.events.scene import RoundScene, bullet_for
from game.board.staging import Staging
from game.board.timeline import Motion
from game.engine.events import BanditMoved, BulletReceived, BulletsSpared, Event
from game.engine.expansions.horses.rounds.higher_speed import HigherSpeed
from game.engine.expansions.horses.rounds.shotguns_rage import ShotgunsRage
from game.engine.expansions.horses.shotgun import SHOTGUN
from game.engine.expansions.horses.stagecoach import COACH
from game.engine.state import State

FASTER, STRIPES, STRIPE = 1.8, 9, 0.3  # times as fast; lines of speed, and the seconds of each
SLIDES, SLIDES_AT, APART = 0.8, 0.3, 0.08
LEANS = 12.0  # degrees
AIMS, SHOTS, FLASH = 0.3, (0.7, 1.0), 0.12  # seconds
UPWARDS, UP = 30, (38, -73)  # degrees that he leans back; from his feet to the muzzle then
HITS_APART, HIT_FOR, HOP = 0.07, 0.6, 14.0
RESTS = 1.9


def _rushes(staging: Staging, deeds: tuple[Event, ...]) -> None:
    """The land flies by; on the roofs all are blown back a car, inside they lean."""
    thrown = [event.bandit for event in deeds if isinstance(event, BanditMoved)]
    staging.sound("train_whistle")
    staging.cue(lambda: staging.rush(FASTER))
    width = 2 * staging.middle[0]
    for nth in range(STRIPES):
        y = staging.middle[1] - 60 + nth * 37 % 220
        start, end = Pose(width + 80, y, scale=1.6, wide=3, alpha=0.5), Pose(-120, y, scale=1.6, wide=3, alpha=0.5)
        staging.show("bullet_flight", _passing_by(start, end), STRIPE, 0.11 * nth, rest=0.5)
    for nth, name in enumerate(sorted(thrown, key=lambda name: staging.before.actors[name].x)):
        _blown_back(staging, name, SLIDES_AT + APART * nth)
    for name, pose in staging.before.actors.items():
        space = staging.before.spaces[name]
        if name not in thrown and staging.state.train.on_train[space]:
            staging.score.motions.append(staging.motion_of(name, pose, _leaning, 0.9, SLIDES_AT))


def _passing_by(start: Pose, end: Pose) -> Callable[[float], Pose]:
    return lambda t: replace(motion.between(start, end, t), flip=True)


def _leaning(start: Pose, _end: Pose, t: float) -> Pose:
    return replace(start, tilt=start.tilt + LEANS * sin(pi * t))


def _blown_back(staging: Staging, name: str, when: float) -> None:
    """Somebody slides a car back, leaning against the wind, and looks ahead all the while."""
    start, end = staging.before.actors[name], staging.after.actors[name]

    def slid(start: Pose, end: Pose, t: float) -> Pose:
        pose = motion.between(start, end, motion.ease_out(t))
        return replace(pose, tilt=LEANS * motion.arc(t), flip=start.flip)

    staging.score.motions.append(Motion(name, start, replace(end, flip=start.flip), slid, SLIDES, staging.at + when))
    staging.pose(name, AFRAID, SLIDES, when)
    ways.swept(staging, start, end, slid, SLIDES, when)


def _rages(staging: Staging, deeds: tuple[Event, ...]) -> None:
    """The Shotgun fires both barrels into the air; lead rains on the coach and on the car beside it."""
    guard = staging.before.actors.get(SHOTGUN)
    hit = [event for event in deeds if isinstance(event, BulletReceived)]
    spared = next((event for event in deeds if isinstance(event, BulletsSpared)), None)
    under = [event.bandit for event in hit] if spared is None else list(spared.bandits)
    places = [staging.before.actors[name] for name in under if name in staging.before.actors]
    coach = staging.before.others.get(COACH)
    sees = [*places, *([guard] if guard is not None else []), *([coach.pose] if coach is not None else [])]
    if sees:
        focus = sum(pose.x for pose in sees) / len(sees), sum(pose.y - 60 for pose in sees) / len(sees)
        keeps = tuple((pose.x, pose.y - 40) for pose in sees)
        staging.camera(focus, into=AIMS, hold=RESTS - AIMS, keeps=keeps)
    if guard is not None:
        _fires(staging, guard)
    for when in SHOTS:
        staging.sound("shot", when)
        staging.kick(when)
    for nth, name in enumerate(under):
        when = SHOTS[0] + HITS_APART * (nth + 1)
        staging.pose(name, AFRAID, when - AIMS, AIMS)
        staging.pose(name, HIT, HIT_FOR, when)
        staging.score.motions.append(staging.motion_of(name, staging.before.actors[name], _hopping, HIT_FOR, when))
    for nth, event in enumerate(hit):
        bullet_for(staging, event, SHOTS[1] + HITS_APART * (nth + 1))
    if spared is not None:
        staging.sound("bullets_spared", SHOTS[1] + 0.3)


def _fires(staging: Staging, guard: Pose) -> None:
    side = -1 if guard.flip else 1
    up = replace(guard.moved(side * UP[0] * guard.scale, UP[1] * guard.scale), tilt=side * UPWARDS)
    for shot in SHOTS:
        staging.show("muzzle_flash", lambda t: replace(up, scale=up.scale * (0.9 + 0.6 * t)), FLASH, shot)
    whole = RESTS - AIMS

    def kicked(start: Pose, _end: Pose, t: float) -> Pose:
        since = min((AIMS + t * whole - shot for shot in SHOTS if AIMS + t * whole >= shot), default=1.0)
        return replace(start.moved(0, 5 * motion.arc(min(1.0, since / 0.16))), tilt=side * UPWARDS)

    staging.forward(SHOTGUN)
    staging.score.motions.append(staging.motion_of(SHOTGUN, guard, kicked, whole, AIMS))
    staging.pose(SHOTGUN, AIM, whole, AIMS)


def _hopping(start: Pose, _end: Pose, t: float) -> Pose:
    return replace(start.lifted(HOP * start.scale * motion.arc(min(1.0, 2.5 * t))), tilt=start.tilt - 4 * motion.arc(t))


def _slides(state: State, touches: tuple[str, ...]) -> bool:
    """Whether there is anybody on another roof than the Caboose's."""
    return any(state.train.back[state.bandits[name].space] is not None for name in touches)


SCENES = (
    RoundScene(
        ShotgunsRage.key, _rages, (BulletReceived, BulletsSpared), {"muzzle_flash": 1, "bullet_card_neutral": 0.34}
    ),
    RoundScene(HigherSpeed.key, _rushes, (BanditMoved,), {"bullet_flight": 2, "speed_lines": 0.5}, follows=_slides),
)
