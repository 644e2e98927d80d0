"""What a seat may know: a state with the rest concealed, the seed never in it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.engine.contents import BULLET, HIDDEN_CARD, PURSE, Card, Loot, face_down
from game.engine.events import knows
from game.engine.option import Option
from game.engine.phases.stealing import PutBack
from game.engine.state import Played, Player, Sealed, State


@dataclass(frozen=True)
class Standing:
    """How the table stands for an aim: a key for the sentence, and what it says."""

    key: str
    facts: Mapping[str, str] = field(default_factory=dict)


class Figure(NamedTuple):
    """Somebody on the train who is neither bandit nor Marshal: his name, and his space."""

    name: str
    space: int


class Beside(NamedTuple):
    """Something that stands beside a car: its name, and the car's number."""

    name: str
    car: int


class Kept(NamedTuple):
    """Something that a bandit has in front of him: what kind of thing, and which of them."""

    kind: str
    name: str


@dataclass(frozen=True)
class View:
    """A position through the eyes of a `seat`, or of somebody who only watches (None).

    `state` has every card and value that the eyes may not see replaced; it must not be played on, only looked
    at and cloned. `options` are what the seat may choose now: none while others decide.
    """

    seat: int | None
    state: State
    options: tuple[Option, ...]


def view(state: State, seat: int | None) -> View:
    """What a seat may know. Two states that differ only in what it cannot see give equal views."""
    seen = state.clone()
    for player in seen.players:
        _conceal_cards(player, own=player.seat == seat)
    seen.pile = [
        played if _may_look(state, played, seat) else Played(face_down(played.card), True) for played in state.pile
    ]
    seen.purse_values = [
        value if knows(state, seat, Loot(PURSE, number)) else None for number, value in enumerate(state.purse_values)
    ]
    seen.rounds = state.rounds[: state.round_number] + (None,) * (len(state.rounds) - state.round_number)
    seen.seed = seen.draws = 0
    if state.sealed:
        seen.sealed = tuple(
            sealed if sealed.decision.seat(state) == seat else Sealed(sealed.decision, None) for sealed in state.sealed
        )
    for rule in state.rules.concealers:
        rule.conceal(seen, seat)
    deciding = state.asking is not None and state.asking.seat(state) == seat
    seen.offered = list(state.offered) if deciding else []
    return View(seat, seen, tuple(seen.offered))


def _conceal_cards(player: Player, own: bool) -> None:
    """Cover a deck (its order is hidden from its owner too) and, for strangers' eyes, the hand."""
    player.deck = [HIDDEN_CARD] * len(player.deck)
    if not own:
        player.hand = [HIDDEN_CARD] * len(player.hand)


def _may_look(state: State, played: Played, seat: int | None) -> bool:
    return not played.hidden or (seat is not None and played.card.bandit in state.players[seat].bandits)


def unseen_cards(state: State, seat: int) -> list[Card]:
    """The cards of a player that no eye but his has seen this moment: hand, deck and face-down cards on the pile.

    Everybody can work it out: all his cards are known but for those that lie open. Works on views of any seat.
    """
    player = state.players[seat]
    whole = list(state.rules.decks[seat])
    for bandit in player.bandits:
        if not state.rules.keeps_bullets(bandit):
            whole += [Card(owner, BULLET) for owner in state.bandits[bandit].wounds]
    for card in (*_on_the_table(state), *player.discards):
        if card in whole:
            whole.remove(card)
    return whole


def _on_the_table(state: State) -> list[Card]:
    """The cards that lie open: those still to come on the pile, and the one that is being carried out."""
    waiting = [played.card for played in state.pile[state.resolved :] if not played.hidden]
    return waiting + [step.card for step in state.agenda if isinstance(step, PutBack)]


def cards_in_deck(state: State, seat: int) -> Sequence[Card]:
    """What is left in a player's deck, sorted: what he himself can work out from his own view."""
    player = state.players[seat]
    left = unseen_cards(state, seat)
    for card in player.hand:
        left.remove(card)
    for played in state.pile[state.resolved :]:
        if played.hidden and played.card in left and played.card.bandit in player.bandits:
            left.remove(played.card)
    return sorted(left)
