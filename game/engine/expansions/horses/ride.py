"""RIDE: on a horse beside one's car 0 to 3 cars either way, to inside a car or inside the stagecoach beside one."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from game.engine.actions.action import Action
from game.engine.contents import Card
from game.engine.events import Event
from game.engine.expansions.horses.box import HorsesRule
from game.engine.expansions.horses.herd import horses, put_horses
from game.engine.expansions.horses.stagecoach import coach_car, coach_inside
from game.engine.option import Option
from game.engine.state import Setup, State
from game.engine.step import Step
from game.engine.table import Table

RIDE: Final = "ride"
FARTHEST: Final = 3  # cars, measured along the train


class RideCard(HorsesRule):
    """One more action card for each bandit."""

    key = RIDE
    walks = (RIDE,)

    def deck(self, setup: Setup, bandit: str, actions: Sequence[str]) -> Sequence[str]:
        return (*actions, RIDE)

    def resolution(self, card: Card) -> Step | None:
        return Ride(card.bandit) if card.action == RIDE else None


@dataclass(frozen=True, slots=True)
class HorseRidden(Event):
    """A bandit rode a horse from beside one car to beside another, or on the spot."""

    bandit: str
    start_car: int
    end_car: int

    @staticmethod
    def do(state: State, bandit: str, start_car: int, end_car: int) -> None:
        put_horses(state, (start_car,), (end_car,))


@dataclass(frozen=True, slots=True)
class RideTo(Option):
    """Ride to a space: where the action itself leads, before Marshal or hostage."""

    space: int

    def words(self, state: State) -> str:
        return f"ride {state.train.names[self.space]}"


@cache
def ride_to(space: int) -> RideTo:
    """The option, made once."""
    return RideTo(space)


class Ride(Action):
    """A Ride card. It must be done if possible; 0 cars lead in from a roof, or between a car and the stagecoach."""

    __slots__ = ()

    name = RIDE

    def options(self, state: State) -> Sequence[Option]:
        train = state.train
        car = train.car[state.bandits[self.bandit].space]
        if car not in horses(state):
            return ()
        found = [ride_to(space) for space in train.insides if abs(train.car[space] - car) <= FARTHEST]
        if abs(coach_car(state) - car) <= FARTHEST:
            found.append(ride_to(coach_inside(state)))
        return found

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, RideTo)
        train = table.state.train
        start = table.state.bandits[self.bandit].space
        table.tell(HorseRidden, self.bandit, train.car[start], train.car[option.space])
        if option.space != start:
            table.move(self.bandit, option.space, RIDE, together=True)

    def idle_reason(self, state: State) -> str:
        return "no-horse"
