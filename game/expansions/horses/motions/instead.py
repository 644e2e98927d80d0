"""The expansion's own way with events of the base game."""

from game.board import motion
from game.board.poses import RUN, WALK
from game.board.staging import Staging
from game.engine.events import BanditMoved, Event, MarshalMoved
from game.engine.expansions.horses.ride import RIDE
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import WhiskeyForTheMarshal
from game.engine.expansions.horses.shotgun import SHOTGUN
from game.expansions.horses.motions.gaits import move, stagger

STAGGERS, STEP = 0.5, 0.125  # seconds
WAYS = {RIDE: 0.0, SHOTGUN: 0.26}  # leaps, and their seconds


def stage_instead(staging: Staging, event: Event) -> bool:
    """Stage an event of the base game; whether it did."""
    if isinstance(event, MarshalMoved) and event.cause == WhiskeyForTheMarshal.key:
        staging.sound("marshal_walk")
        move(staging, "marshal", stagger, STAGGERS)
        staging.steps("marshal", WALK, STEP, STAGGERS)
        return True
    if not isinstance(event, BanditMoved) or event.cause not in WAYS:
        return False
    if event.cause != RIDE:  # HorseRidden has shown him on his way
        staging.sound("step_roof")
        seconds = WAYS[event.cause]
        move(staging, event.bandit, motion.leap, seconds)
        staging.steps(event.bandit, RUN[:1], seconds, seconds)
    return True
