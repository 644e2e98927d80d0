"""HOSTAGE-TAKING OF THE CONDUCTOR: every bandit in or on the Locomotive gets $250."""

from game.engine.contents import HOSTAGE_PAY
from game.engine.events import HostagePaid
from game.engine.rule import RoundEvent
from game.engine.state import State
from game.engine.table import Table
from game.engine.train import LOCOMOTIVE


class Hostage(RoundEvent):
    """It is money, not a token: no supply limits it and nobody can lose it."""

    key = "hostage"

    def touches(self, state: State) -> tuple[str, ...]:
        train = state.train
        return tuple(
            bandit.name
            for bandit in state.bandit_order()
            if train.on_train[bandit.space] and train.car[bandit.space] == LOCOMOTIVE
        )

    def happen(self, table: Table) -> None:
        for bandit in self.touches(table.state):
            table.also(HostagePaid, bandit, HOSTAGE_PAY)
