"""SHOTGUN'S RAGE: he fires both barrels into the air; lead rains on the coach and on the car beside it."""

from dataclasses import replace

from game.board import motion
from game.board.motion import Pose
from game.board.poses import AFRAID, AIM, HIT
from game.board.staged.events.scene import RoundScene, bullet_for
from game.board.staging import Staging
from game.engine.events import BulletReceived, BulletsSpared, Event
from game.engine.expansions.horses.rounds.shotguns_rage import ShotgunsRage
from game.engine.expansions.horses.shotgun import SHOTGUN
from game.engine.expansions.horses.stagecoach import COACH

AIMS, SHOTS, FLASH = 0.3, (0.7, 1.0), 0.12  # seconds
UPWARDS, UP = 30, (38, -73)  # degrees that he leans back; from his feet to the muzzle then
HITS_APART, HIT_FOR, HOP = 0.07, 0.6, 14.0
RESTS = 1.9


def _play(staging: Staging, deeds: tuple[Event, ...]) -> None:
    guard = staging.before.actors.get(SHOTGUN)
    hit = [event for event in deeds if isinstance(event, BulletReceived)]
    spared = next((event for event in deeds if isinstance(event, BulletsSpared)), None)
    under = [event.bandit for event in hit] if spared is None else list(spared.bandits)
    places = [staging.before.actors[name] for name in under if name in staging.before.actors]
    coach = staging.before.others.get(COACH)
    sees = [*places, *([guard] if guard is not None else []), *([coach.pose] if coach is not None else [])]
    if sees:
        focus = sum(pose.x for pose in sees) / len(sees), sum(pose.y - 60 for pose in sees) / len(sees)
        keeps = tuple((pose.x, pose.y - 40) for pose in sees)
        staging.camera(focus, into=AIMS, hold=RESTS - AIMS, keeps=keeps)
    if guard is not None:
        _fires(staging, guard)
        staging.shout("shout-shotguns_rage", guard, RESTS - AIMS, AIMS)
    for when in SHOTS:
        staging.sound("shot", when)
        staging.kick(when)
    for nth, name in enumerate(under):
        when = SHOTS[0] + HITS_APART * (nth + 1)
        staging.pose(name, AFRAID, when - AIMS, AIMS)
        staging.pose(name, HIT, HIT_FOR, when)
        staging.score.motions.append(staging.motion_of(name, staging.before.actors[name], _hopping, HIT_FOR, when))
    for nth, event in enumerate(hit):
        bullet_for(staging, event, SHOTS[1] + HITS_APART * (nth + 1))
    if spared is not None:
        staging.sound("bullets_spared", SHOTS[1] + 0.3)


def _fires(staging: Staging, guard: Pose) -> None:
    side = -1 if guard.flip else 1
    up = replace(guard.moved(side * UP[0] * guard.scale, UP[1] * guard.scale), tilt=side * UPWARDS)
    for shot in SHOTS:
        staging.show("muzzle_flash", lambda t: replace(up, scale=up.scale * (0.9 + 0.6 * t)), FLASH, shot)
    whole = RESTS - AIMS

    def kicked(start: Pose, _end: Pose, t: float) -> Pose:
        since = min((AIMS + t * whole - shot for shot in SHOTS if AIMS + t * whole >= shot), default=1.0)
        return replace(start.moved(0, 5 * motion.arc(min(1.0, since / 0.16))), tilt=side * UPWARDS)

    staging.forward(SHOTGUN)
    staging.score.motions.append(staging.motion_of(SHOTGUN, guard, kicked, whole, AIMS))
    staging.pose(SHOTGUN, AIM, whole, AIMS)


def _hopping(start: Pose, _end: Pose, t: float) -> Pose:
    return replace(start.lifted(HOP * start.scale * motion.arc(min(1.0, 2.5 * t))), tilt=start.tilt - 4 * motion.arc(t))


SCENE = RoundScene(
    ShotgunsRage.key, _play, (BulletReceived, BulletsSpared), {"muzzle_flash": 1, "bullet_card_neutral": 0.34}
)
