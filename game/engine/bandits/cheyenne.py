"""CHEYENNE: she may take the purse that her punch knocks loose; other loot falls."""

from collections.abc import Sequence

from game.engine.actions.punch import Punch, PunchAt, punch_at
from game.engine.actions.robbery import purse_value
from game.engine.bandits.power import Power
from game.engine.contents import CHEYENNE, PURSE, Loot
from game.engine.events import LootHandedOver
from game.engine.option import Option
from game.engine.state import State
from game.engine.step import Decision
from game.engine.table import Table

TAKE, LEAVE = "take", "leave"


class Cheyenne(Power):
    """Each of her Punches that costs a purse is on offer twice."""

    key = CHEYENNE
    amends = (Punch,)

    def amend(self, state: State, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        assert isinstance(decision, Punch)
        if decision.bandit != CHEYENNE or not self.holds(state):
            return options
        found: list[Option] = []
        for option in options:
            if isinstance(option, PunchAt) and option.loot == PURSE:
                found += [punch_at(option.victim, PURSE, option.space, purse) for purse in (TAKE, LEAVE)]
            else:
                found.append(option)
        return found

    def keeps_loot(self, table: Table, puncher: str, punch: PunchAt, loot: Loot) -> bool:
        if punch.purse != TAKE:
            return False
        table.tell(LootHandedOver, punch.victim, puncher, loot, purse_value(table.state, loot))
        return True
