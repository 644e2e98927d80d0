"""Swivel Arm: the crane comes and goes, its fender carries everybody on a roof to the Caboose."""

import pytest

from game.board.poses import AFRAID, HIT
from game.board.staged.events.swivel_arm import BEGINS, COMES, ENDS, PARKED, RUNS
from game.board.timeline import Layer
from game.engine.events import BanditMoved, EventBegan
from game.engine.state import State
from tests.board.events.played import PLATE, WIDE, Played, alone, played, position

ROOFS = {"belle": "1.roof", "tuco": "2.roof", "doc": "3.roof"}
MIDWAY = BEGINS + RUNS / 2


def swept(cars: int = 4, places: dict[str, str] = ROOFS) -> Played:
    state = position("swivel_arm", places, cars=cars)
    end = state.train.roofs[state.train.caboose]
    group = [
        BanditMoved(name, state.bandits[name].space, end, "swivel_arm")
        for name in places
        if state.bandits[name].space != end
    ]
    return played(state, *group)


@pytest.mark.parametrize("cars", [3, 4, 5, 6])
def test_the_crane_comes_at_the_right_and_goes_at_the_left(cars: int) -> None:
    pillar = swept(cars, {"belle": "1.roof"}).prop("swivel_pillar")

    assert pillar.pose(0).x > WIDE
    assert pillar.pose(1).x < 0


def test_its_arm_is_up_but_over_the_roofs() -> None:
    found = swept()
    tilts = [found.prop_at("swivel_arm", seconds).tilt for seconds in (COMES, BEGINS + 0.01, ENDS - 0.01, ENDS + 0.5)]

    assert [-PARKED, 0, 0, -PARKED] == pytest.approx(tilts, abs=3)


@pytest.mark.parametrize("cars", [3, 4, 5, 6])
def test_it_comes_down_before_everybody_on_a_roof(cars: int) -> None:
    found = swept(cars, {"belle": "0.roof"})
    fender = found.prop_at("swivel_arm", BEGINS).x - 240 * found.staging.train.scale

    assert fender > found.staging.before.actors["belle"].x


def test_they_are_pushed_from_the_front_to_the_back() -> None:
    found = swept()

    assert found.motion("belle").delay < found.motion("tuco").delay < found.motion("doc").delay


@pytest.mark.parametrize("name", ROOFS)
def test_nobody_is_ever_behind_the_fender(name: str) -> None:
    found = swept()
    reach = 240 * found.staging.train.scale
    moments = [BEGINS + RUNS * step / 20 for step in range(21)]

    assert all(found.at(name, time).x < found.prop_at("swivel_arm", time).x - reach for time in moments)


@pytest.mark.parametrize("name", ROOFS)
def test_everybody_ends_at_his_place(name: str) -> None:
    found = swept()
    goal, end = found.staging.after.actors[name], found.at(name, 99)

    assert (goal.x, goal.y, 0, 0) == pytest.approx((end.x, end.y, end.lift, end.tilt))


@pytest.mark.parametrize("name", ROOFS)
def test_whoever_is_carried_shows_it(name: str) -> None:
    assert swept().poses(name)[0].pose in (HIT, AFRAID)


def test_they_see_stars_where_they_have_landed() -> None:
    found = swept()

    assert {round(found.staging.after.actors[name].x) for name in ROOFS} == {
        round(one.pose(0).x) for one in found.props("dizzy")
    }


def test_it_creaks_when_the_arm_comes_down() -> None:
    assert [COMES] == swept().heard("event_swivel_arm")


def test_whoever_is_on_the_caboose_already_is_not_swept() -> None:
    found = swept(places={"belle": "1.roof", "tuco": "4.roof"})

    assert found.motion("tuco").delay >= ENDS
    assert found.poses("tuco")[0].pose == AFRAID


def nobody() -> State:
    return position("swivel_arm", {})


def test_it_comes_for_nobody_too_under_its_plate() -> None:
    assert PLATE == pytest.approx(alone(nobody()).prop("swivel_pillar").delay)


def test_with_all_on_the_caboose_it_comes_under_its_plate() -> None:
    state = position("swivel_arm", {"belle": "4.roof"})

    assert played(state, EventBegan("swivel_arm", ("belle",))).shows("swivel_arm")


def test_where_it_reaches_somebody_it_waits_for_that() -> None:
    state = position("swivel_arm", ROOFS)

    assert not played(state, EventBegan("swivel_arm", tuple(ROOFS))).shows("swivel_arm")


def test_people_swept_by_another_event_meet_no_crane() -> None:
    state = position("braking", ROOFS)
    end = state.train.roofs[state.train.caboose]

    assert not played(state, BanditMoved("belle", state.bandits["belle"].space, end, "swivel_arm")).shows("swivel_arm")


def test_whoever_is_carried_leans_and_is_lifted_over_the_one_before() -> None:
    found = swept()
    late = ENDS - 0.05
    lifts = [found.at(name, late).lift for name in ("belle", "tuco", "doc")]

    assert lifts == sorted(lifts)
    assert all(abs(found.at(name, late).tilt) == 10 for name in ROOFS)


def test_they_fall_from_where_they_are_carried() -> None:
    found = swept()

    assert found.at("doc", ENDS + 0.02).lift > 20


def test_the_pillar_stands_behind_the_train_and_the_arm_before_everybody() -> None:
    found = swept()

    assert (Layer.BEHIND, Layer.BEFORE) == (found.prop("swivel_pillar").layer, found.prop("swivel_arm").layer)
