"""A strip counts what somebody has won or lost when it has arrived there."""

from dataclasses import replace
from typing import Any

import pytest

from game.board.timeline import Score, Timeline
from game.table.counting import Counting
from game.table.strip import Facts

ONE = Facts("belle", "belle", "Belle", (("purse", 1),), 3, 0, 5)
TWO = replace(ONE, loot=(("purse", 2),), wounds=1, cards=2)


@pytest.fixture
def timeline() -> Timeline:
    return Timeline()


def begun(timeline: Timeline, **counted: float) -> Counting:
    """Belle had one purse; now a score is played."""
    counting = Counting()
    counting.told([ONE], timeline)
    timeline.play(Score(hold=2, counted=counted))
    counting.begin(timeline.score)
    return counting


@pytest.mark.parametrize(("time", "told"), [(0.9, (("purse", 1),)), (1.01, (("purse", 2),))])
def test_it_is_counted_when_it_arrives(timeline: Timeline, time: float, told: object) -> None:
    counting = begun(timeline, belle=1.0)
    timeline.update(time)

    assert told == counting.told([TWO], timeline)[0].loot


def test_bullets_too(timeline: Timeline) -> None:
    assert 0 == begun(timeline, belle=1.0).told([TWO], timeline)[0].wounds


def test_cards_are_not_held_back(timeline: Timeline) -> None:
    assert 2 == begun(timeline, belle=1.0).told([TWO], timeline)[0].cards


def test_who_has_nothing_on_the_way_is_counted_at_once(timeline: Timeline) -> None:
    assert TWO == begun(timeline, doc=1.0).told([TWO], timeline)[0]


def test_when_all_is_skipped_the_strip_is_right(timeline: Timeline) -> None:
    counting = begun(timeline, belle=1.0)
    timeline.finish()

    assert TWO == counting.told([TWO], timeline)[0]


def test_what_was_held_back_is_not_held_by_the_next_score(timeline: Timeline) -> None:
    counting = begun(timeline, belle=1.0)
    counting.told([TWO], timeline)
    timeline.finish()
    counting.told([TWO], timeline)
    timeline.play(Score(hold=2, counted={"belle": 1.0}))
    counting.begin(timeline.score)

    assert TWO == counting.told([TWO], timeline)[0]


@pytest.mark.parametrize(
    "more",
    [
        {"loot": (("purse", 2),)},
        {"wounds": 1},
        {"slots": ("doc",)},
        {"trinkets": ("loot_whiskey_old",)},
        {"kept": ("hostage_poodle",)},
    ],
    ids=lambda more: next(iter(more)),
)
def test_whatever_flies_to_a_strip_is_not_seen_there_before(timeline: Timeline, more: dict[str, Any]) -> None:
    after = replace(ONE, **more)
    counting = begun(timeline, belle=1.0)
    on_its_way = counting.told([after], timeline)[0]
    timeline.update(1.01)

    assert (ONE, after) == (on_its_way, counting.told([after], timeline)[0])
