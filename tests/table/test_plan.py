"""Where things lie on a table."""

from game.table import plan
from tests.scenes.desktop import _app


def test_under_a_road_what_is_told_in_stealin_lies_lower():
    usual = plan.stealing(_app().kit.scale)
    x, y, wide, high = usual.told

    assert (x, y + plan.UNDER_ROAD, wide, high - plan.UNDER_ROAD) == plan.lowered(usual).told


def test_in_schemin_it_lies_where_it_always_does():
    usual = plan.scheming(_app().kit.scale)

    assert usual == plan.lowered(usual)
