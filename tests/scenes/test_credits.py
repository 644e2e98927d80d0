"""Credits: every licence can be read from the title, to its last line."""

import pygame
import pytest
from pygame.event import Event

from game.credits import Credit, credits
from game.scenes.credits import CreditsScene
from tests.scenes.desktop import Desktop


@pytest.fixture
def desktop() -> Desktop:
    """The credits, led to from the title."""
    found = Desktop()
    found.show(found.program.title())
    found.target("credits").act()
    found.step()
    assert isinstance(found.top, CreditsScene)
    return found


def test_it_begins_with_whose_everything_is(desktop):
    assert any("Christophe Raimbault" in line for line in desktop.top.lines)
    assert not any("|" in line or "`" in line for line in desktop.top.lines)


@pytest.mark.parametrize("name", ["Colt Express", "Python", "SDL2", "pygame-ce", "Bitter", "Fira Sans", "MIT-FluidR3"])
def test_a_licence_can_be_read(desktop, name):
    desktop.target(f"credit {name}").act()
    [credit] = [credit for credit in desktop.top.credits if credit.name == name]
    assert credit.text.split() == " ".join(desktop.top.lines).split()
    assert len(credit.text) > 500


def test_it_can_be_read_to_its_last_line(desktop):
    for _ in range(100):
        desktop.press(pygame.K_PAGEDOWN)
    scene = desktop.top
    assert len(scene.lines) == scene.above + min(scene.rows, len(scene.lines))
    desktop.target("credit Python").act()
    assert scene.above == 0
    desktop.step(1, Event(pygame.MOUSEWHEEL, y=-1, x=0))
    assert scene.above == 3


def test_another_text_begins_at_its_beginning(desktop):
    desktop.target("credit Python").act()
    desktop.press(pygame.K_PAGEDOWN)
    assert desktop.top.above > 0
    desktop.target("credit SDL2").act()
    assert desktop.top.above == 0


def test_the_text_follows_the_keys(desktop):
    before = desktop.top.shown
    desktop.press(pygame.K_DOWN)
    assert before != desktop.top.shown


def test_escape_leads_back(desktop):
    desktop.press(pygame.K_ESCAPE)
    assert not isinstance(desktop.top, CreditsScene)


def test_names_stand_in_the_order_of_their_letters():
    first, *names = [credit.name.lower() for credit in credits()]
    assert first == ""
    assert sorted(names) == names


def test_a_text_that_is_missing_ends_nothing(tmp_path):
    assert Credit("Nobody", tmp_path / "nobody.txt").text == ""
