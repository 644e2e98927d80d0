"""SHARING THE LOOT: a strongbox whose owner is not alone in his space is split evenly among all bandits there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.engine.contents import STRONGBOX, STRONGBOX_VALUE, THE_STRONGBOX
from game.engine.events import Event
from game.engine.expansions.horses.box import HorsesEvent
from game.engine.state import State
from game.engine.table import Table

KEY = "sharing_the_loot"
STATION = "station"  # where the money comes from


class SharingTheLoot(HorsesEvent):
    """Rounded down to whole dollars; the token is gone. Its own data are the shares of those who got any."""

    key = KEY
    of_the_count = True

    def set_up(self, table: Table) -> None:
        table.state.own[KEY] = {}

    def touches(self, state: State) -> tuple[str, ...]:
        spaces = {
            bandit.space
            for bandit in state.bandits.values()
            if THE_STRONGBOX in bandit.loot and len(state.at(bandit.space)) > 1
        }
        return tuple(bandit.name for bandit in state.bandit_order() if bandit.space in spaces)

    def happen(self, table: Table) -> None:
        state = table.state
        for name in self.touches(state):
            owner = state.bandits[name]
            among = tuple(bandit.name for bandit in state.bandit_order() if bandit.space == owner.space)
            for _ in range(sum(loot.kind == STRONGBOX for loot in owner.loot)):
                table.tell(StrongboxShared, name, among, STRONGBOX_VALUE // len(among))

    def extra_money(self, state: State, bandit: str) -> Mapping[str, int]:
        shares: Mapping[str, int] = state.own[KEY]
        return {STATION: shares[bandit]} if bandit in shares else {}

    def read_position(self, state: State, position: Mapping[str, Any]) -> None:
        state.own[KEY] = {}


@dataclass(frozen=True, slots=True)
class StrongboxShared(Event):
    """A bandit's strongbox was split among all bandits in his space: so many dollars to each."""

    owner: str
    among: tuple[str, ...]
    dollars: int

    @staticmethod
    def do(state: State, owner: str, among: tuple[str, ...], dollars: int) -> None:
        loot = state.bandits[owner].loot
        index = loot.index(THE_STRONGBOX)
        state.bandits[owner].loot = loot[:index] + loot[index + 1 :]
        shares: Mapping[str, int] = state.own[KEY]
        state.own[KEY] = {**shares, **{name: shares.get(name, 0) + dollars for name in among}}
