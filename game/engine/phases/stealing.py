"""STEALIN': the pile's cards are turned up and carried out one at a time, first played first."""

from dataclasses import dataclass

from game.engine.contents import Card
from game.engine.events import CardReturned, CardRevealed, NothingHappened, PhaseBegan
from game.engine.state import STEALING
from game.engine.step import Step
from game.engine.table import Table


class Stealing(Step):
    """The phase begins."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        table.tell(PhaseBegan, STEALING)
        table.then(TURN_UP)


class TurnUp(Step):
    """Turn the next card up and carry it out, until the pile is used up."""

    __slots__ = ()

    def run(self, table: Table) -> None:
        state = table.state
        index = state.resolved
        if index == len(state.pile):
            return
        card = state.pile[index].card
        table.tell(CardRevealed, index, card)
        state.decisions += 1
        reason = state.rules.dud(state, card) if state.rules.duds else None
        if reason is not None:
            table.tell(NothingHappened, card.bandit, card.action, reason)
            table.then(PutBack(card), self)
        elif any(rule.cancels(table, card) for rule in state.rules.cancellers):
            table.then(PutBack(card), self)
        else:
            state.agenda.append(self)
            table.then(*state.rules.carrying_out[card])


@dataclass(frozen=True, slots=True)
class PutBack(Step):
    """A card goes back to its owner's deck, effect or not."""

    card: Card

    def run(self, table: Table) -> None:
        state = table.state
        seat = state.bandits[self.card.bandit].player
        table.tell(CardReturned, seat, self.card, seat in state.rules.with_discards)


TURN_UP = TurnUp()
