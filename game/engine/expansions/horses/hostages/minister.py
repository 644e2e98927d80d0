"""MINISTER: one card fewer at the start of each round; $900."""

from typing import Final

from game.engine.expansions.horses.hostages.hostage import Hostage
from game.engine.expansions.horses.hostages.taking import MINISTER
from game.engine.state import Bandit, State

WORTH: Final = 900
FEWER: Final = 1


class Minister(Hostage):
    """Of a player with two bandits the common hand is smaller."""

    key = MINISTER

    def ransom(self, state: State, bandit: Bandit) -> int:
        return WORTH

    def hand_size(self, state: State, seat: int, size: int) -> int:
        holds = any(self.is_with(state, bandit) for bandit in state.players[seat].bandits)
        return size - FEWER if holds else size
