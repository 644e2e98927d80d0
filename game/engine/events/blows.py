"""Shots, bullets, punches."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine.contents import HIDDEN_CARD, NEUTRAL, Card
from game.engine.events.event import Event
from game.engine.state import State


@dataclass(frozen=True, slots=True)
class BanditShot(Event):
    """A bandit fired one of his own bullets at another."""

    shooter: str
    target: str

    @staticmethod
    def do(state: State, shooter: str, target: str) -> None:
        state.bandits[shooter].bullets -= 1


@dataclass(frozen=True, slots=True)
class BulletReceived(Event):
    """A bandit received a bullet: on top of his deck as `card`, or in front of him when that is None."""

    bandit: str
    owner: str
    card: Card | None

    @staticmethod
    def do(state: State, bandit: str, owner: str, card: Card | None) -> None:
        victim = state.bandits[bandit]
        victim.wounds += (owner,)
        if owner == NEUTRAL:
            state.neutral -= 1
        if card is not None:
            state.players[victim.player].deck.append(card)

    def seen_by(self, seat: int | None, state: State) -> Self:
        return self if self.card is None else replace(self, card=HIDDEN_CARD)


@dataclass(frozen=True, slots=True)
class BulletsSpared(Event):
    """Too few neutral bullets were left for a group, so nobody of it got one."""

    bandits: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PunchThrown(Event):
    """A bandit struck another."""

    puncher: str
    victim: str
