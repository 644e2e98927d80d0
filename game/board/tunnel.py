"""The darkness of a tunnel: it sweeps over the stage from ahead, and the train's own lamps are all the light."""

from collections.abc import Callable, Iterator

import pygame
from pygame import Rect, Surface

from game.board.livery import NIGHT
from game.board.rolling_stock import RollingStock, still
from game.engine.state import SCHEMING, State

SWEEP = 0.4  # seconds
DARK = (34, 29, 44)  # what land and smoke are multiplied by
EDGE = 120  # units over which it gets dark
STEPS = 24  # in which it does
TUNNEL = "T"  # among a round card's turns


class Tunnel:
    """The darkness on a stage, and the train lit in it."""

    def __init__(self, train: RollingStock) -> None:
        """`train` is the train by daylight."""
        self._outside = train
        self._lit = RollingStock(train.kit, train.cars, train.rail, train.left, train.scale, train.hour)
        self.inside = False
        self._part = 1.0  # how far the sweep has come
        self._ahead: Iterator[None] = iter(())

    @property
    def busy(self) -> bool:
        """Whether darkness or light is sweeping over the stage."""
        return self._part < 1

    def follow(self, state: State, *, at_once: bool = False) -> None:
        """Be where a position has the train."""
        turns = state.round_card.turns if state.phase == SCHEMING and state.round_number else ""
        if TUNNEL in turns and self._lit.hour != NIGHT:
            self._ahead = self._lit.prepare(NIGHT)
        inside = turns[state.turn : state.turn + 1] == TUNNEL
        if inside != self.inside:
            self.inside = inside
            self._part = 1 - self._part
            self._lit.set_hour(NIGHT)
            self._lit.fade(0)
        if at_once:
            self.finish()

    def finish(self) -> None:
        """Be at the end of the sweep at once."""
        self._part = 1

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._part = min(1.0, self._part + dt / SWEEP)
        self._lit.way = self._outside.way
        next(self._ahead, None)

    def draw(self, surface: Surface, jolt: Callable[[int], float] = still) -> None:
        """Darken what has been drawn so far, where the tunnel is, and draw the lit train there, its cars as jolted."""
        area = surface.get_clip()
        u = self._outside.kit.scale.u
        edge = round(area.right + EDGE * u - (area.width + 2 * EDGE * u) * self._part)
        left, right = (edge, area.right) if self.inside else (area.left, edge)
        dark = Rect(left, area.top, max(0, right - left), area.height).clip(area)
        if not dark.width and not self.busy:
            return
        surface.fill(DARK, dark, special_flags=pygame.BLEND_RGB_MULT)
        if self.busy:
            self._soften(surface, area, edge, round(EDGE * u))
        surface.set_clip(dark)
        self._lit.draw(surface, jolt)
        surface.set_clip(area)

    def _soften(self, surface: Surface, area: Rect, edge: int, wide: int) -> None:
        """The gloom before the edge; on the side of the light."""
        side = -1 if self.inside else 1
        for step in range(STEPS):
            near, far = edge + side * wide * step // STEPS, edge + side * wide * (step + 1) // STEPS
            strip = Rect(min(near, far), area.top, abs(far - near), area.height).clip(area)
            share = (step + 0.5) / STEPS
            shade = tuple(round(tone + (255 - tone) * share) for tone in DARK)
            surface.fill(shade, strip, special_flags=pygame.BLEND_RGB_MULT)
