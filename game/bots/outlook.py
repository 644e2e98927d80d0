"""The table as it will probably lie when the pile has been carried out, everybody acting by the same rules of thumb."""

from collections.abc import Mapping, Sequence
from typing import TypeVar

from game.bots import stealing
from game.bots.carrying import by_habit
from game.bots.imagine import imagine
from game.bots.insights import insights
from game.engine.game import options, play
from game.engine.option import AddedOption
from game.engine.phases.stealing import Stealing
from game.engine.state import State
from game.engine.step import Decision
from game.engine.table import Table, advance
from game.engine.view import View

T = TypeVar("T")


def outlook(view: View, seed: int) -> State:
    """An imagined world in which the cards now on the pile have been carried out.

    What lies face down is guessed. The players' hands are as now; nothing of the agenda is left.
    """
    world = imagine(view, seed)
    for insight in insights(world):
        insight.reckon(world, view)
    world.agenda = [Stealing()]
    advance(Table(world, None))
    while world.asking is not None:
        known = [option for option in options(world) if not isinstance(option, AddedOption)]
        weighing = first_of(stealing.WORTHS, type(world.asking).__mro__)
        if weighing is None or not known:
            play(world, by_habit(world, world.asking) or options(world)[world.random(len(options(world)))])
        else:
            play(world, max(known, key=weighing(world, world.asking)))
    return world


def first_of(table: Mapping[type[Decision], T], kinds: Sequence[type]) -> T | None:
    """What a table holds for a kind of decision, or for one that it is derived from."""
    return next((table[kind] for kind in kinds if kind in table), None)
