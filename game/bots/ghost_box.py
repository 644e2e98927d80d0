"""With the Ghost box: nobody may leave the suitcase to Ghost, who wins with it."""

from game.bots.insight import Insight
from game.engine.contents import GHOST
from game.engine.expansions.ghost_box.box import NAME, STOPPED_BY
from game.engine.expansions.ghost_box.suitcase import THE_SUITCASE
from game.engine.state import Bandit, State

LOSS, OTHERS_LOSS = 1.0, 0.2  # of what he loses, what it is worth to others, with the suitcase and without
SHOT, LAST_SHOT = 60, 140  # what a bullet in front of him is worth; the one that costs him a card
IN_REACH = -150  # to stand beside him with the suitcase


class GhostBoxInsight(Insight):
    """Ghost comes for the suitcase."""

    key = NAME

    def standing(self, state: State, bandit: Bandit, space: int) -> float:
        """What it means for a bandit's suitcase to stand in a space."""
        if THE_SUITCASE not in bandit.loot or bandit.name == GHOST:
            return 0
        return IN_REACH if state.bandits[GHOST].space == space else 0

    def bullet(self, state: State, victim: str) -> float | None:
        """Each lies in front of Ghost; the last of them costs him a card."""
        if victim != GHOST:
            return None
        return LAST_SHOT if len(state.bandits[GHOST].wounds) % STOPPED_BY == STOPPED_BY - 1 else SHOT

    def rivalry(self, state: State, victim: Bandit) -> float | None:
        """Ghost must not keep the suitcase."""
        if victim.name != GHOST:
            return None
        return LOSS if THE_SUITCASE in victim.loot else OTHERS_LOSS
