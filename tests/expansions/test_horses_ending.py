"""The count of a game with horses: ransoms told one by one, and what the station did."""

from functools import cache

import pytest

from game.bots.roster import computer
from game.draw.palette import rgb
from game.engine.contents import BANDITS
from game.engine.expansions.horses.box import STATIONS
from game.engine.expansions.horses.hostages.taking import held_by
from game.engine.game import Setup
from game.expansions import book
from game.session import Seat, Session
from game.statistics.money import by_kind
from game.ui.canvas import Canvas
from tests.scenes.desktop import Desktop
from tests.scenes.told import Told

STATION_NAMES = [card.name for card in STATIONS]


@cache
def ended(station: str) -> Session:
    """A game of computers in which hostages were taken and the last round was at a station."""
    for seed in range(200):
        session = Session(
            Setup(BANDITS[:4], seed=seed, expansions=("horses",)),
            [Seat(name, computer("outlaw", seat)) for seat, name in enumerate(("Ada", "Bob", "Cleo", "Dan"))],
        )
        if session.state.rounds[-1].name != station:
            continue
        while not session.over:
            session.let_computer_choose()
        if any(held_by(session.state, bandit) for bandit in session.state.bandits):
            return session
    raise AssertionError(station)


@pytest.mark.parametrize("station", STATION_NAMES)
def test_ransoms_and_station_have_a_panel_each(station):
    session, told = ended(station), Told()
    kit = Desktop().app.kit
    panels = book.named("horses").panels(session, told)
    canvas = Canvas.empty(kit, 1280, 720)
    for panel in panels:
        panel.draw(canvas, 20)
    held = [hostage for bandit in session.state.bandits if (hostage := held_by(session.state, bandit))]

    assert 2 == len(panels)
    assert {"Ransom", *(told(f"hostage-{hostage}-name") for hostage in held)} <= set(told.said)
    assert told(f"round-{station}") in told.said


def test_a_ransom_is_a_stack_of_its_own_with_the_hostage_on_it():
    state = ended("escape").state
    bandit = next(bandit for bandit in state.bandits if held_by(state, bandit))

    assert "ransom" in by_kind(state, bandit)
    assert f"hostage_{held_by(state, bandit)}" == book.money_piece(state, bandit, "ransom")
    assert rgb("7A3B63") == book.MONEY["ransom"]


def test_what_a_station_gives_or_takes_bears_its_event():
    state = ended("mortal_bullet").state

    assert "event_mortal_bullet" == book.money_piece(state, "doc", "station")
    assert "loot_jewel" == book.money_piece(state, "doc", "jewel")
