"""Marshal's Revenge: three pushes against the roof, and purses fall on it."""

import pytest

from game.board.layout import MARSHAL
from game.board.poses import AFRAID, ANGRY, HIT, SHAKE
from game.board.staged.events.marshals_revenge import DROPS, HOPS, PUSHES
from game.board.staging import MINUS
from game.engine.events import LootDropped
from tests.board.events.played import PLATE, Played, alone, cued, played, position, space

ABOVE = {"belle": "1.roof", "tuco": "1.roof", "doc": "2.roof"}


def shaken() -> Played:
    state = position("marshals_revenge", ABOVE)
    roof = space(state, "1.roof")
    state.bandits["tuco"].loot = ()
    return played(state, LootDropped("belle", state.bandits["belle"].loot[0], roof))


def test_he_is_angry_and_shakes_the_roof() -> None:
    assert [ANGRY, SHAKE] == [one.pose for one in shaken().poses(MARSHAL)]


def test_he_pushes_three_times_with_a_thud() -> None:
    assert list(PUSHES) == pytest.approx(shaken().heard("roof_thump"))


def test_each_push_lets_his_car_jump() -> None:
    assert ["thump 1"] * 3 == [cue for cue in cued(shaken()) if cue.startswith("thump")]


def test_each_push_throws_them_higher() -> None:
    found = shaken()
    lifts = [found.at("belle", when + 0.11).lift for when in PUSHES]

    assert [high * found.staging.train.scale for high in HOPS] == pytest.approx(lifts, rel=0.05)
    assert lifts[0] < lifts[1] < lifts[2]


def test_he_stretches_at_each_push() -> None:
    found = shaken()

    assert all(found.at(MARSHAL, when + 0.1).lift > found.at(MARSHAL, when).lift for when in PUSHES)


def test_with_the_third_a_purse_falls_and_lies_where_it_belongs() -> None:
    found = shaken()
    purse = found.prop("loot_purse")
    lies = next(one.pose for one in found.staging.after.loot if one.space == space(found.staging.state, "1.roof"))

    assert PUSHES[2] < purse.delay == pytest.approx(DROPS)
    assert (lies.x, lies.y, 0) == pytest.approx((purse.pose(1).x, purse.pose(1).y, purse.pose(1).lift))


def test_the_purse_is_there_until_all_is_over() -> None:
    found = shaken()
    purse = found.prop("loot_purse")

    assert purse.delay + purse.seconds == pytest.approx(found.score.seconds, abs=0.5)
    assert purse.delay + purse.seconds >= max(way.delay + way.seconds for way in found.score.motions)


def test_only_how_many_is_told_and_not_what_is_in_it() -> None:
    assert [("belle", f"{MINUS}1")] == [(chip.actor, chip.words) for chip in shaken().score.chips]


def test_whoever_has_no_purse_is_shaken_too() -> None:
    found = shaken()

    assert [AFRAID, AFRAID] == [one.pose for one in found.poses("tuco")]
    assert HIT == found.poses("belle")[1].pose


def test_whoever_is_elsewhere_is_not() -> None:
    assert [] == shaken().poses("doc")


def test_with_nobody_to_lose_anything_he_shakes_under_his_plate() -> None:
    found = alone(position("marshals_revenge", {}))

    assert [PLATE + when for when in PUSHES] == pytest.approx(found.heard("roof_thump"))
    assert [] == found.score.chips
