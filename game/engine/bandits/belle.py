"""BELLE: she is no target of Fire or Punch while another bandit is a possible target of the card."""

from game.engine.bandits.power import Power
from game.engine.contents import BELLE
from game.engine.state import State


class Belle(Power):
    """She still blocks the sight along the roofs."""

    key = BELLE

    def targets(self, state: State, attacker: str, action: str, targets: list[str]) -> list[str]:
        if BELLE not in targets or len(targets) == 1 or not self.holds(state):
            return targets
        return [target for target in targets if target != BELLE]
