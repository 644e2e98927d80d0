"""The pictures of a train in the light of one hour: cars, wheels in many positions, the glow of lamps."""

from collections.abc import Iterator

import pygame
from pygame import Surface

from game.draw import shapes
from game.draw.kit import Kit

SUNSET, NIGHT = 4, 5
SUNSET_LIGHT = (255, 236, 222)
WHEELS = ("wheel", "wheel_drive")
WHEEL_STEPS = 12  # pictures of a turning wheel
SPOKES = {"wheel": 12, "wheel_drive": 12}  # after so many steps a wheel looks the same again
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

    def __init__(self, kit: Kit, scale: float, hour: int) -> None:
        """`scale` is the train's; `hour` is one of the landscape's."""
        self.kit = kit
        self.scale = scale
        self.hour = hour
        self._pictures: dict[tuple[str, int], Surface] = {}

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
        return self._kept(name, int(turns * WHEEL_STEPS) % WHEEL_STEPS)

    def pool(self) -> Surface:
        """Warm light on the ground under a car."""
        return self._drawn("pool", self._pool)

    def beam(self) -> Surface:
        """The light that the locomotive throws ahead; its left edge is at the lamp."""
        return self._drawn("beam", self._beam)

    def _kept(self, name: str, step: int) -> Surface:
        found = self._pictures.get((name, step))
        if found is None:
            found = self._turned(name, step) if name in WHEELS else self._lit(name)
            self._pictures[name, step] = found
        return found

    def _lit(self, name: str) -> Surface:
        piece = f"{name}_night" if self.night else name
        picture = self.kit.piece(piece, self.scale).copy()
        self.kit.art.drop(piece)
        if self.hour == SUNSET:
            picture.fill(SUNSET_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
        return picture

    def _turned(self, name: str, step: int) -> Surface:
        return pygame.transform.rotozoom(self._lit(name).premul_alpha(), -step * 360 / WHEEL_STEPS, 1)

    def _pool(self) -> Surface:
        wide, high = (self.kit.px(own * self.scale) for own in POOL)
        circle = shapes.svg(wide, wide, POOL_LIGHT.format(r=f"{wide / 2:.1f}"))
        return pygame.transform.smoothscale(circle, (wide, high))

    def _beam(self) -> Surface:
        wide, high = (self.kit.px(own * self.scale) for own in BEAM)
        top, bottom = (self.kit.px(own * self.scale) for own in BEAM_MOUTH)
        return shapes.svg(wide, high, BEAM_LIGHT.format(w=wide, h=high, top=top, bottom=bottom))
