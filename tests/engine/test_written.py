"""What somebody wrote by hand: every mistake is told with its place and what would be right."""

from collections.abc import Callable

import pytest

from game.engine import written
from game.engine.written import Misread

Read = Callable[[object], object]
READS: list[tuple[Read, list[object]]] = [
    (lambda found: written.one_of("key", found, ["doc", "tuco"]), ["doc", "tuco"]),
    (lambda found: written.text("key", found), ["doc", "tuco", "some words"]),
    (lambda found: written.whole_number("key", found, 0, 6), [0, 6]),
    (lambda found: written.flag("key", found), [True, False]),
    (lambda found: written.listed("key", found), [[], ["doc"]]),
    (lambda found: written.keyed("key", found, ["at"]), [{}, {"at": 1}]),
]
ANYTHING: list[object] = [
    None, True, False, 0, 6, -1, 7, 1.5, "", " ", "some words", "doc", "tuco", [], ["doc"], {}, {"at": 1}, {"x": 1},
]  # fmt: skip


@pytest.mark.parametrize(("read", "right"), READS)
def test_what_is_right_is_given_back(read: Read, right: list[object]) -> None:
    assert right == [read(found) for found in right]


@pytest.mark.parametrize(("read", "right"), READS)
def test_all_else_is_told(read: Read, right: list[object]) -> None:
    for found in ANYTHING:
        if repr(found) not in map(repr, right):
            with pytest.raises(Misread):
                read(found)


def test_a_mistake_names_its_place_what_was_found_and_what_would_be_right() -> None:
    with pytest.raises(Misread) as caught:
        written.keyed("position", {"marshall": 1}, ["marshal", "floor"])

    mistake = caught.value
    assert ("position.marshall", 1, "unknown-key") == (mistake.key, mistake.found, mistake.reason)
    assert {"words": "marshal, floor"} == mistake.facts
