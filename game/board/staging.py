"""How each event looks: for every kind of event, what it adds to the score of its group."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from math import hypot

from game.board import motion
from game.board.layout import ELF, MARSHAL, Layout
from game.board.motion import Gait, Pose
from game.board.timeline import Cue, Motion, Passing, Score
from game.engine import events
from game.engine.contents import FLOOR_CHANGE, GHOST, MOVE, NEUTRAL, PUNCH
from game.engine.events import Event
from game.engine.expansions.elf import ElfFollowed
from game.engine.expansions.ghost_box.box import CardCancelled
from game.engine.expansions.ghost_box.cards import GhostFired, HalfChosen
from game.engine.phases.meeting import CAUSE as MEETING
from game.engine.state import State

Point = tuple[float, float]

BULLET_SPEED = 1400  # units a second
CHEST = 56  # units above the feet
HAND = 40
TRAILS = 4  # pale pictures behind a floating Ghost
READING = 1.1  # seconds that a sentence stands


@dataclass
class Staging:
    """One group of events being staged: the layouts before and after, and the score that comes of it.

    `at` is the time at which the next event of the group begins; `strip` tells where a bandit's strip is,
    `middle`, `bar` and `aside` where a medallion shows, comes from, and where the strongbox waits.
    """

    before: Layout
    after: Layout
    state: State
    strip: Callable[[str], Point]
    middle: Point
    bar: Point
    aside: Point
    burst: Callable[[str, float, float, int], None]
    shake: Callable[[float], None]
    score: Score = field(default_factory=Score)
    at: float = 0

    def stage(self, group: tuple[Event, ...]) -> Score:
        """The score of a group; whoever only makes room for others glides."""
        for event in group:
            act = STAGED.get(type(event))
            if act is not None:
                act(self, event)
        moving = {step.actor for step in self.score.motions}
        for actor, pose in self.after.actors.items():
            old = self.before.actors.get(actor)
            if actor not in moving and old is not None and old != pose:
                self.move(actor, old, pose, motion.glide, 0.25)
        return self.score

    def move(self, actor: str, start: Pose, end: Pose, gait: Gait, seconds: float, delay: float = 0) -> None:
        """A piece goes its way; it looks where it goes and keeps looking there."""
        left = end.x < start.x - 1
        self.score.motions.append(Motion(actor, start, replace(end, flip=left), gait, seconds, self.at + delay))

    def show(
        self, piece: str, pose: Callable[[float], Pose], seconds: float, delay: float = 0, rest: float = 1
    ) -> None:
        """A picture passes; see `Passing`."""
        self.score.passing.append(Passing(piece, pose, seconds, self.at + delay, rest))

    def cue(self, act: Callable[[], None], delay: float = 0) -> None:
        """Something happens at a moment."""
        self.score.cues.append(Cue(act, self.at + delay))

    def dust(self, pose: Pose, count: int = 3, delay: float = 0) -> None:
        """Dust at somebody's feet."""
        self.cue(lambda: self.burst("dust", pose.x, pose.y, count), delay)

    def to_strip(self, piece: str, start: Pose, bandit: str, seconds: float, delay: float = 0) -> None:
        """A token or a card flies to a bandit's strip."""
        x, y = self.strip(bandit)
        end = Pose(x, y, scale=start.scale * 0.6)
        self.show(piece, lambda t: motion.fetch(start, end, t), seconds, delay)


def bullet_card(owner: str) -> str:
    """The picture of a bullet card."""
    return "bullet_card_neutral" if owner == NEUTRAL else f"bullet_card_{owner}"


def _moved(staging: Staging, event: events.BanditMoved) -> None:
    start, end = staging.before.actors[event.bandit], staging.after.actors[event.bandit]
    already = [step for step in staging.score.motions if step.actor == event.bandit]
    if already:  # moved before in this group: he goes on from there
        start = already[-1].end
    if event.bandit == GHOST and event.cause in (MOVE, FLOOR_CHANGE) and not staging.state.rules.is_person(GHOST):
        _floats(staging, start, end)
        return
    gait, seconds = _gait(staging.state, event)
    if event.cause in (MOVE, PUNCH, "braking", "swivel_arm"):
        staging.dust(start)
        staging.dust(end, delay=seconds)
    if event.cause == MEETING:
        index = len([step for step in staging.score.motions if step.gait is motion.climb])
        staging.move(event.bandit, start, end, gait, seconds, 0.06 * index)
        return
    staging.move(event.bandit, start, end, gait, seconds)


def _floats(staging: Staging, start: Pose, end: Pose) -> None:
    """Ghost of the box goes without a step, through roofs and walls, and leaves pale pictures of himself behind."""
    seconds = 0.9
    staging.move(GHOST, start, end, motion.drift, seconds)
    for nth in range(1, TRAILS + 1):
        share = nth / (TRAILS + 1)
        pale = replace(motion.between(start, end, share), alpha=0.45, flip=end.x < start.x - 1)
        staging.show("meeple_ghost_box", lambda t, pale=pale: motion.still(pale, t), 0.5, seconds * share)  # type: ignore[misc]


def _gait(state: State, event: events.BanditMoved) -> tuple[Gait, float]:
    """How a bandit moves for a cause, and how many seconds it takes."""
    train = state.train
    cars = max(1, train.distance(event.start, event.end))
    if event.cause == FLOOR_CHANGE:
        return (motion.climb, 0.45) if train.is_roof[event.end] else (motion.fall, 0.32)
    if event.cause == MOVE:
        return (motion.run, 0.12 + 0.26 * cars) if train.is_roof[event.start] else (motion.walk, 0.6)
    kinds: dict[str, tuple[Gait, float]] = {
        MEETING: (motion.climb, 0.45),
        PUNCH: (motion.fly, 0.42),
        "swivel_arm": (motion.sweep, 0.5 + 0.15 * cars),
        "braking": (motion.slide, 0.7),
    }
    return kinds.get(event.cause, (motion.slide, 0.3))


def _elf_followed(staging: Staging, event: ElfFollowed) -> None:
    start, end = staging.before.actors[ELF], staging.after.actors[ELF]
    train = staging.state.train
    climbs = train.car[event.start] == train.car[event.end]
    gait = (motion.climb if train.is_roof[event.end] else motion.fall) if climbs else motion.trot
    cars = max(1, train.distance(event.start, event.end))
    staging.move(ELF, start, end, gait, 0.5 if climbs else 0.45 + 0.2 * cars, 0.09)


def _marshal_moved(staging: Staging, _event: events.MarshalMoved) -> None:
    start, end = staging.before.actors[MARSHAL], staging.after.actors[MARSHAL]
    staging.cue(lambda: staging.burst("sparkle", start.x + 10, start.y - 80, 2))
    staging.move(MARSHAL, start, end, motion.stride, 0.52)


def _marshal_met(staging: Staging, _event: events.MarshalMet) -> None:
    pose = staging.before.actors[MARSHAL]
    staging.show("emblem_marshal", lambda t: Pose(pose.x, pose.y - 130, scale=0.6 + 1.1 * motion.back(t)), 0.45)
    staging.at += 0.2


def _shot(staging: Staging, event: events.BanditShot) -> None:
    shooter, target = staging.before.actors[event.shooter], staging.before.actors[event.target]
    _bullet_flies(staging, event.shooter, shooter, event.target, target)


def _bullet_flies(staging: Staging, shooter: str, start: Pose, victim: str, end: Pose) -> None:
    way = 1 if end.x >= start.x else -1
    muzzle = start.moved(26 * way, -CHEST)
    chest = end.moved(0, -CHEST)
    seconds = max(0.08, hypot(chest.x - muzzle.x, chest.y - muzzle.y) / BULLET_SPEED)
    aim = 0.16
    staging.show("crosshair", lambda t: replace(chest, scale=1.3 - 0.3 * t), aim + 0.09)
    staging.show("muzzle_flash", lambda t: replace(muzzle, flip=way < 0, scale=0.8 + 0.4 * t), 0.09, aim)
    staging.show(
        "bullet_flight", lambda t: replace(motion.between(muzzle, chest, t), flip=way < 0), seconds, aim + 0.06
    )
    staging.move(shooter, start, start, lambda a, _b, t: _jolt(a, -8 * way, 7 * way, t), 0.25, aim)
    hit = aim + 0.06 + seconds
    staging.move(victim, end, end, lambda a, _b, t: _jolt(a, 10 * way, -6 * way, t), 0.25, hit)
    staging.at += hit


def _jolt(pose: Pose, push: float, tilt: float, t: float) -> Pose:
    """Thrown a little way and back; the sign of `push` is the direction."""
    swing = motion.arc(t)
    return replace(pose, x=pose.x + push * swing, tilt=pose.tilt + tilt * swing)


def _ghost_fired(staging: Staging, event: GhostFired) -> None:
    """Several bullets at once."""
    began = staging.at
    for target in event.targets:
        staging.at = began
        _bullet_flies(staging, GHOST, staging.before.actors[GHOST], target, staging.before.actors[target])


def _card_cancelled(staging: Staging, event: CardCancelled) -> None:
    """The bullets that stop his card leave his strip one after another and are gone."""
    x, y = staging.strip(GHOST)
    for nth, owner in enumerate(event.bullets):
        start = Pose(x - 60 + 26 * nth, y, scale=0.34)
        end = Pose(x - 90 + 70 * nth, y - 150, scale=0.42, tilt=20 - 20 * nth, alpha=0)

        def away(t: float, start: Pose = start, end: Pose = end) -> Pose:
            return motion.between(start, end, motion.ease_out(t))

        staging.show(bullet_card(owner), away, 0.7, 0.1 * nth)
    staging.score.hold = max(staging.score.hold, READING)


def _half_chosen(staging: Staging, _event: HalfChosen) -> None:
    """Time to read which half counts, and why."""
    staging.score.hold = max(staging.score.hold, READING)


def _bullet_received(staging: Staging, event: events.BulletReceived) -> None:
    pose = staging.before.actors[event.bandit].moved(0, -CHEST)
    staging.to_strip(bullet_card(event.owner), replace(pose, scale=0.34, flip=False), event.bandit, 0.45)


def _punched(staging: Staging, event: events.PunchThrown) -> None:
    puncher, victim = staging.before.actors[event.puncher], staging.before.actors[event.victim]
    way = 1 if victim.x >= puncher.x else -1

    def lunge(start: Pose, _end: Pose, t: float) -> Pose:
        if t < 0.5:
            return replace(start.moved(-14 * way * motion.ease_out(t * 2), 0), flip=way < 0)
        thrust = -14 + 44 * motion.ease_out((t - 0.5) * 2)
        return replace(start.moved(thrust * way, 0), flip=way < 0)

    staging.move(event.puncher, puncher, puncher, lunge, 0.22)
    star = victim.moved(0, -CHEST)
    staging.show("punch_star", lambda t: replace(star, scale=0.4 + 0.7 * motion.ease_out(t), flip=False), 0.2, 0.18)
    staging.at += 0.3


def _loot_dropped(staging: Staging, event: events.LootDropped) -> None:
    start = staging.before.actors[event.bandit].moved(0, -HAND)
    end = _resting(staging.after, event.space, event.loot.kind)
    if end is not None:
        staging.show(
            f"loot_{event.loot.kind}", lambda t: motion.toss(replace(start, scale=end.scale, flip=False), end, t), 0.4
        )


def _loot_taken(staging: Staging, event: events.LootTaken) -> None:
    lying = _resting(staging.before, event.space, event.loot.kind)
    taker = staging.after.actors[event.bandit]
    if lying is None:
        return
    hand = replace(taker.moved(0, -HAND), scale=lying.scale, flip=False)
    staging.show(f"loot_{event.loot.kind}", lambda t: motion.between(lying, hand, motion.ease_out(t)), 0.22)
    staging.to_strip(f"loot_{event.loot.kind}", hand, event.bandit, 0.42, 0.22)


def _loot_handed(staging: Staging, event: events.LootHandedOver) -> None:
    start = staging.before.actors[event.giver].moved(0, -HAND)
    staging.to_strip(f"loot_{event.loot.kind}", replace(start, flip=False), event.taker, 0.5)


def _strongbox_placed(staging: Staging, event: events.StrongboxPlaced) -> None:
    end = _resting(staging.after, event.space, "strongbox")
    if end is not None:
        start = Pose(*staging.aside, scale=end.scale)
        staging.show("loot_strongbox", lambda t: motion.toss(start, end, t), 0.8)


def _hostage_paid(staging: Staging, event: events.HostagePaid) -> None:
    start = staging.before.actors[event.bandit].moved(0, -120)
    staging.to_strip("money_hostage", replace(start, flip=False), event.bandit, 0.7)


def _event_began(staging: Staging, event: events.EventBegan) -> None:
    start, end = Pose(*staging.bar), Pose(*staging.middle, scale=1.8)

    def pose(t: float) -> Pose:
        if t < 0.25:
            return motion.between(start, end, motion.ease_out(t / 0.25))
        if t < 0.75:
            return end
        return motion.between(end, start, motion.ease_in((t - 0.75) * 4))

    staging.show(f"event_{event.name}", pose, 1.4, rest=0.5)
    staging.score.hold = 1.4
    if event.name == "braking":
        staging.cue(lambda: staging.shake(0.5), 0.4)


def _nothing(staging: Staging, _event: events.NothingHappened) -> None:
    staging.score.hold = max(staging.score.hold, READING)


def _resting(where: Layout, space: int, kind: str) -> Pose | None:
    """Where a token of a kind lies in a space: the last of them."""
    return next(
        (lying.pose for lying in reversed(where.loot) if (lying.space, lying.token.kind) == (space, kind)), None
    )


STAGED: dict[type[Event], Callable[..., None]] = {
    events.BanditMoved: _moved,
    events.MarshalMoved: _marshal_moved,
    events.MarshalMet: _marshal_met,
    events.BanditShot: _shot,
    events.BulletReceived: _bullet_received,
    events.PunchThrown: _punched,
    events.LootDropped: _loot_dropped,
    events.LootTaken: _loot_taken,
    events.LootHandedOver: _loot_handed,
    events.StrongboxPlaced: _strongbox_placed,
    events.HostagePaid: _hostage_paid,
    events.EventBegan: _event_began,
    events.NothingHappened: _nothing,
    ElfFollowed: _elf_followed,
    GhostFired: _ghost_fired,
    CardCancelled: _card_cancelled,
    HalfChosen: _half_chosen,
}
