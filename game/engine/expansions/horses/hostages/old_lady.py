"""OLD LADY: a Move on roofs is exactly one step; $500 for each jewel."""

from collections.abc import Sequence
from typing import Final

from game.engine.actions.move import Move, MoveTo
from game.engine.contents import JEWEL
from game.engine.expansions.horses.hostages.hostage import Hostage
from game.engine.expansions.horses.hostages.taking import OLD_LADY
from game.engine.option import Option
from game.engine.state import Bandit, State
from game.engine.step import Decision

FOR_A_JEWEL: Final = 500


class OldLady(Hostage):
    """The step between the stagecoach and the roof beside it is one too. Inside, a Move is one step anyway."""

    key = OLD_LADY
    amends = (Move,)

    def ransom(self, state: State, bandit: Bandit) -> int:
        return FOR_A_JEWEL * sum(loot.kind == JEWEL for loot in bandit.loot)

    def amend(self, state: State, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        assert isinstance(decision, Move)
        if not self.is_with(state, decision.bandit):
            return options
        next_ones = state.train.steps[state.bandits[decision.bandit].space]
        return [option for option in options if not isinstance(option, MoveTo) or option.space in next_ones]
