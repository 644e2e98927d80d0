"""The options by mouse and by keys: every change takes effect at once."""

import pygame
import pytest
from pygame.event import Event

from game.scenes.options.scene import OptionsScene
from game.settings.settings import FIT, PLACES, Settings
from game.ui.gamepad import pressed
from tests.scenes.desktop import Desktop

LEFT, RIGHT, ENTER, PAGE_ON = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_PAGEDOWN


@pytest.fixture
def desktop() -> Desktop:
    """The options, on their first page."""
    found = Desktop()
    found.show(OptionsScene(found.context))
    found.step(2)
    return found


def turn_to(desktop: Desktop, name: str) -> None:
    """Open a page by keys."""
    while desktop.top.page.name != name:
        desktop.press(PAGE_ON)


def focus(desktop: Desktop, name: str) -> None:
    """Move the focus by keys."""
    for _ in desktop.top.ring.targets:
        if desktop.top.ring.focused == name:
            return
        desktop.press(pygame.K_TAB)
    raise AssertionError(f"{name} never gets the focus")


def test_every_setting_has_its_row(desktop):
    rows = [part for page in desktop.top.pages for part in page.parts]
    assert sorted([*PLACES, "keys", "pad"]) == sorted(rows)


@pytest.mark.parametrize("part", PLACES)
def test_a_row_changes_its_setting_by_keys(desktop, part):
    turn_to(desktop, next(page.name for page in desktop.top.pages if part in page.parts))
    focus(desktop, part)
    desktop.press(ENTER)
    assert getattr(Settings(), part) != getattr(desktop.context.settings, part)


def test_arrows_choose_the_values_beside(desktop):
    focus(desktop, "animation")
    desktop.press(RIGHT)
    desktop.press(RIGHT)
    desktop.press(LEFT)
    assert "fast" == desktop.context.settings.animation


def test_an_arrow_goes_no_further_than_the_last_value(desktop):
    focus(desktop, "animation")
    for _ in range(9):
        desktop.press(RIGHT)
    assert "instant" == desktop.context.settings.animation


def test_a_click_on_a_value_chooses_it(desktop):
    row = desktop.target("computers").rect
    desktop.click((row.right - 30, row.centery))
    assert "instant" == desktop.context.settings.computers


def test_a_click_beside_the_values_chooses_nothing(desktop):
    row = desktop.target("computers").rect
    desktop.click((row.left + 60, row.centery))
    assert Settings() == desktop.context.settings


def test_a_click_turns_a_switch(desktop):
    desktop.click(desktop.target("single_options").rect.center)
    assert not desktop.context.settings.single_options


def test_reset_makes_this_page_as_at_first_and_no_other(desktop):
    desktop.context.keeper.change(animation="slow", emblems=False)
    desktop.click(desktop.target("reset").rect.center)
    assert Settings(emblems=False) == desktop.context.settings


def test_escape_ends_the_options(desktop):
    desktop.press(pygame.K_ESCAPE)
    assert desktop.top is None


def slide(desktop: Desktop, share: float) -> None:
    """Drag the slider of the interface's size to a share of its track, and let it go above the row."""
    row, px = desktop.target("interface").rect, desktop.app.kit.px
    at = (row.right - px(388) + px(280 * share), row.centery)
    desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=(row.right - px(300), row.centery), button=1))
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(1, 0, 0)))
    desktop.step(1, Event(pygame.MOUSEBUTTONUP, pos=(at[0], row.top - 40), button=1))


@pytest.mark.parametrize(("share", "size"), [(0, 80), (0.2, 85), (0.45, 90), (0.5, 90), (1, FIT), (3, FIT)])
def test_the_interface_is_as_large_as_its_slider_says(desktop, share, size):
    desktop.context.keeper.change(interface=85)
    turn_to(desktop, "picture")
    slide(desktop, share)
    desktop.step()
    assert size == desktop.context.settings.interface
    assert (1.0 if size == FIT else size / 100) == desktop.app.kit.scale.u


def test_while_the_slider_is_dragged_nothing_changes_its_size(desktop):
    turn_to(desktop, "picture")
    row = desktop.target("interface").rect
    desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=(row.right - 380, row.centery), button=1))
    desktop.step(3)
    assert FIT == desktop.context.settings.interface


def test_a_size_that_does_not_fit_is_shown_as_the_one_that_does(desktop):
    desktop.context.keeper.change(interface=180)
    turn_to(desktop, "picture")
    row = next(row for row in desktop.top.page.rows() if row.part == "interface")
    assert FIT == desktop.top.page.now(row)
    assert 180 == desktop.context.settings.interface


def test_larger_letters_are_drawn_larger(desktop):
    before = desktop.app.kit.letter(16)
    desktop.context.keeper.change(letters=130)
    desktop.step()
    assert desktop.app.kit.letter(16) > before


def test_what_cannot_be_written_is_told(desktop, tmp_path, monkeypatch):
    assert not desktop.top._notice()
    monkeypatch.setattr(type(desktop.context.keeper), "unwritten", True)
    assert desktop.top._notice() == desktop.context.words("options-unwritten")


@pytest.mark.parametrize("name", ["game", "picture", "controls", "access"])
def test_a_gamepads_cross_reaches_everything_on_a_page(desktop, name):
    scene = desktop.top
    scene._open(next(page for page in scene.pages if page.name == name))
    scene._lay_out()
    reached = {scene.page.targets()[0].name}
    ways = [*reached]
    while ways:
        here = ways.pop()
        for button in range(pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_RIGHT + 1):
            scene.ring.focused = here
            scene.handle(pressed(button))
            if scene.ring.focused not in reached:
                reached.add(scene.ring.focused)
                ways.append(scene.ring.focused)
    assert [] == [target.name for target in scene.ring.targets if target.name not in reached]


def test_a_slider_that_is_held_when_another_page_is_opened_is_let_go(desktop):
    turn_to(desktop, "picture")
    row = desktop.target("interface").rect
    desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=(row.right - 380, row.centery), button=1))
    desktop.press(PAGE_ON)
    turn_to(desktop, "picture")
    desktop.step(1, Event(pygame.MOUSEBUTTONUP, pos=(row.right - 380, row.centery), button=1))
    assert FIT == desktop.context.settings.interface


def test_whoever_opens_them_has_a_sound_device_looked_for_again(monkeypatch):
    looked = []
    desktop = Desktop()
    monkeypatch.setattr(desktop.context.sounds, "look_again", lambda: looked.append("once"))
    desktop.show(OptionsScene(desktop.context))
    assert ["once"] == looked
