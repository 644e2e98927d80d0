"""Of several sentences the first is told first; each stands as long as it takes to read it."""

import pytest

from game.table.playing import Playing


@pytest.mark.parametrize(
    ("each", "left", "unsaid"),
    [
        ([], 0, 0),
        ([1.0], 1.0, 0),
        ([1.0, 2.0], 3.0, 1),
        ([1.0, 2.0], 2.01, 1),
        ([1.0, 2.0], 2.0, 0),
        ([1.0, 2.0], 0, 0),
        ([1.0, 2.0, 1.5], 4.5, 2),
        ([1.0, 2.0, 1.5], 3.4, 1),
    ],
)
def test_what_is_still_to_be_said(each: list[float], left: float, unsaid: int) -> None:
    playing = Playing()
    playing.each, playing.reading = each, left

    assert unsaid == playing.unsaid
