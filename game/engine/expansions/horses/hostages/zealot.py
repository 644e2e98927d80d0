"""ZEALOT: the Ride cards of whoever holds him have no effect; $700."""

from typing import Final

from game.engine.contents import Card
from game.engine.expansions.horses.hostages.hostage import Hostage
from game.engine.expansions.horses.hostages.taking import ZEALOT
from game.engine.expansions.horses.ride import RIDE
from game.engine.state import Bandit, State

WORTH: Final = 700


class Zealot(Hostage):
    """They may still be played."""

    key = ZEALOT

    def ransom(self, state: State, bandit: Bandit) -> int:
        return WORTH

    def dud(self, state: State, card: Card) -> str | None:
        return self.key if card.action == RIDE and self.is_with(state, card.bandit) else None
