"""What whoever looks closer than OUTLAW looks at, and what each option seems to bring beforehand."""

from collections.abc import Sequence

from game.bots import outlaw
from game.bots.insights import insights
from game.bots.sense import sensible
from game.bots.temperament import temperament
from game.engine.option import Option
from game.engine.state import State
from game.engine.variants.expert import KeepCards
from game.engine.view import View


def weighed(view: View, seed: int) -> tuple[Sequence[Option], Sequence[float]]:
    """The options that are looked at, and what each seems to bring, in dollars.

    Where imagined games tell nothing it is one: what the rules of thumb like best.
    """
    options = sensible(view)
    worths = outlaw.worths(view, temperament(seed)) or [0.0] * len(view.options)
    found = dict(zip(view.options, worths, strict=True))
    if _counts_later(view.state):
        options = [max(options, key=lambda option: found[option])]
    return options, [found[option] for option in options]


def _counts_later(state: State) -> bool:
    """Whether what is chosen counts in the next round only: imagined games end with this one, all of them alike."""
    return isinstance(state.asking, (KeepCards, *[kind for insight in insights(state) for kind in insight.later]))
