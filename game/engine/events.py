"""What happened, one small class each: facts in the past tense, with every drawn result.

An event changes a position through `do`, and in no other way does a position change: the rules `tell` events,
and a watcher who applies the same events to an older position, or to his view of it, gets the newer one.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from game.engine.contents import HIDDEN_CARD, NEUTRAL, PURSE, THE_STRONGBOX, Card, Loot, RoundCard, face_down
from game.engine.state import Played, Result, State


class Event:
    """Something that happened. Its fields are the arguments of `do` after the state."""

    __slots__ = ()

    do: ClassVar[Callable[..., None]]

    def apply(self, state: State) -> None:
        """Change a position, or a view of it, as the event did."""
        type(self).do(state, *(getattr(self, name) for name in self.__dataclass_fields__))  # type: ignore[attr-defined]

    def seen_by(self, seat: int | None, state: State) -> Self:
        """The event as a seat (None: anybody) may know it.

        `state` is the position, or a view of it, before the event or at any time after.
        """
        del seat, state
        return self


def unchanged(state: State, *facts: object) -> None:
    """What an event does that only tells something."""


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase of the round began: one of the state's phases."""

    phase: str

    @staticmethod
    def do(state: State, phase: str) -> None:
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
class DeckShuffled(Event):
    """A player's deck was shuffled; `cards` is its order, the top last."""

    seat: int
    cards: tuple[Card, ...]

    @staticmethod
    def do(state: State, seat: int, cards: tuple[Card, ...]) -> None:
        state.players[seat].deck = list(cards)

    def seen_by(self, seat: int | None, state: State) -> Self:
        return replace(self, cards=(HIDDEN_CARD,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """A player took cards from the top of his deck; `cause` is `round`, `draw` or a rule's word."""

    seat: int
    cards: tuple[Card, ...]
    cause: str

    @staticmethod
    def do(state: State, seat: int, cards: tuple[Card, ...], cause: str) -> None:
        player = state.players[seat]
        if cards:
            del player.deck[-len(cards) :]
            player.hand += cards

    def seen_by(self, seat: int | None, state: State) -> Self:
        return self if seat == self.seat else replace(self, cards=(HIDDEN_CARD,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A player took one card of his choice out of his deck into his hand."""

    seat: int
    card: Card

    @staticmethod
    def do(state: State, seat: int, card: Card) -> None:
        player = state.players[seat]
        _take(player.deck, card)
        player.hand.append(card)

    def seen_by(self, seat: int | None, state: State) -> Self:
        return self if seat == self.seat else replace(self, card=HIDDEN_CARD)


@dataclass(frozen=True, slots=True)
class HandReturned(Event):
    """After Schemin' a player's whole hand went back into his deck."""

    seat: int
    cards: tuple[Card, ...]

    @staticmethod
    def do(state: State, seat: int, cards: tuple[Card, ...]) -> None:
        player = state.players[seat]
        player.hand.clear()
        player.deck += cards

    def seen_by(self, seat: int | None, state: State) -> Self:
        return replace(self, cards=(HIDDEN_CARD,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A player laid a card on the common pile, face down when `hidden`; `covering` on top of his Fire."""

    seat: int
    card: Card
    hidden: bool
    covering: bool = False

    @staticmethod
    def do(state: State, seat: int, card: Card, hidden: bool, covering: bool = False) -> None:
        _take(state.players[seat].hand, card)
        state.pile.append(Played(card, hidden))

    def seen_by(self, seat: int | None, state: State) -> Self:
        return self if seat == self.seat or not self.hidden else replace(self, card=face_down(self.card))


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """A player's cards went from his hand to his public discards (expert variant)."""

    seat: int
    cards: tuple[Card, ...]

    @staticmethod
    def do(state: State, seat: int, cards: tuple[Card, ...]) -> None:
        player = state.players[seat]
        for card in cards:
            _take(player.hand, card)
        player.discards += cards


@dataclass(frozen=True, slots=True)
class DiscardsTaken(Event):
    """A player's discards went under his empty deck, to be shuffled (expert variant)."""

    seat: int
    cards: tuple[Card, ...]

    @staticmethod
    def do(state: State, seat: int, cards: tuple[Card, ...]) -> None:
        player = state.players[seat]
        player.discards.clear()
        player.deck = list(cards)

    def seen_by(self, seat: int | None, state: State) -> Self:
        return replace(self, cards=(HIDDEN_CARD,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class CardRevealed(Event):
    """A card of the pile was turned up to be carried out; `index` counts from the first played."""

    index: int
    card: Card

    @staticmethod
    def do(state: State, index: int, card: Card) -> None:
        state.pile[index] = Played(card, False)
        state.resolved = index + 1


@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """A card that was carried out went back to its owner's deck, or to his discards."""

    seat: int
    card: Card
    to_discards: bool = False

    @staticmethod
    def do(state: State, seat: int, card: Card, to_discards: bool = False) -> None:
        player = state.players[seat]
        (player.discards if to_discards else player.deck).append(card)

    def seen_by(self, seat: int | None, state: State) -> Self:
        return self if self.to_discards else replace(self, card=HIDDEN_CARD)


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """A card, a power or an event had no effect on a bandit; `reason` is a key."""

    bandit: str
    action: str
    reason: str

    do = staticmethod(unchanged)


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

    do = staticmethod(unchanged)


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

    do = staticmethod(unchanged)


@dataclass(frozen=True, slots=True)
class PunchThrown(Event):
    """A bandit struck another."""

    puncher: str
    victim: str

    do = staticmethod(unchanged)


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


@dataclass(frozen=True, slots=True)
class EventBegan(Event):
    """The round card's event came about; `touches` are the bandits whom it reaches."""

    name: str
    touches: tuple[str, ...]

    do = staticmethod(unchanged)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The money was counted."""

    result: Result

    @staticmethod
    def do(state: State, result: Result) -> None:
        state.result = result


def _take(cards: list[Card], card: Card) -> None:
    """Remove a card; in a view it may be one of those that are not known."""
    try:
        cards.remove(card)
    except ValueError:
        cards.remove(HIDDEN_CARD)


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
