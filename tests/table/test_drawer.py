"""The log, read for one bandit alone."""

from functools import cache
from itertools import pairwise

import pytest

from game.draw.kit import Kit
from game.table.chronicle import Chronicle
from game.table.drawer import Drawer
from game.ui.keys import Device
from tests.scenes.desktop import STRICT
from tests.scenes.finished import session

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
