"""LEGEND: deals himself the worlds that fit what he knows, plays them out, and takes what wins most often."""

from collections.abc import Sequence
from types import FunctionType

from game.bots.search import Node, Search, affordable
from game.bots.weighing import weighed
from game.engine.option import Option
from game.engine.view import View

PLAIN, COMPILED = 600, 2000  # imagined games, at most: either way so many take him about as long
SHORT = 4  # turns of Schemin', all players' together: where more are to come he looks at fewer games


def choose(view: View, seed: int, playouts: int | None = None) -> Option:
    """The option of the view that wins most imagined games; the same view, seed and budget give the same option."""
    options, worths = weighed(view, seed)
    if len(options) == 1:
        return options[0]
    search = Search(view, seed + view.state.decisions)
    budget = playouts or affordable(view, PLAYOUTS, SHORT)
    return best(search.run(budget, options, worths, until_clear=True), options)


PLAYOUTS = PLAIN if isinstance(choose, FunctionType) else COMPILED  # what is compiled is no Python function


def best(root: Node, options: Sequence[Option]) -> Option:
    """The option that was tried most often, as the better ones are."""
    return max(options, key=lambda option: (root.tried(option), root.value(option)))
