"""TEACHER: the Punch cards of whoever holds her have no effect; $800."""

from typing import Final

from game.engine.contents import PUNCH, Card
from game.engine.expansions.horses.hostages.hostage import Hostage
from game.engine.expansions.horses.hostages.taking import TEACHER
from game.engine.state import Bandit, State

WORTH: Final = 800


class Teacher(Hostage):
    """They may still be played."""

    key = TEACHER

    def ransom(self, state: State, bandit: Bandit) -> int:
        return WORTH

    def dud(self, state: State, card: Card) -> str | None:
        return self.key if card.action == PUNCH and self.is_with(state, card.bandit) else None
