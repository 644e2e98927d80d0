"""The log: read for one bandit alone, looked through with wheel and keys."""

from functools import cache
from itertools import pairwise

import pygame
import pytest
from pygame.event import Event

from game.draw.kit import Kit
from game.table.chronicle import Chronicle
from game.table.drawer import HEAD, HEADING, TOP, Drawer
from game.ui.focus import FocusRing, nothing
from game.ui.keys import Device, Used
from tests.scenes.desktop import STRICT
from tests.scenes.finished import session
from tests.ui.inputs import press

SEATS = 4


@cache
def chronicle() -> Chronicle:
    """A whole match."""
    match = session(SEATS, seed=6)  # in which everybody has a phase without him
    found = Chronicle(match, STRICT)
    found.follow(len(match.groups))
    return found


@pytest.fixture(params=range(SEATS))
def drawer(kit: Kit, request: pytest.FixtureRequest) -> Drawer:
    """The lines of one of them."""
    found = Drawer(kit, STRICT, Device(), chronicle(), 560)
    found.person = list(chronicle().eyes.state.bandits)[request.param]
    return found


def test_it_has_all_that_is_about_him_and_nothing_else(drawer: Drawer) -> None:
    told = [line for line in drawer.lines if not line.heading]

    assert told == [line for line in chronicle().lines if drawer.person in line.people]


def test_a_heading_stands_over_something(drawer: Drawer) -> None:
    assert not [one for one, other in pairwise(drawer.lines) if one.heading and other.heading]
    assert not drawer.lines[-1].heading


# all lines, looked through with wheel and keys

ON_IT, ELSEWHERE = (1100, 300), (300, 300)
UP, DOWN = press(pygame.K_UP), press(pygame.K_DOWN)


@pytest.fixture
def log(kit: Kit) -> Drawer:
    """The lines of all."""
    return Drawer(kit, STRICT, Device(), chronicle(), 560)


def notch(way: int) -> Event:
    return Event(pygame.MOUSEWHEEL, y=way)


def entries(log: Drawer) -> list[int]:
    return [index for index, line in enumerate(log.lines) if not line.heading]


def in_sight(log: Drawer) -> list[int]:
    return [index for index, _ in log._rows()]


def test_the_newest_is_in_sight_first(log: Drawer) -> None:
    assert entries(log)[-1] == in_sight(log)[-1]


def test_the_wheel_turned_away_shows_what_was_before(log: Drawer) -> None:
    first = in_sight(log)[0]
    for _ in range(3):
        log.handle(notch(1), ON_IT)

    assert in_sight(log)[0] < first


def test_turned_back_again_it_shows_the_newest_and_nothing_below(log: Drawer) -> None:
    for way in (1, 1, -1, -1, -1):
        log.handle(notch(way), ON_IT)

    assert 0 == log.scrolled


def test_it_scrolls_no_further_than_to_the_first(log: Drawer) -> None:
    log.handle(notch(10_000), ON_IT)
    top = min(rect.top for _, rect in log._rows())

    assert entries(log)[0] == in_sight(log)[0]
    assert log.kit.px(TOP + HEAD) <= top <= log.kit.px(TOP + HEAD + HEADING)


def test_the_wheel_elsewhere_is_not_for_it(log: Drawer) -> None:
    assert not log.handle(notch(1), ELSEWHERE)
    assert 0 == log.scrolled


@pytest.mark.parametrize("arrow", [UP, DOWN])
def test_the_first_arrow_comes_to_the_newest(log: Drawer, arrow: Event) -> None:
    log.handle(arrow, ELSEWHERE)

    assert entries(log)[-1] == log.chosen


def test_up_goes_back_in_time_and_down_comes_again(log: Drawer) -> None:
    came = []
    for arrow in (UP, UP, UP, DOWN, DOWN, DOWN):
        log.handle(arrow, ELSEWHERE)
        came.append(log.chosen)

    assert [entries(log)[nth] for nth in (-1, -2, -3, -2, -1, -1)] == came


def test_the_line_that_the_keys_have_come_to_is_wholly_in_sight(log: Drawer) -> None:
    for arrow in (*[UP] * 24, *[DOWN] * 13):
        log.handle(arrow, ELSEWHERE)
        assert log.chosen is not None
        rect = dict(log._rows())[log.chosen]

        assert rect.height >= log.kit.px(log._high(log.lines[log.chosen])) - 1


@pytest.mark.parametrize(("used", "told"), [("keys", True), ("mouse", False)])
def test_where_it_happened_is_told_of_the_line_that_the_keys_have_come_to(
    log: Drawer, used: Used, *, told: bool
) -> None:
    log.device.used = used
    log.chosen = next(index for index in entries(log) if log.lines[index].traces)

    assert log.traces(FocusRing(log.device)) == (log.lines[log.chosen].traces if told else ())


@pytest.mark.parametrize("shown", range(SEATS + 1))
def test_another_ones_lines_are_read_from_the_newest_and_nothing_is_chosen(log: Drawer, shown: int) -> None:
    for _ in range(30):
        log.handle(UP, ELSEWHERE)
    was = log.chosen, log.scrolled
    next(one for one in log.targets(nothing, nothing) if one.name == f"log filter {shown}").act()

    assert None not in was
    assert was[1] > 0
    assert (None, 0.0) == (log.chosen, log.scrolled)
    assert entries(log)[-1] == in_sight(log)[-1]
