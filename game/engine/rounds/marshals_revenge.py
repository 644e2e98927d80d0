"""MARSHAL'S REVENGE: every bandit on the roof of the Marshal's car drops his least valuable purse there."""

from game.engine.contents import PURSE
from game.engine.events import LootDropped
from game.engine.rule import RoundEvent
from game.engine.state import Bandit, State
from game.engine.table import Table


class MarshalsRevenge(RoundEvent):
    """Never a jewel or a strongbox."""

    key = "marshals_revenge"

    def touches(self, state: State) -> tuple[str, ...]:
        roof = state.train.other_level[state.marshal]
        return tuple(bandit.name for bandit in state.bandit_order() if bandit.space == roof and _has_purse(bandit))

    def happen(self, table: Table) -> None:
        state = table.state
        for name in self.touches(state):
            bandit = state.bandits[name]
            purses = [loot for loot in bandit.loot if loot.kind == PURSE]
            cheapest = min(purses, key=lambda purse: state.purse_values[purse.number] or 0)
            table.also(LootDropped, name, cheapest, bandit.space)


def _has_purse(bandit: Bandit) -> bool:
    return any(loot.kind == PURSE for loot in bandit.loot)
