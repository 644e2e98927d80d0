"""Smoke from the stack: puffs that grow, drift back and fade."""

from dataclasses import dataclass

import pygame
from pygame import Surface

from game.draw.kit import Kit

EVERY = 0.42  # seconds between puffs
LIFE = 3.4
SIZES = 10  # pictures between small and large
DRIFT = (-118, -30)  # units a second at full speed
FIRST, LAST = 0.3, 1.5
FAINTEST = 0.04


@dataclass
class _Puff:
    x: float
    y: float
    age: float
    kind: int


class Smoke:
    """The puffs behind the stack; `draw` costs a few small blits."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self._puffs: list[_Puff] = []
        self._next = 0.0
        self._made = 0
        self._scale = 1.0
        self._pictures: dict[tuple[int, int], Surface] = {}

    def update(self, dt: float, stack: tuple[float, float], scale: float, speed: float) -> None:
        """`dt` seconds have passed; `stack` is where smoke leaves, `speed` the ride's, from 0 to 1."""
        self._scale = scale
        self._next -= dt * speed
        if self._next <= 0 and speed > 0:
            self._next = EVERY
            self._made += 1
            self._puffs.append(_Puff(*stack, 0, 1 + self._made % 2))
        for puff in self._puffs:
            puff.age += dt
            puff.x += DRIFT[0] * scale * dt * (0.35 + 0.65 * speed)
            puff.y += DRIFT[1] * scale * dt / (1 + puff.age)
        self._puffs = [puff for puff in self._puffs if puff.age < LIFE]

    def draw(self, surface: Surface) -> None:
        """Draw the puffs, the oldest first."""
        u = self.kit.scale.u
        for puff in self._puffs:
            picture = self._picture(puff)
            at = (round(puff.x * u - picture.get_width() / 2), round(puff.y * u - picture.get_height() / 2))
            surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _picture(self, puff: _Puff) -> Surface:
        step = min(SIZES - 1, int(puff.age / LIFE * SIZES))
        key = (puff.kind, step)
        found = self._pictures.get(key)
        if found is None:
            t = step / (SIZES - 1)
            size = (FIRST + (LAST - FIRST) * t) * self._scale
            found = self.kit.piece(f"smoke_{puff.kind}", size).premul_alpha()
            shade = round(255 * max(FAINTEST, 0.85 * (1 - t)))
            found.fill((shade,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            self._pictures[key] = found
        return found
