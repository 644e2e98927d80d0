"""The events of the round cards, beyond what their movements and bullets show by themselves."""

from collections.abc import Callable
from dataclasses import replace
from math import pi, sin

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID, AIM, CHEER
from game.board.staging import CHEST, Staged, Staging
from game.board.timeline import Layer, Motion
from game.engine.events import EventBegan
from game.engine.expansions.horses.rounds.escape import BanditsCaught
from game.engine.expansions.horses.rounds.higher_speed import HorsesFellBack
from game.engine.expansions.horses.rounds.mortal_bullet import BulletsPaid
from game.engine.expansions.horses.rounds.panting_horses import HorsesDroppedOut
from game.engine.expansions.horses.rounds.sharing_the_loot import StrongboxShared
from game.engine.expansions.horses.shotgun import SHOTGUN
from game.expansions.horses.motions.gaits import herd, moved_at_once, picture, roll

MEDALLION = 0.4  # seconds until the event's medallion stands
FASTER, SLIDES = 1.8, 0.7
STRIPES, STRIPE = 9, 0.3  # lines of speed; seconds of each
SHOTS, SHOT = (0.0, 0.25), 0.12
UPWARDS, UP = 30, (38, -73)  # degrees that he leans back; from his feet to the muzzle then
PANTS, LEAVES = 0.5, 0.8
BREATH = (46, -62)  # a horse's own units from its ground to its nostrils
BIRDS, FLIGHT = 5, 1.6
SPLITS, CHEERS = 0.3, 0.4
APART = 0.09
CAUGHT_APART = 0.12
OVER_HEAD = 138


def began(staging: Staging, event: EventBegan) -> None:
    """What is seen of an event beside its medallion."""
    act = {"higher_speed": _rushes, "shotguns_rage": _rages, "quiet_ride": _birds_fly}.get(event.name)
    if act is not None:
        act(staging)


def _rushes(staging: Staging) -> None:
    """The land flies by, with lines of speed."""
    staging.cue(lambda: staging.rush(FASTER), MEDALLION)
    width = 2 * staging.middle[0]
    for nth in range(STRIPES):
        y = staging.middle[1] - 60 + nth * 37 % 220
        start, end = Pose(width + 80, y, scale=1.6, wide=3, alpha=0.5), Pose(-120, y, scale=1.6, wide=3, alpha=0.5)
        staging.show("bullet_flight", _passing_by(start, end), STRIPE, MEDALLION + 0.11 * nth, rest=0.5)


def _passing_by(start: Pose, end: Pose) -> Callable[[float], Pose]:
    return lambda t: replace(motion.between(start, end, t), flip=True)


def _rages(staging: Staging) -> None:
    """He fires both barrels into the air."""
    guard = staging.before.actors.get(SHOTGUN)
    if guard is None:
        return
    side = -1 if guard.flip else 1
    up = guard.moved(side * UP[0] * guard.scale, UP[1] * guard.scale)
    up = replace(up, tilt=side * UPWARDS)
    for shot in SHOTS:
        staging.show("muzzle_flash", lambda t: replace(up, scale=up.scale * (0.9 + 0.6 * t)), SHOT, MEDALLION + shot)
    kick = len(SHOTS) * SHOT + SHOTS[-1]

    def kicked(start: Pose, _end: Pose, t: float) -> Pose:
        return replace(start.moved(0, 5 * abs(sin(pi * len(SHOTS) * t))), tilt=side * UPWARDS)

    staging.score.motions.append(Motion(SHOTGUN, guard, guard, kicked, kick, staging.at + MEDALLION))
    staging.pose(SHOTGUN, AIM, kick, MEDALLION)


def _birds_fly(staging: Staging) -> None:
    """Birds cross a quiet sky."""
    width = 2 * staging.middle[0]
    for nth in range(BIRDS):
        y = 150 + 16 * (nth % 3)
        start = Pose(-40 - 46 * nth, y, scale=0.8 + 0.1 * (nth % 2))
        staging.show("bird", _fluttering(start, replace(start, x=width + 60), nth), FLIGHT, 0.06 * nth, rest=0.5)


def _fluttering(start: Pose, end: Pose, nth: int) -> Callable[[float], Pose]:
    return lambda t: replace(
        motion.between(start, end, t).lifted(6 * sin(9 * t + nth)), high=0.7 + 0.3 * sin(34 * t + 2 * nth)
    )


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
    staging.at += SPLITS + APART * len(event.among)


def _bullets_paid(staging: Staging, event: BulletsPaid) -> None:
    """His bullet cards fall from his strip, one after the other."""
    x, y = staging.strip(event.bandit)
    staging.sound("bullet_received")
    others = len([one for one in staging.score.passing if one.piece == "bullet_card_neutral"])
    start = Pose(x, y, scale=0.4)
    end = replace(start, y=y + 90, tilt=30, alpha=0)
    staging.show(
        "bullet_card_neutral",
        lambda t: motion.between(start, end, motion.ease_in(t)),
        0.6,
        APART * others,
        layer=Layer.OVER,
    )


def _caught(staging: Staging, event: BanditsCaught) -> None:
    """Everybody still on the train stops short, one after the other."""
    staging.sound("marshal_met")
    for nth, name in enumerate(event.bandits):
        head = staging.before.actors[name]
        over = Pose(head.x, head.y - OVER_HEAD * head.scale)
        staging.show("bang_mark", _popping(over), 0.7, CAUGHT_APART * nth)
        staging.pose(name, AFRAID, 0.7, CAUGHT_APART * nth)


def _popping(pose: Pose) -> Callable[[float], Pose]:
    return lambda t: replace(pose, scale=pose.scale * motion.back(min(1.0, 3 * t)))


ROUNDS: Staged = {
    HorsesFellBack: _fell_back,
    HorsesDroppedOut: _dropped_out,
    StrongboxShared: _shared,
    BulletsPaid: _bullets_paid,
    BanditsCaught: _caught,
}
