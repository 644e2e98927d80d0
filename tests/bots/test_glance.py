"""At a glance: what a bandit can do from each space."""

import pytest

from game.bots.glance import MET, Glance, driven
from game.engine.contents import FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY, STRONGBOX_VALUE
from game.engine.state import State
from tests.engine.tables import train


def table(picture: str = "doc 2.in, tuco 3.roof, belle 3.roof", marshal: int = 0) -> State:
    floor = {"1.in": [], "2.in": ["strongbox"], "3.in": []}
    return train(picture, floor=floor, marshal=marshal)


def glance(state: State, *actions: str) -> Glance:
    return Glance(state, state.bandits["doc"], actions)


def test_a_robbery_promises_the_dearest_token() -> None:
    assert STRONGBOX_VALUE == glance(table(), ROBBERY).promise(ROBBERY)


def test_a_move_promises_what_can_be_done_where_it_leads() -> None:
    state = table("doc 3.in, tuco 3.roof, belle 3.roof")

    assert STRONGBOX_VALUE == glance(state, MOVE, ROBBERY).promise(MOVE)
    assert 0 == glance(state, MOVE).promise(MOVE)


def test_a_floor_change_too_but_not_onto_the_marshal() -> None:
    state = table("doc 2.roof, tuco 3.roof, belle 3.roof")

    assert STRONGBOX_VALUE == glance(state, FLOOR_CHANGE, ROBBERY).promise(FLOOR_CHANGE)

    beside = table("doc 2.roof, tuco 0.roof, belle 0.roof", marshal=2)
    assert -MET == glance(beside, FLOOR_CHANGE, ROBBERY).promise(FLOOR_CHANGE)


@pytest.mark.parametrize(("picture", "seen"), [("doc 3.in, tuco 2.in", True), ("doc 3.in shots=0, tuco 2.in", False)])
def test_a_shot_promises_something_with_a_bullet_and_somebody_in_sight(picture: str, *, seen: bool) -> None:
    assert seen == (glance(table(picture), FIRE).promise(FIRE) > 0)


def test_nobody_in_sight_no_promise() -> None:
    assert 0 == glance(table("doc 2.in, tuco 3.roof, belle 3.roof"), FIRE).promise(FIRE)


def test_a_punch_promises_more_beside_the_rich() -> None:
    poor, rich = table("doc 3.in, tuco 3.in"), table("doc 3.in, tuco 3.in jewel")

    assert 0 < glance(poor, PUNCH).promise(PUNCH) < glance(rich, PUNCH).promise(PUNCH)
    assert 0 == glance(table(), PUNCH).promise(PUNCH)


def test_the_marshal_is_sent_to_others() -> None:
    state = table("doc 3.roof, tuco 1.in, belle 1.in")

    assert driven(state, 0, state.train.insides[1]) == glance(state, MARSHAL).promise(MARSHAL)
    assert 0 < driven(state, 0, state.train.insides[1])
    assert driven(state, 1, state.train.insides[1]) < driven(state, 0, state.train.insides[1])
