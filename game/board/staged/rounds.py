"""Events of a round, and what happens to cards."""

from game.board import motion
from game.board.motion import Pose
from game.board.staging import Staged, Staging
from game.board.timeline import Layer
from game.engine import events
from game.engine.contents import FIRE
from game.expansions import book

REBELLION = "passengers_rebellion"
READING = 1.1  # seconds that a sentence stands


def _event_began(staging: Staging, event: events.EventBegan) -> None:
    start, end = Pose(*staging.bar), Pose(*staging.middle, scale=1.8)
    staging.sound(book.sound(f"event_{event.name}"))
    if event.name == REBELLION:
        staging.sound("passengers_murmur")

    def pose(t: float) -> Pose:
        if t < 0.25:
            return motion.between(start, end, motion.ease_out(t / 0.25))
        if t < 0.75:
            return end
        return motion.between(end, start, motion.ease_in((t - 0.75) * 4))

    staging.show(f"event_{event.name}", pose, 1.4, rest=0.5, layer=Layer.OVER)
    if event.name == "braking":
        staging.cue(lambda: staging.shake(0.5), 0.4)


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
