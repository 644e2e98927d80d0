"""Opening the window, on every kind of desktop."""

import os
from contextlib import suppress

import pygame
from pygame import Surface, Window

from game.draw.art import Art
from game.draw.scale import UNITS_TALL, UNITS_WIDE

HEADLESS = ("offscreen", "dummy")  # what SDL falls back to, silently, without a display
NAME = "colt-express"  # by which a desktop finds the entry, and so the icon, of this window
# Pixels of a desktop that a window leaves free where nobody has said its size: for its frame and title bar, and for
# the desktop's own bars. SDL tells Python the size of a screen, but not what of it is usable.
FRAME_WIDE, BARS_HIGH = 32, 120
LARGEST = (2560, 1440)  # beyond this a picture takes too long to be drawn: whoever wants more asks for full screen


class NoWindow(Exception):
    """No window can be opened; its text is SDL's reason, empty where there is no screen at all."""


def fitting(desktop: tuple[int, int]) -> tuple[int, int]:
    """The size of a window, in the shape of 16:9, that fits on a desktop with its title bar and the desktop's bars."""
    room = desktop[0] - FRAME_WIDE, desktop[1] - BARS_HIGH
    share = min(room[0] / UNITS_WIDE, room[1] / UNITS_TALL, LARGEST[0] / UNITS_WIDE)
    return int(UNITS_WIDE * share), int(UNITS_TALL * share)


def opened(size: tuple[int, int] | None, *, headless: bool = False) -> tuple[Window, Surface]:
    """A window of `size` pixels (None: as fits the screen), and the surface of its picture, whose size may be another.

    Raises NoWindow where it cannot be; `headless` is content without a screen.
    """
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", NAME)
    os.environ.setdefault("SDL_VIDEO_WAYLAND_WMCLASS", NAME)
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoWindow from error
    driver = pygame.display.get_driver()
    if driver in HEADLESS and not headless:
        raise NoWindow
    # The picture is drawn by the processor. X11 can show it as it is, which took 1 ms at 1920x1080 where a texture took
    # 24 (measured without a graphics card). Wayland and macOS know no other way than a texture.
    if driver == "x11":
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    size = size or fitting(pygame.display.get_desktop_sizes()[0])
    try:
        window = Window("Colt Express", size, resizable=True)
        picture = window.get_surface()  # asked for before any picture is loaded: they take its format
    except pygame.error as error:
        raise NoWindow(str(error)) from error
    with suppress(pygame.error):  # a desktop may have no least sizes, or no icons
        window.minimum_size = (min(UNITS_WIDE, size[0]), min(UNITS_TALL, size[1]))
        window.set_icon(Art().sized("app_icon", 256, 256))
    return window, picture
