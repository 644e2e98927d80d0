"""What is marked on the train: whose turn it is, what can be chosen, what is pointed at; who would come where."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import sin
from typing import TYPE_CHECKING

from game.board.motion import Pose

if TYPE_CHECKING:
    from game.board.board import Board

PULSE = 0.04
HOVERED = 1.06  # a ring that is pointed at
LARGER = 1.04  # a meeple that is pointed at
CHEST = 44
SADDLE = 60  # units of a piece's own over the ground, where a way on it begins
PALE = 0.45  # of somebody where he would come to
FEW = 2  # so many spaces show who would come there even if they are not pointed at


@dataclass(frozen=True)
class Marks:
    """Marks by what they are on. Numbers are keys, shown while keys are in use; None shows none.

    `spaces`, `bandits` and `loot` (space and kind) can be chosen. `landing` shows somebody at 45 % where he would
    come to, `carried` by a piece before the train or not; `barred` are bandits that cannot be chosen although one
    might expect it; `aiming` dots the line from the actor to each of the bandits; `reaching` is who is asked whether he
    picks a purse, `about` whom the question is about. Over the actor is an arrow if `arrow` says so.
    """

    actor: str | None = None
    bandits: Mapping[str, int | None] = field(default_factory=dict)
    spaces: Mapping[int, int | None] = field(default_factory=dict)
    loot: Mapping[tuple[int, str], int | None] = field(default_factory=dict)
    barred: tuple[str, ...] = ()
    hovered: object = None
    landing: str | None = None
    aiming: bool = False
    reaching: str = ""
    arrow: bool = True
    about: str = ""
    carried: bool = False
    seconds: float = 0

    @property
    def offering(self) -> bool:
        """Whether anything on the train can be chosen."""
        return bool(self.bandits or self.spaces or self.loot)


def rings(board: "Board", marks: Marks) -> dict[str, float]:
    """Who before the train has a ring at his feet, and how large it is at present."""
    chosen = (name for name in marks.bandits if is_marked(board, marks, name))
    return {name: pulse(marks, name) for name in chosen if board.is_before(board.layout.spaces[name])}


def carrier(board: "Board", marks: Marks) -> tuple[str, float] | None:
    """The piece before the train that would carry the actor, and how large the ring is at its feet."""
    if not marks.carried or marks.actor is None or board.foreground is None:
        return None
    name = board.foreground.carrier(board.state, marks.actor)
    return (name, pulse(marks, name)) if name is not None else None


def ghosts(board: "Board", marks: Marks) -> dict[int, tuple[str, Pose]]:
    """Who would come to a space before the train that can be chosen, pale, and where he would stand."""
    return {
        space: (board.costume(marks.landing), replace(landing_place(board, space), alpha=PALE))
        for space in marks.spaces
        if marks.landing is not None and board.is_before(space) and shows_landing(marks, space)
    }


def way(board: "Board", marks: Marks) -> tuple[Pose, Pose] | None:
    """From what would carry the actor to the space that is pointed at; before that, from the actor to it."""
    found = carrier(board, marks)
    if found is None or marks.actor is None or found[0] not in board.layout.others:
        return None
    mount, rider = board.layout.others[found[0]].pose, board.layout.actors.get(marks.actor)
    saddle = mount.moved(0, -SADDLE * mount.scale)
    if isinstance(marks.hovered, int) and marks.hovered in marks.spaces:
        end = landing_place(board, marks.hovered)
        return saddle, end.moved(0, -CHEST * end.scale)
    return None if rider is None else (rider.moved(0, -CHEST * rider.scale), saddle)


def landing_place(board: "Board", space: int) -> Pose:
    """Where somebody more would stand in a space."""
    tables = board.state.train
    crowd = list(board.layout.spaces.values()).count(space)
    if board.foreground is not None and board.is_before(space):
        apart = crowd + (crowd > 0)  # a little off those who stand there
        stands = board.foreground.stand(board.state, space, apart, apart + 1)
        return stands if stands is not None else Pose(0, 0)
    return board.train.stand(tables.car[space], tables.is_roof[space], crowd, crowd + 1)


def is_marked(board: "Board", marks: Marks, name: str) -> bool:
    """Whether somebody's marks are drawn on the train: of those shown large only his who is pointed at."""
    return marks.hovered == name or not board.close_up.shows(name)


def shows_landing(marks: Marks, space: int) -> bool:
    """Whether it is shown who would come to a space."""
    return marks.hovered == space or len(marks.spaces) <= FEW


def pulse(marks: Marks, what: object) -> float:
    """How large a ring is at present: one that is pointed at rests."""
    return HOVERED if marks.hovered == what else 1 + PULSE * (1 + sin(marks.seconds * 5))
