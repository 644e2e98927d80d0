"""RANDOM: chooses anything, for simulations."""

from collections.abc import Sequence

from game.engine import dice
from game.engine.option import Option
from game.engine.view import View


class RandomPlayer:
    """A player whose choices follow from a seed, and from how far a game has come: so a saved one can go on."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, view: View) -> Option:
        """Any of a view's options; the same view gives the same."""
        return self.among(view.options, view.state.decisions)

    def among(self, offered: Sequence[Option], nth: int) -> Option:
        """Any of the options, which are all that such a player looks at, at the `nth` decision of a game."""
        return offered[dice.draw(self._seed, nth) % len(offered)]
