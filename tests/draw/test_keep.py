"""Composed pictures are kept while there is room."""

import pytest
from pygame import Surface

from game.draw.keep import Keep

ROOM = 300  # pixels, for pictures of 100


@pytest.fixture
def keep() -> Keep:
    return Keep(ROOM)


def draw() -> Surface:
    return Surface((10, 10))


def test_a_picture_is_made_once(keep: Keep) -> None:
    assert keep.get("one", draw) is keep.get("one", draw)


def test_pictures_of_other_things_are_others(keep: Keep) -> None:
    assert keep.get("one", draw) is not keep.get("two", draw)


def test_without_room_the_one_used_longest_ago_goes(keep: Keep) -> None:
    one, two = keep.get("one", draw), keep.get("two", draw)
    keep.get("three", draw)
    keep.get("one", draw)
    keep.get("four", draw)

    assert one is keep.get("one", draw)
    assert two is not keep.get("two", draw)


def test_a_picture_larger_than_the_room_is_kept_until_the_next(keep: Keep) -> None:
    def large() -> Surface:
        return Surface((100, 100))

    assert keep.get("large", large) is keep.get("large", large)
