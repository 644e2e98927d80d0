"""Cards: drawn, played, turned up, thrown away."""

from dataclasses import dataclass, replace
from typing import Self

from game.engine.contents import HIDDEN_CARD, Card, face_down
from game.engine.events.event import Event
from game.engine.state import State, played


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
    """After Schemin' a player's hand went back into his deck, but for cards that he has `kept`."""

    seat: int
    cards: tuple[Card, ...]
    kept: tuple[Card, ...] = ()

    @staticmethod
    def do(state: State, seat: int, cards: tuple[Card, ...], kept: tuple[Card, ...] = ()) -> None:
        player = state.players[seat]
        player.hand = list(kept)
        player.deck += cards

    def seen_by(self, seat: int | None, state: State) -> Self:
        kept = self.kept if seat == self.seat else (HIDDEN_CARD,) * len(self.kept)
        return replace(self, cards=(HIDDEN_CARD,) * len(self.cards), kept=kept)


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
        state.pile.append(played(card, hidden))

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
        if state.pile[index].hidden:
            state.pile[index] = played(card, False)
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


def _take(cards: list[Card], card: Card) -> None:
    """Remove a card; in a view it may be one of those that are not known."""
    try:
        cards.remove(card)
    except ValueError:
        cards.remove(HIDDEN_CARD)
