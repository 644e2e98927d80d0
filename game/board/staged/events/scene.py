"""What every scene of an event has: the events that it shows itself, its pieces, its place on the line of time."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from game.board.layout import MARSHAL
from game.board.motion import Pose
from game.board.outcome_chips import STEP
from game.board.staging import CHEST, Staging
from game.board.timeline import Layer
from game.board.train_shape import FEET, PITCH
from game.engine.events import BulletReceived, Event
from game.engine.state import State

DIZZY = 0.8  # seconds that somebody sees stars
CHIP_WIDE, MONEY_WIDE = 64.0, 104.0  # units from one chip to another beside it; one that tells of dollars is wider
CHIP_ROWS = 2
CAB = 150.0  # the width of the Locomotive's roof that one can stand on


def reached(state: State, touches: tuple[str, ...]) -> bool:
    """Whether what an event does to those whom it touches comes in a group of its own."""
    del state
    return bool(touches)


@dataclass(frozen=True)
class RoundScene:
    """How a round's event is played.

    `play` adds it to a score, from `staging.at` on; it gets what the event does to people: facts of the `deeds` kinds,
    none when it reaches nobody. `opens` adds what comes with its plate in any case. `follows` tells whether the deeds
    come after the event's beginning in a group of their own; `props` are pieces that are drawn before they are needed,
    and how large beside the train.
    """

    key: str
    play: Callable[[Staging, tuple[Event, ...]], None]
    deeds: tuple[type[Event], ...]
    props: Mapping[str, float] = field(default_factory=dict)
    opens: Callable[[Staging], None] | None = None
    follows: Callable[[State, tuple[str, ...]], bool] = reached


def struck_above(staging: Staging) -> list[str]:
    """The bandits on the roof of the Marshal's car."""
    train = staging.state.train
    roof = train.other_level[staging.before.spaces[MARSHAL]]
    return [name for name in staging.state.bandits if staging.before.spaces.get(name) == roof]


def see_roof(staging: Staging, closer: float, into: float, until: float) -> None:
    """The camera comes to the roof of the Marshal's car, and keeps all in sight who are on it."""
    train, marshal = staging.train, staging.before.actors[MARSHAL]
    keeps = [staging.before.actors[name] for name in (MARSHAL, *struck_above(staging))]
    focus = (marshal.x, train.y(FEET[True] - 24))  # high enough for two rows of chips under the plate
    staging.camera(focus, closer, into=into, hold=until - into, keeps=tuple((pose.x, pose.y - 40) for pose in keeps))


def glow(staging: Staging, when: float, seconds: float) -> None:
    """The whole roof over the Marshal is marked as struck."""
    train = staging.train
    car = staging.state.train.car[staging.before.spaces[MARSHAL]]
    middle = train.car_left(car) + (PITCH / 2 if car else CAB / 2) * train.scale
    at = Pose(middle, train.y(FEET[True]), scale=train.scale, wide=1 if car else CAB / PITCH)
    fades = 0.12 / seconds
    staging.show(
        "roof_glow",
        lambda t: replace(at, alpha=min(1.0, t / fades, (1 - t) / fades)),
        seconds,
        when,
        rest=0.5,
        layer=Layer.INSIDE,
    )


def chips_at(staging: Staging, names: Sequence[str], wide: float = CHIP_WIDE) -> dict[str, Pose]:
    """Over whom each one's chip lies: in a crowd they lie in rows, from left to right, so that none hides another."""
    found = {}
    for space in {staging.before.spaces[name] for name in names}:
        there = {name: staging.before.actors[name] for name in names if staging.before.spaces[name] == space}
        order = sorted(there, key=lambda name: there[name].x)
        xs = [there[name].x for name in order]
        close = any(right - left < wide for left, right in pairwise(xs))
        rows = min(len(order), CHIP_ROWS) if close else 1
        apart = max(wide, (xs[-1] - xs[0]) / max(1, (len(order) - 1) // rows))
        highest, middle = min(pose.y for pose in there.values()), (xs[0] + xs[-1]) / 2
        for nth, name in enumerate(order):
            column = nth // rows - (len(order) - 1) // rows / 2
            x = middle + column * apart if close else xs[nth]
            found[name] = Pose(x, highest - STEP * (nth % rows), scale=staging.train.scale)
    return found


def bullet_for(staging: Staging, event: BulletReceived, delay: float, over: Pose | None = None) -> None:
    """Somebody gets a neutral bullet: the card flies to his strip, a chip tells it, `over` whoever stands there."""
    stands = staging.before.actors[event.bandit]
    card = Pose(stands.x, stands.y - CHEST * stands.scale, scale=0.34)
    staging.sound("bullet_neutral", delay)
    staging.to_strip("bullet_card_neutral", card, event.bandit, 0.38, delay)
    staging.chip(event.bandit, over or stands, "bullet_neutral", 1, delay, bad=True)
