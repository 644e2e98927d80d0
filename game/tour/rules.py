"""Pages of the rules for the tour, and a search in them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.scenes.how_to_play.scene import HowToPlayScene

if TYPE_CHECKING:
    from game.tour.tour import Tour

SHOWN = ("action fire", "round braking", "action ride", "hostage poodle")
SOUGHT = "punch"


def shown(tour: "Tour") -> Iterator[str]:
    """Show the first page, some others, and what a search finds."""
    program, robot = tour.program, tour.robot
    for entry in ("", *SHOWN):
        tour.app.stack.reset(program.title())
        program.show_rules(entry)
        robot.step(2)
        yield f"rules-{_shown(tour).page.key}"
    robot.press(ord(SOUGHT[0]), SOUGHT[0])  # any letter begins a search
    robot.step(2, Event(pygame.TEXTINPUT, text=SOUGHT))
    yield "rules-search"


def _shown(tour: "Tour") -> HowToPlayScene:
    scene = tour.app.stack.top
    assert isinstance(scene, HowToPlayScene)
    return scene
