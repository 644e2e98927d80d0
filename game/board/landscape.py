"""The land that the train runs through: five layers, each at its own speed, in the light of the hour."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.scale import UNITS_WIDE

SPEED = 90  # units a second in the near plane
HOURS = (1, 2, 3, 4, 5)  # dawn, noon, afternoon, sunset, night
FADE = 1.2  # seconds in which one hour passes into the next
SKY_HORIZON = 478  # units from the top of the sky's picture to its horizon
POLES = (150, 640, 1130)  # where poles stand in a tile of 1280 units
POLE_SIZE = 1.05
POLE_FOOT = (40, 278)  # in the pole's own units, like the next
WIRE_ARMS = ((15, 24), (65, 24))
WIRE_SAG = 17
POLE_LIFT = 8  # units that a pole stands behind the rail


@dataclass(frozen=True)
class Layer:
    """A strip that repeats: its top in pixels and its share of the near plane's speed."""

    strip: Surface
    top: int
    parallax: float


class Landscape:
    """Sky and land behind the train. `speed` is 1 in full ride and 0 at rest; the caller eases it."""

    def __init__(self, kit: Kit, horizon: float, rail: float, hour: int) -> None:
        """`horizon` and `rail` are in units from the top of the window; `hour` is one of HOURS."""
        self.kit = kit
        self.horizon = horizon
        self.rail = rail
        self.hour = hour
        self.speed = 1.0
        self.way = 0.0
        self._fade = 0.0
        self._old: Surface | None = None
        self._sky: Surface = self._draw_sky(hour)
        self._layers: list[Layer] = self._draw_layers(hour)

    def set_hour(self, hour: int) -> None:
        """The next hour comes, gently."""
        if hour == self.hour:
            return
        self._old = Surface((self.kit.scale.width, self._foot)).convert()
        self.draw(self._old)
        self._fade = FADE
        self.hour = hour
        self._sky = self._draw_sky(hour)
        self._layers = self._draw_layers(hour)

    @property
    def restless(self) -> bool:
        """Whether it moves by itself."""
        return self.speed > 0 or self._fade > 0

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self.way += SPEED * self.speed * dt
        self._fade = max(0.0, self._fade - dt)
        if not self._fade:
            self._old = None

    def draw(self, surface: Surface, area: Rect | None = None) -> None:
        """Draw it, or the part of it in an area in pixels."""
        if area is not None:
            surface.set_clip(area)
        surface.blit(self._sky, (0, 0))
        for layer in self._layers:
            self._repeat(surface, layer)
        if self._old is not None:
            self._old.set_alpha(round(255 * self._fade / FADE))
            surface.blit(self._old, (0, 0))
        if area is not None:
            surface.set_clip(None)

    @property
    def _foot(self) -> int:
        """The lowest row of pixels that the land covers."""
        return min(self.kit.scale.height, self.kit.px(self.rail + 60))

    def _repeat(self, surface: Surface, layer: Layer) -> None:
        wide = layer.strip.get_width()
        left = -int(self.way * layer.parallax * self.kit.scale.u) % wide - wide
        while left < self.kit.scale.width:
            if left + wide > 0:
                surface.blit(layer.strip, (left, layer.top))
            left += wide

    def _draw_sky(self, hour: int) -> Surface:
        """Sky with sun or moon; scaled so that its horizon meets ours, centred, filled to the window's sides."""
        kit = self.kit
        factor = max(self.horizon / SKY_HORIZON, kit.scale.wide / UNITS_WIDE)
        picture = kit.piece(f"sky_{hour}", factor)
        whole = Surface((kit.scale.width, self._foot))
        left = (kit.scale.width - picture.get_width()) // 2
        whole.blit(picture, (left, kit.px(self.horizon - SKY_HORIZON * factor)))
        kit.art.drop(f"sky_{hour}")
        return whole.convert()

    def _draw_layers(self, hour: int) -> list[Layer]:
        kit = self.kit
        layers = [
            self._standing(f"mesas_far_{hour}", self.horizon, 0.06),
            self._standing(f"mesas_near_{hour}", self.horizon, 0.14),
            self._standing(f"hills_{hour}", self.horizon + 10, 0.3),
            self._hanging(f"ground_{hour}", self.horizon, 1),
            self._poles(hour),
            self._hanging(f"track_{hour}", self.rail, 1),
        ]
        for name in ("mesas_far", "mesas_near", "hills", "ground", "track"):
            kit.art.drop(f"{name}_{hour}")
        return layers

    def _standing(self, name: str, bottom: float, parallax: float) -> Layer:
        """A layer with its foot on a line, cut to its opaque rows."""
        picture = self.kit.piece(name)
        used = picture.get_bounding_rect()
        top = self.kit.px(bottom) - picture.get_height() + used.top
        return Layer(_cut(picture, used), top, parallax)

    def _hanging(self, name: str, top: float, parallax: float) -> Layer:
        """A layer with its head on a line."""
        picture = self.kit.piece(name)
        used = picture.get_bounding_rect()
        strip = _cut(picture, used)
        return Layer(strip, self.kit.px(top) + used.top, parallax)

    def _poles(self, hour: int) -> Layer:
        """Poles with their wires."""
        kit = self.kit
        pole = kit.piece(f"pole_{hour}", POLE_SIZE)
        whole = Surface((kit.px(UNITS_WIDE), pole.get_height()), pygame.SRCALPHA)
        colour = pole.get_at((pole.get_width() // 2, pole.get_height() // 2))[:3]
        self._draw_wires(whole, (*colour, 160))
        for x in POLES:
            whole.blit(pole, (kit.px(x - POLE_FOOT[0] * POLE_SIZE), 0))
        top = kit.px(self.rail - POLE_LIFT - POLE_FOOT[1] * POLE_SIZE)
        used = whole.get_bounding_rect()
        return Layer(_cut(whole, used), top + used.top, 1)

    def _draw_wires(self, whole: Surface, colour: tuple[int, int, int, int]) -> None:
        kit = self.kit
        poles = [POLES[-1] - UNITS_WIDE, *POLES, POLES[0] + UNITS_WIDE]
        for arm_x, arm_y in WIRE_ARMS:
            for left, right in zip(poles, poles[1:], strict=False):
                points = []
                for step in range(25):
                    t = step / 24
                    x = left + (arm_x - POLE_FOOT[0]) * POLE_SIZE + (right - left) * t
                    points.append((x * kit.scale.u, (arm_y * POLE_SIZE + WIRE_SAG * 4 * t * (1 - t)) * kit.scale.u))
                pygame.draw.aalines(whole, colour, False, points)


def _cut(picture: Surface, used: Rect) -> Surface:
    """The rows of a picture that show something; converted for speed where nothing shines through."""
    used = Rect(0, used.top, picture.get_width(), max(1, used.height))
    strip = picture.subsurface(used)
    if _opaque(strip):
        return strip.convert()
    return strip.copy()


def _opaque(strip: Surface) -> bool:
    """Whether a strip covers everything: sampled along its borders and its middle."""
    wide, high = strip.get_size()
    rows = (0, high // 2, high - 1)
    return all(strip.get_at((x, y))[3] == 255 for y in rows for x in range(0, wide, max(1, wide // 64)))
