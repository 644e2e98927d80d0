"""TAKE IT ALL!: the second strongbox is put inside the Marshal's car."""

from game.engine.events import StrongboxPlaced
from game.engine.rule import RoundEvent
from game.engine.state import State
from game.engine.table import Table


class TakeItAll(RoundEvent):
    """It touches nobody by itself."""

    key = "take_it_all"

    def touches(self, state: State) -> tuple[str, ...]:
        return ()

    def happen(self, table: Table) -> None:
        if table.state.strongboxes_aside:
            table.also(StrongboxPlaced, table.state.marshal)
