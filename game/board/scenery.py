"""The land in the light of one hour: sky, mesas, hills, ground, poles and track, each a strip that repeats."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.board.stage import Stage
from game.draw import shapes
from game.draw.kit import Kit
from game.draw.palette import Colour, code
from game.draw.scale import UNITS_WIDE

SKY_HORIZON = 478  # units from the top of the sky's picture to its horizon
MESAS_HIGH = 200  # units above the horizon
HILLS_HIGH = 150  # and 10 below it, behind the ground
HORIZON, RAIL, ROAD = "horizon", "rail", "road"
LEVEL: Mapping[str, int] = {}  # how many pixels higher than painted these are: none
SOLID = 240  # an alpha that nothing shines through: the renderer leaves a picture's last column at 252 or so
STEP = 120_000  # pixels rasterised in one step: some milliseconds
ROWS = 8  # looked at together for whether anything shines through them
POLE_GAP = 490  # units from pole to pole
FIRST_POLE = 150
POLE_FOOT = (40, 278)  # in the pole's own units, like the next
WIRE_ENDS = ((15, 24), (65, 24))
WIRE_SAG = 34  # units that the middle of a wire's curve is pulled down
WIRE = 'fill="none" stroke="{}" stroke-width="{:.2f}" stroke-linecap="round" opacity="0.6"'
POLE_LIFT = 8  # units that a pole stands behind the rail


@dataclass(frozen=True)
class Layer:
    """A strip that repeats: its place in pixels at the start, its share of the near plane's speed, its ground."""

    strip: Surface
    left: int
    top: int
    parallax: float
    on: str  # HORIZON, RAIL or ROAD: with which of them it rises


class Scenery:
    """Sky and land at one hour; nothing shows until every step of `paint` is done."""

    def __init__(self, kit: Kit, stage: Stage, hour: int) -> None:
        self.kit = kit
        self.stage = stage
        self.horizon = stage.horizon
        self.rail = stage.rail
        self.hour = hour
        self._sky_piece = stage.sky or f"sky_{hour}"
        self._below: tuple[int, Colour] | None = None  # where the ground's picture ends, and what fills the rest
        self._sky: list[tuple[Surface, tuple[int, int]]] = []  # in bands, from top to bottom
        self._layers: list[Layer] = []
        self._warm = 0
        self._foot = kit.scale.height  # pixels: what is lower of the layers still to be painted will be hidden

    def paint(self) -> Iterator[None]:
        """Rasterise everything, a little in each step: a whole hour at once would halt the picture.

        The nearest comes first: what it hides of the farther layers is not painted.
        """
        hour = self.hour
        yield from self._paint_layer(f"track_{hour}", self.rail, 0, 1, RAIL)
        self._layers.insert(0, self._poles())
        yield
        if self.stage.road is not None:
            yield from self._paint_layer(f"trail_{hour}", self.stage.road, 0, 1, ROAD)
        self._foot = min(self._foot, self.kit.px(self.horizon) + self._high(f"ground_{hour}"))
        yield from self._paint_layer(f"ground_{hour}", self.horizon, 0, 1)
        self._fill_below(self._layers[0])
        yield from self._paint_layer(f"hills_{hour}", self.horizon - HILLS_HIGH, -120, 0.3)
        yield from self._paint_layer(f"mesas_near_{hour}", self.horizon - MESAS_HIGH, -310, 0.14)
        yield from self._paint_layer(f"mesas_far_{hour}", self.horizon - MESAS_HIGH, 0, 0.06)
        yield from self._paint_sky()

    def warm(self, surface: Surface) -> None:
        """Let one more layer get ready for a surface that is about to be drawn over.

        SDL packs a strip anew for each surface it is drawn on, the first time, which takes some milliseconds.
        """
        if self._warm < len(self._layers):
            surface.blit(self._layers[self._warm].strip, surface.get_clip(), (0, 0, 1, 1))
            self._warm += 1

    def draw(self, surface: Surface, way: float, higher: Mapping[str, int] = LEVEL) -> None:
        """Draw it as it looks from the train after a `way` in units.

        Its horizon, rail and road may lie `higher` than they were painted by so many pixels, while the stage grows.
        """
        surface.blits(self._sky, doreturn=False)
        if self._below is not None:
            top, colour = self._below
            top -= higher.get(HORIZON, 0)
            surface.fill(colour, (0, top, self.kit.scale.width, self.kit.scale.height - top))
        for layer in self._layers:
            wide = layer.strip.get_width()
            left = (layer.left - int(way * layer.parallax * self.kit.scale.u)) % wide - wide
            for x in range(left, self.kit.scale.width, wide):
                surface.blit(layer.strip, (x, layer.top - higher.get(layer.on, 0)))

    def _paint_sky(self) -> Iterator[None]:
        """Sky with sun or moon; in a taller or wider window larger, and centred."""
        scale = self.kit.scale
        factor = scale.u * max(1, self.horizon / SKY_HORIZON, scale.wide / UNITS_WIDE)
        left = round((UNITS_WIDE * factor - scale.width) / 2)
        for top, band in self._bands(self._sky_piece, factor, Rect(left, 0, scale.width, self._foot)):
            self._sky.append((band.convert(), (0, top)))
            yield

    def _paint_layer(self, name: str, top: float, left: float, parallax: float, on: str = HORIZON) -> Iterator[None]:
        """A layer with its head on a line in units, cut off where nearer ones hide it."""
        kit = self.kit
        wide, high = int(kit.art.size(name)[0] * kit.scale.u), self._high(name)
        area = Rect(0, 0, wide, max(1, min(high, self._foot - kit.px(top))))
        sheet = Surface(area.size, pygame.SRCALPHA).convert_alpha()
        for row, band in self._bands(name, kit.scale.u, area):
            sheet.blit(band, (0, row), special_flags=pygame.BLEND_RGBA_ADD)  # onto nothing: copied as it is
            yield
        if kit.px(top) + area.height == self._foot:
            self._foot -= _solid_rows(sheet)
        strip, lower = _cropped(sheet)
        self._layers.insert(0, Layer(strip, kit.px(left), kit.px(top) + lower, parallax, on))
        yield

    def _high(self, name: str) -> int:
        """The height of a layer's picture in pixels."""
        return int(self.kit.art.size(name)[1] * self.kit.scale.u)

    def _fill_below(self, ground: Layer) -> None:
        """Let the ground go on below its picture, where it is seen, or will be if the ground rises."""
        foot = ground.top + ground.strip.get_height()
        if foot <= self.kit.scale.height:
            colour = ground.strip.get_at((0, ground.strip.get_height() - 1))
            self._below = foot - 1, (colour.r, colour.g, colour.b)

    def _bands(self, name: str, factor: float, area: Rect) -> Iterator[tuple[int, Surface]]:
        """A large picture in bands from top to bottom, each small enough for one step."""
        rows = max(8, STEP // area.width)
        for row in range(0, area.height, rows):
            band = Rect(area.left, area.top + row, area.width, min(rows, area.height - row))
            yield row, self.kit.art.part(name, factor, band)

    def _poles(self) -> Layer:
        """A pole and the wires to the next, which is the same again."""
        kit = self.kit
        pole = kit.piece(f"pole_{self.hour}", self.stage.poles)
        foot = [kit.px(own * self.stage.poles) for own in POLE_FOOT]
        strip = Surface((kit.px(POLE_GAP), pole.get_height()), pygame.SRCALPHA).convert_alpha()
        colour = pole.get_at((foot[0], foot[1] // 2))
        strip.blit(self._wires(strip.get_width(), (colour.r, colour.g, colour.b)), (0, 0))
        strip.blit(pole, (0, 0))
        cropped, lower = _cropped(strip)
        top = kit.px(self.rail - POLE_LIFT) - foot[1] + lower
        return Layer(cropped, kit.px(FIRST_POLE) - foot[0], top, 1, RAIL)

    def _wires(self, gap: int, colour: Colour) -> Surface:
        """The wires over one gap between poles, in pixels; the picture's left edge is the pole's."""
        u = self.kit.scale.u
        paths = []
        for own_x, own_y in WIRE_ENDS:
            first, y = own_x * self.stage.poles * u - gap, own_y * self.stage.poles * u
            for left, right in pairwise(first + gap * index for index in range(4)):
                middle = f"{(left + right) / 2:.1f},{y + WIRE_SAG * u:.1f}"
                paths.append(f"M{left:.1f},{y:.1f} Q{middle} {right:.1f},{y:.1f}")
        high = round((WIRE_ENDS[0][1] * self.stage.poles + WIRE_SAG) * u)
        return shapes.svg(gap, high, f'<path d="{" ".join(paths)}" {WIRE.format(code(colour), 1.2 * u)}/>')


def _cropped(picture: Surface) -> tuple[Surface, int]:
    """The rows of a picture that show something, and the first of them; made fast to draw."""
    used = picture.get_bounding_rect()
    strip = picture.subsurface(Rect(0, used.top, picture.get_width(), max(1, used.height)))
    if _opaque(strip):
        return strip.convert(), used.top
    return shapes.quick(strip.copy()), used.top


def _opaque(strip: Surface) -> bool:
    """Whether nothing shines through."""
    return pygame.mask.from_surface(strip, SOLID).count() == strip.get_width() * strip.get_height()


def _solid_rows(sheet: Surface) -> int:
    """How many rows at its foot nothing shines through."""
    wide, high = sheet.get_size()
    rows = 0
    while rows + ROWS <= high and _opaque(sheet.subsurface(Rect(0, high - rows - ROWS, wide, ROWS))):
        rows += ROWS
    return rows
