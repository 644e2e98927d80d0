"""How Ghost of the box moves: he floats, all his bullets fly at once, three of them stop his card."""

from dataclasses import replace

from game.board import motion
from game.board.motion import Pose
from game.board.poses import RUN
from game.board.staged.rounds import reading
from game.board.staged.shots import AIMS, bullet_card, bullet_flies
from game.board.staging import Staged, Staging
from game.board.timeline import Layer
from game.engine.contents import FLOOR_CHANGE, GHOST, MOVE
from game.engine.events import BanditMoved, BanditShot, Event, LootTaken
from game.engine.expansions.ghost_box.box import CardCancelled
from game.engine.expansions.ghost_box.cards import GhostFired, HalfChosen
from game.engine.expansions.ghost_box.suitcase import SUITCASE

FLOATS = 0.9  # seconds
SEIZED = 0.18  # seconds until the suitcase is in his hand
TRAILS = 4  # pale pictures behind him


def stage_instead(staging: Staging, event: Event) -> bool:
    """His own way with events of the base game."""
    if isinstance(event, BanditShot) and event.shooter == GHOST:
        return True  # GhostFired has shown all his bullets at once
    if isinstance(event, BanditMoved) and event.bandit == GHOST and event.cause in (MOVE, FLOOR_CHANGE):
        _floats(staging)
        return True
    if isinstance(event, LootTaken) and event.bandit == GHOST and event.loot.kind == SUITCASE:
        staging.sound("ghost_suitcase", SEIZED)  # besides what is heard of any loot
    return False


def _floats(staging: Staging) -> None:
    """He goes without a step, through roofs and walls, and leaves pale pictures of himself behind."""
    start, end = staging.before.actors[GHOST], staging.after.actors[GHOST]
    staging.sound("ghost_drifts")
    staging.move(GHOST, start, end, motion.drift, FLOATS)
    staging.forward(GHOST)
    staging.steps(GHOST, RUN[:1], FLOATS, FLOATS)
    staging.look(GHOST, scale=1.08, until=FLOATS)
    for nth in range(1, TRAILS + 1):
        share = nth / (TRAILS + 1)
        pale = replace(motion.between(start, end, share), alpha=0.45, flip=end.x < start.x - 1)
        staging.show("meeple_ghost_box_run_1", lambda t, pale=pale: motion.still(pale, t), 0.5, FLOATS * share)  # type: ignore[misc]


def _fired(staging: Staging, event: GhostFired) -> None:
    """Several bullets at once; to both sides, he turns to the other when those of the first are hit."""
    ghost = staging.before.actors[GHOST]
    sides: dict[bool, list[str]] = {}
    for target in event.targets:
        sides.setdefault(staging.before.actors[target].x < ghost.x, []).append(target)
    for targets in sides.values():
        staging.sound("ghost_fires", AIMS)
        began = last = staging.at
        for target in targets:
            staging.at = began
            bullet_flies(staging, GHOST, ghost, target, staging.before.actors[target])
            last = max(last, staging.at)
        staging.at = last


def _card_cancelled(staging: Staging, event: CardCancelled) -> None:
    """The bullets that stop his card leave his strip one after another and are gone."""
    staging.sound("ghost_cancelled")
    x, y = staging.strip(GHOST)
    for nth, owner in enumerate(event.bullets):
        start = Pose(x - 60 + 26 * nth, y, scale=0.34)
        end = Pose(x - 90 + 70 * nth, y - 150, scale=0.42, tilt=20 - 20 * nth, alpha=0)

        def away(t: float, start: Pose = start, end: Pose = end) -> Pose:
            return motion.between(start, end, motion.ease_out(t))

        staging.show(bullet_card(owner), away, 0.7, 0.1 * nth, layer=Layer.OVER)
    reading(staging)


def _half_chosen(staging: Staging, _event: HalfChosen) -> None:
    """Time to read which half counts, and why."""
    staging.sound("ghost_half")
    reading(staging)


STAGED: Staged = {GhostFired: _fired, CardCancelled: _card_cancelled, HalfChosen: _half_chosen}
