"""EXPERT VARIANT: decks are not reshuffled between rounds; each player keeps what he likes and discards the rest.

Rulings of this file: all of it. An empty deck is made anew from the discards whenever a card is to be drawn. Bullets
drawn at the start of a round go to the discards when the hand is complete, so none is drawn twice in one deal.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Self

from game.engine.contents import BULLET, DRAW, Card
from game.engine.events import CardsDiscarded, CardsDrawn, DiscardsTaken, Event
from game.engine.option import Option
from game.engine.phases.round_start import DealHand
from game.engine.phases.scheming import DRAW_CARDS, CloseScheming, DrawThree, Plan
from game.engine.rule import Rule
from game.engine.state import Setup, State
from game.engine.step import Decision, InSecret, Step
from game.engine.table import Table

KEY = "expert"


class Expert(Rule):
    """The expert variant; its own data are the cards kept so far by each seat, None where nobody has chosen yet."""

    key = KEY
    amends = (Plan,)
    replaces = (DealHand, DrawThree, CloseScheming)

    def in_play(self, setup: Setup) -> bool:
        return setup.expert

    def refusal(self, setup: Setup) -> str | None:
        return "expert-two-players" if setup.teams else None

    def set_up(self, table: Table) -> None:
        state = table.state
        state.own[KEY] = (None,) * len(state.players)
        for player in state.players:
            player.deck = state.shuffled(player.deck)

    def amend(self, state: State, decision: Decision, options: Sequence[Option]) -> Sequence[Option]:
        """Drawing is possible while the deck or the discards hold a card."""
        assert isinstance(decision, Plan)
        if DRAW_CARDS in options or not decision.may_draw or not state.players[decision.player].discards:
            return options
        return [*options, DRAW_CARDS]

    def instead(self, state: State, step: Step) -> tuple[Step, ...]:
        if isinstance(step, CloseScheming):
            choosers = [player.seat for player in state.player_order() if player.seat in state.rules.with_discards]
            return (*(KeepCards(seat) for seat in choosers), ShowKept())
        assert isinstance(step, DealHand | DrawThree)
        if step.player not in state.rules.with_discards:
            return (step,)
        return (FillHand(step.player),) if isinstance(step, DealHand) else (DrawOn(step.player),)

    def uses_discards(self) -> bool:
        return True

    def conceal(self, view: State, seat: int | None) -> None:
        view.own[KEY] = tuple(kept if owner == seat else None for owner, kept in enumerate(view.own[KEY]))

    def imagine(self, world: State, seat: int | None) -> None:
        """Who has chosen already, unseen, kept any of his action cards."""
        if not isinstance(world.asking, KeepCards):
            return
        waiting = {step.player for step in (world.asking, *world.agenda) if isinstance(step, KeepCards)}
        chosen = list(world.own[KEY])
        for player in world.players:
            if chosen[player.seat] is None and player.seat in world.rules.with_discards - waiting:
                actions = (card for card in player.hand if card.action != BULLET)
                chosen[player.seat] = tuple(card for card in actions if world.random(2))
        world.own[KEY] = tuple(chosen)


@dataclass(frozen=True, slots=True)
class HandKept(Event):
    """A player chose, unseen, which cards of his hand he keeps."""

    seat: int
    cards: tuple[Card, ...] | None

    @staticmethod
    def do(state: State, seat: int, cards: tuple[Card, ...] | None) -> None:
        kept = state.own[KEY]
        state.own[KEY] = (*kept[:seat], cards, *kept[seat + 1 :])

    def seen_by(self, seat: int | None, state: State) -> Self:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class KeptShown(Event):
    """Everybody has chosen; `counts` tells how many cards each seat keeps."""

    counts: tuple[int, ...]

    @staticmethod
    def do(state: State, counts: tuple[int, ...]) -> None:
        state.own[KEY] = (None,) * len(counts)


@dataclass(frozen=True, slots=True)
class KeepHand(Option):
    """Keep these cards, told by their actions in alphabetical order."""

    cards: tuple[str, ...]

    def words(self, state: State) -> str:
        return " ".join(("keep", *self.cards))


@dataclass(frozen=True, slots=True)
class KeepCards(InSecret):
    """After Schemin' a player chooses secretly which cards of his hand he keeps, bullets too if he likes."""

    player: int

    def seat(self, state: State) -> int:
        return self.player

    def options(self, state: State) -> Sequence[Option]:
        return [KeepHand(cards) for cards in _selections(card.action for card in state.players[self.player].hand)]

    def choose(self, table: Table, option: Option) -> None:
        assert isinstance(option, KeepHand)
        left = sorted(table.state.players[self.player].hand)
        kept = []
        for action in option.cards:
            card = next(card for card in left if card.action == action)
            left.remove(card)
            kept.append(card)
        table.tell(HandKept, self.player, tuple(kept))


class ShowKept(Step):
    """All are shown how many cards are kept; the others are discarded."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        kept = state.own[KEY]
        table.tell(KeptShown, tuple(len(cards or ()) for cards in kept))
        for player in state.players:
            discarded = player.hand[:]
            for card in kept[player.seat] or ():
                discarded.remove(card)
            table.also(CardsDiscarded, player.seat, tuple(discarded))


@dataclass(frozen=True, slots=True)
class FillHand(Step):
    """At the start of a round a hand is filled up, kept cards counted; bullets drawn go to the discards."""

    player: int

    def run(self, table: Table) -> None:
        player = table.state.players[self.player]
        kept = len(player.hand)
        _draw(table, self.player, table.state.rules.hand_size(table.state, self.player) - kept, "round")
        bullets = tuple(card for card in player.hand[kept:] if card.action == BULLET)
        if bullets:
            table.tell(CardsDiscarded, self.player, bullets)


@dataclass(frozen=True, slots=True)
class DrawOn(Step):
    """A player draws up to three cards, from a deck made anew if need be."""

    player: int

    def run(self, table: Table) -> None:
        _draw(table, self.player, DRAW, "draw")


def _draw(table: Table, seat: int, wanted: int, cause: str) -> None:
    player = table.state.players[seat]
    while wanted > 0:
        if not player.deck:
            if not player.discards:
                break
            table.tell(DiscardsTaken, seat, tuple(table.state.shuffled(player.discards)))
        cards = tuple(player.deck[-wanted:])
        table.tell(CardsDrawn, seat, cards, cause)
        wanted -= len(cards)


def _selections(actions: Iterator[str]) -> Iterator[tuple[str, ...]]:
    """Every selection of the cards, equal ones counting once, each in alphabetical order."""
    counts: dict[str, int] = {}
    for action in sorted(actions):
        counts[action] = counts.get(action, 0) + 1
    for numbers in product(*(range(count + 1) for count in counts.values())):
        yield tuple(action for action, number in zip(counts, numbers, strict=True) for _ in range(number))
