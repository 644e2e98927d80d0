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
        if CardRevealed in table.heard:
            table.tell(CardRevealed, index, card)
        else:
            CardRevealed.do(state, index, card)
        state.decisions += 1
        rules = state.rules
        resolution, put_back = rules.carrying_out[card]
        if (rules.duds or rules.cancellers) and _is_ignored(table, card):
            table.then(put_back, self)
        elif rules.replaced.any:
            table.then(resolution, put_back, self)
        else:
            state.agenda += (self, put_back, resolution)


def _is_ignored(table: Table, card: Card) -> bool:
    """Whether a card just turned up comes to nothing before it is carried out; it is told why."""
    reason = table.state.rules.dud(table.state, card)
    if reason is not None:
        table.tell(NothingHappened, card.bandit, card.action, reason)
        return True
    return any(rule.cancels(table, card) for rule in table.state.rules.cancellers)


@dataclass(frozen=True, slots=True)
class PutBack(Step):
    """A card goes back to its owner's deck, or to his discards, effect or not."""

    card: Card
    seat: int
    to_discards: bool

    def run(self, table: Table) -> None:
        if CardReturned in table.heard:
            table.tell(CardReturned, self.seat, self.card, self.to_discards)
        else:
            CardReturned.do(table.state, self.seat, self.card, self.to_discards)


TURN_UP = TurnUp()
