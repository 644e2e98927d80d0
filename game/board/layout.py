"""Where everything belongs: the pose of each piece for a position. It only reads."""

from dataclasses import dataclass
from typing import Protocol

from game.board.motion import Pose
from game.engine.contents import Loot
from game.engine.state import State

MARSHAL, ELF = "marshal", "elf"
RIGHT_END_LOOKS_LEFT = 0  # in the Locomotive there is nothing further to look at


class Places(Protocol):
    """The train's geometry, as layout needs it; lengths in units of the window."""

    def stand(self, car: int, roof: bool, place: int, count: int) -> Pose:
        """Where the `place`-th of `count` in a space has his feet."""
        ...

    def loot(self, car: int, roof: bool, index: int, count: int) -> Pose:
        """Where the `index`-th of `count` tokens lies."""
        ...

    def space_rect(self, car: int, roof: bool) -> tuple[float, float, float, float]:
        """The part of the picture that is a space: x, y, width, height."""
        ...


@dataclass(frozen=True)
class Lying:
    """A token on the floor."""

    space: int
    token: Loot
    pose: Pose


@dataclass(frozen=True)
class Layout:
    """The poses of the pieces of one position."""

    actors: dict[str, Pose]
    loot: tuple[Lying, ...]


def layout(state: State, places: Places) -> Layout:
    """Where every piece of a position belongs."""
    return Layout(_actors(state, places), _loot(state, places))


def occupants(state: State) -> dict[int, list[str]]:
    """Who stands where: bandits in seat order, then the Elf, then the Marshal."""
    found: dict[int, list[str]] = {}
    for bandit in state.bandits.values():
        found.setdefault(bandit.space, []).append(bandit.name)
    elf = state.own.get(ELF)
    if elf is not None:
        found.setdefault(elf.space, []).append(ELF)
    found.setdefault(state.marshal, []).append(MARSHAL)
    return found


def _actors(state: State, places: Places) -> dict[str, Pose]:
    train = state.train
    return {
        name: places.stand(train.car[space], train.is_roof[space], place, len(names))
        for space, names in occupants(state).items()
        for place, name in enumerate(names)
    }


def _loot(state: State, places: Places) -> tuple[Lying, ...]:
    train = state.train
    return tuple(
        Lying(space, token, places.loot(train.car[space], train.is_roof[space], index, len(tokens)))
        for space, tokens in enumerate(state.floor)
        for index, token in enumerate(sorted(tokens, key=lambda token: token.kind, reverse=True))
    )
