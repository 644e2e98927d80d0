"""The train is shaken when the brakes bite, less and less, and then stands still."""

from game.board.shake import SIZE, Shake


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
