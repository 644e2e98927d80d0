"""END OF A ROUND: the round card's event; the first player's token goes on clockwise; what comes between rounds."""

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.contents import ROUNDS
from game.engine.events import EventBegan, FirstPlayerPassed, PhaseBegan
from game.engine.phases.scoring import Scoring
from game.engine.state import EVENT
from game.engine.step import Step
from game.engine.table import Table


class TriggerEvent(Step):
    """The event printed on the round card comes about, if it bears one and events are played."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        event = state.rules.events.get(state.round_card.name)
        if event is None:
            return
        table.tell(PhaseBegan, EVENT)
        table.tell(EventBegan, event.key, event.touches(state))
        table.begin()
        event.happen(table)


@dataclass(frozen=True, slots=True)
class NextRound(Step):
    """After the fifth round the money is counted; before, another round begins with `steps`."""

    steps: Callable[[], tuple[Step, ...]]

    def run(self, table: Table) -> None:
        state = table.state
        if state.round_number == ROUNDS:
            table.then(Scoring())
            return
        table.tell(FirstPlayerPassed, (state.first + 1) % len(state.players))
        between = [step for rule in state.rules.between for step in rule.between_rounds(state)]
        table.then(*between, *self.steps())
