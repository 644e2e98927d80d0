"""Rules of thumb for Stealin' and the events: take the dearest, hit the richest, keep away from the Marshal."""

from collections.abc import Callable

from game.bots.values import MARSHAL, best_value, kind_value, rivals, wealth
from game.engine.actions.fire import Fire, FireAt
from game.engine.actions.marshal import Marshal, MarshalTo
from game.engine.actions.move import Move, MoveTo
from game.engine.actions.punch import Punch, PunchAt
from game.engine.actions.robbery import Rob, Robbery
from game.engine.contents import FIRE, FLOOR_CHANGE, PUNCH, ROBBERY
from game.engine.option import Option
from game.engine.rounds.pickpocketing import PickPocket
from game.engine.state import State
from game.engine.step import Decision
from game.engine.variants.two_players import ChooseStart
from game.engine.view import View


def space_worth(state: State, bandit: str, space: int, coming: list[str]) -> float:
    """What it is worth to a bandit to stand in a space, with the cards that he will still carry out."""
    lying = state.floor[space]
    worth = 0.12 * best_value(state, lying)
    if space == state.marshal:
        worth -= MARSHAL
        space = state.train.other_level[space]
        lying = state.floor[space]
    if ROBBERY in coming[:2]:
        worth += best_value(state, lying) * (1 if coming[0] == ROBBERY else 0.5)
    company = [other for other in state.at(space) if other.player != state.bandits[bandit].player]
    if coming and coming[0] == PUNCH:
        worth += 0.5 * max((best_value(state, other.loot) for other in company), default=-200)
    if coming and coming[0] == FLOOR_CHANGE:
        above = state.train.other_level[space]
        worth += 0.4 * best_value(state, state.floor[above]) - (MARSHAL if above == state.marshal else 0)
    if coming and coming[0] == FIRE:
        worth += 60 if any(state.at(near) for near in state.train.neighbours[space]) else 0
    return worth - 25 * len(company)


def coming_cards(state: State, bandit: str) -> list[str]:
    """The actions of a bandit's cards still on the pile, as far as they can be seen, in order."""
    return [played.card.action for played in state.pile[state.resolved :] if played.card.bandit == bandit]


def _move(view: View, option: Option) -> float:
    assert isinstance(option, MoveTo) and isinstance(view.state.asking, Move)
    bandit = view.state.asking.bandit
    return space_worth(view.state, bandit, option.space, coming_cards(view.state, bandit))


def _marshal(view: View, option: Option) -> float:
    """Towards those who have much to lose, never onto one's own."""
    assert isinstance(option, MarshalTo)
    state = view.state
    worth = 0.0
    for bandit in state.at(option.space):
        worth += -MARSHAL if bandit.player == view.seat else 60 + 0.05 * wealth(state, bandit.name)
    best = best_value(state, state.floor[option.space])
    mine = [bandit for bandit in state.bandits.values() if bandit.player == view.seat]
    near = any(state.train.distance(bandit.space, option.space) <= 1 for bandit in mine)
    return worth - (0.2 * best if near else -0.05 * best)


def _fire(view: View, option: Option) -> float:
    assert isinstance(option, FireAt)
    state = view.state
    own = state.bandits[option.target].player == view.seat
    return -1000 if own else wealth(state, option.target) * 0.1 + 20 * len(coming_cards(state, option.target))


def _punch(view: View, option: Option) -> float:
    assert isinstance(option, PunchAt) and isinstance(view.state.asking, Punch)
    state = view.state
    victim = state.bandits[option.victim]
    if victim.player == view.seat:
        return -1000
    worth = kind_value(state, victim.loot, option.loot) + 0.05 * wealth(state, option.victim)
    if option.space == state.marshal:
        worth += MARSHAL
    if option.purse == "take":
        worth += 400
    return worth - 0.2 * best_value(state, state.floor[option.space])


def _rob(view: View, option: Option) -> float:
    if not isinstance(option, Rob):
        return 0
    state = view.state
    asking = state.asking
    assert isinstance(asking, Robbery | PickPocket)
    return kind_value(state, state.floor[state.bandits[asking.bandit].space], option.loot)


def _start(view: View, option: Option) -> float:
    del option
    return float(len(rivals(view.state, view.seat or 0)))


WORTHS: dict[type[Decision], Callable[[View, Option], float]] = {
    Move: _move,
    Marshal: _marshal,
    Fire: _fire,
    Punch: _punch,
    Robbery: _rob,
    PickPocket: _rob,
    ChooseStart: _start,
}
