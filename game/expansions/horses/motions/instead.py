"""The expansion's own way with events of the base game."""

from dataclasses import replace

from game.board import motion
from game.board.motion import Pose
from game.board.poses import RUN, WALK
from game.board.staging import DIZZY_HIGH, Staging
from game.engine.events import BanditMoved, Event, MarshalMoved
from game.engine.expansions.horses.ride import RIDE
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import OLD_WHISKEY, WhiskeyForTheMarshal
from game.engine.expansions.horses.shotgun import SHOTGUN
from game.expansions.horses.motions.gaits import move, reel, stagger

STAGGERS, STEP = 0.5, 0.125  # seconds
REELS, HURRIES = 0.3, 0.075  # the same with old whiskey
SPINS = 240  # degrees a car that the stars over him turn
WAYS = {RIDE: 0.0, SHOTGUN: 0.26}  # leaps, and their seconds


def stage_instead(staging: Staging, event: Event) -> bool:
    """Stage an event of the base game; whether it did."""
    if isinstance(event, MarshalMoved) and event.cause == WhiskeyForTheMarshal.key:
        staging.sound("marshal_walk")
        move(staging, "marshal", stagger, STAGGERS)
        staging.steps("marshal", WALK, STEP, STAGGERS)
        return True
    if isinstance(event, MarshalMoved) and event.cause == OLD_WHISKEY:
        _reels(staging)
        return True
    if not isinstance(event, BanditMoved) or event.cause not in WAYS:
        return False
    if event.cause != RIDE:  # HorseRidden has shown him on his way
        staging.sound("step_roof")
        seconds = WAYS[event.cause]
        move(staging, event.bandit, motion.leap, seconds)
        staging.steps(event.bandit, RUN[:1], seconds, seconds)
    return True


def _reels(staging: Staging) -> None:
    """With old whiskey he runs as far as it carries him, stars over his hat."""
    start, end = staging.before.actors["marshal"], staging.after.actors["marshal"]

    def stars(t: float) -> Pose:
        him = reel(start, end, t)
        return replace(him.moved(0, -DIZZY_HIGH * him.scale), tilt=SPINS * t, flip=False)

    staging.sound("marshal_walk")
    staging.forward("marshal")
    move(staging, "marshal", reel, REELS)
    staging.steps("marshal", WALK, HURRIES, REELS)
    staging.show("dizzy", stars, REELS, rest=0.5)
    staging.dust(start, 3)
