"""The table as it will probably lie when the pile has been carried out, everybody acting by the same rules of thumb."""

from game.bots import stealing
from game.bots.elf import leave_tokens_unknown
from game.bots.imagine import imagine
from game.engine.game import options, play
from game.engine.phases.stealing import Stealing
from game.engine.state import State
from game.engine.table import Table, advance
from game.engine.view import View


def outlook(view: View, seed: int) -> State:
    """An imagined world in which the cards now on the pile have been carried out.

    What lies face down is guessed. The players' hands are as now; nothing of the agenda is left.
    """
    world = imagine(view, seed)
    leave_tokens_unknown(world, view)
    world.agenda = [Stealing()]
    advance(Table(world, None))
    while world.asking is not None:
        weigh = stealing.WORTHS[type(world.asking)](world, world.asking)
        play(world, max(options(world), key=weigh))
    return world
