"""Plain shapes: their size, their corners, their borders."""

import pytest

from game.draw import shapes
from game.draw.palette import AMBER, CREAM, PANEL


def test_a_hairline_too_thin_for_a_pixel_is_one_pixel() -> None:
    assert (30, 1) == shapes.rounded(30, 0, 0, CREAM).get_size()


def test_a_rectangle_is_filled_and_its_corners_are_clear() -> None:
    panel = shapes.rounded(60, 40, 12, PANEL)

    assert (60, 40) == panel.get_size()
    assert (*PANEL, 255) == tuple(panel.get_at((30, 20)))
    assert 0 == panel.get_at((0, 0)).a


def test_the_border_lies_within_the_size() -> None:
    panel = shapes.rounded(60, 40, 12, PANEL, AMBER, 4)

    assert (*AMBER, 255) == tuple(panel.get_at((30, 1)))
    assert (*PANEL, 255) == tuple(panel.get_at((30, 20)))


def test_without_a_fill_it_is_a_frame() -> None:
    frame = shapes.rounded(60, 40, 12, None, AMBER, 4)

    assert 0 == frame.get_at((30, 20)).a
    assert 255 == frame.get_at((30, 1)).a


def test_a_disc_is_round() -> None:
    disc = shapes.disc(40, AMBER)

    assert (*AMBER, 255) == tuple(disc.get_at((20, 1)))
    assert 0 == disc.get_at((3, 3)).a


def test_the_same_shape_is_drawn_once() -> None:
    assert shapes.disc(40, AMBER) is shapes.disc(40, AMBER)


@pytest.mark.parametrize("width", range(768, 790))
def test_a_dashed_edge_leaves_the_inside_alone(width: int) -> None:
    """The reader of SVG draws a bar across where a dashed line ends with the beginning of a dash."""
    picture = shapes.rounded(width, 108, 15, (10, 10, 10), (255, 0, 0), 2, dash="7.5 6.2")
    assert {(10, 10, 10, 255)} == {tuple(picture.get_at((x, 54))) for x in range(4, width - 4)}
