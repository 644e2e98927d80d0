"""With Horses & Stagecoach: get a hostage early, value her by what one will own, drink, and be away at the Escape."""

from collections.abc import Mapping
from functools import lru_cache

from game.bots import horses_events
from game.bots.insight import Insight
from game.engine.actions.punch import Punch
from game.engine.contents import (
    BULLET,
    FIRE,
    FLOOR_CHANGE,
    JEWEL,
    MARSHAL,
    MOVE,
    NEUTRAL,
    PUNCH,
    PURSE,
    ROBBERY,
    ROUNDS,
    STRONGBOX,
    STRONGBOX_VALUE,
    VALUES,
)
from game.engine.expansions.horses.box import NAME
from game.engine.expansions.horses.flasks import FULL, HALF, OLD, ORDINARY
from game.engine.expansions.horses.horse_attack import Board, BoardCar, RideOn, horseback
from game.engine.expansions.horses.hostages import taking
from game.engine.expansions.horses.hostages.taking import Passengers, Take, held_by
from game.engine.expansions.horses.keep import KeepSome, KeepThese
from game.engine.expansions.horses.ride import RIDE
from game.engine.expansions.horses.rounds.escape import RideAway
from game.engine.expansions.horses.shotgun import SHOTGUN, PunchShotgun
from game.engine.expansions.horses.stagecoach import COACH
from game.engine.expansions.horses.whiskey import Drink
from game.engine.option import Option
from game.engine.state import Bandit, State
from game.engine.step import Decision
from game.engine.train import INSIDE, Train

SIP = {FULL: 90.0, HALF[ORDINARY]: 80.0, HALF[OLD]: 130.0}  # to drink, beyond the best that one could do otherwise
IN_HAND = 60.0  # a flask, for the rounds to come
KEPT = {ROBBERY: 40.0, RIDE: 15.0, FIRE: 10.0, MOVE: 5.0, PUNCH: -5.0, FLOOR_CHANGE: -20.0, MARSHAL: -20.0}
RIDING_ON = 0.9  # of what lies in a car further on, what it is worth before it is reached
PURSE_WORTH = 320.0
BEST = 2  # so many of the tokens in a car are thought of
# How much of a hostage's ransom is thought of, round by round: she can wait, and the way back from her is long.
URGENT = (0.3, 0.4, 0.55, 0.75, 0.9)
HOPED = 0.25  # that somebody will own a strongbox at the end who owns none now
# What each round to come brings whoever holds a hostage: her drawback, or more of what she is paid for.
EACH_ROUND: Mapping[str, float] = {
    taking.POODLE: -40, taking.MINISTER: -50, taking.TEACHER: -20, taking.ZEALOT: -20, taking.BANKER: 0,
    taking.OLD_LADY: 90, taking.POKER_PLAYER: 120, taking.PHOTOGRAPHER: 110,
}  # fmt: skip
FIXED: Mapping[str, float] = {taking.POODLE: 1000, taking.MINISTER: 900, taking.TEACHER: 800, taking.ZEALOT: 700}
FOR_A_JEWEL, FOR_A_PURSE, FOR_A_BULLET = 500, 250, 200


class HorsesInsight(Insight):
    """What makes the stagecoach worth the ride."""

    key = NAME
    later = (KeepSome,)

    def arriving(self, state: State, bandit: str, start: int, end: int) -> float:
        """A hostage for who enters the stagecoach without one; a bullet on the Shotgun's roof."""
        if end == state.own[SHOTGUN]:
            return -horses_events.SHOT - horses_events.wound(state)
        if end != _inside(state.train) or start == end or held_by(state, bandit) is not None:
            return 0
        best = max((ransom(state, state.bandits[bandit], name) for name in _left(state)), default=0.0)
        return URGENT[state.round_number - 1] * best

    def standing(self, state: State, bandit: Bandit, space: int) -> float:
        return horses_events.event_worth(state, bandit, space) + horses_events.mount(state, space)

    def swept(self, state: State, space: int) -> int:
        return horses_events.swept(state, space)

    def wound(self, state: State) -> float:
        return horses_events.wound(state)

    def driven(self, state: State, seat: int, car: int) -> float:
        return horses_events.driven(state, seat, car)

    def besides(self, state: State, bandit: str, option: Option) -> float:
        return horses_events.ridden(state, bandit, option)

    def destination(self, state: State, option: Option) -> int | None:
        return horseback(state) if isinstance(option, RideAway) else None

    def worth(self, state: State, asking: Decision, option: Option) -> float | None:
        found: float | None = None
        if isinstance(option, Take):
            bandit = state.bandits[asking.bandit]  # type: ignore[attr-defined]
            found = ransom(state, bandit, option.hostage)
        elif isinstance(option, KeepThese):
            found = sum([KEPT.get(card.action, 0.0) for card in option.cards], 0.0)
        elif isinstance(option, Board | RideOn):
            car: int = asking.car  # type: ignore[attr-defined]
            ahead = max(_lying(state, other) for other in range(1, car))
            found = _lying(state, car) if isinstance(option, Board) else RIDING_ON * ahead
        elif isinstance(option, BoardCar):
            found = _lying(state, option.car)
        elif isinstance(option, PunchShotgun):
            assert isinstance(asking, Punch)
            found = STRONGBOX_VALUE / 2
        return found

    def beyond(self, state: State, asking: Decision, option: Option) -> float | None:
        if not isinstance(option, Drink):
            return None
        seat = asking.seat(state)
        playable = sum(card.action != BULLET for card in state.players[seat].hand)
        return SIP[option.flask] if playable > 1 or option.flask != HALF[OLD] else -SIP[option.flask]

    def token(self, state: State, kind: str) -> float:
        return IN_HAND if kind in SIP and state.round_number < ROUNDS else 0

    def to_come(self, state: State, bandit: str) -> float:
        """What her ransom will have grown by."""
        name = held_by(state, bandit)
        return 0 if name is None else (ROUNDS - state.round_number) * EACH_ROUND[name]


def ransom(state: State, bandit: Bandit, name: str) -> float:
    """What a hostage will probably have brought a bandit by the end, her drawback counted."""
    kinds = [token.kind for token in bandit.loot]
    now = {
        taking.BANKER: 1000 if STRONGBOX in kinds else 1000 * HOPED,
        taking.OLD_LADY: FOR_A_JEWEL * kinds.count(JEWEL),
        taking.POKER_PLAYER: FOR_A_PURSE * kinds.count(PURSE),
        taking.PHOTOGRAPHER: FOR_A_BULLET * sum(owner != NEUTRAL for owner in bandit.wounds),
    }
    return FIXED.get(name, now.get(name, 0.0)) + (ROUNDS - state.round_number) * EACH_ROUND[name]


@lru_cache(64)
def _inside(train: Train) -> int:
    """The space inside the stagecoach, which the tables of a train find by its name."""
    return train.space(f"{COACH}.{INSIDE}")


def _left(state: State) -> tuple[str, ...]:
    passengers: Passengers = state.own[taking.KEY]
    return passengers.left


def _lying(state: State, car: int) -> float:
    """What the dearest tokens inside a car are worth."""
    kinds = [token.kind for token in state.floor[state.train.insides[car]]]
    values = sorted((PURSE_WORTH if kind == PURSE else VALUES.get(kind, 0.0) for kind in kinds), reverse=True)
    return sum(values[:BEST], 0.0)
