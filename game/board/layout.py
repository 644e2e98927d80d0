"""Where everything belongs: the pose of each piece for a position. It only reads."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.board.motion import Pose
from game.board.train_shape import TrainShape
from game.engine.contents import Loot
from game.engine.state import State
from game.expansions import book

MARSHAL = "marshal"


@dataclass(frozen=True)
class Lying:
    """A token on the floor. Tokens of a kind at the same pose lie in a stack."""

    space: int
    token: Loot
    pose: Pose


@dataclass(frozen=True)
class Layout:
    """The poses of the pieces of one position, and the space of each actor."""

    actors: dict[str, Pose]
    spaces: dict[str, int]
    loot: tuple[Lying, ...]

    def facing(self, looks: Mapping[str, Pose]) -> "Layout":
        """The same, but actors look where these poses do."""
        actors = self.actors.items()
        return replace(self, actors={name: replace(pose, flip=looks.get(name, pose).flip) for name, pose in actors})


def layout(state: State, train: TrainShape) -> Layout:
    """Where every piece of a position belongs."""
    where = occupants(state)
    spaces = {name: space for space, names in where.items() for name in names}
    return Layout(_actors(state, train, where), spaces, _loot(state, train, where))


def occupants(state: State) -> dict[int, list[str]]:
    """Who stands where: bandits in seat order, then the figures of the expansions, then the Marshal."""
    found: dict[int, list[str]] = {}
    for bandit in state.bandits.values():
        found.setdefault(bandit.space, []).append(bandit.name)
    for expansion in book.playing(state):
        for figure, space in expansion.figures(state).items():
            found.setdefault(space, []).append(figure)
    found.setdefault(state.marshal, []).append(MARSHAL)
    return found


def _actors(state: State, train: TrainShape, where: dict[int, list[str]]) -> dict[str, Pose]:
    car, roof = state.train.car, state.train.is_roof
    return {
        name: train.stand(car[space], roof[space], place, len(names))
        for space, names in where.items()
        for place, name in enumerate(names)
    }


def _loot(state: State, train: TrainShape, where: dict[int, list[str]]) -> tuple[Lying, ...]:
    car, roof = state.train.car, state.train.is_roof
    found: list[Lying] = []
    for space, tokens in enumerate(state.floor):
        lying = sorted(tokens, key=lambda token: token.kind, reverse=True)
        crowd = len(where.get(space, ()))
        poses = train.floor(car[space], roof[space], [token.kind for token in lying], crowd)
        found += [Lying(space, token, pose) for token, pose in zip(lying, poses, strict=True)]
    return tuple(found)
