"""GUNSLINGER: looks closer at the few options that the rules of thumb like best, and plays the round on with each."""

from game.bots import outlaw
from game.bots.search import Search, affordable
from game.bots.sense import sensible
from game.bots.temperament import temperament
from game.engine.option import Option
from game.engine.view import View

LOOKED_AT = 3  # options
PLAYOUTS = 22  # at most


def choose(view: View, seed: int, playouts: int | None = None) -> Option:
    """The most promising of the best options of the view; the same view and seed give the same option."""
    options = sensible(view)
    worths = outlaw.worths(view, temperament(seed)) or [0.0] * len(view.options)
    weighed = dict(zip(view.options, worths, strict=True))
    best = sorted(options, key=lambda option: -weighed[option])[:LOOKED_AT]
    if len(best) == 1:
        return best[0]
    root = Search(view, seed + view.state.decisions).run(
        playouts or affordable(view, PLAYOUTS), best, [weighed[option] for option in best]
    )
    return max(best, key=root.value)
