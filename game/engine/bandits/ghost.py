"""GHOST: he may play the card of his first turn of the round face down."""

from collections.abc import Sequence

from game.engine.bandits.power import Power
from game.engine.contents import GHOST, TUNNEL
from game.engine.option import Option
from game.engine.phases.scheming import Plan, Play, play
from game.engine.state import State
from game.engine.step import Decision


class Ghost(Power):
    """Of a speeding-up turn it is the first card; in a tunnel there is nothing to choose.

    If he draws on that turn, the power is gone for the round. A player of two bandits may hide either's card.
    """

    key = GHOST
    amends = (Plan,)

    def amend(self, state: State, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        assert isinstance(decision, Plan)
        if not decision.opening or decision.kind == TUNNEL or decision.player != state.bandits[GHOST].player:
            return options
        if not self.holds(state):
            return options
        return [*options, *(play(option.card, True) for option in options if isinstance(option, Play))]
