"""POKER PLAYER: whoever holds him has no power; $250 for each purse."""

from typing import Final

from game.engine.contents import PURSE
from game.engine.expansions.horses.hostages.hostage import Hostage
from game.engine.expansions.horses.hostages.taking import POKER_PLAYER
from game.engine.state import Bandit, State

FOR_A_PURSE: Final = 250


class PokerPlayer(Hostage):
    """Of a player with two bandits he takes Doc's or Ghost's power only if that bandit holds him."""

    key = POKER_PLAYER

    def ransom(self, state: State, bandit: Bandit) -> int:
        return FOR_A_PURSE * sum(loot.kind == PURSE for loot in bandit.loot)

    def takes_power(self, state: State, bandit: str) -> bool:
        return self.is_with(state, bandit)
