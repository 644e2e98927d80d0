"""Smoke from the stack: puffs that grow, drift back and fade."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame
from pygame import Surface

from game.draw.kit import Kit

EVERY = 0.42  # seconds between puffs
LIFE = 4.2
DRIFT = (-71, -28)  # units a second at first, in full ride
PULL = -59  # units a second, each second: the farther the puff, the faster it stays behind
AT_REST = 0.3  # how much of the drift is left when the train stands
RISE_AT_REST = 2  # how much faster smoke climbs then
FIRST, LAST = 0.34, 2.0  # size
STRENGTH, AT_NIGHT = 0.9, 0.6
SIZES = 32  # pictures between small and large


@dataclass
class _Puff:
    x: float
    y: float
    kind: int
    age: float = 0


class Smoke:
    """The puffs behind the stack; `draw` costs a few small blits."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.puffs: list[_Puff] = []
        self._next = 0.0
        self._made = 0
        self._scale = 1.0
        self._night = False
        self._pictures: dict[tuple[int, int], Surface] = {}

    @property
    def busy(self) -> bool:
        """Whether any smoke is in the air."""
        return bool(self.puffs)

    def set_night(self, night: bool) -> None:
        """Smoke is paler by night."""
        if night != self._night:
            self._night = night
            self._pictures.clear()

    def update(self, dt: float, stack: tuple[float, float], scale: float, speed: float) -> None:
        """`dt` seconds have passed; `stack` is where smoke leaves, `speed` the ride's, from 0 to 1."""
        self._scale = scale
        self._next -= dt * speed
        if self._next <= 0 and speed > 0:
            self._next = EVERY
            self._made += 1
            sway = (6 if self._made % 2 else -4) * scale
            self.puffs.append(_Puff(stack[0] - 6 * scale, stack[1] - 8 * scale + sway, 1 + self._made % 2))
        ride = AT_REST + (1 - AT_REST) * speed
        climb = 1 + (RISE_AT_REST - 1) * (1 - speed)
        for puff in self.puffs:
            puff.x += (DRIFT[0] + PULL * puff.age) * scale * ride * dt
            puff.y += DRIFT[1] * scale * climb * dt
            puff.age += dt
        self.puffs = [puff for puff in self.puffs if puff.age < LIFE]

    def take_over(self, other: "Smoke", times: float, stack: tuple[float, float], was: tuple[float, float]) -> None:
        """Go on with the smoke of another picture of the train, so many times as large; its stack `was` elsewhere."""
        self.puffs = [
            replace(puff, x=stack[0] + (puff.x - was[0]) * times, y=stack[1] + (puff.y - was[1]) * times)
            for puff in other.puffs
        ]

    def prepare(self) -> Iterator[None]:
        """Make the pictures in small steps, before they are needed."""
        for step in range(SIZES):
            for kind in (1, 2):
                self._picture(kind, step)
            yield

    def draw(self, surface: Surface) -> None:
        """Draw the puffs, the oldest first."""
        u = self.kit.scale.u
        for puff in self.puffs:
            picture = self._picture(puff.kind, int(puff.age / LIFE * SIZES))
            at = (round(puff.x * u - picture.get_width() / 2), round(puff.y * u - picture.get_height() / 2))
            surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _picture(self, kind: int, step: int) -> Surface:
        found = self._pictures.get((kind, step))
        if found is None:
            t = step / SIZES
            name = f"smoke_{kind}"
            found = self.kit.piece(name, (FIRST + (LAST - FIRST) * t) * self._scale).premul_alpha()
            self.kit.art.drop(name)
            shade = round(255 * (1 - t) * (AT_NIGHT if self._night else STRENGTH))
            found.fill((shade,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            self._pictures[kind, step] = found
        return found
