"""Pickpocketing: a hand, a string, a purse that slides; or the string falls and the purse stays."""

from dataclasses import replace

import pytest

from game.board.layout import layout
from game.board.poses import CHEER
from game.board.staged.events.pickpocketing import OUT, SLIDES, STRING, TIGHTENS, reach
from game.engine.contents import Loot
from game.engine.events import LootTaken, NothingHappened
from game.engine.state import STEALING, State
from tests.board.events.played import Played, alone, played, position, shape, space

ALONE = {"belle": "2.in"}
REACHED = OUT + STRING


def at_a_purse() -> tuple[State, Loot]:
    """Belle alone with a purse."""
    state = position("pickpocketing", ALONE, marshal=0)
    here = space(state, "2.in")
    purse = Loot("purse", 5)
    state.floor[here] = (purse,)
    return state, purse


def taken(reaching: str = "") -> Played:
    state, purse = at_a_purse()
    return played(state, LootTaken("belle", purse, space(state, "2.in"), None), reaching=reaching)


def left() -> Played:
    state, _ = at_a_purse()
    return played(state, NothingHappened("belle", "pickpocketing", "declined"))


def test_the_purse_slides_from_where_it_lay_to_the_hand() -> None:
    found = taken()
    purse, lay = found.prop("loot_purse"), found.staging.before.loot
    lies = next(one.pose for one in lay if one.space == space(found.staging.state, "2.in"))

    assert (lies.x, lies.y) == pytest.approx((purse.pose(0).x, purse.pose(0).y))
    assert abs(purse.pose(1).x - found.staging.before.actors["belle"].x) < abs(lies.x - purse.pose(1).x) + 80
    assert purse.pose(1).y < lies.y


def test_the_hand_comes_out_before_that_and_goes_home_after() -> None:
    hands = taken().props("hand_sneak")

    assert [0, REACHED, REACHED + TIGHTENS + SLIDES] == pytest.approx([one.delay for one in hands])
    assert hands[0].pose(0).alpha == hands[-1].pose(1).alpha == pytest.approx(0)


def test_the_string_reaches_from_the_fingers_to_the_purse_all_the_way() -> None:
    found = taken()
    state, _ = at_a_purse()
    goes = reach(layout(state, shape(4)), "belle")
    string = found.props("string")[1]
    assert goes is not None

    assert (string.pose(0).x, string.pose(0).y) == pytest.approx((goes.fingers().x, goes.fingers().y))
    assert string.pose(1).wide < string.pose(0).wide


def test_whoever_was_asked_has_his_hand_out_already() -> None:
    found = taken(reaching="belle")

    assert [0] == found.heard("string_pulled")
    assert [] == found.heard("whistles_along")


def test_otherwise_he_whistles_while_it_comes_out() -> None:
    found = taken()

    assert [0] == found.heard("whistles_along")
    assert [REACHED] == pytest.approx(found.heard("string_pulled"))


def test_he_looks_away_from_the_purse_and_is_glad_in_the_end() -> None:
    found = taken()
    goes = reach(found.staging.before, "belle")
    assert goes is not None
    shown = found.poses("belle")

    assert {one.left for one in shown[:-1]} == {goes.side > 0}
    assert CHEER == shown[-1].pose


def test_a_chip_tells_that_he_has_it() -> None:
    assert [("belle", "+1", False)] == [(one.actor, one.words, one.bad) for one in taken().score.chips]


def test_a_purse_that_is_left_stays_where_it_is() -> None:
    found = left()

    assert not found.shows("loot_purse")
    assert [] == found.score.chips
    assert found.props("string")[-1].pose(1).alpha == pytest.approx(0)


def test_he_chooses_a_purse_that_his_hand_alone_does_not_come_to() -> None:
    state, _ = at_a_purse()
    state.floor[space(state, "2.in")] = tuple(Loot("purse", number) for number in (4, 5, 6))
    goes = reach(layout(state, shape(4)), "belle")
    assert goes is not None

    assert abs(goes.purse.x - goes.stands.x) > 60 * goes.stands.scale


def test_without_a_purse_nobody_reaches() -> None:
    state, _ = at_a_purse()
    state.floor[space(state, "2.in")] = ()

    assert reach(layout(state, shape(4)), "belle") is None


def test_a_purse_at_his_left_is_reached_for_to_the_left() -> None:
    state, _ = at_a_purse()
    goes = reach(layout(state, shape(4)), "belle")
    assert goes is not None
    mirrored = replace(goes, purse=replace(goes.purse, x=2 * goes.stands.x - goes.purse.x))

    assert (goes.hand(1).flip, -1) == (not mirrored.hand(1).flip, goes.side * mirrored.side)
    assert goes.fingers().x - goes.stands.x == pytest.approx(mirrored.stands.x - mirrored.fingers().x)


def test_robbing_at_another_time_needs_no_hand() -> None:
    state, purse = at_a_purse()
    state.phase = STEALING

    assert not played(state, LootTaken("belle", purse, space(state, "2.in"), None)).shows("hand_sneak")


def test_where_nobody_can_nothing_comes() -> None:
    assert not alone(position("pickpocketing", {})).shows("hand_sneak")
