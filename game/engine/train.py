"""The places of the train and how they touch. Actions read these tables; none of them counts cars."""

from collections.abc import Sequence
from functools import cache
from typing import Final

INSIDE, ROOF = "in", "roof"
LOCOMOTIVE: Final = 0
REACH: Final = {INSIDE: 1, ROOF: 3}  # how many cars a Move may cover on each level
SIGHT: Final = {INSIDE: 1, ROOF: 99}  # how many cars away a bandit can be seen
FORWARD, BACK = -1, 1


class Train:
    """The tables of one train: the Locomotive is car 0, the Caboose the last.

    A space is a small number; every table is indexed by it. `names` writes it: `2.in`, `2.roof`.
    `cars` are the names of the cars behind the Locomotive, from the first to the Caboose.
    """

    def __init__(self, cars: Sequence[str]) -> None:
        self.cars = tuple(cars)
        self.caboose = len(self.cars)
        numbers = range(self.caboose + 1)
        places = [(car, level) for car in numbers for level in (INSIDE, ROOF)]
        at = {place: space for space, place in enumerate(places)}
        ahead = [self._reached(at, place, FORWARD) for place in places]
        behind = [self._reached(at, place, BACK) for place in places]
        self.spaces = range(len(places))
        self.names = tuple(f"{car}.{level}" for car, level in places)
        self.car = tuple(car for car, _ in places)
        self.is_roof = tuple(level == ROOF for _, level in places)
        self.roofs = tuple(at[car, ROOF] for car in numbers)
        self.insides = tuple(at[car, INSIDE] for car in numbers)
        self.other_level = tuple(at[car, INSIDE if level == ROOF else ROOF] for car, level in places)
        self.moves = tuple(
            (*a[: REACH[level]], *b[: REACH[level]]) for a, b, (_, level) in zip(ahead, behind, places, strict=True)
        )
        self.neighbours = tuple((*a[:1], *b[:1]) for a, b in zip(ahead, behind, strict=True))
        self.forward = tuple(a[0] if a else None for a in ahead)
        self.back = tuple(b[0] if b else None for b in behind)
        self.lines_of_sight = tuple(
            tuple(tuple(line[: SIGHT[level]]) for line in (a, b) if line)
            for a, b, (_, level) in zip(ahead, behind, places, strict=True)
        )

    @staticmethod
    def _reached(at: dict[tuple[int, str], int], place: tuple[int, str], way: int) -> list[int]:
        """The spaces of the same level one after the other in a direction."""
        car, level = place
        found = []
        while (car := car + way, level) in at:
            found.append(at[car, level])
        return found

    def space(self, name: str) -> int:
        """The space written `2.roof`.

        Raises ValueError when the train has no such space.
        """
        return self.names.index(name)

    def further(self, origin: int, space: int) -> int | None:
        """The next space of the same level beyond `space`, seen from `origin`; None at the train's end."""
        if self.car[space] > self.car[origin]:
            return self.back[space]
        return self.forward[space]

    def distance(self, one: int, other: int) -> int:
        """How many cars lie between two spaces, whatever their levels; 0 in the same car."""
        return abs(self.car[one] - self.car[other])


@cache
def train_of(cars: tuple[str, ...]) -> Train:
    """The tables for these cars, made once."""
    return Train(cars)
