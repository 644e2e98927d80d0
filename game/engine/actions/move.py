"""MOVE: inside exactly one car, forward or back; on the roofs one, two or three in one direction. He must move."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from game.engine.actions.action import Action
from game.engine.contents import MOVE
from game.engine.option import Option
from game.engine.state import State
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class MoveTo(Option):
    """Move to a space: where the action itself leads, before any meeting with the Marshal."""

    space: int

    def words(self, state: State) -> str:
        return f"move {state.train.names[self.space]}"


@cache
def moves(spaces: tuple[int, ...]) -> tuple[MoveTo, ...]:
    """The options for these ends, made once."""
    return tuple(MoveTo(space) for space in spaces)


class Move(Action):
    """A Move card; how far it leads stands in the train's tables (train.REACH)."""

    __slots__ = ()

    name = MOVE

    def options(self, state: State) -> Sequence[Option]:
        return moves(state.train.moves[state.bandits[self.bandit].space])

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, MoveTo)
        table.move(self.bandit, option.space, MOVE)

    def idle_reason(self, state: State) -> str:
        return "no-way"
