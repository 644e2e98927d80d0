"""Choices that several make as if at the same time: laid down unseen, then shown together."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine.events.event import Event
from game.engine.option import Option
from game.engine.state import Sealed, State
from game.engine.step import Decision


@dataclass(frozen=True, slots=True)
class ChoiceSealed(Event):
    """A player chose, unseen; the option is None for the others."""

    seat: int
    decision: Decision
    option: Option | None

    @staticmethod
    def do(state: State, seat: int, decision: Decision, option: Option | None) -> None:
        state.sealed += (Sealed(decision, option),)

    def seen_by(self, seat: int | None, state: State) -> Self:
        return self if seat == self.seat else replace(self, option=None)


@dataclass(frozen=True, slots=True)
class SealsBroken(Event):
    """Everybody has chosen; what these seats chose comes about now."""

    seats: tuple[int, ...]

    @staticmethod
    def do(state: State, seats: tuple[int, ...]) -> None:
        state.sealed = ()
