"""What the event at the end of a round will do to a bandit, wherever he then stands."""

from collections.abc import Callable

from game.bots.insights import insights
from game.bots.values import bullet_cost, kind_value, loot_value
from game.engine.contents import HOSTAGE_PAY, PURSE
from game.engine.state import State
from game.engine.train import LOCOMOTIVE

BESIDE_A_STRONGBOX = 40.0  # to stand next to where the second one will be put
SWIVEL_ARM, BRAKING = SWEEPING = ("swivel_arm", "braking")  # events that move people
CHANCE = 0.6  # how surely somebody who stands alone will still stand alone


def event_worth(state: State, bandit: str, space: int) -> float:
    """What the event of the round card brings or costs a bandit who stands in a space when it comes."""
    name = state.round_card.name
    weigh = WORTHS.get(name)
    return weigh(state, bandit, space) if weigh is not None and name in state.rules.events else 0


def swept(state: State, space: int) -> int:
    """Where somebody who stands in a space when the event comes will stand after it."""
    name = state.round_card.name
    if name not in state.rules.events:
        return space
    train = state.train
    if name == SWIVEL_ARM and train.is_car_roof[space]:
        return train.roofs[train.caboose]
    if name == BRAKING and train.is_car_roof[space]:
        forward = train.forward[space]
        return space if forward is None else forward
    for insight in insights(state):
        space = insight.swept(state, space)
    return space


def _angry_marshal(state: State, bandit: str, space: int) -> float:
    return -bullet_cost(state) if _on_his_roof(state, space) else 0


def _passengers_rebellion(state: State, bandit: str, space: int) -> float:
    return 0 if state.train.is_roof[space] else -bullet_cost(state)


def _hostage(state: State, bandit: str, space: int) -> float:
    return HOSTAGE_PAY if state.train.car[space] == LOCOMOTIVE else 0


def _marshals_revenge(state: State, bandit: str, space: int) -> float:
    purses = [loot_value(state, token) for token in state.bandits[bandit].loot if token.kind == PURSE]
    return -min(purses, default=0) if _on_his_roof(state, space) else 0


def _pickpocketing(state: State, bandit: str, space: int) -> float:
    alone = all(other.name == bandit for other in state.at(space))
    return CHANCE * kind_value(state, state.floor[space], PURSE) if alone else 0


def _take_it_all(state: State, bandit: str, space: int) -> float:
    beside = state.strongboxes_aside and state.train.distance(space, state.marshal) <= 1
    return BESIDE_A_STRONGBOX if beside else 0


def _on_his_roof(state: State, space: int) -> bool:
    return space == state.train.other_level[state.marshal]


WORTHS: dict[str, Callable[[State, str, int], float]] = {
    "angry_marshal": _angry_marshal,
    "passengers_rebellion": _passengers_rebellion,
    "hostage": _hostage,
    "marshals_revenge": _marshals_revenge,
    "pickpocketing": _pickpocketing,
    "take_it_all": _take_it_all,
}
