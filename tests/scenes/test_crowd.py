"""In the action scene a crowd in which somebody is to be chosen is shown large, and he can be pressed there."""

from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from game.engine.actions.punch import Punch
from game.engine.contents import BANDITS
from game.engine.events import PunchThrown
from game.engine.game import Setup
from game.scenes.action.scene import ActionScene
from game.scenes.flow import Flow
from game.session import Seat, Session
from tests.scenes.desktop import Desktop

SEED, CROWDED = 3, 4  # a match of first options in which somebody punches among so many
HIGHEST = 300  # pixels from the top: there is nobody of the train


@pytest.fixture
def desktop() -> Desktop:
    """A person has to punch somebody among many."""
    session = Session(Setup(BANDITS, seed=SEED), [Seat(name, lambda view: view.options[0]) for name in BANDITS])
    while not _crowded(session):
        session.let_computer_choose()
    seat = session.to_move
    assert seat is not None
    session.seats[seat] = replace(session.seats[seat], computer=None)
    found = Desktop()
    flow = Flow(session, found.program.scenes(lambda: None))
    while flow.waiting:
        flow.follow()
    found.show(ActionScene(found.context, flow))
    found.until_asked()
    found.step(30)
    return found


def _crowded(session: Session) -> bool:
    asking, bandits = session.state.asking, session.state.bandits
    if not isinstance(asking, Punch) or len(session.state.offered) < 2:
        return False
    return [bandit.space for bandit in bandits.values()].count(bandits[asking.bandit].space) >= CROWDED


def choosable(desktop: Desktop) -> list[str]:
    """The targets that are people."""
    return [target.name for target in desktop.top.ring.targets if target.name.startswith("victim ")]


def punched(desktop: Desktop) -> str:
    """Who was punched last."""
    events = [event for group in desktop.session.groups for event in group]
    return [event for event in events if isinstance(event, PunchThrown)][-1].victim


def test_the_crowd_is_shown_large(desktop):
    asking = desktop.session.state.asking

    assert desktop.session.state.bandits[asking.bandit].space == desktop.top.board.close_up.space


def test_the_mouse_finds_them_over_the_train(desktop):
    found = []
    for name in choosable(desktop):
        place = desktop.top.ring.find(name).rect
        assert place.bottom < HIGHEST + 60
        desktop.step(1, Event(pygame.MOUSEMOTION, pos=place.center, rel=(0, 0), buttons=(0, 0, 0)))
        found.append(desktop.top.ring.hovered)

    assert choosable(desktop) == found


def test_the_mouse_finds_them_in_the_train_too(desktop):
    name = choosable(desktop)[0]
    place = desktop.top.board.actor_rect(name.split()[1])
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=place.midleft, rel=(0, 0), buttons=(0, 0, 0)))

    assert desktop.top.ring.hovered in choosable(desktop)


def test_pressed_there_somebody_is_chosen(desktop):
    name = choosable(desktop)[1]
    desktop.click(desktop.top.ring.find(name).rect.center)

    assert name == f"victim {punched(desktop)}"


def test_a_digit_chooses_among_them(desktop):
    names = choosable(desktop)
    desktop.press(pygame.K_2, "2")

    assert names[1] == f"victim {punched(desktop)}"


def test_when_all_is_chosen_it_goes(desktop):
    desktop.click(desktop.top.ring.find(choosable(desktop)[1]).rect.center)
    desktop.step(1)

    assert desktop.top.board.close_up.space is None


def test_whoever_uses_keys_is_shown_no_crowd_over_which_the_mouse_was_left(desktop, monkeypatch):
    desktop.top.choosing = None
    monkeypatch.setattr(desktop.top.board.close_up, "at", lambda _mouse: 3)
    shown = []
    for desktop.context.device.used in ("mouse", "keys"):
        shown.append(desktop.top.crowd())
    assert [3, None] == shown
