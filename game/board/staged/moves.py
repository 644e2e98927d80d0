"""How bandits go from space to space, each cause in its own way."""

from game.board import motion
from game.board.motion import Pose
from game.board.staged import ways
from game.board.staged.marshal import HIT_FOR
from game.board.staging import Staged, Staging
from game.engine import events
from game.engine.contents import DJANGO, FLOOR_CHANGE, MOVE, PUNCH
from game.engine.phases.meeting import CAUSE as MEETING

LANDS = 0.8  # of a movement's time, when feet reach the floor
LEAP = 0.4  # seconds
FLEEING_APART, FLEEING_HEARD = 0.06, 2  # seconds; of those who flee from the Marshal at once
SLIDES = 0.7  # seconds


def _moved(staging: Staging, event: events.BanditMoved) -> None:
    who, end = event.bandit, staging.after.actors[event.bandit]
    already = [step for step in staging.score.motions if step.actor == who]
    start = already[-1].end if already else staging.before.actors[who]  # moved in this group: he goes on from there
    train = staging.state.train
    roof = train.is_roof[event.end]
    cars = max(1, train.distance(event.start, event.end))
    if event.cause != MEETING:
        staging.forward(who)
    if event.cause == MOVE and train.on_train[event.start] != train.on_train[event.end]:
        _leaps(staging, who, start, end, cars)
    elif event.cause == MOVE and train.is_roof[event.start]:
        staging.look(who, scale=1.08, until=ways.run(staging, who, start, end, cars))
    elif event.cause == MOVE:
        staging.look(who, scale=1.08, until=ways.walk(staging, who, start, end))
    elif event.cause == FLOOR_CHANGE:
        _changes_floor(staging, who, start, end, roof=roof)
    elif event.cause == MEETING:
        _flees(staging, who, start, end)
    elif event.cause == PUNCH:
        ways.flung(staging, who, start, end)
    elif event.cause == DJANGO:
        ways.pushed(staging, who, start, end, roof=roof)
    else:
        _carried_along(staging, event, start, end)


def _leaps(staging: Staging, who: str, start: Pose, end: Pose, cars: int) -> None:
    """Over to something else that rides along, or back."""
    seconds = LEAP + 0.15 * (cars - 1)
    staging.move(who, start, end, motion.leap, seconds)
    staging.steps(who, ("run_1",), seconds, seconds * 0.88)
    staging.sound("step_roof")
    staging.dust(start)
    staging.dust(end, delay=seconds * LANDS)
    staging.look(who, scale=1.08, until=seconds)


def _changes_floor(staging: Staging, who: str, start: Pose, end: Pose, *, roof: bool) -> None:
    if roof:
        staging.sound("climb_up", ways.TO_LADDER)
        landed = ways.climb(staging, who, start, end)
    else:
        landed = ways.drop(staging, who, start, end)
        ways.drop_is_heard(staging)
    staging.look(who, scale=1.12, until=landed)


def _flees(staging: Staging, who: str, start: Pose, end: Pose) -> None:
    """From the Marshal, one a moment after the other, as soon as the bullet has hit."""
    fleeing = len({step.actor for step in staging.score.motions} - {who})
    delay = FLEEING_APART * fleeing + (HIT_FOR if staging.at else 0)
    if fleeing < FLEEING_HEARD:
        staging.sound("flee_up", delay)
    ways.flee_up(staging, who, start, end, delay)


def _carried_along(staging: Staging, event: events.BanditMoved, start: Pose, end: Pose) -> None:
    """Pushed along by something that has no scene; only how he is set down is heard."""
    staging.move(event.bandit, start, end, motion.slide, SLIDES)
    staging.dust(start)
    staging.dust(end, delay=SLIDES * LANDS)
    staging.sound("step_roof" if staging.state.train.is_roof[event.end] else "step_inside", SLIDES * LANDS)


MOVES: Staged = {events.BanditMoved: _moved}
