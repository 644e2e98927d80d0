"""Shots, bullets and punches."""

from dataclasses import replace
from math import hypot

from game.board import motion
from game.board.motion import Pose
from game.board.staging import CHEST, Staged, Staging
from game.engine import events
from game.engine.contents import DJANGO, NEUTRAL

BULLET_SPEED = 1400  # units a second
BACK, HIT, LUNGE = 0.11, 0.18, 0.36  # seconds: the fist drawn back, at its goal, home
STAR_GROWS, STAR = 0.09, 0.17
AIM, SPLINTERS = 0.16, 0.2  # seconds until the flash, and until wood splinters that a bullet goes through


def bullet_card(owner: str) -> str:
    """The picture of a bullet card."""
    return "bullet_card_neutral" if owner == NEUTRAL else f"bullet_card_{owner}"


def _shot(staging: Staging, event: events.BanditShot) -> None:
    shooter, target = staging.before.actors[event.shooter], staging.before.actors[event.target]
    staging.sound("gun_cock")
    staging.sound("shot_django" if event.shooter == DJANGO else "shot", AIM)
    spaces = staging.before.spaces
    if spaces[event.target] == staging.state.train.other_level[spaces[event.shooter]]:
        staging.sound("tuco_roof", SPLINTERS)
    bullet_flies(staging, event.shooter, shooter, event.target, target)


def bullet_flies(staging: Staging, shooter: str, start: Pose, victim: str, end: Pose) -> None:
    """Somebody aims, fires and is thrown back a little; a bullet flies, and its victim starts."""
    way = 1 if end.x >= start.x else -1
    muzzle = start.moved(26 * way, -CHEST)
    chest = end.moved(0, -CHEST)
    seconds = max(0.08, hypot(chest.x - muzzle.x, chest.y - muzzle.y) / BULLET_SPEED)
    staging.show("crosshair", lambda t: replace(chest, scale=1.3 - 0.3 * t), AIM + 0.09)
    staging.show("muzzle_flash", lambda t: replace(muzzle, flip=way < 0, scale=0.8 + 0.4 * t), 0.09, AIM)
    staging.show(
        "bullet_flight", lambda t: replace(motion.between(muzzle, chest, t), flip=way < 0), seconds, AIM + 0.06
    )
    staging.move(shooter, start, start, lambda a, _b, t: _jolt(a, -8 * way, 7 * way, t), 0.25, AIM)
    hit = AIM + 0.06 + seconds
    staging.move(victim, end, end, lambda a, _b, t: _jolt(a, 10 * way, -6 * way, t), 0.25, hit)
    staging.at += hit


def _jolt(pose: Pose, push: float, tilt: float, t: float) -> Pose:
    """Thrown a little way and back; the sign of `push` is the direction."""
    swing = motion.arc(t)
    return replace(pose, x=pose.x + push * swing, tilt=pose.tilt + tilt * swing)


def _bullet_received(staging: Staging, event: events.BulletReceived) -> None:
    pose = staging.before.actors[event.bandit].moved(0, -CHEST)
    staging.sound("bullet_neutral" if event.owner == NEUTRAL else "bullet_received")
    staging.to_strip(bullet_card(event.owner), replace(pose, scale=0.34, flip=False), event.bandit, 0.38)


def _bullets_spared(staging: Staging, _event: events.BulletsSpared) -> None:
    staging.sound("bullets_spared")


def _punched(staging: Staging, event: events.PunchThrown) -> None:
    struck(staging, event.puncher, event.victim)


def struck(staging: Staging, who: str, whom: str) -> None:
    """Somebody strikes somebody: a lunge, a star; what comes of it begins when the fist is at its goal."""
    puncher, victim = staging.before.actors[who], staging.before.actors[whom]
    way = 1 if victim.x >= puncher.x else -1

    def lunge(start: Pose, _end: Pose, t: float) -> Pose:
        seconds = t * LUNGE
        if seconds < BACK:
            push = -14 * motion.ease_out(seconds / BACK)
        elif seconds < HIT:
            push = -14 + 44 * motion.ease_out((seconds - BACK) / (HIT - BACK))
        else:
            push = 30 * (1 - motion.ease_in_out((seconds - HIT) / (LUNGE - HIT)))
        return replace(start.moved(push * way, 0), flip=way < 0)

    staging.sound("punch_swing")
    staging.sound("punch", HIT)
    staging.move(who, puncher, puncher, lunge, LUNGE)
    star = replace(victim.moved(0, -CHEST), flip=False)
    grown = STAR_GROWS / STAR
    staging.show(
        "punch_star", lambda t: replace(star, scale=0.4 + 0.7 * motion.ease_out(min(1.0, t / grown))), STAR, HIT
    )
    staging.at += 0.3


FIGHTS: Staged = {
    events.BanditShot: _shot,
    events.BulletReceived: _bullet_received,
    events.BulletsSpared: _bullets_spared,
    events.PunchThrown: _punched,
}
