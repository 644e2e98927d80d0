"""A round whose hands have been prepared instead of shuffled: for lessons."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.engine.contents import Card
from game.engine.events import CardsDrawn, DeckShuffled
from game.engine.step import Step
from game.engine.table import Table

Deal = Mapping[str, Sequence[str]]  # the actions in each bandit's hand


class NoSuchCard(ValueError):
    """A deal wants a card that its bandit has not got."""


@dataclass(frozen=True, slots=True, eq=False)
class StackedHands(Step):
    """Hands as they were prepared, clockwise from the first player; what a deal does not name lies below."""

    deal: Deal

    def run(self, table: Table) -> None:
        state = table.state
        for player in state.player_order():
            wanted = [(name, action) for name in player.bandits for action in self.deal[name]]
            table.tell(DeckShuffled, player.seat, stacked(player.deck, wanted))
            hand = tuple(player.deck[-state.rules.hand_size(state, player.seat) :])
            table.tell(CardsDrawn, player.seat, hand, "round")


def stacked(deck: Sequence[Card], wanted: Sequence[tuple[str, str]]) -> tuple[Card, ...]:
    """A deck, its top last, with these cards on top: the bandit and the action of each; any bullet is his.

    Raises NoSuchCard when the deck has no such card.
    """
    rest, top = list(deck), []
    for bandit, action in wanted:
        found = next((card for card in rest if card.action == action), None)
        if found is None:
            raise NoSuchCard(f"{bandit} has no {action} left")
        rest.remove(found)
        top.append(found)
    return (*rest, *reversed(top))
