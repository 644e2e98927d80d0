"""Dust, sparks and sparkles: small things that fly for a moment."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from game.board.motion import Pose
from game.board.pieces import Pieces

MOST = 90
STEPS = 8


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

    def draw(self, surface: Surface, pieces: Pieces) -> None:
        """Draw them, fading."""
        for one in self._flying:
            t = one.age / one.kind.seconds
            first, last = one.kind.size
            size = first + (last - first) * round(t * STEPS) / STEPS  # in steps, so that few pictures are made
            pieces.draw(surface, one.kind.piece, Pose(one.x, one.y, scale=size, alpha=1 - t))
