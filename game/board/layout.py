"""Where everything belongs: the pose of each piece for a position. It only reads."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from game.board.motion import Pose
from game.board.train_shape import TrainShape
from game.engine.contents import Loot
from game.engine.game import figures
from game.engine.state import State

if TYPE_CHECKING:
    from game.board.foreground import Foreground, Pieced

MARSHAL = "marshal"


@dataclass(frozen=True)
class Lying:
    """A token on the floor. Tokens of a kind at the same pose lie in a stack."""

    space: int
    token: Loot
    pose: Pose


@dataclass(frozen=True)
class Layout:
    """The poses of the pieces of one position, and the space of each actor. `others` are those before the train."""

    actors: dict[str, Pose]
    spaces: dict[str, int]
    loot: tuple[Lying, ...]
    others: Mapping[str, "Pieced"] = field(default_factory=dict)

    def facing(self, looks: Mapping[str, Pose]) -> "Layout":
        """The same, but actors look where these poses do."""
        actors = self.actors.items()
        return replace(self, actors={name: replace(pose, flip=looks.get(name, pose).flip) for name, pose in actors})


def layout(state: State, train: TrainShape, before: "Foreground | None" = None) -> Layout:
    """Where every piece of a position belongs; `before` is what stands before the train."""
    where = occupants(state)
    actors, spaces = {}, {}
    for space, names in where.items():
        for place, name in enumerate(names):
            pose = _stand(state, train, before, space, place, len(names))
            if pose is not None:
                actors[name], spaces[name] = pose, space
    others = before.pieces(state) if before is not None else {}
    return Layout(actors, spaces, _loot(state, train, before, where), others)


def keeping(before: Layout, after: Layout) -> Layout:
    """The later layout, but loot that only lost neighbours lies where it lay, as long as as many people stand there."""
    crowds = [Counter(one.spaces.values()) for one in (before, after)]
    lay: dict[int, list[Lying]] = {}
    for one in before.loot:
        lay.setdefault(one.space, []).append(one)
    found = list(after.loot)
    for space in {one.space for one in after.loot}:
        old, new = lay.get(space, []), [index for index, one in enumerate(found) if one.space == space]
        left = Counter(found[index].token for index in new) - Counter(one.token for one in old)
        if left or crowds[0][space] != crowds[1][space]:
            continue
        for index in new:
            kept = next(one for one in old if one.token == found[index].token)
            old.remove(kept)
            found[index] = kept
    return replace(after, loot=tuple(found))


def occupants(state: State) -> dict[int, list[str]]:
    """Who stands where: bandits in seat order, then the figures of the expansions, then the Marshal."""
    found: dict[int, list[str]] = {}
    for bandit in state.bandits.values():
        found.setdefault(bandit.space, []).append(bandit.name)
    for figure, space in figures(state):
        found.setdefault(space, []).append(figure)
    found.setdefault(state.marshal, []).append(MARSHAL)
    return found


def _stand(
    state: State, train: TrainShape, before: "Foreground | None", space: int, place: int, count: int
) -> Pose | None:
    """Where somebody has his feet; None for who is out of the picture."""
    if state.train.on_train[space]:
        return train.stand(state.train.car[space], state.train.is_roof[space], place, count)
    return before.stand(state, space, place, count) if before is not None else None


def _loot(
    state: State, train: TrainShape, before: "Foreground | None", where: dict[int, list[str]]
) -> tuple[Lying, ...]:
    car, roof = state.train.car, state.train.is_roof
    found: list[Lying] = []
    for space, tokens in enumerate(state.floor):
        lying = sorted(tokens, key=lambda token: token.kind, reverse=True)
        kinds = [token.kind for token in lying]
        if state.train.on_train[space]:
            poses = train.floor(car[space], roof[space], kinds, len(where.get(space, ())))
        elif before is not None:
            poses = before.floor(state, space, kinds)
        else:
            continue
        found += [Lying(space, token, pose) for token, pose in zip(lying, poses, strict=True)]
    return tuple(found)
