"""With Horses & Stagecoach: what the event of the round card will do to a bandit, wherever he then stands."""

from collections.abc import Callable

from game.bots.insight import RIVALS_LOSS
from game.engine.contents import ROUNDS, SMALL_TABLE, STRONGBOX, STRONGBOX_VALUE
from game.engine.expansions.horses.flasks import AS_LOOT, IN_THE_BOX, OLD, Flasks, kind_of
from game.engine.expansions.horses.flasks import KEY as FLASKS
from game.engine.expansions.horses.herd import horses
from game.engine.expansions.horses.horse_attack import horseback
from game.engine.expansions.horses.ride import RideTo
from game.engine.expansions.horses.rounds.mortal_bullet import FOR_A_BULLET
from game.engine.expansions.horses.shotgun import SHOTGUN
from game.engine.expansions.horses.stagecoach import coach_car
from game.engine.option import Option
from game.engine.state import Bandit, State

HIGHER_SPEED, PANTING_HORSES = "higher_speed", "panting_horses"
WHISKEY, MORTAL_BULLET = "whiskey_for_the_marshal", "mortal_bullet"
CAUGHT = 1500.0  # to be on the train when the Escape is over
SHOT = 60.0  # a neutral bullet
MOUNT = 25.0  # a horse beside one's car when a round begins


def event_worth(state: State, bandit: Bandit, space: int) -> float:
    """What the event brings or costs a bandit who stands in a space when it comes."""
    name = event(state)
    weigh = WORTHS.get(name)
    return weigh(state, bandit, space) if weigh is not None else 0


def event(state: State) -> str:
    """The event that this round ends with, if events are played; else nothing."""
    if not state.round_number:
        return ""
    name = state.round_card.name
    return name if name in state.rules.events else ""


def swept(state: State, space: int) -> int:
    """Where somebody ends whom the event moves; the space itself for all others."""
    return _swept(state, space, event(state))


def _swept(state: State, space: int, coming: str) -> int:
    """The same where it is known which event comes."""
    if coming != HIGHER_SPEED or not state.train.is_car_roof[space]:
        return space
    back = state.train.back[space]
    return space if back is None else back


def wound(state: State) -> float:
    """What the event takes for each bullet that is received before it."""
    return -FOR_A_BULLET if event(state) == MORTAL_BULLET else 0


def mount(state: State, space: int) -> float:
    """What it is worth that a horse will stand beside one when the next round begins."""
    return _mount(state, space, horses(state)) if state.round_number < ROUNDS else 0


def ridden(state: State, bandit: str, option: Option) -> float:
    """How much more or less a ride's end is worth for the horse that comes along, and may be the next to drop out."""
    if not isinstance(option, RideTo) or state.round_number == ROUNDS:
        return 0
    before = horses(state)
    left = list(before)
    left.remove(state.train.car[state.bandits[bandit].space])
    after = tuple(sorted([*left, state.train.car[option.space]]))
    return _mount(state, option.space, after) - _mount(state, option.space, before)


def driven(state: State, seat: int, car: int) -> float:
    """What it is worth to a seat that the Marshal is in a car when he smells the whiskey there."""
    if event(state) != WHISKEY:
        return 0
    rivals = [bandit for bandit in state.bandits.values() if bandit.player != seat]
    return sum([RIVALS_LOSS * SHOT * _staggers(state, car, bandit.space) for bandit in rivals], 0.0)


def _mount(state: State, space: int, cars: tuple[int, ...]) -> float:
    caboose, coming = state.train.caboose, event(state)
    if coming == HIGHER_SPEED:
        cars = tuple([min(caboose, car + 1) for car in cars])
    elif coming == PANTING_HORSES:
        cars = cars[: -2 if len(state.players) > SMALL_TABLE else -1]
    return MOUNT if _car_at_last(state, space, coming) in cars else 0


def _car_at_last(state: State, space: int, coming: str) -> int | None:
    """The car in or on which, or beside which, who stands in a space now will be when the next round begins."""
    train = state.train
    if train.on_train[space]:
        return train.car[_swept(state, space, coming)]
    if space == horseback(state):
        return None
    return min(train.caboose, train.car[space] + (2 if coming == HIGHER_SPEED else 1))


def _escape(state: State, bandit: Bandit, space: int) -> float:
    return -CAUGHT if state.train.on_train[space] else 0


def _shotguns_rage(state: State, bandit: Bandit, space: int) -> float:
    return -SHOT if state.train.car[space] == coach_car(state) and space != horseback(state) else 0


def _sharing_the_loot(state: State, bandit: Bandit, space: int) -> float:
    boxes = sum(token.kind == STRONGBOX for token in bandit.loot)
    company = sum(other.space == space for other in state.bandits.values() if other is not bandit)
    return -boxes * STRONGBOX_VALUE * company / (company + 1)


def _higher_speed(state: State, bandit: Bandit, space: int) -> float:
    """Whoever is swept onto the Shotgun's roof meets him, and so does whoever is on the roof to which he comes."""
    roof: int | None = state.own[SHOTGUN]
    if roof is None or not state.train.is_car_roof[space]:
        return 0
    behind = state.train.back[roof]
    return -SHOT if swept(state, space) in (roof, behind) else 0


def _whiskey_for_the_marshal(state: State, bandit: Bandit, space: int) -> float:
    return -SHOT * _staggers(state, state.marshal, space)


def _staggers(state: State, marshal: int, space: int) -> float:
    """How likely the Marshal, sent off by whiskey from a car, comes through a space."""
    train = state.train
    cars = train.car[space] - train.car[marshal]
    lying = [token for token in state.floor[marshal] if token.kind in AS_LOOT]
    if not train.is_inside_car[space] or cars < 1 or not lying:
        return 0
    return 1 if cars == 1 else sum([_old(state, kind_of(state, token)) for token in lying], 0.0) / len(lying)


def _old(state: State, kind: str | None) -> float:
    """How likely a flask is the old one, where one may not know what is in it."""
    if kind is not None:
        return float(kind == OLD)
    flasks: Flasks = state.own[FLASKS]
    return (IN_THE_BOX.count(OLD) - flasks.kinds.count(OLD)) / flasks.kinds.count(None)


WORTHS: dict[str, Callable[[State, Bandit, int], float]] = {
    "escape": _escape,
    "shotguns_rage": _shotguns_rage,
    "sharing_the_loot": _sharing_the_loot,
    HIGHER_SPEED: _higher_speed,
    WHISKEY: _whiskey_for_the_marshal,
}
