"""The options: every page, and a key being given to another command."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.scenes.options.scene import OptionsScene

if TYPE_CHECKING:
    from game.tour.tour import Tour


def shown(tour: "Tour") -> Iterator[str]:
    """Bring each page into the window; the names of their pictures, each when it can be taken."""
    scene = OptionsScene(tour.program.context)
    tour.app.stack.reset(scene)
    tour.robot.step(2)
    for page in scene.pages:
        tour.robot.press(pygame.K_DOWN)
        yield f"options-{page.name}"
        if page.name == "controls":
            tour.robot.press(pygame.K_RETURN)
            tour.robot.press(pygame.K_g, "g")
            yield "options-controls-clash"
            tour.robot.press(pygame.K_ESCAPE)
        tour.robot.press(pygame.K_PAGEDOWN)
