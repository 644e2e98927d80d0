"""Events of a round, and what happens to cards."""

from game.board.poses import AIM, CLIMB, PUNCH, RUN, TAKE
from game.board.staging import PLATE_COMES, PLATE_OPENS, Staged, Staging
from game.engine import events
from game.engine.contents import FIRE, FLOOR_CHANGE, MOVE, ROBBERY
from game.engine.contents import PUNCH as PUNCHING
from game.expansions import book

HEARD_LATER = ("swivel_arm", "braking", "passengers_rebellion")  # with their scenes
REBELLION = "passengers_rebellion"
BEGINS, LOOKS = 0.26, 0.2  # seconds of a deed in vain, and of a look to each side
FIRST_POSES: dict[str, str] = {FIRE: AIM, PUNCHING: PUNCH, ROBBERY: TAKE, MOVE: RUN[0], FLOOR_CHANGE: CLIMB[0]}
READING = 1.1  # seconds that a sentence stands


def _event_began(staging: Staging, event: events.EventBegan) -> None:
    """The table hangs out its plate, which tells what it does."""
    if event.name not in HEARD_LATER:
        staging.sound(book.sound(f"event_{event.name}"))
    staging.sound("plate_unrolls", PLATE_COMES)
    if event.name == REBELLION:
        staging.sound("passengers_murmur")
    staging.score.hold = max(staging.score.hold, PLATE_COMES + PLATE_OPENS)


def reading(staging: Staging) -> None:
    """Hold the picture long enough for a sentence to be read."""
    staging.score.hold = max(staging.score.hold, READING)


def _nothing(staging: Staging, event: events.NothingHappened) -> None:
    shot = {"no-target": "shot_nobody", "no-bullets": "shot_empty"} if event.action == FIRE else {}
    staging.sound(shot.get(event.reason, "nothing_happens"))
    reading(staging)
    if event.bandit in staging.before.actors:
        _begins_in_vain(staging, event)


def _begins_in_vain(staging: Staging, event: events.NothingHappened) -> None:
    """He begins what his card says, stops, looks to both sides, and stands."""
    staging.forward(event.bandit)
    left = staging.before.actors[event.bandit].flip
    staging.pose(event.bandit, FIRST_POSES.get(event.action, ""), BEGINS, left=left)
    staging.pose(event.bandit, "", LOOKS, BEGINS, left=not left)
    staging.pose(event.bandit, "", LOOKS, BEGINS + LOOKS, left=left)


ROUNDS: Staged = {
    events.EventBegan: _event_began,
    events.NothingHappened: _nothing,
}
