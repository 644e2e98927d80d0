"""With the Ghost box: nobody may leave the suitcase to Ghost, who wins with it."""

from game.bots.insight import Insight
from game.engine.contents import GHOST
from game.engine.expansions.ghost_box.box import KEY, NAME, STOPPED_BY
from game.engine.expansions.ghost_box.suitcase import THE_SUITCASE
from game.engine.state import Bandit, State

LOSS = 1.0  # of the suitcase's worth, what it is worth to get it away from him
SHOT, LAST_SHOT = 60, 140  # what a bullet in front of him is worth; the one that costs him a card
IN_REACH = -150  # to stand beside him with the suitcase


def is_ghost(state: State, bandit: str) -> bool:
    """Whether a bandit is the Ghost whom the game itself plays."""
    return bandit == GHOST and KEY in state.own


def has_suitcase(bandit: Bandit) -> bool:
    """Whether a bandit carries the suitcase."""
    return THE_SUITCASE in bandit.loot


def bullet_worth(state: State) -> float:
    """What it is worth that Ghost gets one more bullet."""
    return LAST_SHOT if len(state.bandits[GHOST].wounds) % STOPPED_BY == STOPPED_BY - 1 else SHOT


class GhostBoxInsight(Insight):
    """Ghost comes for the suitcase."""

    key = NAME

    def standing(self, state: State, bandit: Bandit, space: int) -> float:
        """What it means for a bandit's suitcase to stand in a space."""
        if not has_suitcase(bandit) or bandit.name == GHOST:
            return 0
        return IN_REACH if state.bandits[GHOST].space == space else 0
