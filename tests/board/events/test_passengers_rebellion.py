"""Passengers' Rebellion: passengers rise in the windows; where they see bandits they shoot, and sink again."""

import pytest

from game.board.poses import AFRAID, CHEER, HIT
from game.board.staged.events.passengers_rebellion import (
    CHIPS,
    FIRES,
    PASSENGERS,
    RISE,
    SINK,
    SINKS,
    WINDOWS,
    passengers,
)
from game.board.timeline import Layer, Passing
from game.engine.contents import CARS, NEUTRAL
from game.engine.events import BulletReceived, BulletsSpared
from tests.board.events.played import PLATE, Played, alone, played, position

PLACES = {"belle": "1.in", "tuco": "3.roof", "doc": "2.in", "cheyenne": "0.in"}
INSIDE = ("belle", "doc", "cheyenne")


def rebelled() -> Played:
    state = position("passengers_rebellion", PLACES, marshal=4)
    return played(state, *(BulletReceived(name, NEUTRAL, None) for name in INSIDE))


def risen(found: Played) -> list[Passing]:
    return [one for one in found.score.passing if one.piece.startswith("passenger_")]


def test_every_car_and_the_locomotive_have_windows() -> None:
    assert {*CARS, "locomotive"} == {*WINDOWS}


def test_somebody_rises_in_each_of_them() -> None:
    found = rebelled()
    cars = found.staging.state.train.cars

    assert sum(len(WINDOWS[name]) for name in (*cars, "locomotive")) == len(risen(found))


def test_they_rise_from_the_caboose_on() -> None:
    delays = [one.delay for one in risen(rebelled())]

    assert delays == sorted(delays)
    assert [4, 0] == [one.car for one in passengers(rebelled().staging)][:: len(delays) - 1]


def test_they_come_up_from_behind_the_sill_and_go_down_behind_it() -> None:
    one = risen(rebelled())[0]

    assert one.pose(0).lift < -60 * one.pose(0).scale
    assert one.pose(0.5).lift == pytest.approx(0, abs=1.5)
    assert one.pose(1).lift < -60 * one.pose(1).scale
    assert one.sill == one.pose(0).y


def test_nobody_puts_his_head_through_the_roof() -> None:
    for cars in (3, 4, 5, 6):
        found = alone(position("passengers_rebellion", {}, cars=cars))
        train = found.staging.train
        for one in risen(found):
            stands = one.pose(0.5)

            assert stands.y - stands.lift - 78 * stands.scale > train.y(44), one.piece


def test_they_stay_behind_everybody() -> None:
    assert {Layer.INSIDE} == {one.layer for one in risen(rebelled())}


def test_in_the_right_half_of_a_car_they_look_to_the_left() -> None:
    found = rebelled()
    left = found.staging.train.car_left
    for one in passengers(found.staging):
        if one.car:
            right = one.sill.x > left(one.car) + 118 * found.staging.train.scale

            assert right == one.sill.flip


def test_only_where_a_bandit_is_they_shoot() -> None:
    found = rebelled()
    seeing = [one for one in passengers(found.staging) if one.car in (0, 1, 2)]

    assert len(seeing) == len(found.heard("passenger_fires")) + len(found.heard("passenger_pokes"))


def test_every_pistol_that_is_heard_flashes() -> None:
    found = rebelled()

    assert found.heard("passenger_fires") == pytest.approx([one.delay for one in found.props("muzzle_flash")])


@pytest.mark.parametrize("name", INSIDE)
def test_a_bandit_inside_is_afraid_then_hit_then_told_his_bullet(name: str) -> None:
    found = rebelled()
    chip = next(chip for chip in found.score.chips if chip.actor == name)

    assert [AFRAID, HIT] == [one.pose for one in found.poses(name)]
    assert chip.delay == pytest.approx(found.poses(name)[1].delay + CHIPS)
    assert ("+1", True) == (chip.words, chip.bad)


def test_whoever_is_on_a_roof_is_glad() -> None:
    found = rebelled()

    assert [CHEER] == [one.pose for one in found.poses("tuco")]
    assert "tuco" not in {chip.actor for chip in found.score.chips}


def test_they_roar_when_they_rise() -> None:
    assert [RISE] == rebelled().heard("event_passengers_rebellion")


def test_all_are_gone_at_the_end() -> None:
    assert {round(SINKS + SINK, 6)} == {round(one.delay + one.seconds, 6) for one in risen(rebelled())}


def test_with_too_few_bullets_they_shoot_and_nobody_gets_one() -> None:
    found = played(position("passengers_rebellion", PLACES), BulletsSpared(INSIDE))

    assert found.heard("passenger_fires")
    assert ([], [FIRES + CHIPS]) == (found.score.chips, pytest.approx(found.heard("bullets_spared")))


def test_with_nobody_inside_they_rise_under_their_plate_and_shoot_at_nobody() -> None:
    found = alone(position("passengers_rebellion", dict.fromkeys(PLACES, "2.roof")))

    assert PLATE + RISE == pytest.approx(risen(found)[0].delay)
    assert not found.shows("muzzle_flash")


def test_all_five_of_them_come() -> None:
    assert {f"passenger_{who}" for who in PASSENGERS} == {one.piece for one in risen(rebelled())}
