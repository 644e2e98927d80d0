"""The train is shaken when the brakes bite, less and less; a car jumps at a blow from below; then they stand still."""

import pytest

from game.board.shake import SETTLES, SIZE, THROWN, TIPS, Shake, Thump


def test_it_does_not_shake_by_itself() -> None:
    assert 0 == Shake(lambda: 1.0).jolt()


def test_at_first_it_is_shaken_most() -> None:
    shake = Shake(lambda: 1.0)
    shake.begin(0.5)

    assert SIZE == shake.jolt()


def test_it_dies_away() -> None:
    shake = Shake(lambda: 1.0)
    shake.begin(0.5)
    shake.update(0.25)

    assert SIZE / 2 == shake.jolt()


def test_it_goes_both_ways() -> None:
    shake = Shake(lambda: 0.0)
    shake.begin(0.5)

    assert -SIZE == shake.jolt()


def test_then_it_is_over() -> None:
    shake = Shake(lambda: 1.0)
    shake.begin(0.5)
    shake.update(0.6)

    assert (False, 0) == (shake.busy, shake.jolt())


def test_it_can_be_stopped() -> None:
    shake = Shake(lambda: 1.0)
    shake.begin(0.5)
    shake.stop()

    assert not shake.busy


@pytest.mark.parametrize(("gone", "tips"), [(0, 0), (0.2, TIPS), (0.45, TIPS), (1.1, 0)])
def test_the_picture_tips_stays_so_and_comes_up_again(gone: float, tips: float) -> None:
    shake = Shake(lambda: 0.5)
    shake.begin(1)
    shake.update(gone)

    assert tips == pytest.approx(shake.tips)


def test_it_does_not_tip_at_one_blow() -> None:
    shake = Shake(lambda: 0.5)
    shake.begin(1)
    shake.update(0.1)

    assert 0 < shake.tips < TIPS


def test_a_car_whose_roof_is_struck_jumps_first_and_falls_back() -> None:
    thump = Thump()
    thump.begin(2)
    heights = []
    while thump.busy:
        heights.append(thump.jolt(2))
        thump.update(SETTLES / 20)

    assert heights[1] < 0 < max(heights)
    assert -THROWN < min(heights) < -THROWN / 2


def test_no_other_car_does() -> None:
    thump = Thump()
    thump.begin(2)
    thump.update(SETTLES / 8)

    assert thump.jolt(2) < 0 == thump.jolt(1)


def test_it_settles_by_itself_or_at_once() -> None:
    thump, stopped = Thump(), Thump()
    thump.begin(1)
    thump.update(SETTLES)
    stopped.begin(1)
    stopped.stop()

    assert (False, 0, False) == (thump.busy, thump.jolt(1), stopped.busy)
