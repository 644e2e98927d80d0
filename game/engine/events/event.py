"""An event: a fact in the past tense, and the one way in which a position changes."""

from collections.abc import Callable
from typing import ClassVar, Self

from game.engine.state import State


def _nothing(state: State, *facts: object) -> None:
    """What an event does that only tells something."""


class Event:
    """Something that happened. Its fields are the arguments of `do` after the state; what only tells has none."""

    __slots__ = ()

    do: ClassVar[Callable[..., None]] = staticmethod(_nothing)

    def apply(self, state: State) -> None:
        """Change a position, or a view of it, as the event did."""
        type(self).do(state, *(getattr(self, name) for name in self.__dataclass_fields__))  # type: ignore[attr-defined]

    def seen_by(self, seat: int | None, state: State) -> Self:
        """The event as a seat (None: anybody) may know it.

        `state` is the position, or a view of it, before the event or at any time after.
        """
        del seat, state
        return self
