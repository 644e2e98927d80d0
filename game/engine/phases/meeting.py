"""MEETING THE MARSHAL: whoever is inside his car gets a neutral bullet and goes to its roof."""

from game.engine.events import MarshalMet
from game.engine.step import Step
from game.engine.table import Table

CAUSE = "meeting"


class Meeting(Step):
    """All bandits inside the Marshal's car are met at once, as one group; after every change of position."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        met = [bandit.name for bandit in state.bandit_order() if bandit.space == state.marshal]
        if not met:
            return
        table.tell(MarshalMet, state.marshal, tuple(met), len(met) <= state.neutral)
        table.hit_all(met)
        roof = state.train.other_level[state.marshal]
        for index, bandit in enumerate(met):
            table.move(bandit, roof, CAUSE, together=index > 0)
