"""The events of the round cards, beyond what their movements and bullets show by themselves."""

from collections.abc import Callable
from dataclasses import replace

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID, CHEER
from game.board.staging import CHEST, Staged, Staging
from game.board.timeline import Layer
from game.engine.expansions.horses.rounds.escape import BanditsCaught
from game.engine.expansions.horses.rounds.higher_speed import HorsesFellBack
from game.engine.expansions.horses.rounds.mortal_bullet import BulletsPaid
from game.engine.expansions.horses.rounds.panting_horses import HorsesDroppedOut
from game.engine.expansions.horses.rounds.sharing_the_loot import StrongboxShared
from game.expansions.horses.motions.gaits import herd, moved_at_once, picture, roll

SLIDES = 0.7
PANTS, LEAVES = 0.5, 0.8
BREATH = (46, -62)  # a horse's own units from its ground to its nostrils
SPLITS, CHEERS, PAYS = 0.3, 0.4, 0.6
APART = 0.09
CAUGHT_APART = 0.12


def _fell_back(staging: Staging, _event: HorsesFellBack) -> None:
    """All of them at once."""
    staging.sound("horse_gallop")
    moved_at_once(staging, herd(staging), roll, SLIDES)


def _dropped_out(staging: Staging, _event: HorsesDroppedOut) -> None:
    """They pant, and are left behind."""
    staging.sound("horse_whinny")
    for horse in herd(staging):
        if horse in staging.after.others:
            continue
        pose = staging.before.others[horse].pose
        stands = f"{picture(horse, 1).rsplit('_', 1)[0]}_stand"
        staging.show(stands, lambda _, pose=pose: pose, PANTS)  # type: ignore[misc]
        for puff in (0.0, PANTS / 2):
            mouth = pose.moved(BREATH[0] * pose.scale, BREATH[1] * pose.scale)
            staging.show("puff_breath", _puffed(mouth), PANTS / 2, puff)
        away = replace(pose, x=-120)
        staging.show(stands, _left_behind(pose, away), LEAVES, PANTS)


def _puffed(mouth: Pose) -> Callable[[float], Pose]:
    return lambda t: replace(mouth.moved(18 * t, -6 * t), scale=mouth.scale * (0.7 + 0.6 * t), alpha=1 - t)


def _left_behind(start: Pose, end: Pose) -> Callable[[float], Pose]:
    return lambda t: motion.between(start, end, motion.ease_in(t))


def _shared(staging: Staging, event: StrongboxShared) -> None:
    """The strongbox comes out of the owner's bag, and its parts go to those beside him."""
    staging.sound("loot_handed", SPLITS)
    owner = staging.before.actors[event.owner].moved(0, -CHEST)
    box = Pose(owner.x, owner.y, scale=owner.scale)
    staging.show("loot_strongbox", lambda t: replace(box, scale=box.scale * motion.back(min(1.0, 3 * t))), SPLITS)
    for nth, name in enumerate(event.among):
        staging.to_strip("loot_purse", box, name, SPLITS, SPLITS + APART * nth)
        staging.pose(name, CHEER, CHEERS, SPLITS + APART * nth)
        staging.chip(
            name, staging.before.actors[name], "loot_strongbox", event.dollars, SPLITS + APART * nth, money=True
        )
    staging.at += SPLITS + APART * len(event.among)


def _bullets_paid(staging: Staging, event: BulletsPaid) -> None:
    """His bullet cards fall from his strip, one after the other; a chip tells what they cost."""
    x, y = staging.strip(event.bandit)
    staging.sound("bullet_received")
    others = len([one for one in staging.score.passing if one.piece == "bullet_card_neutral"])
    start = Pose(x, y, scale=0.4)
    end = replace(start, y=y + 90, tilt=30, alpha=0)
    stands = staging.before.actors.get(event.bandit)
    if stands is not None:  # he may have ridden away
        staging.pose(event.bandit, AFRAID, PAYS, APART * others)
        staging.chip(event.bandit, stands, "bullet_neutral", event.dollars, APART * others, money=True)
    staging.show(
        "bullet_card_neutral",
        lambda t: motion.between(start, end, motion.ease_in(t)),
        PAYS,
        APART * others,
        layer=Layer.OVER,
    )


def _caught(staging: Staging, event: BanditsCaught) -> None:
    """Everybody still on the train stops short, one after the other."""
    staging.sound("marshal_met")
    for nth, name in enumerate(event.bandits):
        staging.head("bang_mark", staging.before.actors[name], 0.7, CAUGHT_APART * nth)
        staging.pose(name, AFRAID, 0.7, CAUGHT_APART * nth)


ROUNDS: Staged = {
    HorsesFellBack: _fell_back,
    HorsesDroppedOut: _dropped_out,
    StrongboxShared: _shared,
    BulletsPaid: _bullets_paid,
    BanditsCaught: _caught,
}
