"""Hostage-taking: the Conductor rises in the cab, is threatened, and pays everybody there."""

import pytest

from game.board.poses import AFRAID, AIM, AIM_DOWN, CHEER, PAY, STAND, WAVE
from game.board.staged.events.hostage import APART, FLIES, PAYS
from game.engine.events import HostagePaid
from tests.board.events.played import PLATE, Played, alone, played, position

THERE = {"belle": "0.in", "tuco": "0.roof", "doc": "2.in"}
PAID = ("belle", "tuco")


def paid() -> Played:
    state = position("hostage", THERE)
    return played(state, *(HostagePaid(name, 250) for name in PAID))


def shown(found: Played) -> list[str]:
    """What the Conductor shows, one after the other."""
    pictures = sorted(found.score.passing, key=lambda one: one.delay)
    return [one.piece.rsplit("_", 1)[1] for one in pictures if one.piece.startswith("meeple_conductor")]


def test_he_rises_is_scared_and_pays() -> None:
    assert [STAND, AFRAID, PAY] == shown(paid())


def test_he_comes_up_through_the_floor_of_the_cab_and_goes_down_again() -> None:
    found = paid()
    first, last = found.prop("meeple_conductor_stand"), found.prop("meeple_conductor_pay")

    assert first.pose(0).lift < -100 * first.pose(0).scale
    assert first.pose(1).lift == pytest.approx(0)
    assert last.pose(1).lift < -100 * last.pose(1).scale


def test_everybody_there_aims_at_him() -> None:
    found = paid()

    assert [AIM, AIM_DOWN] == [found.poses(name)[0].pose for name in PAID]
    assert [] == found.poses("doc")


def test_a_bill_flies_to_each_one_after_the_other() -> None:
    bills = [one for one in paid().props("money_hostage") if one.seconds == FLIES]

    assert [PAYS, PAYS + APART] == pytest.approx([one.delay for one in bills])


def test_whoever_has_it_is_glad_and_a_chip_tells_how_much() -> None:
    found = paid()

    assert {CHEER} == {found.poses(name)[1].pose for name in PAID}
    assert [("belle", "+250"), ("tuco", "+250")] == [
        (chip.actor, chip.words.replace("$", "")) for chip in found.score.chips
    ]


def test_it_is_heard_when_it_is_paid() -> None:
    assert [PAYS, PAYS + APART] == pytest.approx(paid().heard("hostage_paid"))


def test_whoever_is_in_the_cab_makes_room_and_comes_back() -> None:
    found = paid()
    start, midway, end = (found.at("belle", time).x for time in (0, 1, 99))

    assert midway < start == pytest.approx(end)


def test_with_nobody_there_he_waves_and_whistles_under_his_plate() -> None:
    found = alone(position("hostage", {}))

    assert [WAVE] == shown(found)
    assert found.heard("train_whistle")[0] > PLATE
    assert [] == found.score.chips
