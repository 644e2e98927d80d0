"""HORSE ATTACK on the screen: a scene for people round one table, in which each chooses in secret, car by car."""

from game.engine.expansions.horses.horse_attack import horseback
from game.engine.state import State
from game.table.naming import car
from game.ui.words import Words


def strip_line(words: Words, state: State, bandit: str) -> tuple[str, str]:
    """Whether a bandit still rides, or in which car he is."""
    space = state.bandits[bandit].space
    if space == horseback(state):
        return "icon_ride_on_cream", words("attack-rides")
    return "ui_check", words("attack-aboard", car=car(words, state, space))
