"""Gaits: how a piece gets from one place to another."""

from game.board.motion import STARTLE, Pose, startled, trot


def test_the_startled_one_looks_and_jumps_on_the_spot_before_he_goes() -> None:
    start, end = Pose(300, 400), Pose(100, 400, flip=True)
    first = startled(trot)(start, end, STARTLE / 2)
    assert (first.x, first.y, first.flip) == (start.x, start.y, True)
    assert first.lift > 5


def test_the_startled_one_arrives_as_the_others_do() -> None:
    start, end = Pose(300, 400), Pose(100, 400, flip=True)
    assert trot(start, end, 1) == startled(trot)(start, end, 1)
