"""Loot that is lost, taken, handed over, brought."""

from dataclasses import replace
from math import atan2, degrees, hypot

from game.board import motion, poses
from game.board.layout import Layout
from game.board.motion import Pose
from game.board.poses import CHEER, HAND, RUN, TAKE
from game.board.staging import Staged, Staging
from game.board.timeline import Layer, Motion
from game.engine import events
from game.engine.contents import CHEYENNE, JEWEL, VALUES
from game.expansions import book

CHEST_HIGH = 40  # units above the feet, where somebody has what he carries
TOSSED, LANDS = 0.4, 0.75  # seconds that a token flies, and the part of them after which it touches the floor
PLACED = 0.8
STEPS, GRABS, STOOPS, CHEERS, STEPS_BACK = 0.18, 0.14, 0.26, 0.32, 0.18  # seconds; he has it `GRABS` after he stoops
TAKEN = STEPS + GRABS
GLAD = STEPS + STOOPS
LIFTS, OVER_HEAD = 0.1, 118  # seconds in which he lifts it over his head; units of his own above the feet
FLIES = 0.34
OVER_STARS = 26  # units that a chip is higher than usual: he may see stars
ROPE = 114  # units of the lasso's own
LASSO, PULLS, CATCHES = 0.12, 0.16, 0.14  # seconds: the rope on its way, back with the loot, in her hand


def _loot_dropped(staging: Staging, event: events.LootDropped) -> None:
    """Knocked loose: an arc, a bounce, and there it lies."""
    victim, piece = staging.before.actors[event.bandit], book.loot_piece(event.loot.kind)
    start = victim.moved(0, -CHEST_HIGH * victim.scale)
    end = _resting(staging.after, event.space, event.loot.kind)
    staging.sound(book.sound(f"drop_{event.loot.kind}"), TOSSED * LANDS)
    staging.chip(event.bandit, staging.after.actors[event.bandit].moved(0, -OVER_STARS), piece, -1, TOSSED)
    if end is not None:
        loose = replace(start, scale=end.scale, flip=False)
        staging.show(piece, lambda t: motion.toss(loose, end, t), TOSSED, stays=True)
        staging.cue(lambda: staging.burst("sparkle", end.x, end.y - 20 * end.scale, 2), TOSSED * LANDS)


def _loot_taken(staging: Staging, event: events.LootTaken) -> None:
    """A step to it, he stoops, it jumps into his hand; he lifts it over his head and is glad; it flies to his strip."""
    who, kind = event.bandit, event.loot.kind
    piece = book.loot_piece(kind)
    lying = _resting(staging.before, event.space, kind)
    home = staging.before.actors[who]
    staging.forward(who)
    staging.sound(book.sound(f"rob_{kind}"), TAKEN)
    _chip(staging, who, piece, kind, GLAD + CHEERS)
    if lying is None:
        staging.pose(who, CHEER, CHEERS, GLAD)
        return
    left = lying.x < home.x
    side = -1 if left else 1
    there = replace(home, x=lying.x - side * HAND[0] * home.scale, flip=left)
    staging.look(who, until=GLAD + CHEERS)
    whole = GLAD + CHEERS + STEPS_BACK

    def steps(start: Pose, end: Pose, t: float) -> Pose:
        since = t * whole
        if since < STEPS:
            return replace(motion.between(start, there, motion.ease_in_out(since / STEPS)), flip=left).lifted(
                4 * motion.arc(since / STEPS)
            )
        back = max(0.0, since - GLAD - CHEERS) / STEPS_BACK
        return replace(motion.between(there, end, motion.ease_in_out(back)), flip=left if back < 1 else end.flip)

    staging.score.motions.append(
        Motion(who, home, replace(staging.after.actors[who], flip=home.flip), steps, whole, staging.at)
    )
    staging.pose(who, RUN[0], STEPS, left=left)
    staging.pose(who, TAKE, STOOPS, STEPS, left=left)
    staging.pose(who, CHEER, CHEERS, GLAD, left=left)
    hand = replace(poses.at(there, HAND), scale=lying.scale, flip=False)
    over = hand.moved(there.x - hand.x, there.y - OVER_HEAD * there.scale - hand.y)

    def carried(t: float) -> Pose:
        since = t * (GLAD + CHEERS)
        if since < TAKEN:
            return lying
        if since < GLAD:
            return motion.between(lying, hand, motion.ease_out(min(1.0, (since - TAKEN) / LIFTS)))
        return motion.between(hand, over, motion.back(min(1.0, (since - GLAD) / LIFTS)))

    staging.show(piece, carried, GLAD + CHEERS, rest=1)
    for nth in range(2 if kind == JEWEL else 1):
        staging.cue(lambda: staging.burst("sparkle", over.x, over.y - 20, 3), GLAD + LIFTS + 0.15 * nth)
    staging.to_strip(piece, over, who, FLIES, GLAD + CHEERS)


def _loot_handed(staging: Staging, event: events.LootHandedOver) -> None:
    """From one to another; Cheyenne catches it with her lasso before it can fall."""
    giver, taker = staging.before.actors[event.giver], staging.before.actors[event.taker]
    piece = book.loot_piece(event.loot.kind)
    start = replace(giver.moved(0, -CHEST_HIGH * giver.scale), flip=False)
    left = giver.x < taker.x
    hand = replace(poses.at(taker.looking(left=left), HAND), scale=start.scale, flip=False).moved(0, -20 * taker.scale)
    goes = LASSO if event.taker == CHEYENNE else 0
    staging.sound("cheyenne_snatch" if event.taker == CHEYENNE else "loot_handed")
    staging.forward(event.taker)
    staging.pose(event.taker, TAKE, PULLS + CATCHES, goes, left=left)
    staging.show(
        piece, lambda t: motion.between(start, hand, motion.ease_in_out(t)).lifted(20 * motion.arc(t)), PULLS, goes
    )
    staging.to_strip(piece, hand, event.taker, FLIES, goes + PULLS)
    if goes:
        _lasso(staging, replace(hand, scale=taker.scale), start)
    _chip(staging, event.taker, piece, event.loot.kind, goes + PULLS)
    _chip(staging, event.giver, piece, event.loot.kind, goes + PULLS, gives=True)


def _lasso(staging: Staging, hand: Pose, loot: Pose) -> None:
    """It flies to the loot, and comes back with it."""
    whole = LASSO + PULLS

    def rope(t: float) -> Pose:
        since = t * whole
        way = since / LASSO if since < LASSO else 1 - motion.ease_in_out((since - LASSO) / PULLS)
        across, down = (loot.x - hand.x) * way, (loot.y - hand.y) * way
        angle = degrees(atan2(down, across))
        left = loot.x < hand.x
        wide = max(4.0, hypot(across, down)) / (ROPE * hand.scale)
        return replace(hand, wide=wide, tilt=180 - angle if left else -angle, flip=left)

    staging.show("lasso", rope, whole, rest=LASSO / whole)


def _chip(staging: Staging, who: str, piece: str, kind: str, delay: float, *, gives: bool = False) -> None:
    """What he has more, or less: dollars where everybody knows them, else a piece."""
    sign = -1 if gives else 1
    feet = staging.after.actors[who]
    staging.chip(who, feet, piece, sign * VALUES.get(kind, 1), delay, money=kind in VALUES)


def _strongbox_placed(staging: Staging, event: events.StrongboxPlaced) -> None:
    end = _resting(staging.after, event.space, "strongbox")
    staging.sound("drop_strongbox", PLACED * LANDS)
    if end is not None:
        start = Pose(*staging.aside, scale=end.scale)
        staging.show("loot_strongbox", lambda t: motion.toss(start, staging.seen(end), t), PLACED, layer=Layer.OVER)


def _hostage_paid(staging: Staging, event: events.HostagePaid) -> None:
    start = staging.before.actors[event.bandit].moved(0, -120)
    staging.sound("hostage_paid")
    staging.to_strip("money_hostage", replace(start, flip=False), event.bandit, 0.7)


def _resting(where: Layout, space: int, kind: str) -> Pose | None:
    """Where a token of a kind lies in a space: the last of them."""
    return next(
        (lying.pose for lying in reversed(where.loot) if (lying.space, lying.token.kind) == (space, kind)), None
    )


LOOT: Staged = {
    events.LootDropped: _loot_dropped,
    events.LootTaken: _loot_taken,
    events.LootHandedOver: _loot_handed,
    events.StrongboxPlaced: _strongbox_placed,
    events.HostagePaid: _hostage_paid,
}
