"""Shots and bullets: aim, flash, a moment in which all stands still, the bullet's flight, the hit."""

from dataclasses import replace
from math import atan2, degrees, hypot

from game.board import motion, poses
from game.board.motion import Pose
from game.board.poses import AFRAID, AIM, AIM_DOWN, AIM_UP, CHEER, HIT
from game.board.staging import CHEST, Staged, Staging
from game.board.timeline import Layer
from game.engine import events
from game.engine.actions.fire import in_sight, spared
from game.engine.contents import BELLE, DJANGO, FIRE, NEUTRAL

BULLET_SPEED, FASTEST = 1400, 0.08  # units a second, seconds at least
AIMS, COCKED = 0.26, 0.1  # seconds until the flash, and until the hammer is heard
AFRAID_FROM = 0.18
FLASH, STOPS = 0.08, 0.06  # seconds of the flash, and for which all stands still with it
BACK, KICKS = 8, 5  # units and degrees that a gun throws its shooter back
HIT_FOR, JOLT = 0.32, 12  # seconds, units
RECOILS = 0.25
HOPS = 22  # units that one hops whom a bullet hits from above or below
LOWERS = 0.2  # seconds after which he looks again where he looked
WANDERS, SPARED = 0.2, 0.5  # seconds that he has first aimed at somebody whom he may not hit, and that she is glad
HOLE, SPLINTERS, SPLINTERS_RISE = 1.2, 0.46, 34  # seconds that a hole is there, that wood flies; units
CARD_AFTER, CARD_FLIES = 0.14, 0.38  # seconds after the hit, whose face is seen first
ELSEWHERE = 0.5  # seconds after which somebody who is pushed, or flees, is there
NOT_HER, SAYS = "shout-not_her", 0.9  # what she says whom a rule spares; seconds
SWEAT, SWEATS = 20, 0.5  # units that it is aside of the head; seconds


def bullet_card(owner: str) -> str:
    """The picture of a bullet card."""
    return "bullet_card_neutral" if owner == NEUTRAL else f"bullet_card_{owner}"


def _shot(staging: Staging, event: events.BanditShot) -> None:
    shooter, target = staging.before.actors[event.shooter], staging.before.actors[event.target]
    _spares(staging, event, shooter)
    staging.sound("gun_cock", COCKED)
    staging.sound("shot_django" if event.shooter == DJANGO else "shot", AIMS)
    spaces = staging.before.spaces
    through = spaces[event.target] == staging.state.train.other_level[spaces[event.shooter]]
    staging.look(event.shooter, event.target, scale=1.08, until=AIMS + STOPS + HIT_FOR)
    bullet_flies(staging, event.shooter, shooter, event.target, target, through=through)


def _spares(staging: Staging, event: events.BanditShot, shooter: Pose) -> None:
    """Whoever could have hit Belle too aims at her first; then at another, and she is glad."""
    if BELLE not in staging.state.bandits or BELLE in (event.shooter, event.target):
        return
    was = staging.was()
    if all(one.bandit != BELLE for one in spared(was, event.shooter, FIRE, in_sight(was, event.shooter))):
        return
    belle = staging.before.actors[BELLE]
    staging.pose(event.shooter, AIM, WANDERS, left=belle.x < shooter.x)
    staging.at += WANDERS
    staging.pose(BELLE, CHEER, SPARED)
    staging.shout(NOT_HER, belle, SAYS)


def bullet_flies(staging: Staging, shooter: str, start: Pose, victim: str, end: Pose, *, through: bool = False) -> None:
    """Somebody aims, fires and is thrown back a little; a bullet flies, and its victim starts.

    What is staged next begins when the victim is hit. `through` the roof wood splinters, and the victim hops.
    """
    left = end.x < start.x
    aim = AIM if not through else AIM_UP if end.y < start.y else AIM_DOWN
    muzzle = poses.at(start.looking(left=left), poses.muzzle(shooter, aim))
    chest = end.moved(0, -CHEST * end.scale)
    seconds = max(FASTEST, hypot(chest.x - muzzle.x, chest.y - muzzle.y) / BULLET_SPEED)
    fired = AIMS + STOPS
    hit = fired + seconds
    way = -1 if left else 1
    _shooter_acts(staging, shooter, start, aim, hit, left=left)
    staging.show("crosshair", lambda t: replace(chest, flip=False, scale=1.3 - 0.3 * t), AIMS + FLASH)
    points = _along(muzzle, chest)
    staging.show(
        "muzzle_flash", lambda t: replace(muzzle, scale=0.8 + 0.4 * t, tilt=points if through else 0), FLASH, AIMS
    )
    flight = replace(muzzle, scale=1, tilt=points if through else 0)
    staging.show(
        "bullet_flight",
        lambda t: replace(motion.between(flight, chest, t), flip=left, tilt=flight.tilt),
        seconds,
        fired,
    )
    staging.pose(victim, AFRAID, hit - AFRAID_FROM, AFRAID_FROM, left=not left)
    staging.pose(victim, HIT, HIT_FOR, hit, left=not left)
    jolt = HOPS if through else 0
    staging.move(victim, end, end, lambda a, _b, t: _jolted(a, JOLT * way, -6 * way, jolt, t), HIT_FOR, hit)
    if staging.after.spaces.get(victim) == staging.before.spaces[victim]:
        staging.head("sweat", end.moved(-way * SWEAT * end.scale, 0), SWEATS, hit + HIT_FOR / 2)
    staging.kick(hit)
    if through:
        _splinters(staging, muzzle, chest, fired + seconds / 2)
    staging.at += hit


def _shooter_acts(staging: Staging, shooter: str, start: Pose, aim: str, hit: float, *, left: bool) -> None:
    """He aims, is thrown back after the moment in which all stands still, and then looks where he looked."""
    way = -1 if left else 1
    staging.forward(shooter)
    staging.pose(shooter, aim, hit + LOWERS, left=left)
    staging.move(
        shooter, start, start, lambda a, _b, t: _jolted(a, -BACK * way, KICKS * way, 0, t), RECOILS, AIMS + STOPS
    )


def _jolted(pose: Pose, push: float, tilt: float, hop: float, t: float) -> Pose:
    """Thrown a little way and back, up by a `hop`; the sign of `push` is the direction."""
    swing = motion.arc(t)
    return replace(pose, x=pose.x + push * swing, tilt=pose.tilt + tilt * swing, lift=pose.lift + hop * swing)


def _along(start: Pose, end: Pose) -> float:
    """The tilt of a picture that points to the right, or flipped to the left, along a way."""
    return degrees(atan2(start.y - end.y, abs(end.x - start.x))) * (-1 if end.x < start.x else 1)


def _splinters(staging: Staging, start: Pose, end: Pose, delay: float) -> None:
    """Where the bullet goes through the roof it leaves a hole, and wood flies up."""
    hole = Pose((start.x + end.x) / 2, (start.y + end.y) / 2, scale=end.scale)
    staging.sound("tuco_roof", delay)
    staging.show("bullet_hole", lambda t: replace(hole, alpha=min(1.0, 3 * (1 - t))), HOLE, delay, layer=Layer.BEFORE)
    staging.show(
        "splinters", lambda t: hole.lifted(SPLINTERS_RISE * motion.ease_out(min(1.0, 2 * t))), SPLINTERS, delay
    )


def _bullet_received(staging: Staging, event: events.BulletReceived) -> None:
    """A bullet card flies to his strip, and over him it says so, where he has come to by then."""
    feet, ends = staging.before.actors[event.bandit], staging.after.actors[event.bandit]
    moves = staging.before.spaces[event.bandit] != staging.after.spaces[event.bandit]
    staging.sound("bullet_neutral" if event.owner == NEUTRAL else "bullet_received")
    card = replace(feet.moved(0, -CHEST * feet.scale), scale=0.34, flip=False)
    staging.to_strip(bullet_card(event.owner), card, event.bandit, CARD_FLIES, CARD_AFTER)
    staging.chip(event.bandit, ends, f"bullet_{event.owner}", 1, ELSEWHERE if moves else CARD_AFTER, bad=True)


def _bullets_spared(staging: Staging, _event: events.BulletsSpared) -> None:
    staging.sound("bullets_spared")


SHOTS: Staged = {
    events.BanditShot: _shot,
    events.BulletReceived: _bullet_received,
    events.BulletsSpared: _bullets_spared,
}
