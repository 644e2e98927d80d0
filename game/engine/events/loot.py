"""Tokens taken, lost and handed over, the conductor's money; and who knows what is in a purse."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine.contents import PURSE, THE_STRONGBOX, Loot
from game.engine.events.event import Event
from game.engine.state import State


@dataclass(frozen=True, slots=True)
class LootTaken(Event):
    """A bandit took a token from the floor; `value` is a purse's, None for other loot and for strangers' eyes."""

    bandit: str
    loot: Loot
    space: int
    value: int | None

    @staticmethod
    def do(state: State, bandit: str, loot: Loot, space: int, value: int | None) -> None:
        state.floor[space] = _without(state.floor[space], loot)
        _gain(state, bandit, loot, value)

    def seen_by(self, seat: int | None, state: State) -> Self:
        return self if _may_know(self.loot, self.bandit, seat, state) else replace(self, value=None)


@dataclass(frozen=True, slots=True)
class LootHandedOver(Event):
    """A token went straight from one bandit to another."""

    giver: str
    taker: str
    loot: Loot
    value: int | None

    @staticmethod
    def do(state: State, giver: str, taker: str, loot: Loot, value: int | None) -> None:
        loser = state.bandits[giver]
        loser.loot = _without(loser.loot, loot)
        _gain(state, taker, loot, value)

    def seen_by(self, seat: int | None, state: State) -> Self:
        return self if _may_know(self.loot, self.taker, seat, state) else replace(self, value=None)


@dataclass(frozen=True, slots=True)
class LootDropped(Event):
    """A bandit lost a token, which lies in a space now."""

    bandit: str
    loot: Loot
    space: int

    @staticmethod
    def do(state: State, bandit: str, loot: Loot, space: int) -> None:
        loser = state.bandits[bandit]
        loser.loot = _without(loser.loot, loot)
        state.floor[space] += (loot,)


@dataclass(frozen=True, slots=True)
class StrongboxPlaced(Event):
    """The strongbox beside the train was put into a space."""

    space: int

    @staticmethod
    def do(state: State, space: int) -> None:
        state.strongboxes_aside -= 1
        state.floor[space] += (THE_STRONGBOX,)


@dataclass(frozen=True, slots=True)
class HostagePaid(Event):
    """A bandit got money for the conductor."""

    bandit: str
    money: int

    @staticmethod
    def do(state: State, bandit: str, money: int) -> None:
        state.bandits[bandit].hostage += money


def _without(loot: tuple[Loot, ...], token: Loot) -> tuple[Loot, ...]:
    index = loot.index(token)
    return loot[:index] + loot[index + 1 :]


def _gain(state: State, bandit: str, loot: Loot, value: int | None) -> None:
    taker = state.bandits[bandit]
    taker.loot += (loot,)
    if loot.kind == PURSE:
        state.purse_known[loot.number] |= 1 << taker.player
        if value is not None:
            state.purse_values[loot.number] = value


def _may_know(loot: Loot, taker: str, seat: int | None, state: State) -> bool:
    """Whether a seat may see the value of what a bandit takes: who has held it before, and now he himself."""
    if loot.kind != PURSE:
        return True
    return _among(state.purse_known[loot.number] | 1 << state.bandits[taker].player, seat, state)


def knows(state: State, seat: int | None, purse: Loot) -> bool:
    """Whether a seat (None: anybody) knows a purse's value, having held it."""
    return _among(state.purse_known[purse.number], seat, state)


def _among(holders: int, seat: int | None, state: State) -> bool:
    """Whether a seat is among those who have held a purse; nobody's eyes (None) are when everybody is."""
    everybody = (1 << len(state.players)) - 1
    return holders == everybody if seat is None else bool(holders >> seat & 1)
