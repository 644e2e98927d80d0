"""What the hostages share: each brings whoever holds her a ransom at the end."""

from collections.abc import Mapping
from typing import Final

from game.engine.expansions.horses.box import HorsesRule
from game.engine.expansions.horses.hostages.taking import KEY, Passengers, held_by
from game.engine.state import Bandit, State

RANSOM: Final = "ransom"  # where the money comes from


class Hostage(HorsesRule):
    """One of the hostages; `key` is her name."""

    def ransom(self, state: State, bandit: Bandit) -> int:
        """What she brings a bandit, in dollars."""
        raise NotImplementedError

    def is_with(self, state: State, bandit: str) -> bool:
        """Whether a bandit holds her."""
        return held_by(state, bandit) == self.key

    def holder(self, state: State) -> str | None:
        """Who holds her."""
        passengers: Passengers = state.own[KEY]
        return next((bandit for bandit, name in passengers.held.items() if name == self.key), None)

    def extra_money(self, state: State, bandit: str) -> Mapping[str, int]:
        return {RANSOM: self.ransom(state, state.bandits[bandit])} if self.is_with(state, bandit) else {}
