"""The Marshal walks; whoever he meets is frightened, hit, and flees."""

from dataclasses import replace

from game.board import motion, poses
from game.board.layout import MARSHAL
from game.board.motion import Pose
from game.board.poses import AFRAID, AIM, ANGRY, HIT, WALK
from game.board.staging import Staged, Staging
from game.board.timeline import Layer
from game.engine import events

STEP, STEPS_A_CAR = 0.13, 4  # seconds of a picture; spurs are heard on every second
A_CAR = STEP * STEPS_A_CAR
GLINTS = 0.1  # seconds after he has arrived
LIT = 0.16  # seconds of the light on him, before he sets off
CEILING, BEAM, BEAM_WIDE = 62, 300, 0.7  # units of a car's own; of the beam's picture, and how much narrower it is
ANGRY_FOR, AIMS, FLASH, HIT_FOR = 0.22, 0.18, 0.08, 0.16
FRIGHTENED = 0.26
SHOT_AT = ANGRY_FOR + AIMS
SHOUTS = 1.0  # seconds that he is heard calling


def _moved(staging: Staging, event: events.MarshalMoved) -> None:
    """A bar of light on him first; then slowly, in heavy steps, and his star glints."""
    start, end = staging.before.actors[MARSHAL], staging.after.actors[MARSHAL]
    seconds = A_CAR * max(1, staging.state.train.distance(event.start, event.end))
    staging.forward(MARSHAL)
    _lit(staging, start)
    staging.cue(lambda: staging.burst("sparkle", start.x + 10, start.y - 80, 2))
    staging.sound("marshal_walk", LIT)
    staging.move(MARSHAL, start, end, motion.stride, seconds, LIT)
    staging.steps(MARSHAL, WALK, STEP, seconds, LIT)
    staging.cue(lambda: staging.burst("sparkle", end.x + 4, end.y - 60 * end.scale, 1), LIT + seconds + GLINTS)
    staging.look(MARSHAL, scale=1.12, until=LIT + seconds)


def _lit(staging: Staging, stands: Pose) -> None:
    """From the ceiling of his car down to his feet."""
    top = staging.train.y(CEILING)
    beam = Pose(stands.x, top, scale=(stands.y - top) / BEAM, wide=BEAM_WIDE)
    staging.show("light_beam", lambda t: replace(beam, alpha=motion.arc(t)), LIT, rest=0.5, layer=Layer.INSIDE)


def _met(staging: Staging, event: events.MarshalMet) -> None:
    """He is angry, aims and fires once for all; they start, an exclamation mark over each."""
    marshal = staging.before.actors[MARSHAL]
    met = [(name, staging.before.actors[name]) for name in event.bandits]
    nearest = min((pose for _, pose in met), key=lambda pose: abs(pose.x - marshal.x), default=marshal)
    left = nearest.x < marshal.x
    staging.sound("marshal_met")
    staging.forward(MARSHAL)
    staging.pose(MARSHAL, ANGRY, ANGRY_FOR, left=left)
    staging.pose(MARSHAL, AIM, AIMS + FLASH + HIT_FOR, ANGRY_FOR, left=left)
    for name, pose in met:
        staging.pose(name, AFRAID, SHOT_AT, left=pose.x > marshal.x)
        staging.head("bang_mark", pose, FRIGHTENED)
    staging.shout("shout-hands_up", marshal, SHOUTS)
    staging.look(MARSHAL, *event.bandits, scale=1.2, until=SHOT_AT + HIT_FOR + 0.3)
    if event.armed:
        _fires(staging, marshal, met, left=left)
    staging.at += SHOT_AT


def _fires(staging: Staging, marshal: Pose, met: list[tuple[str, Pose]], *, left: bool) -> None:
    """One flash for all; each is hit."""
    barrel = poses.at(marshal.looking(left=left), poses.MUZZLE)
    staging.show("muzzle_flash", lambda _: barrel, FLASH, SHOT_AT)
    staging.sound("shot", SHOT_AT)
    staging.kick(SHOT_AT)
    for name, pose in met:
        staging.pose(name, HIT, HIT_FOR, SHOT_AT, left=pose.x > marshal.x)


MARSHALS: Staged = {events.MarshalMoved: _moved, events.MarshalMet: _met}
