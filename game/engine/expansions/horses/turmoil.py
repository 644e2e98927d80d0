"""TURMOIL: a turn in which all choose in secret, as if at the same time; then it comes about in player order."""

from typing import Final

from game.engine.expansions.horses.box import HorsesRule
from game.engine.option import Option
from game.engine.phases.scheming import Plan
from game.engine.phases.together import Unseal, seal
from game.engine.state import State
from game.engine.step import Step
from game.engine.table import Table

TURMOIL: Final = "Z"


class Turmoil(HorsesRule):
    """Cards go on the pile face up, but for one that Ghost hides on his first turn of the round."""

    key = "turmoil"
    turns = (TURMOIL,)
    replaces = (Plan,)

    def instead(self, state: State, step: Step) -> tuple[Step, ...]:
        assert isinstance(step, Plan)
        if step.kind != TURMOIL:
            return (step,)
        chosen = PlanTogether(step.player, step.kind, step.opening)
        last = state.player_order()[-1].seat
        return (chosen, Unseal()) if step.player == last else (chosen,)


class PlanTogether(Plan):
    """A player's turn in a turmoil."""

    __slots__ = ()

    together = True

    def choose(self, table: Table, option: Option) -> None:
        seal(table, self, option)

    def come_about(self, table: Table, option: Option) -> None:
        super().choose(table, option)
