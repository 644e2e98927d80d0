"""Take It All!: the strongbox leaves its place beside the train and comes down on a rope, in a beam of light."""

import pytest

from game.board.layout import MARSHAL
from game.board.poses import CHEER, SHAKE, TAKE
from game.board.staged.events.take_it_all import LEAVES, LOWERED, LOWERS, PIECE, SETS_DOWN
from game.board.timeline import Layer
from game.engine.events import EventBegan, StrongboxPlaced
from tests.board.events.played import Played, alone, played, position

NEAR = {"belle": "1.roof", "tuco": "2.in", "doc": "4.in"}


def placed() -> Played:
    state = position("take_it_all", NEAR, marshal=2)
    return played(state, StrongboxPlaced(state.marshal))


def test_the_box_that_waited_beside_the_train_leaves_over_all() -> None:
    gone = placed().props(PIECE)[0]

    assert (LEAVES, Layer.OVER) == (pytest.approx(gone.delay), gone.layer)
    assert (gone.pose(0).x, gone.pose(0).y) == placed().staging.aside
    assert gone.pose(1).y < 0


def test_it_comes_down_to_where_it_lies() -> None:
    found = placed()
    box = found.props(PIECE)[1]
    lies = [one.pose for one in found.staging.after.loot if one.token.kind == "strongbox" and one.space][-1]

    assert box.pose(0).y < 56
    assert (lies.x, lies.y, lies.scale) == pytest.approx((box.pose(1).x, box.pose(1).y, box.pose(1).scale))


def test_it_hangs_on_the_rope_until_it_stands() -> None:
    found = placed()
    box, rope = found.props(PIECE)[1], found.prop("hoist_rope")
    for time in (LOWERED + 0.1, LOWERED + LOWERS / 2, LOWERED + LOWERS):
        lies, hangs = (one.pose((time - one.delay) / one.seconds) for one in (box, rope))

        assert (lies.x, True) == (pytest.approx(hangs.x), lies.y - 110 * lies.scale < hangs.y < lies.y)


def test_the_rope_goes_up_again() -> None:
    rope = placed().prop("hoist_rope")

    assert rope.pose(1).alpha == pytest.approx(0)
    assert rope.pose(1).y < rope.pose(0.6).y


def test_the_marshal_reaches_up_and_sets_it_down() -> None:
    assert [SHAKE, TAKE] == [one.pose for one in placed().poses(MARSHAL)]


def test_it_is_heard_on_the_floor() -> None:
    assert [SETS_DOWN] == pytest.approx(placed().heard("drop_strongbox"))
    assert [LOWERED] == pytest.approx(placed().heard("rope_down"))


def test_whoever_is_near_is_glad() -> None:
    found = placed()

    assert {CHEER} == {one.pose for name in ("belle", "tuco") for one in found.poses(name)}
    assert [] == found.poses("doc")


def test_it_lies_in_a_beam_of_light() -> None:
    found = placed()

    assert found.prop("light_beam").pose(0.5).x == pytest.approx(found.props(PIECE)[1].pose(1).x)


def test_with_none_left_he_reaches_for_nothing() -> None:
    state = position("take_it_all", NEAR)
    state.strongboxes_aside = 0
    found = alone(state)

    assert SHAKE in {one.pose for one in found.poses(MARSHAL)}
    assert not found.shows(PIECE)


def test_with_one_left_it_waits_until_that_comes() -> None:
    state = position("take_it_all", NEAR)

    assert not played(state, EventBegan("take_it_all", ())).shows("light_beam")
