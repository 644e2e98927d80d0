"""Writes anew all that is kept of what is seen and heard: `python -m tests.golden`. Look at what differs then."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame
from pygame import Window

from game.ui import locales
from tests.board import test_golden_deeds as deeds
from tests.board import test_golden_pictures as pictures
from tests.board import test_golden_sheet as sheet
from tests.bots import test_golden_choices as choices
from tests.expansions import test_golden_deeds as deeds_of_expansions
from tests.expansions import test_golden_panels as panels
from tests.scenes import test_golden_screen as games
from tests.scenes import test_shown as scenes
from tests.scenes import test_walked as walks
from tests.table import test_golden_parts as parts

if __name__ == "__main__":
    locales.preferred = list  # whatever language this computer is set to
    pygame.display.init()
    pygame.font.init()
    window = Window("golden", (1280, 720))
    window.get_surface()
    for kept in (deeds, pictures, sheet, deeds_of_expansions, panels, parts, games, scenes, walks, choices):
        kept.write_anew()
