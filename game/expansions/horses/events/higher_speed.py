"""HIGHER SPEED: the land flies by; on the roofs all are blown back a car, inside they lean."""

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID
from game.board.staged import ways
from game.board.staged.events.scene import RoundScene
from game.board.staging import Staging
from game.board.timeline import Motion
from game.engine.events import BanditMoved, Event
from game.engine.expansions.horses.rounds.higher_speed import HigherSpeed
from game.engine.state import State

FASTER, STRIPES, STRIPE = 1.8, 9, 0.3  # times as fast; lines of speed, and the seconds of each
SLIDES, SLIDES_AT, APART = 0.8, 0.3, 0.08
LEANS = 12.0  # degrees
SHOUTS = 0.9


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
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
    if thrown:
        foremost = max(thrown, key=lambda name: staging.before.actors[name].x)
        staging.shout("shout-higher_speed", staging.before.actors[foremost], SHOUTS)
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


def _slides(state: State, touches: tuple[str, ...]) -> bool:
    """Whether there is anybody on another roof than the Caboose's."""
    return any(state.train.back[state.bandits[name].space] is not None for name in touches)


SCENE = RoundScene(HigherSpeed.key, _play, (BanditMoved,), {"bullet_flight": 2, "speed_lines": 0.5}, follows=_slides)
