"""An imagined world played on to the end of its round, every card carried out as soon as it lies on the pile.

What a card does depends on the cards before it alone, so Stealin' need not wait for Schemin' to be over: whoever plays
a card then sees where all the others before it have led.
"""

from collections.abc import Callable
from dataclasses import dataclass

from game.bots.carrying import by_habit
from game.bots.imagine import imagine
from game.engine.contents import ROUNDS
from game.engine.events import CardRevealed
from game.engine.option import Option
from game.engine.phases.round_end import NextRound
from game.engine.phases.scheming import Plan
from game.engine.state import SCHEMING, State
from game.engine.step import Decision, Step
from game.engine.table import Table, advance, take
from game.engine.view import View

Decide = Callable[[State, Decision], Option]


@dataclass(frozen=True, slots=True)
class CarryOut(Step):
    """Turn up what lies on the pile, card by card, while Schemin' is still going on.

    Cards do not go back, and bullets do not go into the decks, out of which there is still drawing: `decks` are
    their sizes before.
    """

    decks: tuple[int, ...]

    def run(self, table: Table) -> None:
        state = table.state
        index = state.resolved
        if index == len(state.pile):
            for player, size in zip(state.players, self.decks, strict=True):
                del player.deck[size:]
            return
        card = state.pile[index].card
        CardRevealed.do(state, index, card)
        state.agenda.append(self)
        rules = state.rules
        if rules.cancellers and any(rule.cancels(table, card) for rule in rules.cancellers):
            return
        if not rules.duds or rules.dud(state, card) is None:
            table.then(rules.carrying_out[card][0])


def carry_out(state: State) -> CarryOut:
    """The step that carries out what lies on the pile now."""
    return CarryOut(tuple([len(player.deck) for player in state.players]))


def world(view: View, seed: int, decide: Decide) -> State:
    """An imagined world ahead of the view's decision, with the pile carried out as `decide` chooses."""
    return ahead(imagine(view, seed), decide)


def ahead(state: State, decide: Decide) -> State:
    """The same position, which must wait for a decision, with the pile carried out as `decide` chooses.

    Its agenda ends with the round; after the fifth, with the count.
    """
    asking = state.asking
    assert asking is not None
    ends = [index for index, step in enumerate(state.agenda) if isinstance(step, NextRound)]
    if ends and state.round_number < ROUNDS:
        del state.agenda[: ends[-1] + 1]
    if state.phase == SCHEMING and state.resolved < len(state.pile):
        state.agenda += (asking, carry_out(state))
        advance(Table(state, None))
        while state.asking is not None and state.asking is not asking:
            go_on(state, decide(state, state.asking))
    return state


def go_on(state: State, option: Option) -> None:
    """Carry an option out; a card that is played by it at once, or those that all have played together."""
    asking = state.asking
    assert asking is not None
    table = Table(state, None)
    size = len(state.pile)
    if state.phase == SCHEMING:
        carrying = carry_out(state)
        take(table, asking, option)
        if len(state.pile) > size:
            state.agenda.append(carrying)
    else:
        take(table, asking, option)
    advance(table)
    asking = state.asking
    if isinstance(asking, Plan) and state.resolved < len(state.pile):
        state.agenda += (asking, carry_out(state))
        advance(table)


def habitual(state: State, asking: Decision) -> Option:
    """What whoever is asked will probably choose; the first option that is on offer where no habit tells."""
    return by_habit(state, asking) or state.offered[0]
