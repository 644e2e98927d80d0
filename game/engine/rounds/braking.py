"""BRAKING: every bandit on a roof moves one car forward on the roofs; on the Locomotive they stay."""

from game.engine.rule import RoundEvent
from game.engine.state import State
from game.engine.table import Table


class Braking(RoundEvent):
    """All are thrown at once."""

    key = "braking"

    def touches(self, state: State) -> tuple[str, ...]:
        return tuple(bandit.name for bandit in state.bandit_order() if state.train.is_car_roof[bandit.space])

    def happen(self, table: Table) -> None:
        state = table.state
        for bandit in self.touches(state):
            forward = state.train.forward[state.bandits[bandit].space]
            if forward is not None:
                table.move(bandit, forward, self.key, together=True)
