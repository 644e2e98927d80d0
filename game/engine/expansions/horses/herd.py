"""THE HORSES: one for each bandit, beside the cars. From the attack on they are nobody's."""

from collections.abc import Mapping
from typing import Any, Final

from game.engine.expansions.horses.box import HorsesRule
from game.engine.state import State
from game.engine.table import Table
from game.engine.view import Beside
from game.engine.written import listed, whole_number

KEY: Final = "horses"
HORSE: Final = "horse"


class Horses(HorsesRule):
    """Its own data are the cars beside which horses stand, one for each horse, from the Locomotive back."""

    key = KEY

    def set_up(self, table: Table) -> None:
        table.state.own[KEY] = ()

    def beside(self, state: State) -> tuple[Beside, ...]:
        return tuple(Beside(HORSE, car) for car in horses(state))

    def read_position(self, state: State, position: Mapping[str, Any]) -> None:
        cars = [whole_number(KEY, car, 0, state.train.caboose) for car in listed(KEY, position.get(KEY, []))]
        state.own[KEY] = tuple(sorted(cars))

    def write_position(self, state: State) -> Mapping[str, Any]:
        return {KEY: list(horses(state))}


def horses(state: State) -> tuple[int, ...]:
    """The cars beside which horses stand."""
    cars: tuple[int, ...] = state.own[KEY]
    return cars


def put_horses(state: State, gone: tuple[int, ...], new: tuple[int, ...]) -> None:
    """Take horses from beside some cars and put others beside some: for events."""
    left = list(horses(state))
    for car in gone:
        left.remove(car)
    state.own[KEY] = tuple(sorted([*left, *new]))
