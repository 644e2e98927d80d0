"""Braking: sparks at the wheels, a slide of one car on the roofs, things that fly inside, everybody else leans."""

import pytest

from game.board.poses import AFRAID, WALK
from game.board.staged.events.braking import BITES, FLYING, SHAKES, SLIDES, SLIDES_AT, SPARK
from game.board.timeline import Layer
from game.engine.events import BanditMoved
from tests.board.events.played import PLATE, Played, alone, cued, played, position

ROOFS = {"belle": "1.roof", "tuco": "3.roof", "doc": "2.in"}


def braked() -> Played:
    state = position("braking", ROOFS)
    group = [
        BanditMoved(name, here, there, "braking")
        for name in ("belle", "tuco")
        if (there := state.train.forward[here := state.bandits[name].space]) is not None
    ]
    return played(state, *group)


@pytest.mark.parametrize("name", ["belle", "tuco"])
def test_on_the_roofs_they_slide_forward(name: str) -> None:
    found = braked()
    start, half, end = (found.at(name, time).x for time in (SLIDES_AT, SLIDES_AT + SLIDES / 2, 99))

    assert start < half < end == pytest.approx(found.staging.after.actors[name].x)


def test_nobody_slides_before_the_brakes_bite() -> None:
    found = braked()

    assert found.at("belle", BITES) == found.staging.before.actors["belle"]


@pytest.mark.parametrize(("name", "pose"), [("doc", AFRAID), ("marshal", WALK[0])])
def test_inside_they_lean_forward_and_stand_up_again(name: str, pose: str) -> None:
    found = braked()
    tilts = [found.at(name, time).tilt for time in (BITES, BITES + 0.4, 99)]

    assert (tilts[0], tilts[2]) == pytest.approx((0, 0))
    assert tilts[1] < -5
    assert pose == found.poses(name)[0].pose


def test_sparks_fly_at_two_wheels_of_every_car_and_of_the_locomotive() -> None:
    assert 2 * 5 == len(braked().props("sparks_1"))


def test_the_two_pictures_of_sparks_take_turns() -> None:
    found = braked()
    for time in (SPARK * 0.5, SPARK * 1.5, SPARK * 2.5):
        seen = [found.prop_at(f"sparks_{picture}", time).alpha > 0 for picture in (1, 2)]

        assert sorted(seen) == [False, True]


def test_in_every_car_things_fly_behind_everybody() -> None:
    flying = [passing for piece in FLYING for passing in braked().score.passing if passing.piece == piece]

    assert 3 * 4 == len(flying)
    assert {Layer.INSIDE} == {passing.layer for passing in flying}


def test_they_fly_to_the_front_and_are_gone() -> None:
    thing = braked().prop("fly_hat")

    assert thing.pose(0).x < thing.pose(0.5).x
    assert thing.pose(1).alpha == pytest.approx(0)


def test_the_train_is_shaken() -> None:
    assert f"brake {SHAKES:.2f}" in cued(braked())


def test_it_squeals_at_once() -> None:
    assert [0] == braked().heard("event_braking")


def test_it_brakes_for_nobody_too() -> None:
    found = alone(position("braking", {}))

    assert [PLATE] == pytest.approx(found.heard("event_braking"))


def test_whoever_is_moved_by_something_else_meanwhile_is_not_shown_by_it() -> None:
    state = position("braking", ROOFS)
    here = state.bandits["belle"].space
    forward = state.train.forward[here]
    assert forward is not None

    assert not played(state, BanditMoved("belle", here, forward, "shotgun")).shows("sparks_1")
