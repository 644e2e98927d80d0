"""TAKE IT ALL!: the second strongbox comes down on a rope, through the light, into the Marshal's car."""

from dataclasses import replace
from math import pi, sin

from game.board import motion
from game.board.layout import MARSHAL
from game.board.motion import Pose
from game.board.poses import CHEER, SHAKE, TAKE
from game.board.staged.events.scene import RoundScene
from game.board.staging import Staging
from game.board.timeline import Layer
from game.board.train_shape import LIP
from game.engine.contents import STRONGBOX
from game.engine.events import Event, StrongboxPlaced
from game.engine.state import State

CLOSER, COMES = 1.2, 0.42
LIGHT, LIT = 0.3, 2.3  # seconds: on, off
LEAVES, RISES = 0.42, 0.3  # the box beside the train flies up
LOWERED, LOWERS = 0.72, 0.9
REACHES, SETS_DOWN, DOWN = 0.9, 1.62, 0.3
CHEERS, RESTS = 1.9, 2.5
SWING = 4.0  # degrees
LARGE = 1.35  # the box on the rope
SKY = 40.0  # units: where it comes from, out of sight behind the bar
TALL, BEAM = 40.0, 300.0  # units: the box is so high, and so is the picture of the light
PIECE = f"loot_{STRONGBOX}"


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    marshal = staging.before.actors[MARSHAL]
    placed = next((event for event in deeds if isinstance(event, StrongboxPlaced)), None)
    staging.camera((marshal.x, marshal.y - 60), CLOSER, into=COMES, hold=RESTS - COMES)
    staging.forward(MARSHAL)
    if placed is None:  # none is left: he waits for nothing
        _light(staging, marshal.x)
        staging.pose(MARSHAL, SHAKE, 1.0, REACHES)
        staging.head("sweat", marshal, 0.8, REACHES + 1.0)
        return
    lies = [one.pose for one in staging.after.loot if (one.space, one.token.kind) == (placed.space, STRONGBOX)][-1]
    _light(staging, lies.x)
    _carried_off(staging, lies.x)
    _lower(staging, lies)
    staging.shout("shout-take_it_all", marshal, SETS_DOWN - REACHES, REACHES)
    left = lies.x < marshal.x
    staging.pose(MARSHAL, SHAKE, SETS_DOWN - REACHES, REACHES, left=left)
    staging.pose(MARSHAL, TAKE, DOWN, SETS_DOWN, left=left)
    staging.sound("drop_strongbox", SETS_DOWN)
    staging.dust(lies, 4, SETS_DOWN)
    staging.kick(SETS_DOWN)
    staging.chip(STRONGBOX, lies, PIECE, 1, SETS_DOWN + 0.1)
    car = staging.state.train.car[placed.space]
    for name in staging.state.bandits:
        space = staging.before.spaces.get(name)
        if space is not None and staging.state.train.on_train[space] and abs(staging.state.train.car[space] - car) <= 1:
            staging.pose(name, CHEER, 0.5, CHEERS)


def _light(staging: Staging, x: float) -> None:
    """A beam from above on the place where it comes down."""
    train = staging.train
    top = Pose(x, SKY, scale=(train.y(LIP[False]) - SKY) / BEAM)

    def shines(t: float) -> Pose:
        seconds = t * (LIT - LIGHT)
        return replace(top, alpha=min(1.0, seconds / 0.24, (LIT - LIGHT - seconds) / 0.24))

    staging.show("light_beam", shines, LIT - LIGHT, LIGHT, rest=0.5, layer=Layer.INSIDE)


def _carried_off(staging: Staging, x: float) -> None:
    """The box that waited beside the train hops and flies up out of the picture, to where it will come down."""
    start, end = Pose(*staging.aside, scale=0.58), Pose(x, -30, scale=0.9)
    staging.show(PIECE, lambda t: motion.fetch(start, end, t), RISES, LEAVES, rest=0, layer=Layer.OVER)


def _lower(staging: Staging, lies: Pose) -> None:
    """It comes down on its rope, swinging less and less, and stands."""
    train = staging.train

    def box(seconds: float) -> Pose:
        way = motion.ease_in_out(min(1.0, max(0.0, (seconds - LOWERED) / LOWERS)))
        swing = SWING * sin(2 * pi * way * 1.5) * (1 - way)
        size = LARGE * train.scale + (lies.scale - LARGE * train.scale) * way
        return Pose(lies.x + 3 * swing, SKY + (lies.y - SKY) * way, scale=size, tilt=swing)

    def hangs(seconds: float, over: float) -> Pose:
        pose = box(seconds)
        return replace(pose, y=pose.y - over * pose.scale, tilt=0)

    whole = RESTS + 0.2 - LOWERED
    loose = SETS_DOWN + DOWN - LOWERED  # the rope goes up again

    def gone(t: float) -> float:
        return max(0.0, t * loose - (SETS_DOWN - LOWERED)) / DOWN

    def sling(t: float) -> Pose:
        return replace(hangs(LOWERED + t * loose, TALL + 52), alpha=1 - gone(t)).moved(0, -240 * gone(t))

    staging.sound("rope_down", LOWERED)
    staging.show("hoist_rope", sling, loose, LOWERED, rest=0.7, layer=Layer.BEFORE)
    staging.show("rope_sling", sling, loose, LOWERED, rest=0.7, layer=Layer.BEFORE)
    staging.show(PIECE, lambda t: box(LOWERED + t * whole), whole, LOWERED, layer=Layer.BEFORE)
    for when, side in ((LOWERED + 0.35, -1), (LOWERED + 0.6, 1)):
        at = box(when).moved(side * 30 * train.scale, -26 * train.scale)
        staging.cue(lambda at=at: staging.burst("sparkle", at.x, at.y, 2), when)  # type: ignore[misc]


def _left(state: State, _touches: tuple[str, ...]) -> bool:
    """Whether there is still one beside the train."""
    return state.strongboxes_aside > 0


SCENE = RoundScene(
    "take_it_all",
    _play,
    (StrongboxPlaced,),
    {"light_beam": 1.5, "hoist_rope": LARGE, "rope_sling": LARGE, PIECE: LARGE},
    follows=_left,
)
