"""PICKPOCKETING: every bandit who is the only one in his space may take one purse lying there."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.actions.action import Action
from game.engine.actions.robbery import Rob, rob, take_from_floor
from game.engine.contents import PURSE
from game.engine.events import NothingHappened
from game.engine.option import Option
from game.engine.rule import RoundEvent
from game.engine.state import State
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class Pass(Option):
    """Do without."""

    def words(self, state: State) -> str:
        return "pass"


PASS = Pass()


class Pickpocketing(RoundEvent):
    """The bandits decide in seat order. Purses only, and it is not forced."""

    key = "pickpocketing"

    def touches(self, state: State) -> tuple[str, ...]:
        return tuple(
            bandit.name
            for bandit in state.bandit_order()
            if len(state.at(bandit.space)) == 1 and any(loot.kind == PURSE for loot in state.floor[bandit.space])
        )

    def happen(self, table: Table) -> None:
        table.then(*(PickPocket(bandit) for bandit in self.touches(table.state)))


class PickPocket(Action):
    """One bandit's decision."""

    __slots__ = ()

    name = Pickpocketing.key

    def options(self, state: State) -> Sequence[Option]:
        return (rob(PURSE), PASS)

    def choose(self, table: Table, option: Option) -> None:
        if isinstance(option, Rob):
            take_from_floor(table, self.bandit, PURSE)
        else:
            table.tell(NothingHappened, self.bandit, self.name, "declined")
