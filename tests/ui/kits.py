"""A kit for a window of a given size, made once, without a screen."""

import os
from functools import cache

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from pygame import Surface, Window

from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.ui.words import Words

WORDS = Words(strict=True)
WINDOWS = ((1280, 720), (1920, 1080), (1440, 1080), (3840, 2160))


@cache
def kit(width: int = 1280, height: int = 720) -> Kit:
    """A kit; the first one opens the window that pictures need."""
    _window()
    return Kit(Scale(width, height), Art())


@cache
def _window() -> Window:
    pygame.display.init()
    pygame.font.init()
    return Window("tests", (320, 180))


def empty(of: Kit) -> Surface:
    """An empty surface, as large as the kit's window."""
    surface = Surface((of.scale.width, of.scale.height))
    surface.fill((9, 9, 9))
    return surface


def touched(surface: Surface) -> pygame.Rect:
    """What has been drawn on a surface that was empty."""
    mask = pygame.mask.from_threshold(surface, (9, 9, 9), (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)
