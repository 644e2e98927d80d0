"""The end of a round: where the chips over a strip lie."""

import pytest

from game.draw.kit import Kit
from game.table.round_changes import GAIN, Change, Item
from game.table.round_summary import RoundSummary
from game.table.strip import Strips
from game.ui.keys import Device
from tests.scenes.desktop import STRICT

PURSE = Item("loot_purse", "+1", bad=False, kind="purse", count=1)


def rows(kit: Kit, seats: int, chips: int) -> list[int]:
    """How many chips lie in each row of a panel, the upper one first."""
    change = Change("belle", (PURSE,) * chips, GAIN)
    strips = Strips(kit, STRICT, seats, 612, low=False)
    summary = RoundSummary(
        kit, STRICT, Device(), 1, [change], ["belle"], strips, lambda _surface: None, 612, waits=False
    )
    heights = [y for _, y in summary._places(change)]
    return [heights.count(y) for y in sorted(set(heights))]


@pytest.mark.parametrize(("chips", "expected"), [(1, [1]), (2, [2]), (3, [2, 1]), (4, [2, 2]), (5, [3, 2])])
def test_over_a_narrow_strip_they_lie_in_two_rows_the_longer_one_above(
    kit: Kit, chips: int, expected: list[int]
) -> None:
    assert expected == rows(kit, 6, chips)
