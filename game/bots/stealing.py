"""Rules of thumb for Stealin' and the events: take the dearest, hit the richest, keep away from the Marshal."""

from collections.abc import Callable

from game.bots.blows import coming, fire_worth, punch_worth
from game.bots.insight import destination
from game.bots.insights import insights
from game.bots.prospects import Prospects, driven_worth
from game.bots.values import kind_value
from game.engine.actions.action import Action
from game.engine.actions.fire import Fire, FireAt
from game.engine.actions.marshal import Marshal, MarshalTo
from game.engine.actions.move import Move
from game.engine.actions.punch import Punch, PunchAt
from game.engine.actions.robbery import Rob, Robbery
from game.engine.option import Option
from game.engine.rounds.pickpocketing import PickPocket
from game.engine.state import State
from game.engine.step import Decision

FORESEEN = 3  # so many of a bandit's own cards to come are thought of
Worth = Callable[[Option], float]


def _move(state: State, asking: Decision) -> Worth:
    """To where the own cards still to come bring most; any action that is a movement."""
    assert isinstance(asking, Action)
    prospects = Prospects(state, asking.bandit)
    cards = coming(state, asking.bandit)[:FORESEEN]
    start = state.bandits[asking.bandit].space
    known = insights(state)

    def worth(option: Option) -> float:
        space = destination(state, option, known)
        step = prospects.arrival(start, start if space is None else space)
        besides = sum([insight.besides(state, asking.bandit, option) for insight in known], 0.0)
        return step.gain + besides + prospects.follow(step.end, cards)

    return worth


def _marshal(state: State, asking: Decision) -> Worth:
    """Onto rivals, and to where he is least in one's own way."""
    assert isinstance(asking, Marshal)
    seat = state.bandits[asking.bandit].player
    mine = state.players[seat].bandits

    def worth(option: Option) -> float:
        assert isinstance(option, MarshalTo)
        total = driven_worth(state, seat, option.space)
        for name in mine:
            prospects = Prospects(state, name, marshal=option.space)
            space = state.bandits[name].space
            total += prospects.follow(prospects.arrival(space, space).end, coming(state, name)[:FORESEEN])
        return total

    return worth


def _fire(state: State, asking: Decision) -> Worth:
    assert isinstance(asking, Fire)
    shooter = asking.bandit

    def worth(option: Option) -> float:
        assert isinstance(option, FireAt)
        return fire_worth(state, shooter, option)

    return worth


def _punch(state: State, asking: Decision) -> Worth:
    assert isinstance(asking, Punch)
    puncher = asking.bandit
    cards = coming(state, puncher)

    def worth(option: Option) -> float:
        assert isinstance(option, PunchAt)
        return punch_worth(state, puncher, option, cards)

    return worth


def _rob(state: State, asking: Decision) -> Worth:
    """The dearest kind; a purse while picking pockets rather than nothing."""
    assert isinstance(asking, Robbery | PickPocket)
    lying = state.floor[state.bandits[asking.bandit].space]

    def worth(option: Option) -> float:
        return kind_value(state, lying, option.loot) if isinstance(option, Rob) else 0

    return worth


WORTHS: dict[type[Decision], Callable[[State, Decision], Worth]] = {
    Move: _move,
    Marshal: _marshal,
    Fire: _fire,
    Punch: _punch,
    Robbery: _rob,
    PickPocket: _rob,
}
