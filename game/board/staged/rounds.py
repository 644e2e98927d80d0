"""Events of a round, and what happens to cards."""

from game.board import motion
from game.board.motion import Pose
from game.board.staged.fights import bullet_card
from game.board.staging import Staged, Staging
from game.engine import events
from game.engine.contents import GHOST
from game.engine.expansions.ghost_box.box import CardCancelled
from game.engine.expansions.ghost_box.cards import HalfChosen

READING = 1.1  # seconds that a sentence stands


def _event_began(staging: Staging, event: events.EventBegan) -> None:
    start, end = Pose(*staging.bar), Pose(*staging.middle, scale=1.8)

    def pose(t: float) -> Pose:
        if t < 0.25:
            return motion.between(start, end, motion.ease_out(t / 0.25))
        if t < 0.75:
            return end
        return motion.between(end, start, motion.ease_in((t - 0.75) * 4))

    staging.show(f"event_{event.name}", pose, 1.4, rest=0.5)
    staging.score.hold = 1.4
    if event.name == "braking":
        staging.cue(lambda: staging.shake(0.5), 0.4)


def _nothing(staging: Staging, _event: events.NothingHappened) -> None:
    staging.score.hold = max(staging.score.hold, READING)


def _card_cancelled(staging: Staging, event: CardCancelled) -> None:
    """The bullets that stop his card leave his strip one after another and are gone."""
    x, y = staging.strip(GHOST)
    for nth, owner in enumerate(event.bullets):
        start = Pose(x - 60 + 26 * nth, y, scale=0.34)
        end = Pose(x - 90 + 70 * nth, y - 150, scale=0.42, tilt=20 - 20 * nth, alpha=0)

        def away(t: float, start: Pose = start, end: Pose = end) -> Pose:
            return motion.between(start, end, motion.ease_out(t))

        staging.show(bullet_card(owner), away, 0.7, 0.1 * nth)
    staging.score.hold = max(staging.score.hold, READING)


def _half_chosen(staging: Staging, _event: HalfChosen) -> None:
    """Time to read which half counts, and why."""
    staging.score.hold = max(staging.score.hold, READING)


ROUNDS: Staged = {
    events.EventBegan: _event_began,
    events.NothingHappened: _nothing,
    CardCancelled: _card_cancelled,
    HalfChosen: _half_chosen,
}
