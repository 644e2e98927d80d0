"""Where things lie on a table."""

import pytest

from game.draw.scale import Scale
from game.table import plan
from tests.scenes.desktop import _app


def test_under_a_road_what_is_told_in_stealin_lies_lower():
    usual = plan.stealing(_app().kit.scale)
    x, y, wide, high = usual.told

    assert (x, y + plan.UNDER_ROAD, wide, high - plan.UNDER_ROAD) == plan.lowered(usual).told


def test_in_schemin_it_lies_where_it_always_does():
    usual = plan.scheming(_app().kit.scale)

    assert usual == plan.lowered(usual)


@pytest.mark.parametrize(("tall", "size"), [(720, 1), (960, 1.25)])
def test_in_a_tall_window_the_pile_is_larger(tall: int, size: float) -> None:
    assert size == plan.pile_size(Scale(1280, tall))
