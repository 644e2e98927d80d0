"""RANDOM: chooses anything, for simulations."""

from collections.abc import Sequence

from game.engine import dice
from game.engine.option import Option
from game.engine.view import View


class RandomPlayer:
    """A player whose choices follow from a seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn = 0

    def choose(self, view: View) -> Option:
        """Any of a view's options."""
        return self.among(view.options)

    def among(self, offered: Sequence[Option]) -> Option:
        """Any of the options, which are all that such a player looks at."""
        self._drawn += 1
        return offered[dice.draw(self._seed, self._drawn) % len(offered)]
