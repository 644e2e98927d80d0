"""START OF A ROUND: every player shuffles his deck and draws his hand; then the round card is turned up."""

from dataclasses import dataclass

from game.engine.events import CardsDrawn, DeckShuffled, RoundStarted
from game.engine.phases.round_end import NextRound, TriggerEvent
from game.engine.phases.scheming import CloseScheming, Scheming
from game.engine.phases.stealing import Stealing
from game.engine.step import Step
from game.engine.table import Table


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
        table.then(*(DealHand(player.seat, len(player.hand)) for player in table.state.player_order()))


@dataclass(frozen=True, slots=True)
class DealHand(Step):
    """One player shuffles his whole deck, actions and bullets received, and draws.

    Of the cards that he draws, so many less as he has `kept` of the round before.
    """

    player: int
    kept: int = 0

    def run(self, table: Table) -> None:
        state = table.state
        deck = state.players[self.player].deck
        table.tell(DeckShuffled, self.player, tuple(state.shuffled(deck)))
        wanted = max(0, state.rules.hand_size(state, self.player) - self.kept)
        deck = state.players[self.player].deck
        drawn = tuple(deck[-wanted:]) if wanted else ()
        table.tell(CardsDrawn, self.player, drawn, "round")


class TurnUpRoundCard(Step):
    """The next round card is turned up."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        number = state.round_number + 1
        table.tell(RoundStarted, number, state.rounds[number - 1])
