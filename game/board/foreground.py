"""What an expansion puts before the train: vehicles with spaces of their own, whatever stands beside the cars.

The board asks it where its spaces are, and draws it between the train and the marks.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from pygame import Surface

from game.board.layout import Lying
from game.board.motion import Pose
from game.board.pieces import Pieces
from game.draw.scale import Area
from game.engine.state import State


@dataclass(frozen=True)
class Pieced:
    """A piece of the foreground's own: where it stands, and beside which car."""

    pose: Pose
    car: int


@dataclass(frozen=True)
class Drawing:
    """What a foreground needs to draw itself: everything where it is in this picture, in units.

    `pieces` are the foreground's own; `resting` the people in its spaces, by name, `flying` those on their way to or
    from them; `costumes` are their pictures. `ghosts` are pale people where somebody may come to,
    by space; `rings` tells who has a ring at his feet, and how large; `front` has those who are drawn over the
    others, the foremost with the highest number.
    """

    pieces: Mapping[str, Pose]
    resting: Mapping[str, Pose]
    flying: Mapping[str, Pose]
    spaces: Mapping[str, int]
    levels: Mapping[int, bool]  # of its spaces that have an inside and a roof: whether it is the roof
    costumes: Mapping[str, str]
    loot: Sequence[Lying]  # in its spaces, as it lies when all is done
    lay: Callable[[Sequence[Lying]], None]  # draws loot
    ghosts: Mapping[int, tuple[str, Pose]] = field(default_factory=dict)
    carrier: tuple[str, float] | None = None  # a piece with a ring at its feet, and how large
    rings: Mapping[str, float] = field(default_factory=dict)
    front: Mapping[str, int] = field(default_factory=dict)
    hovered: object = None
    frames: Callable[[], None] = lambda: None  # draws the frames of its spaces


class Foreground:
    """A part of the picture with spaces of its own. Lengths are units of the window."""

    def stand(self, state: State, space: int, place: int, count: int) -> Pose | None:
        """Where the `place`-th of `count` in a space has his feet; None for who is out of the picture."""
        raise NotImplementedError

    def floor(self, state: State, space: int, kinds: Sequence[str]) -> list[Pose]:
        """Where tokens lie in a space, equal kinds next to each other; tokens in a stack have the same pose."""
        raise NotImplementedError

    def box(self, state: State, space: int) -> Area:
        """The part of the picture that is a space."""
        raise NotImplementedError

    def number_at(self, state: State, space: int) -> tuple[float, float]:
        """Where the number of a space stands that can be chosen."""
        x, y, wide, _ = self.box(state, space)
        return x + wide / 2, y

    def shows_feet(self, state: State, space: int) -> bool:
        """Whether one sees the feet of those who stand in a space."""
        del state, space
        return True

    def carrier(self, state: State, bandit: str) -> str | None:
        """The piece of its own on which somebody would go who is carried by one; None for who is not."""
        del state, bandit
        return None

    def panel(self, state: State, space: int, wide: float) -> tuple[float, float, float, float]:
        """Where a close-up of a space lies that is `wide`: its corner, and the tip of a tail at its side."""
        raise NotImplementedError

    def pieces(self, state: State) -> Mapping[str, Pieced]:
        """Its own pieces, each under a name that it keeps as long as it is there."""
        raise NotImplementedError

    def sway(self, state: State, space: int, pose: Pose) -> Pose:
        """A pose in a space of its own as it rocks at present."""
        del state, space
        return pose

    def set_hour(self, hour: int) -> None:
        """The light of another hour, or that of a tunnel, falls on it."""

    def update(self, dt: float, speed: float, *, calm: bool) -> None:
        """`dt` seconds have passed at `speed` units a second; `calm` when nothing should move by itself."""

    def draw(self, surface: Surface, pieces: Pieces, drawing: Drawing) -> None:
        """Draw it and who is in it."""
        raise NotImplementedError
