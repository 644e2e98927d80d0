"""MARSHAL'S REVENGE: he shakes the roof from below; everybody on it drops a purse."""

from collections.abc import Callable
from dataclasses import replace

from game.board import motion
from game.board.layout import MARSHAL
from game.board.motion import Pose
from game.board.poses import AFRAID, ANGRY, HIT, SHAKE
from game.board.staged.events.scene import RoundScene, chips_at, glow, see_roof, struck_above
from game.board.staging import Staging
from game.board.timeline import Layer
from game.board.train_shape import FEET
from game.engine.events import Event, LootDropped
from game.expansions import book

CLOSER, COMES = 1.3, 0.42
ANGERS, SHAKES = 0.42, 0.68
PUSHES = (0.7, 0.96, 1.22)  # seconds: he pushes three times, each harder
HOPS = (14.0, 18.0, 22.0)  # units
HOP, PUSH, LINES = 0.22, 0.2, 0.16
DROPS, FALLS, APART = 1.26, 0.5, 0.06
RESTS = 2.0
PUSHING = RESTS - PUSHES[0]
HIGH = 46.0  # units above the feet: where a purse hangs
PUSHED = 10.0  # units that he stretches


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    marshal = staging.before.actors[MARSHAL]
    above = struck_above(staging)
    see_roof(staging, CLOSER, COMES, RESTS)
    staging.forward(MARSHAL)
    staging.pose(MARSHAL, ANGRY, SHAKES - ANGERS, ANGERS)
    staging.pose(MARSHAL, SHAKE, RESTS - 0.2 - SHAKES, SHAKES)
    staging.score.motions.append(staging.motion_of(MARSHAL, marshal, _pushing, PUSHING, PUSHES[0]))
    staging.shout("shout-marshals_revenge", marshal, RESTS - SHAKES, SHAKES)
    glow(staging, SHAKES, RESTS - SHAKES)
    for when in PUSHES:
        _thump(staging, marshal, when)
    losers = {event.bandit: event for event in deeds if isinstance(event, LootDropped)}
    for name in above:
        stands = staging.before.actors[name]
        staging.pose(name, AFRAID, PUSHES[2] - SHAKES, SHAKES)
        staging.pose(name, HIT if name in losers else AFRAID, RESTS - PUSHES[2], PUSHES[2])
        staging.score.motions.append(staging.motion_of(name, stands, _hopping, PUSHING, PUSHES[0]))
        if name not in losers:
            staging.shout("shout-no_purse", stands, 0.8, DROPS, barred=True)
    over = chips_at(staging, [*losers])
    for nth, event in enumerate(losers.values()):
        _drop(staging, event, DROPS + APART * nth, over[event.bandit])


def _since(t: float) -> tuple[float, int]:
    """The seconds since the last push, and which it was."""
    seconds = PUSHES[0] + t * PUSHING
    nth = max(index for index, when in enumerate(PUSHES) if when <= seconds + 1e-9)
    return seconds - PUSHES[nth], nth


def _pushing(start: Pose, _end: Pose, t: float) -> Pose:
    """He stretches against the roof at each push."""
    since, _ = _since(t)
    up = motion.arc(min(1.0, since / PUSH))
    return replace(start.lifted(PUSHED * start.scale * up), high=1 + 0.05 * up)


def _hopping(start: Pose, _end: Pose, t: float) -> Pose:
    """The roof throws up whoever is on it."""
    since, nth = _since(t)
    up = motion.arc(min(1.0, since / HOP))
    lean = (8 if nth % 2 else -8) * up
    return replace(start.lifted(HOPS[nth] * start.scale * up), tilt=start.tilt + lean)


def _thump(staging: Staging, marshal: Pose, when: float) -> None:
    """One push: the car jumps, lines over the roof, dust on it, a thud."""
    train = staging.train
    staging.sound("roof_thump", when)
    staging.kick(when)
    car = staging.state.train.car[staging.before.spaces[MARSHAL]]
    staging.cue(lambda: staging.thump(car), when)
    for side in (-58, 58):
        at = Pose(marshal.x + side * train.scale, train.y(FEET[True] + 2), scale=0.9 * train.scale)
        staging.show("shake_lines", _fading(at), LINES, when, rest=0.2, layer=Layer.BEFORE)
        staging.dust(at, 1, when)


def _fading(at: Pose) -> Callable[[float], Pose]:
    return lambda t: replace(at, alpha=1 - t)


def _drop(staging: Staging, event: LootDropped, when: float, over: Pose) -> None:
    """A purse leaps out of somebody's pocket, falls on the roof, and stays there."""
    stands = staging.before.actors[event.bandit]
    lies = next((one.pose for one in staging.after.loot if (one.space, one.token) == (event.space, event.loot)), None)
    staging.sound(book.sound(f"drop_{event.loot.kind}"), when + FALLS * 0.75)
    staging.chip(event.bandit, over, book.loot_piece(event.loot.kind), -1, when)
    if lies is None:
        return
    start = Pose(stands.x, stands.y - HIGH * stands.scale, scale=lies.scale)
    whole = RESTS + 0.5 - when
    staging.show(
        book.loot_piece(event.loot.kind),
        lambda t: motion.toss(start, lies, min(1.0, t * whole / FALLS)),
        whole,
        when,
        layer=Layer.BEFORE,
    )
    glints = lies.moved(10 * lies.scale, -30 * lies.scale)
    staging.cue(lambda: staging.burst("sparkle", glints.x, glints.y, 2), when + FALLS)


SCENE = RoundScene("marshals_revenge", _play, (LootDropped,), {"roof_glow": 1, "shake_lines": 0.9})
