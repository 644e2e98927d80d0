"""THE STAGECOACH: two spaces beside a car. Each round it falls back one car, with who is in and on it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from game.engine.events import Event
from game.engine.expansions.horses.box import HorsesRule
from game.engine.state import State
from game.engine.step import Step
from game.engine.table import Table
from game.engine.train import INSIDE, LOCOMOTIVE, ROOF, Vehicle
from game.engine.written import whole_number

COACH: Final = "coach"


class Stagecoach(HorsesRule):
    """On the roofs one steps across to it; shots and punches pass on both levels."""

    key = COACH
    vehicles = (Vehicle(COACH, LOCOMOTIVE, crossed=(ROOF,), landed=(INSIDE, ROOF), seen=(INSIDE, ROOF)),)

    def between_rounds(self, state: State) -> tuple[Step, ...]:
        return (CoachFallsBack(),)

    def read_position(self, state: State, position: Mapping[str, Any]) -> None:
        beside = whole_number(COACH, position.get(COACH, LOCOMOTIVE), 0, state.train.caboose)
        state.train = state.train.moved(COACH, beside)

    def write_position(self, state: State) -> Mapping[str, Any]:
        return {COACH: coach_car(state)}


@dataclass(frozen=True, slots=True)
class CoachFellBack(Event):
    """The stagecoach fell back from beside one car to beside the next."""

    start_car: int
    end_car: int

    @staticmethod
    def do(state: State, start_car: int, end_car: int) -> None:
        state.train = state.train.moved(COACH, end_car)


class CoachFallsBack(Step):
    """One car, unless it is beside the Caboose."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        beside = coach_car(table.state)
        if beside < table.state.train.caboose:
            table.tell(CoachFellBack, beside, beside + 1)


def coach_car(state: State) -> int:
    """The car beside which the stagecoach stands."""
    return state.train.car[coach_inside(state)]


def coach_inside(state: State) -> int:
    """The space inside the stagecoach."""
    return state.train.space(f"{COACH}.{INSIDE}")


def coach_roof(state: State) -> int:
    """The space on its roof."""
    return state.train.space(f"{COACH}.{ROOF}")
