"""What eyes have seen of a match: everybody's, or those of one seat."""

from dataclasses import dataclass

from game.engine.events import Event, FirstPlayerPassed, GameEnded, RoundStarted
from game.engine.game import Group
from game.engine.state import State


@dataclass
class Eyes:
    """Follows a game through the eyes of a seat (None: everybody's); `state` is what they have seen so far.

    `between` tells whether a round is over and no other has begun: the state itself still has that round's phase.
    """

    seat: int | None
    state: State
    seen: int = 0  # groups of the match that have been followed
    between: bool = False

    def follow(self, group: Group) -> Group:
        """Let a group of events happen to `state`; the events as these eyes see them."""
        told: list[Event] = []
        for event in group:
            known = event.seen_by(self.seat, self.state)
            known.apply(self.state)
            told.append(known)
            if isinstance(event, FirstPlayerPassed | GameEnded | RoundStarted):
                self.between = not isinstance(event, RoundStarted)
        self.seen += 1
        return tuple(told)
