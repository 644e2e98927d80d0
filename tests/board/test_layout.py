"""Loot keeps its place on the floor while its neighbours are taken."""

import pytest

from game.board.layout import Layout, keeping, layout
from game.board.train_shape import TrainShape
from game.engine.contents import JEWEL, PURSE, Loot
from game.engine.state import State
from tests.engine.tables import train

TOKENS = (Loot(PURSE, 250), Loot(PURSE, 300), Loot(JEWEL), Loot(JEWEL))
SHAPE = TrainShape(4, 518, 60, 0.9)


@pytest.fixture
def state() -> State:
    found = train("doc 2.in, tuco 1.in, belle 3.in, django 4.in")
    found.floor[_here(found)] = TOKENS
    return found


def _here(state: State) -> int:
    return state.bandits["doc"].space


def lying(of: Layout, space: int) -> list[tuple[Loot, float]]:
    return [(one.token, one.pose.x) for one in of.loot if one.space == space]


def after(state: State, *tokens: Loot) -> tuple[Layout, Layout]:
    """The layout as it is, and as it is when only these tokens lie there still."""
    before = layout(state, SHAPE)
    state.floor[_here(state)] = tokens
    return before, keeping(before, layout(state, SHAPE))


@pytest.mark.parametrize("gone", range(len(TOKENS)))
def test_what_stays_keeps_its_place_when_a_neighbour_is_taken(state, gone):
    before, now = after(state, *TOKENS[:gone], *TOKENS[gone + 1 :])
    here = _here(state)
    assert len(TOKENS) - 1 == len(lying(now, here))
    assert set(lying(now, here)) < set(lying(before, here))


def test_it_keeps_it_as_long_as_nothing_comes(state):
    before, now = after(state, *TOKENS[1:])
    later = keeping(now, layout(state, SHAPE))
    assert lying(now, _here(state)) == lying(later, _here(state))
    assert set(lying(later, _here(state))) < set(lying(before, _here(state)))


def test_what_comes_makes_all_lie_anew(state):
    _, now = after(state, *TOKENS, Loot(JEWEL))
    assert lying(layout(state, SHAPE), _here(state)) == lying(now, _here(state))


def test_for_another_pair_of_feet_all_make_room(state):
    before = layout(state, SHAPE)
    state.bandits["tuco"].space = _here(state)
    state.floor[_here(state)] = TOKENS[1:]
    fresh = layout(state, SHAPE)
    assert lying(fresh, _here(state)) == lying(keeping(before, fresh), _here(state))
