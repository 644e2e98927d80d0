"""SWIVEL ARM: every bandit on a roof, the Locomotive's too, goes to the Caboose's roof; loot stays."""

from game.engine.rule import RoundEvent
from game.engine.state import State
from game.engine.table import Table


class SwivelArm(RoundEvent):
    """All are swept along at once."""

    key = "swivel_arm"

    def touches(self, state: State) -> tuple[str, ...]:
        return tuple(bandit.name for bandit in state.bandit_order() if state.train.is_car_roof[bandit.space])

    def happen(self, table: Table) -> None:
        train = table.state.train
        for bandit in self.touches(table.state):
            if table.state.bandits[bandit].space != train.roofs[train.caboose]:
                table.move(bandit, train.roofs[train.caboose], self.key, together=True)
