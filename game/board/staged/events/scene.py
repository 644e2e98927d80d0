"""What every scene of an event has: the events that it shows itself, its pieces, its place on the line of time."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import pi, sin

from game.board.motion import Pose
from game.board.staging import Staging
from game.engine.events import Event
from game.engine.state import State

DIZZY, SPINS = 0.8, 16.0  # seconds that somebody sees stars, and by how many degrees these sway
OVER_HEAD = 118.0  # units above the feet, over every hat


def reached(state: State, touches: tuple[str, ...]) -> bool:
    """Whether what an event does to those whom it touches comes in a group of its own."""
    del state
    return bool(touches)


@dataclass(frozen=True)
class RoundScene:
    """How a round's event is played.

    `play` adds it to a score, from `staging.at` on; it gets what the event does to people: facts of the `deeds` kinds,
    none when it reaches nobody. `follows` tells whether these come after the event's beginning in a group of their own;
    `props` are the pieces that are drawn before they are needed.
    """

    key: str
    play: Callable[[Staging, tuple[Event, ...]], None]
    deeds: tuple[type[Event], ...]
    props: tuple[str, ...] = ()
    follows: Callable[[State, tuple[str, ...]], bool] = reached


def spin(staging: Staging, stands: Pose, delay: float) -> None:
    """Somebody's head spins after a fall."""
    head = Pose(stands.x, stands.y - OVER_HEAD * stands.scale, scale=stands.scale)
    staging.show("dizzy", lambda t: replace(head, tilt=SPINS * sin(2 * pi * t)), DIZZY, delay, rest=0)
