"""The way from the small picture of a train to the large one, as if the camera went there: the stage grows.

Both show the same position. It is the large one that is drawn: its land with the horizon where it is on the way, and
its train, made as large as it is on the way.
"""

import pygame
from pygame import Rect, Surface

from game.board.board import Board
from game.board.marks import Marks
from game.board.scenery import HORIZON, RAIL, ROAD


class Growth:
    """Draws `large` on the way between the places of two boards of the same window."""

    def __init__(self, small: Board, large: Board) -> None:
        self.small = small
        self.large = large
        self._plate: Surface | None = None

    def draw(self, surface: Surface, grown: float) -> None:
        """Draw the stage; `grown` goes from 0, the small picture, to 1."""
        small, large = self.small, self.large
        scale = large.kit.scale
        x, y, wide, _ = large.stage.area
        area = scale.rect(x, y, wide, scale.tall - y)
        surface.set_clip(area)
        large.landscape.draw(surface, higher=self._higher(1 - grown))
        times = small.train.scale / large.train.scale
        times += (1 - times) * grown
        if grown == 1:
            large.draw_train(surface, Marks())
        else:
            self._draw_train(surface, area, grown, times)
        surface.set_clip(None)

    def _higher(self, part: float) -> dict[str, int]:
        """How many pixels the land is higher than in the large picture, at this `part` of the whole difference."""
        small, large = self.small.stage, self.large.stage
        found = {HORIZON: large.horizon - small.horizon, RAIL: large.rail - small.rail}
        if large.road is not None and small.road is not None:
            found[ROAD] = large.road - small.road
        return {name: self.large.kit.px(units * part) for name, units in found.items()}

    def _draw_train(self, surface: Surface, area: Rect, grown: float, times: float) -> None:
        """Draw the train so many times as large as it is.

        The land behind it is made larger by as much as the train is then made smaller: so both are drawn as usual, and
        nothing has to shine through.
        """
        small, large = self.small.train, self.large.train
        u = self.large.kit.scale.u
        left = (small.left + (large.left - small.left) * grown - large.left * times) * u
        top = (small.rail + (large.rail - small.rail) * grown - large.rail * times) * u
        if self._plate is None:
            self._plate = Surface(surface.get_size(), 0, surface)
        whole = self._plate.get_rect()
        seen = Rect(round(left), round(top), round(whole.width * times), round(whole.height * times)).clip(area)
        source = Rect(
            round((seen.left - left) / times),
            round((seen.top - top) / times),
            round(seen.width / times),
            round(seen.height / times),
        ).clip(whole)
        plate, there = self._plate.subsurface(source), surface.subsurface(seen)
        pygame.transform.smoothscale(there, source.size, plate)
        self._plate.set_clip(source)
        self.large.draw_train(self._plate, Marks())
        pygame.transform.smoothscale(plate, seen.size, there)
