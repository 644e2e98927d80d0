"""A world that fits a view: what the seat cannot see is dealt anew, so that the game can be played on."""

from typing import TypeVar

from game.engine import dice
from game.engine.contents import BULLET, HIDDEN_CARD, PURSES, ROUNDS, Card, RoundCard
from game.engine.option import Option
from game.engine.state import Played, Player, Sealed, State
from game.engine.view import View, cards_in_deck, unseen_cards

T = TypeVar("T")

CHOICE = 2  # options that whoever decides has at least: else nobody would have been asked
DEALS = 200  # so often a decider's hand is dealt anew until it leaves him a choice


def imagine(view: View, seed: int) -> State:
    """A position to play on from, equal to the view for the view's seat; the seed draws all the rest.

    Hands and decks are dealt from what is left of each player's cards, purses from what is left of their values,
    round cards from those that fit the table. No card on the pile becomes a bullet.
    """
    return Unseen(view).dealt(seed)


class Unseen:
    """What a view leaves open, worked out once for all the worlds that are dealt from it."""

    def __init__(self, view: View) -> None:
        state = view.state
        self._view = view
        self._purses = list(PURSES)
        for value in state.purse_values:
            if value in self._purses:
                self._purses.remove(value)
        self._rounds = [card for card in state.rules.round_cards if card not in state.rounds[: state.round_number]]
        self._cards = [
            list(cards_in_deck(state, player.seat) if player.seat == view.seat else unseen_cards(state, player.seat))
            for player in state.players
        ]

    def dealt(self, seed: int) -> State:
        """A world as `imagine` gives it."""
        view = self._view
        world = view.state.clone()
        world.seed, world.draws = seed, 0
        world.rounds = _rounds(world, self._rounds)
        values = _mixed(world, self._purses)
        world.purse_values = [values.pop() if value is None else value for value in world.purse_values]
        for player in world.players:
            cards = world.shuffled(self._cards[player.seat])
            if player.seat == view.seat:
                player.deck = cards
            else:
                _deal(world, player, cards)
        for rule in world.rules.in_play:
            rule.imagine(world, view.seat)
        if world.sealed:
            world.sealed = tuple(sealed if sealed.option else _chosen(world, sealed) for sealed in world.sealed)
        _offer(world, view)
        return world


def _chosen(world: State, sealed: Sealed) -> Sealed:
    """What somebody may have chosen unseen."""
    options = world.rules.offer(world, sealed.decision)
    return Sealed(sealed.decision, options[world.random(len(options))])


def _rounds(world: State, unseen: list[RoundCard]) -> tuple[RoundCard | None, ...]:
    """The round cards with the coming ones drawn: the fifth a station, the others of the set for this table."""
    seen = world.rounds[: world.round_number]
    left = _mixed(world, unseen)
    stations = world.rules.stations
    station = stations[world.random(len(stations))]
    coming = range(len(seen), len(world.rounds))
    return (*seen, *[station if number == ROUNDS - 1 else left.pop() for number in coming])


def _deal(world: State, player: Player, cards: list[Card]) -> None:
    """A stranger's cards: first those face down on the pile, then his hand, and the rest is his deck."""
    for index in range(world.resolved, len(world.pile)):
        back = world.pile[index].card
        if back.action == HIDDEN_CARD.action and back.bandit in player.bandits:
            card = next(card for card in cards if card.bandit == back.bandit and card.action != BULLET)
            cards.remove(card)
            world.pile[index] = Played(card, True)
    hand = len(player.hand)
    player.hand, player.deck = cards[:hand], cards[hand:]


def _offer(world: State, view: View) -> None:
    """What may be chosen in this world; a stranger who decides gets a hand that leaves him a choice."""
    if world.asking is None:
        return
    decider = world.players[world.asking.seat(world)]
    world.offered = _options(world)
    for _ in range(DEALS):
        if len(world.offered) >= CHOICE or decider.seat == view.seat:
            return
        cards = world.shuffled(decider.hand + decider.deck)
        hand = len(decider.hand)
        decider.hand, decider.deck = cards[:hand], cards[hand:]
        world.offered = _options(world)


def _options(world: State) -> list[Option]:
    """What the decision that waits has on offer in this world."""
    assert world.asking is not None
    return list(world.rules.offer(world, world.asking))


def _mixed(world: State, things: list[T]) -> list[T]:
    """The things in an order that the world's dice draw."""
    world.draws += 1
    mixed = things[:]
    dice.shuffle(mixed, dice.draw(world.seed, world.draws))
    return mixed
