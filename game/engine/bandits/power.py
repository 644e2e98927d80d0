"""What the six powers share: each belongs to one bandit, and all can be left out of a game."""

from game.engine.rule import Rule
from game.engine.state import Setup, State


class Power(Rule):
    """A bandit's power; `key` is the bandit."""

    def in_play(self, setup: Setup) -> bool:
        return setup.powers and self.key in setup.seats

    def holds(self, state: State) -> bool:
        """Whether he has his power now."""
        return not any(rule.takes_power(state, self.key) for rule in state.rules.disablers)
