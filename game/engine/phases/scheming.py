"""SCHEMIN': in each turn of the round card every player plays a card or draws up to three."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from game.engine.contents import DRAW, SPEEDING_UP, SWITCHING, TUNNEL, Card
from game.engine.events import CardPlayed, CardsDrawn, HandReturned, PhaseBegan, TurnBegan
from game.engine.option import Option
from game.engine.state import SCHEMING, State
from game.engine.step import InSecret, Step
from game.engine.table import Table


@dataclass(frozen=True, slots=True)
class Play(Option):
    """Play a card, face down if `hidden` (Ghost's power; in a tunnel every card is, without a choice)."""

    card: Card
    hidden: bool = False

    def words(self, state: State) -> str:
        face = " hidden" if self.hidden else ""
        return f"play {card_words(state, self.card)}{face}"


@dataclass(frozen=True, slots=True)
class Draw(Option):
    """Draw up to three cards."""

    def words(self, state: State) -> str:
        return "draw"


DRAW_CARDS = Draw()


@cache
def play(card: Card, hidden: bool = False) -> Play:
    """The option to play a card, made once."""
    return Play(card, hidden)


def card_words(state: State, card: Card) -> str:
    """A card of a hand in notation; where a player leads two bandits, it says whose card it is."""
    return f"{card.action} {card.bandit}" if len(state.leader(card.bandit).bandits) > 1 else card.action


class Turn(InSecret):
    """A player's turn; `may_draw` is false where a rule has a card played and nothing else."""

    __slots__ = ()

    may_draw: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Plan(Turn):
    """A player's turn: play a card or draw. `opening` is his first turn of the round."""

    player: int
    kind: str
    opening: bool

    def seat(self, state: State) -> int:
        return self.player

    def options(self, state: State) -> Sequence[Option]:
        """A card of each kind in hand, no bullets; drawing while the deck holds a card, or with nothing to play."""
        player = state.players[self.player]
        plays = state.rules.plays
        found: list[Option] = list({card: plays[card] for card in player.hand if card in plays}.values())
        if player.deck or not found:
            found.append(DRAW_CARDS)
        return found

    def choose(self, table: Table, option: Option) -> None:
        state = table.state
        state.decisions += 1
        if isinstance(option, Play):
            hidden = option.hidden or self.kind == TUNNEL
            if hidden and any(rule.lays_open(state, option.card) for rule in state.rules.uncoverers):
                hidden = False
            if CardPlayed in table.heard:
                table.tell(CardPlayed, self.player, option.card, hidden)
            else:
                CardPlayed.do(state, self.player, option.card, hidden)
        else:
            table.then(draw_three(self.player))


@dataclass(frozen=True, slots=True)
class DrawThree(Step):
    """A player draws up to three cards; a deck that has fewer gives what it has."""

    player: int

    def run(self, table: Table) -> None:
        state = table.state
        cards = tuple(state.players[self.player].deck[-DRAW:])
        if CardsDrawn in table.heard:
            table.tell(CardsDrawn, self.player, cards, "draw")
        else:
            CardsDrawn.do(state, self.player, cards, "draw")


@cache
def draw_three(player: int) -> DrawThree:
    """The step, made once."""
    return DrawThree(player)


@dataclass(frozen=True, slots=True)
class BeginTurn(Step):
    """The round card's next turn."""

    turn: int

    def run(self, table: Table) -> None:
        if TurnBegan in table.heard:
            table.tell(TurnBegan, self.turn)
        else:
            TurnBegan.do(table.state, self.turn)


class Scheming(Step):
    """The turns of the round card, from left to right."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        table.tell(PhaseBegan, SCHEMING)
        table.then(*turn_steps(state.round_card.turns, state.first, len(state.players)))


class CloseScheming(Step):
    """After the last turn the hands go back to the decks."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        for player in table.state.players:
            if HandReturned in table.heard:
                table.tell(HandReturned, player.seat, tuple(player.hand))
            else:
                HandReturned.do(table.state, player.seat, tuple(player.hand))


@cache
def turn_steps(turns: str, first: int, players: int) -> tuple[Step, ...]:
    """Who acts when: clockwise from the first player, in a switching turn counter-clockwise from him too."""
    steps: list[Step] = []
    for turn, kind in enumerate(turns):
        steps.append(BeginTurn(turn))
        way = -1 if kind == SWITCHING else 1
        for place in range(players):
            seat = (first + way * place) % players
            steps += [Plan(seat, kind, turn == 0 and nth == 0) for nth in range(2 if kind == SPEEDING_UP else 1)]
    return tuple(steps)
