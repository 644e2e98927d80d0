"""HOSTAGE-TAKING OF THE CONDUCTOR: he rises in the cab, puts up his hands, and pays everybody there."""

from dataclasses import replace

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID, AIM, AIM_DOWN, CHEER, PAY, STAND, WAVE, at
from game.board.poses import BILLS as FROM_HIS_HAND
from game.board.staged.events.scene import MONEY_WIDE, RoundScene, chips_at
from game.board.staging import CHEST, Staging
from game.board.timeline import Layer
from game.board.train_shape import FEET
from game.engine.contents import TUCO
from game.engine.events import Event, HostagePaid
from game.engine.train import LOCOMOTIVE

CLOSER, COMES = 1.32, 0.42
RISES, THREATENED, SCARED, PAYS = 0.24, 0.3, 0.3, 1.0
APART, FLIES, ARC = 0.16, 0.38, 40.0
CHEERS, SINKS = 0.4, 0.24
WAVES = 1.2  # where nobody is there
BESIDE_THE_FIRE, SIZE = 122.0, 0.94  # in the Locomotive's own units; of a figure's size
ASIDE, LEAST = 40.0, 8.0  # units that the others step back, and how near the cab's end they come
TALL = 130.0
PIECE = "meeple_conductor"
BILL = "money_hostage"


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    train = staging.train
    paid = [event for event in deeds if isinstance(event, HostagePaid)]
    stands = Pose(
        train.car_left(0) + BESIDE_THE_FIRE * train.scale, train.y(FEET[False]), scale=SIZE * train.scale, flip=True
    )
    ends = PAYS + APART * len(paid) + FLIES + CHEERS if paid else WAVES
    staging.camera((stands.x - 30 * train.scale, train.y(90)), CLOSER, into=COMES, hold=ends + SINKS - COMES)
    if not paid:
        staging.sound("train_whistle", RISES)
        _conductor(staging, stands, [(WAVE, ends)], ends)
        return
    staging.shout("shout-hostage", stands, ends - SCARED - 0.5, SCARED)
    _conductor(staging, stands, [(STAND, SCARED), (AFRAID, PAYS), (PAY, ends)], ends)
    over = chips_at(staging, [event.bandit for event in paid], MONEY_WIDE)
    for nth, event in enumerate(paid):
        threat, low = staging.before.actors[event.bandit], _is_below(staging, event.bandit)
        down = AIM if low or event.bandit != TUCO else AIM_DOWN
        staging.pose(event.bandit, down, PAYS - THREATENED, THREATENED, left=threat.x > stands.x)
        _pay(staging, event, at(stands, FROM_HIS_HAND), PAYS + APART * nth, over[event.bandit])
    staging.sound("gun_cock", THREATENED)
    for name in staging.before.actors:
        if _is_below(staging, name):
            _make_room(staging, name, ends)


def _is_below(staging: Staging, name: str) -> bool:
    """Whether somebody stands in the cab."""
    return staging.before.spaces[name] == staging.state.train.insides[LOCOMOTIVE]


def _make_room(staging: Staging, name: str, ends: float) -> None:
    """Who is in the cab steps back from him, and comes forward again when he is gone."""
    stands, whole = staging.before.actors[name], ends + SINKS
    left = staging.train.car_left(0) + LEAST * staging.train.scale
    aside = min(stands.x, max(left, stands.x - ASIDE * staging.train.scale))

    def steps(start: Pose, _end: Pose, t: float) -> Pose:
        seconds = t * whole
        away = motion.ease_in_out(max(0.0, min(1.0, seconds / RISES, (whole - seconds) / RISES)))
        return replace(start, x=start.x + (aside - start.x) * away)

    staging.score.motions.append(staging.motion_of(name, stands, steps, whole))


def _conductor(staging: Staging, stands: Pose, shows: list[tuple[str, float]], ends: float) -> None:
    """He rises, shows one picture after the other until its time, and sinks away again."""
    begins = 0.0
    for nth, (pose, until) in enumerate(shows):
        whole = until - begins + (SINKS if nth == len(shows) - 1 else 0)

        def seen(t: float, begins: float = begins, whole: float = whole) -> Pose:
            seconds = begins + t * whole
            up = motion.back(min(1.0, seconds / RISES)) - motion.ease_in(max(0.0, seconds - ends) / SINKS)
            return stands.lifted(-TALL * stands.scale * (1 - up))

        floor = stands.y + 6 * stands.scale
        staging.show(f"{PIECE}_{pose}", seen, whole, begins, rest=0.5, layer=Layer.INSIDE, sill=floor)
        begins = until


def _pay(staging: Staging, event: HostagePaid, hand: Pose, when: float, over: Pose) -> None:
    """A bill flies to somebody, who is glad of it, and then to his strip."""
    taker = staging.before.actors[event.bandit]
    start = replace(hand, scale=0.8 * taker.scale, flip=False)
    end = Pose(taker.x, taker.y - CHEST * taker.scale, scale=0.8 * taker.scale)

    def flown(t: float) -> Pose:
        pose = motion.between(start, end, motion.ease_in_out(t)).lifted(ARC * taker.scale * motion.arc(t))
        return replace(pose, tilt=18 * motion.arc(t))

    staging.sound("hostage_paid", when)
    staging.show(BILL, flown, FLIES, when, rest=0.5)
    staging.pose(event.bandit, CHEER, CHEERS, when + FLIES)
    staging.chip(event.bandit, over, BILL, event.money, when + FLIES, money=True)
    staging.to_strip(BILL, end, event.bandit, 0.4, when + FLIES)


SCENE = RoundScene(
    "hostage", _play, (HostagePaid,), {f"{PIECE}_{pose}": SIZE for pose in (STAND, AFRAID, PAY, WAVE)} | {BILL: 0.8}
)
