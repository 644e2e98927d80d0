"""GUNSLINGER: looks closer at the few options that the rules of thumb like best, and plays the round on with each."""

from game.bots.search import Search, affordable
from game.bots.weighing import weighed
from game.engine.option import Option
from game.engine.view import View

LOOKED_AT = 3  # options
PLAYOUTS = 18  # at most
SHORT = 8  # turns of Schemin', all players' together: where more are to come there are fewer playouts


def choose(view: View, seed: int, playouts: int | None = None) -> Option:
    """The most promising of the best options of the view; the same view and seed give the same option."""
    worths = dict(zip(*weighed(view, seed), strict=True))
    best = sorted(worths, key=lambda option: -worths[option])[:LOOKED_AT]
    if len(best) == 1:
        return best[0]
    budget = playouts or affordable(view, PLAYOUTS, SHORT)
    search = Search(view, seed + view.state.decisions)
    root = search.run(budget, best, [worths[option] for option in best], until_clear=True)
    return max(best, key=root.value)
