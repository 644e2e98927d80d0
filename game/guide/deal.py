"""The prepared deal: the table as the lesson has it, and rounds whose hands are stacked, not shuffled."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.engine.contents import Card
from game.engine.events import CardsDrawn, DeckShuffled
from game.engine.phases.round_end import NextRound, TriggerEvent
from game.engine.phases.round_start import TurnUpRoundCard, round_steps
from game.engine.phases.scheming import CloseScheming, Scheming
from game.engine.phases.setup import dealt
from game.engine.phases.stealing import Stealing
from game.engine.positions import read_position
from game.engine.state import STEALING, State
from game.engine.step import Step
from game.engine.table import Table
from game.guide.lesson import Lesson

Deal = Mapping[str, Sequence[str]]


class NoSuchCard(ValueError):
    """A deal wants a card that its bandit has not got."""


def opening(lesson: Lesson) -> State:
    """The lesson's table before anything has happened; its rounds are on the agenda.

    Raises Misread for a word of the position that means nothing, KeyError for a round card that there is not.
    """
    state = dealt(lesson.setup)
    read_position(state, lesson.position)
    everybody = (1 << len(state.players)) - 1
    for bandit in state.bandits.values():
        state.purse_known[bandit.loot[0].number] = everybody  # the purse that he was given at the start
    printed = {card.name: card for card in (*state.rules.round_cards, *state.rules.stations)}
    state.rounds = tuple(printed[name] for name in lesson.rounds)
    state.round_number, state.phase = lesson.over, STEALING  # the round before has just ended
    Table(state, None).then(*_prepared(lesson.deals))
    return state


def _prepared(deals: Sequence[Deal]) -> tuple[Step, ...]:
    """A whole round with the first of these deals, and then the others; after them the usual rounds."""
    following: Callable[[], tuple[Step, ...]] = partial(_prepared, deals[1:]) if deals[1:] else round_steps
    return (
        StackedHands(deals[0]),
        TurnUpRoundCard(),
        Scheming(),
        CloseScheming(),
        Stealing(),
        TriggerEvent(),
        NextRound(following),
    )


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
