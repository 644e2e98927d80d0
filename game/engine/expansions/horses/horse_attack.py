"""HORSE ATTACK: the bandits come from behind, and car by car each chooses in secret to board or to ride on.

Ruling of this file: one rider left alone chooses at once where to board, from the car to which he has come on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from game.engine.events import Event
from game.engine.expansions.horses.box import HorsesRule
from game.engine.expansions.horses.herd import HORSE, put_horses
from game.engine.option import Option
from game.engine.phases.starting_spaces import PlaceBandits
from game.engine.phases.together import Together, Unseal
from game.engine.state import State
from game.engine.step import Decision, Step
from game.engine.table import Table
from game.engine.view import Beside

KEY: Final = "horse_attack"
HORSEBACK: Final = "horseback"  # the space of who rides beside the train, and of who has ridden away
FIRST_CAR: Final = 1  # neither the Locomotive nor the stagecoach can be boarded


@dataclass(frozen=True)
class Attack:
    """The car that the riders have come to, and who still rides."""

    car: int
    riders: tuple[str, ...]


class HorseAttack(HorsesRule):
    """Instead of the usual starting spaces."""

    key = KEY
    replaces = (PlaceBandits,)
    apart = (HORSEBACK,)

    def set_up(self, table: Table) -> None:
        state = table.state
        for bandit in state.bandits.values():
            bandit.space = horseback(state)
        state.own[KEY] = Attack(state.train.caboose, tuple(bandit.name for bandit in state.bandit_order()))

    def instead(self, state: State, step: Step) -> tuple[Step, ...]:
        return (ComeUp(state.train.caboose),)

    def beside(self, state: State) -> tuple[Beside, ...]:
        attack: Attack = state.own[KEY]
        return tuple(Beside(HORSE, attack.car) for _ in attack.riders)

    def read_position(self, state: State, position: Mapping[str, Any]) -> None:
        state.own[KEY] = Attack(FIRST_CAR, ())


@dataclass(frozen=True, slots=True)
class RidersCameOn(Event):
    """Those who did not board rode on, to the next car forward."""

    bandits: tuple[str, ...]
    car: int

    @staticmethod
    def do(state: State, bandits: tuple[str, ...], car: int) -> None:
        state.own[KEY] = Attack(car, bandits)


@dataclass(frozen=True, slots=True)
class TrainBoarded(Event):
    """A bandit came from his horse into a car; the horse stays beside it."""

    bandit: str
    car: int

    @staticmethod
    def do(state: State, bandit: str, car: int) -> None:
        state.bandits[bandit].space = state.train.insides[car]
        put_horses(state, (), (car,))
        attack: Attack = state.own[KEY]
        state.own[KEY] = replace(attack, riders=tuple(name for name in attack.riders if name != bandit))


@dataclass(frozen=True, slots=True)
class ComeUp(Step):
    """The riders come to a car, and choose there."""

    car: int

    def run(self, table: Table) -> None:
        attack: Attack = table.state.own[KEY]
        riders = attack.riders
        if not riders:
            return
        if attack.car != self.car:
            table.tell(RidersCameOn, riders, self.car)
        if self.car == FIRST_CAR:
            table.begin()
            for bandit in riders:
                table.also(TrainBoarded, bandit, FIRST_CAR)
        elif len(riders) == 1:
            table.then(ChooseCar(riders[0], self.car))
        else:
            table.then(*(BoardOrRideOn(bandit, self.car) for bandit in riders), Unseal(), ComeUp(self.car - 1))


@dataclass(frozen=True, slots=True)
class Board(Option):
    """Board the car that has been reached."""

    def words(self, state: State) -> str:
        return "board"


@dataclass(frozen=True, slots=True)
class RideOn(Option):
    """Ride on to the next car."""

    def words(self, state: State) -> str:
        return "ride on"


BOARD, RIDE_ON = Board(), RideOn()


@dataclass(frozen=True, slots=True)
class BoardOrRideOn(Together):
    """A rider's choice beside a car."""

    bandit: str
    car: int

    def seat(self, state: State) -> int:
        return state.bandits[self.bandit].player

    def options(self, state: State) -> Sequence[Option]:
        return (BOARD, RIDE_ON)

    def come_about(self, table: Table, option: Option) -> None:
        if option == BOARD:
            table.also(TrainBoarded, self.bandit, self.car)


@dataclass(frozen=True, slots=True)
class BoardCar(Option):
    """Board a car further on."""

    car: int

    def words(self, state: State) -> str:
        return f"board {self.car}"


@dataclass(frozen=True, slots=True)
class ChooseCar(Decision):
    """The last rider chooses at once where he boards."""

    bandit: str
    car: int

    def seat(self, state: State) -> int:
        return state.bandits[self.bandit].player

    def options(self, state: State) -> Sequence[Option]:
        return [BoardCar(car) for car in range(self.car, FIRST_CAR - 1, -1)]

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, BoardCar)
        table.tell(TrainBoarded, self.bandit, option.car)


def horseback(state: State) -> int:
    """The space of those who ride beside the train, or have ridden away."""
    return state.train.space(HORSEBACK)
