"""RANDOM: chooses anything, for simulations."""

from collections.abc import Callable

from game.engine import dice
from game.engine.option import Option
from game.engine.view import View


def player(seed: int) -> Callable[[View], Option]:
    """A player whose choices follow from a seed."""
    drawn = 0

    def choose(view: View) -> Option:
        nonlocal drawn
        drawn += 1
        return view.options[dice.draw(seed, drawn) % len(view.options)]

    return choose
