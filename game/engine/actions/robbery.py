"""ROBBERY: take one token of a chosen kind from one's own space; a purse is taken unseen."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from game.engine.actions.action import Action
from game.engine.actions.punch import any_of
from game.engine.contents import PURSE, ROBBERY, Loot
from game.engine.events import LootTaken
from game.engine.option import Option
from game.engine.state import State
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class Rob(Option):
    """Take a token of a kind."""

    loot: str

    def words(self, state: State) -> str:
        return f"rob {self.loot}"


@cache
def rob(kind: str) -> Rob:
    """The option, made once."""
    return Rob(kind)


class Robbery(Action):
    """A Robbery card."""

    __slots__ = ()

    name = ROBBERY

    def options(self, state: State) -> Sequence[Option]:
        lying = state.floor[state.bandits[self.bandit].space]
        return [rob(kind) for kind in dict.fromkeys([loot.kind for loot in lying])]

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, Rob)
        take_from_floor(table, self.bandit, option.loot)

    def idle_reason(self, state: State) -> str:
        return "no-loot"


def take_from_floor(table: Table, bandit: str, kind: str) -> None:
    """A bandit takes a token of a kind from his space, a purse unseen."""
    state = table.state
    space = state.bandits[bandit].space
    loot = any_of(state, [token for token in state.floor[space] if token.kind == kind])
    table.tell(LootTaken, bandit, loot, space, purse_value(state, loot))


def purse_value(state: State, loot: Loot) -> int | None:
    """A purse's value, for the event that brings it into somebody's hands; None for other loot."""
    return state.purse_values[loot.number] if loot.kind == PURSE else None
