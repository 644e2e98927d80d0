"""GREENHORN: plays what looks good, forgets now and then what lies on the pile already, and gambles."""

from collections.abc import Sequence

from game.bots import habits
from game.bots.habits import Style
from game.bots.playout import habitual, world
from game.bots.sense import sensible
from game.bots.temperament import temperament
from game.engine import dice
from game.engine.option import Option
from game.engine.phases.scheming import Plan
from game.engine.view import View

SURE = 0.7  # how little he plays by chance in Schemin'
DOLLARS = 60  # so many that his temperament likes an action more make a choice likelier by e
FORGETS = 2  # one in so many times he forgets what lies on the pile already
CARELESS = 4  # one in so many of his cards is carried out any way it can be


class Greenhorn:
    """A player whose choices follow from a seed, and from how far a game has come: so a saved one can go on."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        likes = temperament(seed).likes
        self._style = Style(SURE, {action: dollars / DOLLARS for action, dollars in likes.items()})

    def choose(self, view: View) -> Option:
        """An option of the view that looks good; the same view gives the same."""
        state, asking = view.state, view.state.asking
        assert asking is not None
        drawn = dice.draw(self._seed, state.decisions)
        options = sensible(view)
        if isinstance(asking, Plan):
            if dice.draw(drawn, 0) % FORGETS:
                state = world(view, drawn, habitual)
            return _one_of(options, habits.likelihoods(state, asking, options, self._style), drawn)
        if drawn % CARELESS == 0:
            return options[drawn // CARELESS % len(options)]
        return habitual(state, asking)


def _one_of(options: Sequence[Option], chances: Sequence[float], drawn: int) -> Option:
    """An option drawn by how likely each is."""
    mark = drawn / (1 << dice.BITS) * sum(chances, 0.0)
    for option, share in zip(options, chances, strict=True):
        mark -= share
        if mark <= 0:
            return option
    return options[-1]
