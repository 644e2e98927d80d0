"""HIGHER SPEED: one car back go all bandits on the train's roofs, then all horses, the stagecoach, the Shotgun.

Ruling of this file: after each of these steps whoever is on the Shotgun's roof meets him.
"""

from dataclasses import dataclass

from game.engine.events import Event
from game.engine.expansions.horses.box import HorsesEvent
from game.engine.expansions.horses.herd import horses, put_horses
from game.engine.expansions.horses.shotgun import ShotgunFollows
from game.engine.expansions.horses.stagecoach import CoachFallsBack
from game.engine.state import State
from game.engine.step import Step
from game.engine.table import Table


class HigherSpeed(HorsesEvent):
    """At the Caboose they stay."""

    key = "higher_speed"

    def touches(self, state: State) -> tuple[str, ...]:
        return tuple(bandit.name for bandit in state.bandit_order() if state.train.is_car_roof[bandit.space])

    def happen(self, table: Table) -> None:
        state = table.state
        table.then(HorsesFallBack(), CoachFallsBack(), ShotgunFollows())
        for bandit in self.touches(state):
            back = state.train.back[state.bandits[bandit].space]
            if back is not None:
                table.move(bandit, back, self.key, together=True)


@dataclass(frozen=True, slots=True)
class HorsesFellBack(Event):
    """All horses fell back, from beside these cars each to beside the next."""

    cars: tuple[int, ...]

    @staticmethod
    def do(state: State, cars: tuple[int, ...]) -> None:
        put_horses(state, cars, tuple(car + 1 for car in cars))


class HorsesFallBack(Step):
    """One car each; those beside the Caboose stay."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        cars = tuple(car for car in horses(table.state) if car < table.state.train.caboose)
        if cars:
            table.tell(HorsesFellBack, cars)
