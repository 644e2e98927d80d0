"""The prepared deal: the table as the lesson has it, and rounds whose hands are stacked, not shuffled."""

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.phases.round_end import NextRound, TriggerEvent
from game.engine.phases.round_start import TurnUpRoundCard, round_steps
from game.engine.phases.scheming import CloseScheming, Scheming
from game.engine.phases.setup import dealt
from game.engine.phases.stacked import Deal, StackedHands
from game.engine.phases.stealing import Stealing
from game.engine.positions import read_position
from game.engine.state import STEALING, State
from game.engine.step import Step
from game.engine.table import Table
from game.guide.lesson import Lesson


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
