"""Loot that is lost, taken, handed over, brought."""

from dataclasses import replace

from game.board import motion
from game.board.layout import Layout
from game.board.motion import Pose
from game.board.staging import Staged, Staging
from game.board.timeline import Layer
from game.engine import events
from game.engine.contents import CHEYENNE
from game.expansions import book

HAND = 40  # units above the feet
TOSSED, LANDS = 0.4, 0.75  # seconds that a token flies, and the part of them after which it touches the floor
PLACED = 0.8
TAKEN = 0.18


def _loot_dropped(staging: Staging, event: events.LootDropped) -> None:
    start = staging.before.actors[event.bandit].moved(0, -HAND)
    end = _resting(staging.after, event.space, event.loot.kind)
    staging.sound(book.sound(f"drop_{event.loot.kind}"), TOSSED * LANDS)
    if end is not None:
        staging.show(
            book.loot_piece(event.loot.kind),
            lambda t: motion.toss(replace(start, scale=end.scale, flip=False), end, t),
            TOSSED,
        )


def _loot_taken(staging: Staging, event: events.LootTaken) -> None:
    lying = _resting(staging.before, event.space, event.loot.kind)
    taker = staging.after.actors[event.bandit]
    staging.sound(book.sound(f"rob_{event.loot.kind}"))
    if lying is None:
        return
    hand = replace(taker.moved(0, -HAND), scale=lying.scale, flip=False)
    staging.show(book.loot_piece(event.loot.kind), lambda t: motion.between(lying, hand, motion.ease_out(t)), TAKEN)
    staging.to_strip(book.loot_piece(event.loot.kind), hand, event.bandit, 0.32, TAKEN)


def _loot_handed(staging: Staging, event: events.LootHandedOver) -> None:
    start = staging.before.actors[event.giver].moved(0, -HAND)
    staging.sound("cheyenne_snatch" if event.taker == CHEYENNE else "loot_handed")
    staging.to_strip(book.loot_piece(event.loot.kind), replace(start, flip=False), event.taker, 0.5)


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
