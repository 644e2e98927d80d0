"""MORTAL BULLET: every bandit loses $150 for each bullet card, of any kind, that he received this round.

Rulings of this file: money can become negative; the round begins when the stagecoach has fallen back, so that the
Poodle's bite is of the new round, and a bullet of the Shotgun who falls back of the old one.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.engine.events import Event
from game.engine.expansions.horses.box import HorsesEvent
from game.engine.expansions.horses.rounds.sharing_the_loot import STATION
from game.engine.state import State
from game.engine.step import Step
from game.engine.table import Table
from game.engine.written import whole_number

KEY: Final = "mortal_bullet"
FOR_A_BULLET: Final = -150
THIS_ROUND: Final = "wounds_this_round"  # in a bandit's entry
MANY: Final = 99


class MortalBullet(HorsesEvent):
    """Its own data are how many bullets each bandit had received when the round began."""

    key = KEY
    of_the_count = True

    def set_up(self, table: Table) -> None:
        table.state.own[KEY] = dict.fromkeys(table.state.bandits, 0)

    def between_rounds(self, state: State) -> tuple[Step, ...]:
        return (CountBullets(),)

    def touches(self, state: State) -> tuple[str, ...]:
        return tuple(bandit.name for bandit in state.bandit_order() if received(state, bandit.name))

    def happen(self, table: Table) -> None:
        for bandit in self.touches(table.state):
            table.also(BulletsPaid, bandit, FOR_A_BULLET * received(table.state, bandit))

    def extra_money(self, state: State, bandit: str) -> Mapping[str, int]:
        number = received(state, bandit) if self.is_on(state) else 0
        return {STATION: FOR_A_BULLET * number} if number else {}

    def read_position(self, state: State, position: Mapping[str, Any]) -> None:
        state.own[KEY] = dict.fromkeys(state.bandits, 0)

    def read_bandit(self, state: State, key: str, bandit: str, entry: Mapping[str, Any]) -> None:
        wounds = entry.get("wounds", MANY)
        number = whole_number(f"{key}.{THIS_ROUND}", entry.get(THIS_ROUND, 0), 0, wounds)
        state.own[KEY] = {**state.own[KEY], bandit: len(state.bandits[bandit].wounds) - number}

    def write_bandit(self, state: State, bandit: str) -> Mapping[str, Any]:
        return {THIS_ROUND: received(state, bandit)}


def received(state: State, bandit: str) -> int:
    """How many bullet cards a bandit has received this round."""
    before: Mapping[str, int] = state.own[KEY]
    return len(state.bandits[bandit].wounds) - before[bandit]


@dataclass(frozen=True, slots=True)
class BulletsCounted(Event):
    """A new round began: so many bullets each bandit had received before."""

    before: dict[str, int]

    @staticmethod
    def do(state: State, before: dict[str, int]) -> None:
        state.own[KEY] = before


@dataclass(frozen=True, slots=True)
class BulletsPaid(Event):
    """A bandit lost dollars for this round's bullets."""

    bandit: str
    dollars: int


class CountBullets(Step):
    """The bullets of the rounds before are told from those to come."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        table.tell(BulletsCounted, {name: len(bandit.wounds) for name, bandit in table.state.bandits.items()})
