"""PASSENGERS' REBELLION: every bandit inside gets a neutral bullet; nobody moves."""

from game.engine.rule import RoundEvent
from game.engine.state import State
from game.engine.table import Table


class PassengersRebellion(RoundEvent):
    """All inside are one group."""

    key = "passengers_rebellion"

    def touches(self, state: State) -> tuple[str, ...]:
        return tuple(bandit.name for bandit in state.bandit_order() if state.train.is_inside_car[bandit.space])

    def happen(self, table: Table) -> None:
        table.hit_all(list(self.touches(table.state)))
