"""BANKER: no drawback; $1000, once, to who owns a strongbox at the end."""

from typing import Final

from game.engine.contents import STRONGBOX
from game.engine.expansions.horses.hostages.hostage import Hostage
from game.engine.expansions.horses.hostages.taking import BANKER
from game.engine.state import Bandit, State

WORTH: Final = 1000


class Banker(Hostage):
    """A strongbox that has been shared out is owned by nobody."""

    key = BANKER

    def ransom(self, state: State, bandit: Bandit) -> int:
        return WORTH if any(loot.kind == STRONGBOX for loot in bandit.loot) else 0
