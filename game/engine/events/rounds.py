"""Rounds, phases, turns, the end."""

from dataclasses import dataclass

from game.engine.contents import RoundCard
from game.engine.events.event import Event
from game.engine.state import Phase, Result, State


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase of the game began."""

    phase: Phase

    @staticmethod
    def do(state: State, phase: Phase) -> None:
        state.phase = phase


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round card was turned up; rounds count from 1."""

    number: int
    card: RoundCard

    @staticmethod
    def do(state: State, number: int, card: RoundCard) -> None:
        state.rounds = (*state.rounds[: number - 1], card, *state.rounds[number:])
        state.round_number = number
        state.turn = 0
        state.pile = []
        state.resolved = 0


@dataclass(frozen=True, slots=True)
class FirstPlayerPassed(Event):
    """The first player's token went to another seat."""

    seat: int

    @staticmethod
    def do(state: State, seat: int) -> None:
        state.first = seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """The next turn of the round card began; `turn` counts from 0."""

    turn: int

    @staticmethod
    def do(state: State, turn: int) -> None:
        state.turn = turn


@dataclass(frozen=True, slots=True)
class EventBegan(Event):
    """The round card's event came about; `touches` are the bandits whom it reaches."""

    name: str
    touches: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """A card, a power or an event had no effect on a bandit; `reason` is a key."""

    bandit: str
    action: str
    reason: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The money was counted."""

    result: Result

    @staticmethod
    def do(state: State, result: Result) -> None:
        state.result = result
