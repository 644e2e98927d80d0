"""Events of a round, and what happens to cards."""

from game.board.staging import PLATE_COMES, PLATE_OPENS, Staged, Staging
from game.engine import events
from game.engine.contents import FIRE
from game.expansions import book

HEARD_LATER = ("swivel_arm", "braking")  # with their scenes
REBELLION = "passengers_rebellion"
READING = 1.1  # seconds that a sentence stands


def _event_began(staging: Staging, event: events.EventBegan) -> None:
    """The table hangs out its plate, which tells what it does."""
    if event.name not in HEARD_LATER:
        staging.sound(book.sound(f"event_{event.name}"))
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


ROUNDS: Staged = {
    events.EventBegan: _event_began,
    events.NothingHappened: _nothing,
}
