"""Opening the window: where there is none, and the way that a picture takes on each kind of desktop."""

import os

import pygame
import pytest

from game import window
from game.window import NoWindow, fitting, opened

ACCELERATION = "SDL_FRAMEBUFFER_ACCELERATION"


@pytest.fixture(autouse=True)
def unset(monkeypatch):
    """What a window sets for SDL is gone after the test."""
    for name in (ACCELERATION, "SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_WINDOWS_DPI_AWARENESS"):
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


def seen_as(monkeypatch, driver: str) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_no_window_opens_where_there_is_no_screen(monkeypatch, driver):
    """SDL falls back to such drivers silently; nobody would see anything."""
    seen_as(monkeypatch, driver)
    with pytest.raises(NoWindow, match=r"^$"):
        opened((1280, 720))


def test_a_display_that_cannot_be_opened_is_none(monkeypatch):
    def fails() -> None:
        raise pygame.error("no available video device")

    monkeypatch.setattr(pygame.display, "init", fails)
    with pytest.raises(NoWindow):
        opened((1280, 720))


def test_a_window_that_a_desktop_refuses_is_told_with_its_reason(monkeypatch):
    def fails(*_args: object, **_how: object) -> None:
        raise pygame.error("Window framebuffer support not available")

    seen_as(monkeypatch, "wayland")
    monkeypatch.setattr(window, "Window", fails)
    with pytest.raises(NoWindow, match="Window framebuffer support not available"):
        opened((1280, 720))


@pytest.mark.parametrize(("driver", "expected"), [("x11", "0"), ("wayland", None), ("cocoa", None), ("windows", None)])
def test_only_x11_shows_the_picture_without_a_texture(monkeypatch, driver, expected):
    """The other drivers have no other way, or nobody has measured it: a window without any would not open."""
    seen_as(monkeypatch, driver)
    found, _ = opened((1280, 720))
    found.destroy()
    assert expected == os.environ.get(ACCELERATION)


def test_who_asked_for_a_way_gets_it(monkeypatch):
    seen_as(monkeypatch, "x11")
    monkeypatch.setenv(ACCELERATION, "opengl")
    found, _ = opened((1280, 720))
    found.destroy()
    assert "opengl" == os.environ[ACCELERATION]


def test_a_desktop_without_icons_is_no_reason_to_stay_away(monkeypatch):
    class Bare(pygame.Window):
        def set_icon(self, _icon) -> None:
            raise pygame.error("not supported")

    monkeypatch.setattr(window, "Window", Bare)
    found, picture = opened((1280, 720), headless=True)
    size = picture.get_size()
    found.destroy()
    assert (1280, 720) == size


@pytest.mark.parametrize("desktop", [
    (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 1200), (1920, 1080), (2560, 1440), (3440, 1440),
    (3840, 2160), (800, 600),
])  # fmt: skip
def test_a_window_leaves_room_for_its_title_bar_and_the_desktops_bars(desktop):
    wide, high = fitting(desktop)
    assert wide <= desktop[0] - 32
    assert high <= desktop[1] - 120
    assert wide / high == pytest.approx(16 / 9, abs=0.01)


@pytest.mark.parametrize(("desktop", "expected"), [((1920, 1080), (1706, 960)), ((3840, 2160), (2560, 1440))])
def test_on_a_large_screen_it_is_large(desktop, expected):
    assert expected == fitting(desktop)


@pytest.mark.parametrize(("desktop", "expected"), [((1366, 768), (1152, 648)), ((1920, 1080), (1280, 720))])
def test_on_a_small_screen_it_may_be_smaller_than_the_least_window(monkeypatch, desktop, expected):
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    found, picture = opened(None, headless=True)
    assert fitting(desktop) == picture.get_size()
    assert expected == found.minimum_size
    found.destroy()
