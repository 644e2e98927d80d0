"""A window without a screen: pictures need one to be converted for."""

from collections.abc import Iterator

import pygame
import pytest
from pygame import Window


@pytest.fixture(scope="package", autouse=True)
def window() -> Iterator[Window]:
    pygame.display.init()
    pygame.font.init()
    window = Window("tests", (320, 180))
    window.get_surface()
    yield window
    window.destroy()
