"""From units to pixels."""

import pytest

from game.draw.scale import Scale


@pytest.mark.parametrize(
    ("size", "unit", "units"),
    [
        ((1280, 720), 1, (1280, 720)),
        ((1920, 1080), 1.5, (1280, 720)),
        ((3840, 2160), 3, (1280, 720)),
        ((1440, 1080), 1.125, (1280, 960)),
        ((1920, 1200), 1.5, (1280, 800)),
        ((2560, 1080), 1.5, (2560 / 1.5, 720)),
    ],
)
def test_the_narrower_side_gives_the_unit_and_the_other_has_room_to_spare(
    size: tuple[int, int], unit: float, units: tuple[float, float]
) -> None:
    scale = Scale(*size)

    assert unit == scale.u
    assert units == pytest.approx((scale.wide, scale.tall))


def test_a_taller_window_is_deeper_and_a_broader_one_wider() -> None:
    assert pytest.approx((0, 240)) == (Scale(1440, 1080).wider, Scale(1440, 1080).deeper)
    assert pytest.approx((280, 0)) == (Scale(1560, 720).wider, Scale(1560, 720).deeper)


@pytest.mark.parametrize("width", range(1280, 1400, 7))
def test_neighbours_meet_without_a_gap_or_an_overlap(width: int) -> None:
    scale = Scale(width, 720)
    left, right = scale.rect(10.3, 5, 33.4, 20), scale.rect(43.7, 5, 33.4, 20)

    assert left.right == right.left


def test_a_length_is_rounded_to_whole_pixels() -> None:
    assert 2 == Scale(1920, 1080).px(1.4)
    assert (2, 5) == Scale(1920, 1080).at(1.4, 3.2)
