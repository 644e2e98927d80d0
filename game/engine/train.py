"""The places of the train, and of what goes beside it, and how they touch. Actions read these tables."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Final, NamedTuple

INSIDE, ROOF = "in", "roof"
LEVELS: Final = (INSIDE, ROOF)
LOCOMOTIVE: Final = 0
REACH: Final = {INSIDE: 1, ROOF: 3}  # how many steps a Move may take on each level
SIGHT: Final = {INSIDE: 1, ROOF: 99}  # how many cars away a bandit can be seen
FORWARD, BACK = -1, 1

Spaces = tuple[int, ...]


class Vehicle(NamedTuple):
    """Something that goes beside a car of the train, with an inside and a roof of its own.

    `crossed`, `landed` and `seen` are the levels on which a Move, the victim of a Punch and a shot pass between it
    and the car `beside`.
    """

    name: str
    beside: int
    crossed: tuple[str, ...] = ()
    landed: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()


class Train:
    """The tables of one train: the Locomotive is car 0, the Caboose the last.

    A space is a small number; every table is indexed by it. `names` writes it: `2.in`, `2.roof`. `cars` are the
    names of the cars behind the Locomotive, from the first to the Caboose. The spaces of the `vehicles` beside the
    train come after the train's own; last come those `apart`, which touch nothing and lie on no table.

    `is_roof` tells the upper level of anything; `on_train`, `is_car_roof` and `is_inside_car` only know the train's
    own spaces. `car` is the car in, on or beside which a space lies. `moves` are the ends of a Move, `steps` those of
    its first step; `landings` are where a Punch may lead, `neighbours` the next cars of the train on the same level.
    """

    def __init__(self, cars: Sequence[str], vehicles: Sequence[Vehicle] = (), apart: Sequence[str] = ()) -> None:
        self.cars = tuple(cars)
        self.vehicles = tuple(vehicles)
        self.apart = tuple(apart)
        self.caboose = len(self.cars)
        numbers = range(self.caboose + 1)
        own = [(car, level) for car in numbers for level in LEVELS]
        aside = [(vehicle, level) for vehicle in self.vehicles for level in LEVELS]
        self._at = {place: space for space, place in enumerate(own)}
        self._of = dict(enumerate(own))
        self._aside = dict(enumerate(aside, len(own)))
        self._ahead = [self._reached(place, FORWARD) for place in own]
        self._behind = [self._reached(place, BACK) for place in own]
        self.spaces = range(len(own) + len(aside) + len(self.apart))
        self.places = (
            *(f"{car}.{level}" for car, level in own),
            *(f"{vehicle.name}.{level}" for vehicle, level in aside),
        )
        self.names = (*self.places, *self.apart)
        beyond = (self.caboose,) * len(self.apart)
        self.car = (*(car for car, _ in own), *(vehicle.beside for vehicle, _ in aside), *beyond)
        self.is_roof = tuple(name.endswith(f".{ROOF}") for name in self.names)
        self.on_train = tuple(space in self._of for space in self.spaces)
        self.is_car_roof = tuple(train and roof for train, roof in zip(self.on_train, self.is_roof, strict=True))
        self.is_inside_car = tuple(train and not roof for train, roof in zip(self.on_train, self.is_roof, strict=True))
        self.roofs = tuple(self._at[car, ROOF] for car in numbers)
        self.insides = tuple(self._at[car, INSIDE] for car in numbers)
        self.other_level = tuple(self._other_level(space) for space in self.spaces)
        self.forward = tuple(self._next(self._ahead, space) for space in self.spaces)
        self.back = tuple(self._next(self._behind, space) for space in self.spaces)
        self.neighbours = tuple(
            tuple(end for end in ends if end is not None) for ends in zip(self.forward, self.back, strict=True)
        )
        self.moves = tuple(self._moves(space, REACH) for space in self.spaces)
        self.steps = tuple(self._moves(space, dict.fromkeys(LEVELS, 1)) for space in self.spaces)
        self.landings = tuple(
            (*self.neighbours[space], *self._across(space, attrgetter("landed"))) for space in self.spaces
        )
        self.lines_of_sight = tuple(self._lines_of_sight(space) for space in self.spaces)

    def space(self, name: str) -> int:
        """The space written `2.roof`.

        Raises ValueError when the train has no such space.
        """
        return self.names.index(name)

    def further(self, origin: int, space: int) -> int | None:
        """The next space beyond `space`, seen from `origin`; None at the train's end, and where one is not on it."""
        if not (self.on_train[origin] and self.on_train[space]):
            return None
        if self.car[space] > self.car[origin]:
            return self.back[space]
        return self.forward[space]

    def distance(self, one: int, other: int) -> int:
        """How many cars lie between two spaces, whatever their levels; 0 in the same car."""
        return abs(self.car[one] - self.car[other])

    def moved(self, name: str, beside: int) -> "Train":
        """The tables with a vehicle beside another car; every space keeps its number."""
        vehicles = (one._replace(beside=beside) if one.name == name else one for one in self.vehicles)
        return train_of(self.cars, tuple(vehicles), self.apart)

    def _reached(self, place: tuple[int, str], way: int) -> list[int]:
        """The train's spaces of the same level one after the other in a direction."""
        car, level = place
        found = []
        while (car := car + way, level) in self._at:
            found.append(self._at[car, level])
        return found

    def _next(self, lines: list[list[int]], space: int) -> int | None:
        return lines[space][0] if space in self._of and lines[space] else None

    def _other_level(self, space: int) -> int:
        if space in self._of or space in self._aside:
            return space - 1 if self.is_roof[space] else space + 1
        return space

    def _across(self, space: int, passed: Callable[[Vehicle], tuple[str, ...]]) -> Spaces:
        """Where one passes to or from the vehicles, on the levels that each has for it."""
        found = []
        for number, (vehicle, level) in self._aside.items():
            if level not in passed(vehicle):
                continue
            foot = self._at[vehicle.beside, level]
            if space == foot:
                found.append(number)
            elif space == number:
                found.append(foot)
        return tuple(found)

    def _moves(self, space: int, reach: dict[str, int]) -> Spaces:
        """Where a Move of so many steps may end: a vehicle is entered with the last step, and left with the first."""
        if space in self._of:
            car, level = self._of[space]
            steps = reach[level]
            entered = (
                number
                for number, (vehicle, high) in self._aside.items()
                if high == level and level in vehicle.crossed and abs(vehicle.beside - car) < steps
            )
            return (*self._ahead[space][:steps], *self._behind[space][:steps], *entered)
        vehicle, level = self._aside.get(space, (None, ""))
        if vehicle is None or level not in vehicle.crossed:
            return ()
        foot, left = self._at[vehicle.beside, level], reach[level] - 1
        return (foot, *self._ahead[foot][:left], *self._behind[foot][:left])

    def _lines_of_sight(self, space: int) -> tuple[Spaces, ...]:
        """What is seen from a space, line by line, the nearest first."""
        across = self._across(space, attrgetter("seen"))
        along = (self._ahead[space], self._behind[space]) if space in self._of else ()
        reach = SIGHT[ROOF if self.is_roof[space] else INSIDE]
        return (*(tuple(line[:reach]) for line in along if line), *((end,) for end in across))


@cache
def train_of(cars: tuple[str, ...], vehicles: tuple[Vehicle, ...] = (), apart: tuple[str, ...] = ()) -> Train:
    """The tables for these cars and vehicles, made once."""
    return Train(cars, vehicles, apart)
