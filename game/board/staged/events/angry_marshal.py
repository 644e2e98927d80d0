"""ANGRY MARSHAL: he draws both revolvers and shoots through the roof at all who stand on it."""

from dataclasses import replace

from game.board import motion
from game.board.layout import MARSHAL
from game.board.motion import Pose
from game.board.poses import AFRAID, AIM_UP, ANGRY, DRAW, HIT
from game.board.staged.events.scene import RoundScene, bullet_for, chips_at, glow, see_roof, struck_above
from game.board.staging import Staging
from game.board.timeline import Layer
from game.board.train_shape import FEET
from game.engine.events import BulletReceived, BulletsSpared, Event

CLOSER, COMES = 1.24, 0.42  # how much closer the camera is, and how long it takes
ANGERS, DRAWS, AIMS, GLOWS = 0.42, 0.72, 0.96, 1.1  # seconds from the beginning
SHOTS = ((1.3, -1), (1.42, 1), (1.6, -1))  # each when, and from the left or the right hand
CHIPS, APART = 1.8, 0.06
RESTS = 2.3
FLASH = 0.08
HANDS, HIGH = 38.8, 98.0  # his muzzles beside and above his feet, in his own units
ROOF_Y, OVER_ROOF = 50.0, -44.0  # the hole in the roof, and where a shot is lost in the sky: a car's own heights
HOP, HOPS = 22.0, 0.16
SPLINTER, FLY = 0.46, 40.0


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    stands = staging.before.actors[MARSHAL]
    above = struck_above(staging)
    see_roof(staging, CLOSER, COMES, RESTS)
    staging.forward(MARSHAL)
    staging.pose(MARSHAL, ANGRY, DRAWS - ANGERS, ANGERS)
    staging.pose(MARSHAL, DRAW, AIMS - DRAWS, DRAWS)
    staging.pose(MARSHAL, AIM_UP, RESTS - AIMS, AIMS)
    staging.sound("gun_cock", AIMS)
    staging.sound("gun_cock", AIMS + 0.1)
    staging.shout("shout-angry_marshal" if above else "shout-no_roof", stands, RESTS - ANGERS - 0.1, ANGERS)
    glow(staging, GLOWS, RESTS - GLOWS)
    for when, side in SHOTS:
        _shot(staging, stands, when, side)
    for name in above:
        _bounce(staging, name)
    if any(isinstance(event, BulletsSpared) for event in deeds):
        staging.sound("bullets_spared", CHIPS)
    hit = [event for event in deeds if isinstance(event, BulletReceived)]
    over = chips_at(staging, [event.bandit for event in hit])
    for nth, event in enumerate(hit):
        bullet_for(staging, event, CHIPS + APART * nth, over[event.bandit])


def _shot(staging: Staging, stands: Pose, when: float, side: int) -> None:
    """A flash, a line of fire through the roof, a hole that stays, splinters."""
    train, size = staging.train, stands.scale
    x = stands.x + side * HANDS * size
    muzzle = Pose(x, stands.y - HIGH * size, scale=0.8 * size, tilt=90)
    tall = muzzle.y - train.y(OVER_ROOF)
    line = Pose(x, muzzle.y, scale=tall / 120)
    hole, roof = Pose(x, train.y(ROOF_Y), scale=size), Pose(x, train.y(FEET[True]), scale=size)
    staging.sound("shot", when)
    staging.sound("tuco_roof", when + 0.04)
    staging.kick(when)
    staging.show("tracer", lambda t: replace(line, alpha=1 - t * t), FLASH, when, rest=0.3, layer=Layer.INSIDE)
    staging.show("muzzle_flash", lambda t: replace(muzzle, scale=muzzle.scale * (0.8 + 0.4 * t)), FLASH, when)
    staging.show("bullet_hole", lambda _: hole, RESTS + 0.6 - when, when, layer=Layer.INSIDE)

    def splinters(t: float) -> Pose:
        up = motion.ease_out(min(1.0, t * 3)) * (1 - max(0.0, t * 3 - 1) / 2) ** 0.5
        return replace(roof.lifted(FLY * size * up * 0.5), alpha=min(1.0, 2.5 * (1 - t)))

    staging.show("splinters", splinters, SPLINTER, when, rest=0.3, layer=Layer.BEFORE)


def _bounce(staging: Staging, name: str) -> None:
    """Whoever stands on the roof is afraid, and thrown up by each shot."""
    stands = staging.before.actors[name]
    first, whole = SHOTS[0][0], RESTS - SHOTS[0][0]

    def thrown(start: Pose, _end: Pose, t: float) -> Pose:
        seconds = first + t * whole
        since = min(seconds - when for when, _ in SHOTS if when <= seconds + 1e-9)
        up = HOP * start.scale * motion.arc(min(1.0, since / HOPS))
        return replace(
            start.lifted(up), tilt=start.tilt + (6 if start.flip else -6) * motion.arc(min(1.0, since / 0.3))
        )

    staging.pose(name, AFRAID, first - GLOWS, GLOWS)
    staging.pose(name, HIT, whole, first)
    staging.score.motions.append(staging.motion_of(name, stands, thrown, whole, first))
    staging.dust(stands, 2, first)


SCENE = RoundScene(
    "angry_marshal",
    _play,
    (BulletReceived, BulletsSpared),
    {"roof_glow": 1, "tracer": 1.18, "bullet_hole": 1, "splinters": 1, "muzzle_flash": 0.8},
)
