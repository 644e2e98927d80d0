"""The pictures of a train in the light of one hour: cars, wheels in many positions, the glow of lamps."""

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

import pygame
from pygame import Surface

from game.draw import shapes
from game.draw.kit import Kit

SUNSET, NIGHT = 4, 5
SUNSET_LIGHT = (255, 236, 222)
WHEELS = MappingProxyType(
    {"wheel": (6, 12), "wheel_drive": (1, 48)}
)  # how often a turn repeats itself, and in how many pictures
POOL = (236, 52)  # units of a car's own, like the next
BEAM = (230, 110)
BEAM_MOUTH = (36, 60)  # where the beam is as narrow as the lamp

POOL_LIGHT = (
    '<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{r}" cy="{r}" r="{r}">'
    '<stop offset="0" stop-color="#FFB65A" stop-opacity="0.42"/>'
    '<stop offset="1" stop-color="#FFB65A" stop-opacity="0"/></radialGradient></defs>'
    '<circle cx="{r}" cy="{r}" r="{r}" fill="url(#g)"/>'
)
BEAM_LIGHT = (
    '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{w}" y2="0">'
    '<stop offset="0" stop-color="#FFE9A8" stop-opacity="0.6"/>'
    '<stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></linearGradient></defs>'
    '<path d="M0,{top} L{w},0 L{w},{h} L0,{bottom} Z" fill="url(#g)"/>'
)


class Livery:
    """Pictures by name, each made when it is first asked for and kept."""

    def __init__(self, kit: Kit, scale: float, hour: int, wheels: Mapping[str, tuple[int, int]] = WHEELS) -> None:
        """`scale` is the train's; `hour` is one of the landscape's.

        `wheels` turn: how often a turn of each repeats itself, and in how many pictures.
        """
        self.kit = kit
        self.scale = scale
        self.hour = hour
        self._wheels = wheels
        self._pictures: dict[tuple[str, int], Surface] = {}
        self._others: dict[str, Surface] = {}

    @property
    def night(self) -> bool:
        """Whether lamps burn."""
        return self.hour == NIGHT

    def make(self, names: tuple[str, ...]) -> Iterator[None]:
        """Make pictures in small steps, so that they are there when they are needed."""
        for name in names:
            self.picture(name)
            yield

    def picture(self, name: str) -> Surface:
        """A piece of the train, with straight alpha."""
        return self._kept(name, 0)

    def wheel(self, name: str, turns: float) -> Surface:
        """A wheel after so many turns, with premultiplied alpha."""
        repeats, pictures = self._wheels[name]
        return self._kept(name, int(turns * repeats * pictures) % pictures)

    def rod(self, size: float) -> Surface:
        """The rod between the large wheels, at a size of its own."""
        return self._once("side_rod", lambda: self._lit("side_rod", size))

    def pool(self) -> Surface:
        """Warm light on the ground under a car."""
        return self._once("pool", self._pool)

    def beam(self) -> Surface:
        """The light that the locomotive throws ahead; its left edge is at the lamp."""
        return self._once("beam", self._beam)

    def _kept(self, name: str, step: int) -> Surface:
        found = self._pictures.get((name, step))
        if found is None:
            found = self._turned(name, step) if name in self._wheels else self._lit(name)
            self._pictures[name, step] = found
        return found

    def _once(self, name: str, make: Callable[[], Surface]) -> Surface:
        found = self._others.get(name)
        if found is None:
            found = self._others[name] = make()
        return found

    def _lit(self, name: str, size: float = 1) -> Surface:
        piece = f"{name}_night" if self.night else name
        picture = self.kit.piece(piece, self.scale * size).copy()
        self.kit.art.drop(piece)
        if self.hour == SUNSET:
            picture.fill(SUNSET_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
        return picture

    def _upright(self, name: str) -> Surface:
        return self._once(name, lambda: self._lit(name).premul_alpha())

    def _turned(self, name: str, step: int) -> Surface:
        repeats, pictures = self._wheels[name]
        return pygame.transform.rotozoom(self._upright(name), -step * 360 / repeats / pictures, 1)

    def _pool(self) -> Surface:
        wide, high = (self.kit.px(own * self.scale) for own in POOL)
        circle = shapes.svg(wide, wide, POOL_LIGHT.format(r=f"{wide / 2:.1f}"))
        return pygame.transform.smoothscale(circle, (wide, high))

    def _beam(self) -> Surface:
        wide, high = (self.kit.px(own * self.scale) for own in BEAM)
        top, bottom = (self.kit.px(own * self.scale) for own in BEAM_MOUTH)
        return shapes.svg(wide, high, BEAM_LIGHT.format(w=wide, h=high, top=top, bottom=bottom))
