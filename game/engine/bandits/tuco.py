"""TUCO: he may also shoot at the bandits on the other level of his car."""

from game.engine.bandits.power import Power
from game.engine.contents import FIRE, TUCO
from game.engine.state import State


class Tuco(Power):
    """He adds targets, so he stands on the list before Belle, who takes herself out."""

    key = TUCO

    def targets(self, state: State, attacker: str, action: str, targets: list[str]) -> list[str]:
        if attacker != TUCO or action != FIRE or not self.holds(state):
            return targets
        above_or_below = state.train.other_level[state.bandits[TUCO].space]
        return targets + [bandit.name for bandit in state.at(above_or_below)]
