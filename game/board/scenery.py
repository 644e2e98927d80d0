"""The land in the light of one hour: sky, mesas, hills, ground, poles and track, each a strip that repeats."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.draw import shapes
from game.draw.kit import Kit
from game.draw.palette import Colour, code
from game.draw.scale import UNITS_WIDE

SKY_HORIZON = 478  # units from the top of the sky's picture to its horizon
HILLS_LOWER = 10  # units that the hills' foot hides behind the ground
POLE_GAP = 490  # units from pole to pole
FIRST_POLE = 150
POLE_SIZE = 1.05
POLE_FOOT = (40, 278)  # in the pole's own units, like the next
WIRE_ENDS = ((15, 24), (65, 24))
WIRE_SAG = 34  # units that the middle of a wire's curve is pulled down
WIRE = 'fill="none" stroke="{}" stroke-width="{:.2f}" stroke-linecap="round" opacity="0.6"'
POLE_LIFT = 8  # units that a pole stands behind the rail


@dataclass(frozen=True)
class Layer:
    """A strip that repeats: its place in pixels at the start, and its share of the near plane's speed."""

    strip: Surface
    left: int
    top: int
    parallax: float


class Scenery:
    """Sky and land at one hour; nothing shows until every step of `paint` is done."""

    def __init__(self, kit: Kit, horizon: float, rail: float, hour: int, sky: str | None = None) -> None:
        """`horizon` and `rail` are in units from the window's top; `sky` is a picture other than the hour's own."""
        self.kit = kit
        self.horizon = horizon
        self.rail = rail
        self.hour = hour
        self._sky_piece = sky or f"sky_{hour}"
        self._sky = Surface((1, 1))
        self._layers: list[Layer] = []

    def paint(self) -> Iterator[None]:
        """Rasterise everything, a little in each step: a whole hour at once would halt the picture."""
        self._sky = self._paint_sky()
        yield
        for make in self._recipes():
            self._layers.append(make())
            yield

    def draw(self, surface: Surface, way: float) -> None:
        """Draw it as it looks from the train after a `way` in units."""
        surface.blit(self._sky, (0, 0))
        for layer in self._layers:
            wide = layer.strip.get_width()
            left = (layer.left - int(way * layer.parallax * self.kit.scale.u)) % wide - wide
            for x in range(left, self.kit.scale.width, wide):
                surface.blit(layer.strip, (x, layer.top))

    def _recipes(self) -> list[Callable[[], Layer]]:
        """How each layer is made, the farthest first."""
        hour = self.hour
        return [
            lambda: self._standing(f"mesas_far_{hour}", self.horizon, 0, 0.06),
            lambda: self._standing(f"mesas_near_{hour}", self.horizon, -310, 0.14),
            lambda: self._standing(f"hills_{hour}", self.horizon + HILLS_LOWER, -120, 0.3),
            lambda: self._hanging(f"ground_{hour}", self.horizon),
            self._poles,
            lambda: self._hanging(f"track_{hour}", self.rail),
        ]

    def _paint_sky(self) -> Surface:
        """Sky with sun or moon, no lower than the horizon; in a taller or wider window larger, and centred."""
        kit = self.kit
        picture = kit.piece(self._sky_piece, max(1, self.horizon / SKY_HORIZON, kit.scale.wide / UNITS_WIDE))
        sky = Surface((kit.scale.width, kit.px(self.horizon) + 1))
        sky.blit(picture, ((sky.get_width() - picture.get_width()) // 2, 0))
        kit.art.drop(self._sky_piece)
        return sky.convert()

    def _standing(self, name: str, bottom: float, left: float, parallax: float) -> Layer:
        """A layer with its foot on a line."""
        high = self.kit.art.size(name)[1]
        return self._layer(name, left, bottom - high, parallax)

    def _hanging(self, name: str, top: float) -> Layer:
        """A layer with its head on a line, cut off at the window's foot."""
        return self._layer(name, 0, top, 1)

    def _layer(self, name: str, left: float, top: float, parallax: float) -> Layer:
        kit = self.kit
        picture = kit.piece(name)
        strip, lower = _cropped(picture, int(kit.art.size(name)[0] * kit.scale.u), kit.scale.height - kit.px(top))
        kit.art.drop(name)
        return Layer(strip, kit.px(left), kit.px(top) + lower, parallax)

    def _poles(self) -> Layer:
        """A pole and the wires to the next, which is the same again."""
        kit = self.kit
        pole = kit.piece(f"pole_{self.hour}", POLE_SIZE)
        foot = [kit.px(own * POLE_SIZE) for own in POLE_FOOT]
        strip = Surface((kit.px(POLE_GAP), pole.get_height()), pygame.SRCALPHA).convert_alpha()
        colour = pole.get_at((foot[0], foot[1] // 2))
        strip.blit(self._wires(strip.get_width(), (colour.r, colour.g, colour.b)), (0, 0))
        strip.blit(pole, (0, 0))
        cropped, lower = _cropped(strip, strip.get_width(), strip.get_height())
        top = kit.px(self.rail - POLE_LIFT) - foot[1] + lower
        return Layer(cropped, kit.px(FIRST_POLE) - foot[0], top, 1)

    def _wires(self, gap: int, colour: Colour) -> Surface:
        """The wires over one gap between poles, in pixels; the picture's left edge is the pole's."""
        u = self.kit.scale.u
        paths = []
        for own_x, own_y in WIRE_ENDS:
            first, y = own_x * POLE_SIZE * u - gap, own_y * POLE_SIZE * u
            for left, right in pairwise(first + gap * index for index in range(4)):
                middle = f"{(left + right) / 2:.1f},{y + WIRE_SAG * u:.1f}"
                paths.append(f"M{left:.1f},{y:.1f} Q{middle} {right:.1f},{y:.1f}")
        high = round((WIRE_ENDS[0][1] * POLE_SIZE + WIRE_SAG) * u)
        return shapes.svg(gap, high, f'<path d="{" ".join(paths)}" {WIRE.format(code(colour), 1.2 * u)}/>')


def _cropped(picture: Surface, wide: int, most: int) -> tuple[Surface, int]:
    """The rows of a picture, at most so many, that show something, and the first of them.

    `wide` leaves out a last column that is covered only in part and would show as a seam.
    """
    used = picture.get_bounding_rect()
    high = max(1, min(used.bottom, most) - used.top)
    strip = picture.subsurface(Rect(0, used.top, min(wide, picture.get_width()), high)).copy()
    if _opaque(strip):
        return strip.convert(), used.top
    strip.set_alpha(255, pygame.RLEACCEL)  # measured: 3 to 4 times as fast where much is empty or covered wholly
    return strip, used.top


def _opaque(strip: Surface) -> bool:
    """Whether nothing shines through."""
    return pygame.mask.from_surface(strip, 254).count() == strip.get_width() * strip.get_height()
