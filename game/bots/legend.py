"""LEGEND: deals himself the worlds that fit what he knows, plays them out, and takes what wins most often."""

from game.bots import outlaw
from game.bots.search import Search
from game.bots.sense import sensible
from game.bots.temperament import temperament
from game.engine.option import Option
from game.engine.view import View

PLAYOUTS = 150


def choose(view: View, seed: int, playouts: int | None = None) -> Option:
    """The option of the view that wins most imagined games; the same view and seed give the same option."""
    options = sensible(view)
    if len(options) == 1:
        return options[0]
    worths = outlaw.worths(view, temperament(seed)) or [0.0] * len(view.options)
    weighed = dict(zip(view.options, worths, strict=True))
    root = Search(view, seed + view.state.decisions).run(
        playouts or PLAYOUTS, options, [weighed[option] for option in options]
    )
    return max(options, key=lambda option: (root.tried.get(option, 0), root.value(option)))
