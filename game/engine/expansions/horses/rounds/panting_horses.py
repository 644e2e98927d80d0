"""PANTING HORSES: the horse nearest the Caboose leaves the game, with five or six players two of them."""

from dataclasses import dataclass

from game.engine.contents import SMALL_TABLE
from game.engine.events import Event
from game.engine.expansions.horses.box import HorsesEvent
from game.engine.expansions.horses.herd import horses, put_horses
from game.engine.state import State
from game.engine.table import Table


class PantingHorses(HorsesEvent):
    """It touches no bandit."""

    key = "panting_horses"

    def touches(self, state: State) -> tuple[str, ...]:
        return ()

    def happen(self, table: Table) -> None:
        state = table.state
        number = 2 if len(state.players) > SMALL_TABLE else 1
        last = horses(state)[-number:]
        if last:
            table.also(HorsesDroppedOut, last)


@dataclass(frozen=True, slots=True)
class HorsesDroppedOut(Event):
    """The horses beside these cars left the game."""

    cars: tuple[int, ...]

    @staticmethod
    def do(state: State, cars: tuple[int, ...]) -> None:
        put_horses(state, cars, ())
