"""The expansion's own way with events of the base game."""

from game.board import motion
from game.board.poses import AFRAID, RUN, WALK
from game.board.staging import Staging
from game.engine.events import BanditMoved, Event, EventBegan, MarshalMoved
from game.engine.expansions.horses.ride import RIDE
from game.engine.expansions.horses.rounds.higher_speed import HigherSpeed
from game.engine.expansions.horses.rounds.whiskey_for_the_marshal import WhiskeyForTheMarshal
from game.engine.expansions.horses.shotgun import SHOTGUN
from game.expansions.horses.motions import rounds
from game.expansions.horses.motions.gaits import move, stagger

STAGGERS, STEP = 0.5, 0.125  # seconds
WAYS = {RIDE: (motion.leap, 0.0), SHOTGUN: (motion.leap, 0.26), HigherSpeed.key: (motion.slide, 0.7)}


def stage_instead(staging: Staging, event: Event) -> bool:
    """Stage an event of the base game; whether it did."""
    if isinstance(event, EventBegan):
        rounds.began(staging, event)
        return False  # its medallion comes as always
    if isinstance(event, MarshalMoved) and event.cause == WhiskeyForTheMarshal.key:
        staging.sound("marshal_walk")
        move(staging, "marshal", stagger, STAGGERS)
        staging.steps("marshal", WALK, STEP, STAGGERS)
        return True
    if not isinstance(event, BanditMoved) or event.cause not in WAYS:
        return False
    if event.cause != RIDE:  # HorseRidden has shown him on his way
        staging.sound("step_roof")
        gait, seconds = WAYS[event.cause]
        move(staging, event.bandit, gait, seconds)
        staging.steps(event.bandit, RUN[:1] if gait is motion.leap else (AFRAID,), seconds, seconds)
    return True
