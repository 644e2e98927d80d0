"""MARSHAL: the owner moves the Marshal one car forward or back, wherever his own bandit is."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from game.engine.actions.action import Action
from game.engine.contents import MARSHAL
from game.engine.option import Option
from game.engine.state import State
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class MarshalTo(Option):
    """Move the Marshal into a neighbouring car; `space` is inside it."""

    space: int

    def words(self, state: State) -> str:
        return f"marshal {state.train.car[self.space]}"


@cache
def steps(spaces: tuple[int, ...]) -> tuple[MarshalTo, ...]:
    """The options for these cars, made once."""
    return tuple(MarshalTo(space) for space in spaces)


class Marshal(Action):
    """A Marshal card."""

    __slots__ = ()

    name = MARSHAL

    def options(self, state: State) -> Sequence[Option]:
        return steps(state.train.neighbours[state.marshal])

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, MarshalTo)
        table.move_marshal(option.space, MARSHAL)
