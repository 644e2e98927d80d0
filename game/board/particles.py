"""Dust, sparks and sparkles: small things that fly for a moment."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.board.motion import Pose
from game.board.pieces import Pieces

MOST = 90
STEPS = 16  # pictures in a life

Sprite = tuple[Surface, float, float]  # a picture, and its corner in pixels from the particle


@dataclass(frozen=True)
class Kind:
    """How a kind of particle flies: speeds in units a second, how it grows, how long it lives."""

    piece: str
    speed: float
    rise: float
    gravity: float
    size: tuple[float, float]
    seconds: float


KINDS = {
    "dust": Kind("dust", 40, 22, -20, (0.35, 0.8), 0.5),
    "spark": Kind("spark_brake", 190, 90, 420, (0.8, 0.3), 0.45),
    "sparkle": Kind("sparkle", 26, 30, 0, (0.3, 0.9), 0.6),
}


@dataclass
class _Particle:
    kind: Kind
    x: float
    y: float
    vx: float
    vy: float
    age: float = 0


class Particles:
    """All that flies at present."""

    def __init__(self, chance: Callable[[], float]) -> None:
        """`chance` gives numbers from 0 to 1."""
        self._chance = chance
        self._flying: list[_Particle] = []
        self._pieces: Pieces | None = None
        self._sprites: dict[tuple[str, int], Sprite] = {}

    @property
    def busy(self) -> bool:
        """Whether anything flies."""
        return bool(self._flying)

    def burst(self, name: str, x: float, y: float, count: int) -> None:
        """Let some of a kind fly from a point, in units."""
        kind = KINDS[name]
        for _ in range(count):
            vx = (self._chance() * 2 - 1) * kind.speed
            self._flying.append(_Particle(kind, x, y, vx, -kind.rise * (0.4 + self._chance())))
        del self._flying[:-MOST]

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        for one in self._flying:
            one.age += dt
            one.x += one.vx * dt
            one.y += one.vy * dt
            one.vy += one.kind.gravity * dt
        self._flying = [one for one in self._flying if one.age < one.kind.seconds]

    def clear(self) -> None:
        """Let nothing fly any more."""
        self._flying.clear()

    def prepare(self, pieces: Pieces) -> Iterator[None]:
        """Make the pictures in small steps, before they are needed."""
        for kind in KINDS.values():
            for step in range(STEPS):
                self._sprite(pieces, kind, step)
                yield

    def draw(self, surface: Surface, pieces: Pieces) -> None:
        """Draw them, growing and fading; all at once, for they are many."""
        u = pieces.kit.scale.u
        drawn = []
        for one in self._flying:
            picture, left, top = self._sprite(pieces, one.kind, int(one.age / one.kind.seconds * STEPS))
            drawn.append((picture, (round(one.x * u + left), round(one.y * u + top))))
        surface.fblits(drawn, pygame.BLEND_PREMULTIPLIED)

    def _sprite(self, pieces: Pieces, kind: Kind, step: int) -> Sprite:
        """The picture of a kind in one step of its life, for the window that these pieces are drawn in."""
        if pieces is not self._pieces:
            self._pieces = pieces
            self._sprites.clear()
        found = self._sprites.get((kind.piece, step))
        if found is None:
            t = step / STEPS
            first, last = kind.size
            found = pieces.sprite(kind.piece, Pose(0, 0, scale=first + (last - first) * t, alpha=1 - t))
            self._sprites[kind.piece, step] = found
        return found
