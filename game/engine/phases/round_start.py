"""START OF A ROUND: every player shuffles his deck and draws his hand; then the round card is turned up."""

from dataclasses import dataclass
from functools import cache

from game.engine.events import CardsDrawn, DeckShuffled, RoundStarted
from game.engine.phases.round_end import NextRound, TriggerEvent
from game.engine.phases.scheming import CloseScheming, Scheming
from game.engine.phases.stealing import Stealing
from game.engine.step import Step
from game.engine.table import Table


@cache
def round_steps() -> tuple[Step, ...]:
    """A whole round, from the deal to the passing of the first player's token."""
    return (
        DealHands(),
        TurnUpRoundCard(),
        Scheming(),
        CloseScheming(),
        Stealing(),
        TriggerEvent(),
        NextRound(round_steps),
    )


class DealHands(Step):
    """Hands are dealt clockwise from the first player."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        table.then(*[deal_hand(player.seat, len(player.hand)) for player in table.state.player_order()])


@dataclass(frozen=True, slots=True)
class DealHand(Step):
    """One player shuffles his whole deck, actions and bullets received, and draws.

    Of the cards that he draws, so many less as he has `kept` of the round before.
    """

    player: int
    kept: int = 0

    def run(self, table: Table) -> None:
        state = table.state
        player = state.players[self.player]
        mixed = tuple(state.shuffled(player.deck))
        if DeckShuffled in table.heard:
            table.tell(DeckShuffled, self.player, mixed)
        else:
            DeckShuffled.do(state, self.player, mixed)
        wanted = max(0, state.rules.hand_size(state, self.player) - self.kept)
        drawn = tuple(player.deck[-wanted:]) if wanted else ()
        if CardsDrawn in table.heard:
            table.tell(CardsDrawn, self.player, drawn, "round")
        else:
            CardsDrawn.do(state, self.player, drawn, "round")


@cache
def deal_hand(player: int, kept: int) -> DealHand:
    """The step, made once."""
    return DealHand(player, kept)


class TurnUpRoundCard(Step):
    """The next round card is turned up."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        number = state.round_number + 1
        table.tell(RoundStarted, number, state.rounds[number - 1])
