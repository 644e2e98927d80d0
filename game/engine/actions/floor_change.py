"""FLOOR CHANGE: to the other level of the same car."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.actions.action import Action
from game.engine.contents import FLOOR_CHANGE
from game.engine.option import Option
from game.engine.state import State
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class ChangeFloor(Option):
    """The only way to carry a Floor Change out; never asked for."""

    def words(self, state: State) -> str:
        return "floor_change"


ONLY = (ChangeFloor(),)


class FloorChange(Action):
    """A Floor Change card; always possible."""

    __slots__ = ()

    name = FLOOR_CHANGE

    def options(self, state: State) -> Sequence[Option]:
        return ONLY

    def choose(self, table: Table, option: Option) -> None:
        state = table.state
        table.move(self.bandit, state.train.other_level[state.bandits[self.bandit].space], FLOOR_CHANGE)
