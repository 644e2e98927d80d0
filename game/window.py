"""Opening the window, on every kind of desktop."""

import os
from contextlib import suppress

import pygame
from pygame import Surface, Window

from game.draw.art import Art
from game.draw.scale import UNITS_TALL, UNITS_WIDE

HEADLESS = ("offscreen", "dummy")  # what SDL falls back to, silently, without a display
NAME = "colt-express"  # by which a desktop finds the entry, and so the icon, of this window


class NoWindow(Exception):
    """No window can be opened; its text is SDL's reason, empty where there is no screen at all."""


def opened(size: tuple[int, int], *, headless: bool = False) -> tuple[Window, Surface]:
    """A window of `size` pixels, and the surface of its picture, whose size may be another.

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
    try:
        window = Window("Colt Express", size, resizable=True)
        picture = window.get_surface()  # asked for before any picture is loaded: they take its format
    except pygame.error as error:
        raise NoWindow(str(error)) from error
    with suppress(pygame.error):  # a desktop may have no least sizes, or no icons
        window.minimum_size = (UNITS_WIDE, UNITS_TALL)
        window.set_icon(Art().sized("app_icon", 256, 256))
    return window, picture
