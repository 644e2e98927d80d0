"""What somebody wrote by hand: every mistake is told with its place and what would be right."""

from collections.abc import Callable

import pytest

from game.engine import written
from game.engine.written import Misread


@pytest.mark.parametrize(
    ("read", "right"),
    [
        (lambda found: written.one_of("key", found, ["doc", "tuco"]), ["doc", "tuco"]),
        (lambda found: written.text("key", found), ["a", "some words"]),
        (lambda found: written.whole_number("key", found, 0, 6), [0, 6]),
        (lambda found: written.flag("key", found), [True, False]),
        (lambda found: written.listed("key", found), [[], ["doc"]]),
        (lambda found: written.keyed("key", found, ["at"]), [{}, {"at": 1}]),
    ],
)
def test_what_is_right_is_given_back_and_all_else_is_told(read: Callable[[object], object], right: list[object]) -> None:
    for found in (None, True, False, 0, 6, 7, 1.5, "", "a", "some words", "doc", "tuco", [], ["doc"], {}, {"at": 1}, {"x": 1}):
        if any(found == fit and type(found) is type(fit) for fit in right) or (isinstance(found, str) and found and "a" in right):
            assert found == read(found)
        else:
            with pytest.raises(Misread):
                read(found)


def test_a_mistake_names_its_place_what_was_found_and_what_would_be_right() -> None:
    with pytest.raises(Misread) as caught:
        written.keyed("position", {"marshall": 1}, ["marshal", "floor"])

    mistake = caught.value
    assert ("position.marshall", 1, "unknown-key") == (mistake.key, mistake.found, mistake.reason)
    assert {"words": "marshal, floor"} == mistake.facts
