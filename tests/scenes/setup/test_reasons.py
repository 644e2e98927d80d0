"""Why something cannot be pressed is told to whoever wants to press it, and reproaches nobody who has just done so."""

import pygame
import pytest
from pygame.event import Event

from tests.scenes.desktop import STRICT, Desktop, people

FEWEST = STRICT("setup-fewest")


@pytest.fixture
def desktop() -> Desktop:
    """The third seat has just been taken away, and the mouse is over a way to take away the second."""
    found = Desktop()
    found.program.party = people(3)
    found.program._played = True
    found.program.set_up()
    found.stack.settle(found.app.kit)
    found.click(found.target("remove 2").rect.center)
    return found


def move(desktop: Desktop, at: tuple[int, int]) -> None:
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0)))


def told(desktop: Desktop) -> str:
    return desktop.top.footer._why()


def test_the_mouse_that_rests_where_it_pressed_is_told_nothing(desktop: Desktop) -> None:
    assert ("remove 1", FEWEST) == (desktop.top.ring.pointed, desktop.target("remove 1").reason)
    move(desktop, desktop.target("remove 1").rect.move(2, 0).center)
    assert "" == told(desktop)


def test_who_presses_it_is_told_why_it_cannot_be(desktop: Desktop) -> None:
    desktop.click(desktop.target("remove 1").rect.center)
    assert FEWEST == told(desktop)


def test_who_comes_back_to_it_is_told_too(desktop: Desktop) -> None:
    move(desktop, (5, 300))
    assert "" == told(desktop)
    move(desktop, desktop.target("remove 1").rect.center)
    assert FEWEST == told(desktop)


def test_with_keys_a_second_press_is_told(desktop: Desktop) -> None:
    desktop.top.party.add("Cleo", person=True)
    desktop.top.refresh()
    desktop.top.ring.focused = "remove 1"
    desktop.press(pygame.K_RETURN)
    assert ("remove 1", 2, "") == (desktop.top.ring.pointed, len(desktop.top.party.places), told(desktop))
    desktop.press(pygame.K_RETURN)
    assert FEWEST == told(desktop)
