"""LADY'S POODLE: a neutral bullet at the start of each later round; $1000."""

from dataclasses import dataclass
from typing import Final

from game.engine.events import Event
from game.engine.expansions.horses.hostages.hostage import Hostage
from game.engine.expansions.horses.hostages.taking import POODLE
from game.engine.state import Bandit, State
from game.engine.step import Step
from game.engine.table import Table

WORTH: Final = 1000


class Poodle(Hostage):
    """He bites before the decks are shuffled, so that the bullet may be drawn at once."""

    key = POODLE

    def ransom(self, state: State, bandit: Bandit) -> int:
        return WORTH

    def between_rounds(self, state: State) -> tuple[Step, ...]:
        holder = self.holder(state)
        return () if holder is None else (Bite(holder),)


@dataclass(frozen=True, slots=True)
class PoodleBit(Event):
    """The Poodle bit whoever holds him."""

    bandit: str


@dataclass(frozen=True, slots=True)
class Bite(Step):
    """A neutral bullet, if one is left."""

    bandit: str

    def run(self, table: Table) -> None:
        table.tell(PoodleBit, self.bandit)
        table.hit_all([self.bandit])
