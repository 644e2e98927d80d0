"""Who went where."""

from dataclasses import dataclass

from game.engine.events.event import Event
from game.engine.state import State


@dataclass(frozen=True, slots=True)
class BanditPlaced(Event):
    """At set-up a bandit was put on his starting space."""

    bandit: str
    space: int

    @staticmethod
    def do(state: State, bandit: str, space: int) -> None:
        state.bandits[bandit].space = space


@dataclass(frozen=True, slots=True)
class BanditMoved(Event):
    """A bandit came from one space to another; `cause` is an action, a power, an event or `meeting`."""

    bandit: str
    start: int
    end: int
    cause: str

    @staticmethod
    def do(state: State, bandit: str, start: int, end: int, cause: str) -> None:
        state.bandits[bandit].space = end


@dataclass(frozen=True, slots=True)
class MarshalMoved(Event):
    """The Marshal stepped into another car."""

    start: int
    end: int
    cause: str

    @staticmethod
    def do(state: State, start: int, end: int, cause: str) -> None:
        state.marshal = end


@dataclass(frozen=True, slots=True)
class MarshalMet(Event):
    """The Marshal met bandits inside his car; `armed` tells whether the neutral bullets sufficed for all."""

    space: int
    bandits: tuple[str, ...]
    armed: bool
