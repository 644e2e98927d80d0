"""SHARING THE LOOT: a strongbox comes out of its owner's bag, springs open, and everybody beside him has his part."""

from dataclasses import replace

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID, CHEER, TAKE
from game.board.staged.events.scene import MONEY_WIDE, RoundScene, chips_at
from game.board.staging import CHEST, OVER_HAT, Staging
from game.engine.contents import STRONGBOX, THE_STRONGBOX
from game.engine.events import Event
from game.engine.expansions.horses.rounds.sharing_the_loot import SharingTheLoot, StrongboxShared

CLOSER, COMES = 1.2, 0.36
RISES, RISEN, SHAKES, OPENS = 0.36, 0.34, 0.3, 1.1  # seconds; OPENS is when it springs open
APART, FLIES, ARC = 0.14, 0.34, 30.0
CHEERS = 0.6
SHOUTS = 1.0
LARGE = 1.25  # of the size in which it lies
BOX, BILLS = f"loot_{STRONGBOX}", "money_hostage"


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    for event in deeds:
        assert isinstance(event, StrongboxShared)
        _share(staging, event)


def _share(staging: Staging, event: StrongboxShared) -> None:
    owner = staging.before.actors[event.owner]
    places = {name: staging.before.actors[name] for name in event.among}
    ends = OPENS + APART * len(places) + FLIES + CHEERS
    xs = [pose.x for pose in places.values()]
    focus = ((min(xs) + max(xs)) / 2, owner.y - CHEST * owner.scale)
    staging.camera(focus, CLOSER, into=COMES, hold=ends - COMES, keeps=tuple((x, focus[1]) for x in xs))
    staging.forward(event.owner)
    staging.pose(event.owner, TAKE, RISES, 0.1)
    staging.pose(event.owner, AFRAID, OPENS - RISES - 0.1, RISES + 0.1)
    other = next((name for name in event.among if name != event.owner), event.owner)
    staging.shout("shout-sharing_the_loot", places[other], SHOUTS, OPENS - SHOUTS / 2)
    high = owner.moved(0, -(OVER_HAT + 4) * owner.scale)
    _box(staging, owner, high)
    over = chips_at(staging, event.among, MONEY_WIDE)
    bill = Pose(high.x, high.y - 10 * owner.scale, scale=0.8 * owner.scale)
    for nth, name in enumerate(event.among):
        when = OPENS + APART * nth
        taker = places[name]
        hand = Pose(taker.x, taker.y - CHEST * taker.scale, scale=0.8 * taker.scale)

        def flown(t: float, hand: Pose = hand) -> Pose:
            pose = motion.between(bill, hand, motion.ease_in_out(t)).lifted(ARC * owner.scale * motion.arc(t))
            return replace(pose, tilt=18 * motion.arc(t))

        staging.sound("hostage_paid", when)
        staging.show(BILLS, flown, FLIES, when, rest=0.5)
        staging.pose(name, CHEER, CHEERS, when + FLIES)
        staging.chip(name, over[name], BOX, event.dollars, when + FLIES, money=True)
        staging.to_strip(BILLS, hand, name, 0.34, when + FLIES)


def _box(staging: Staging, owner: Pose, high: Pose) -> None:
    """It rises out of his bag, shakes, and bursts into light."""
    low = owner.moved(0, -CHEST * owner.scale)
    size = LARGE * owner.scale

    def rises(t: float) -> Pose:
        return replace(motion.between(low, high, motion.back(t)), scale=size * (0.5 + 0.5 * t), flip=False, tilt=0)

    def shakes(t: float) -> Pose:
        seconds = t * (OPENS - RISEN)
        swing = 8 * max(0.0, (seconds - SHAKES) / (OPENS - RISEN - SHAKES)) * (1 if int(seconds / 0.07) % 2 else -1)
        return replace(high, scale=size, flip=False, tilt=swing)

    def bursts(t: float) -> Pose:
        return replace(high, scale=size * (1 + 0.5 * t), alpha=1 - t, flip=False, tilt=0)

    staging.sound("rob_strongbox", 0.1)
    staging.show(BOX, rises, RISEN)
    staging.show(BOX, shakes, OPENS - RISEN, RISEN, rest=0)
    staging.show(BOX, bursts, 0.18, OPENS, rest=0)
    staging.cue(lambda: staging.burst("sparkle", high.x, high.y - 16 * owner.scale, 6), OPENS)


def _opens(staging: Staging) -> None:
    """Whoever has one and is alone with it is glad."""
    state = staging.state
    for name, bandit in state.bandits.items():
        if THE_STRONGBOX in bandit.loot and len(state.at(bandit.space)) == 1 and name in staging.before.actors:
            staging.pose(name, CHEER, SHOUTS)
            staging.shout("shout-all_mine", staging.before.actors[name], SHOUTS)


SCENE = RoundScene(SharingTheLoot.key, _play, (StrongboxShared,), {BOX: LARGE, BILLS: 0.8}, opens=_opens)
