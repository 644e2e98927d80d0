"""What the six actions share: a bandit carries a card out, and his player chooses how."""

from dataclasses import dataclass
from typing import ClassVar

from game.engine.events import NothingHappened
from game.engine.state import State
from game.engine.step import Decision
from game.engine.table import Table


class Named(Decision):
    """A decision of a kind that has a name of its own."""

    __slots__ = ()

    name: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Action(Named):
    """A card of a bandit's being carried out."""

    bandit: str

    def seat(self, state: State) -> int:
        return state.bandits[self.bandit].player

    def idle_reason(self, state: State) -> str:
        """Why the action has no effect where it has no option: a key."""
        raise NotImplementedError

    def lapse(self, table: Table) -> None:
        if NothingHappened in table.heard:  # it changes nothing
            table.tell(NothingHappened, self.bandit, self.name, self.idle_reason(table.state))


def targets_of(state: State, attacker: str, action: str, targets: list[str]) -> list[str]:
    """The possible targets after the rules in play have added theirs and taken theirs away, in this order."""
    for rule in state.rules.targeters:
        targets = rule.targets(state, attacker, action, targets)
    return targets
