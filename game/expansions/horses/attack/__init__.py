"""HORSE ATTACK on the screen: a scene for people round one table, in which each chooses in secret, car by car."""

from collections.abc import Mapping

from game.engine.events import SealsBroken
from game.engine.expansions.horses.horse_attack import KEY, Attack, TrainBoarded, horseback
from game.engine.game import Group
from game.engine.state import State
from game.table.naming import car
from game.ui.words import Words


def chosen(state: State, group: Group) -> Mapping[str, bool] | None:
    """Of each rider whether he boards, if a group lets it come about; None for any other."""
    if not any(isinstance(event, SealsBroken) for event in group):
        return None
    attack: Attack = state.own[KEY]
    boarding = {event.bandit for event in group if isinstance(event, TrainBoarded)}
    return {bandit: bandit in boarding for bandit in attack.riders}


def strip_line(words: Words, state: State, bandit: str) -> tuple[str, str]:
    """Whether a bandit still rides, or in which car he is."""
    space = state.bandits[bandit].space
    if space == horseback(state):
        return "icon_ride_on_cream", words("attack-rides")
    return "ui_check", words("attack-aboard", car=car(words, state, space))
