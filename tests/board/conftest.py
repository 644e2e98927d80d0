"""A window without a screen, and what is drawn with."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Surface, Window

from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale


@pytest.fixture(scope="session")
def window() -> Iterator[Window]:
    pygame.display.init()
    window = Window("tests", (1280, 720))
    window.get_surface()
    yield window
    window.destroy()


@pytest.fixture(scope="session")
def kit(window: Window) -> Kit:
    return Kit(Scale(1280, 720), Art())


@pytest.fixture
def surface(window: Window) -> Surface:
    return Surface((1280, 720)).convert()
