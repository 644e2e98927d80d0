"""The whole pile lies over the table until anything is pressed; its button is there for whoever looks for one."""

import pygame
import pytest

from game.engine.state import Setup
from game.scenes.action.scene import ActionScene
from game.scenes.scheming.scene import SchemingScene
from game.table import contents
from game.table.whole_pile import COMING, DONE, DREW, NOW
from tests.record.games import match, play_on
from tests.scenes.desktop import Desktop
from tests.scenes.test_showing import asked_in

BESIDE = (40, 400)


@pytest.fixture
def desktop() -> Desktop:
    """The whole pile lies open before a person who has to choose."""
    found = asked_in(ActionScene)
    found.top.look_at_pile()
    found.step(1)
    return found


def test_its_button_closes_it(desktop):
    desktop.click(desktop.top.ring.find("close pile").rect.center)

    assert desktop.top.sheet is None


def test_a_press_beside_it_closes_it(desktop):
    desktop.click(BESIDE)

    assert desktop.top.sheet is None


def test_closed_the_button_is_gone(desktop):
    desktop.press(pygame.K_ESCAPE)

    assert desktop.top.ring.find("close pile") is None


def test_closing_it_chooses_nothing(desktop):
    before = list(desktop.session.choices)
    for place in (desktop.top.ring.find("close pile").rect.center, BESIDE):
        desktop.top.look_at_pile()
        desktop.click(place)

    assert before == desktop.session.choices


def test_where_nothing_lies_there_is_nothing_to_look_at():
    desktop = asked_in(SchemingScene)
    desktop.press(pygame.K_l, "l")

    assert desktop.top.sheet is None


def test_it_shows_a_round_that_is_shorter_than_the_one_before():
    session = match(setup=Setup(("belle", "cheyenne", "django", "doc"), seed=7))
    while session.state.round_number < 2:
        play_on(session, 1)

    rows = contents.whole_pile(session.view(None).state, session.groups)

    assert len(session.state.rounds[0].turns) > len(session.state.rounds[1].turns)
    assert [session.state.rounds[1].turns[0]] == [row.turn for row in rows]


def test_of_the_cards_turned_up_the_last_is_the_one_that_is_carried_out():
    session = match(setup=Setup(("belle", "cheyenne", "django", "doc"), seed=7))
    while session.state.resolved < 2:
        play_on(session, 1)
    rows = contents.whole_pile(session.view(None).state, session.groups)
    stages = [entry.state for row in rows for entry in row.entries if entry.state != DREW]
    done = session.state.resolved - 1

    assert [*[DONE] * done, NOW, *[COMING] * (len(session.state.pile) - done - 1)] == stages


def test_its_columns_begin_with_whoever_begins_the_round(desktop):
    desktop.flow.public.state.first = 1
    desktop.step(1)
    seats = list(desktop.flow.public.state.bandits)

    assert (*seats[1:], seats[0]) == desktop.top.table.whole.bandits
