"""The train: cars behind the Locomotive, which heads to the right, its wheels turning, lit as the hour has it."""

from collections.abc import Callable, Iterator
from math import cos, pi, sin

import pygame
from pygame import Surface

from game.board.livery import BEAM_MOUTH, Livery
from game.board.train_shape import CABOOSE_END, LAMP, LOCOMOTIVE_WIDE, PITCH, SHORT_FROM, TrainShape
from game.draw.kit import Kit
from game.draw.scale import Area

SCALES = {1: 1.15, 2: 1.15, 3: 1.15, 4: 0.945, 5: 0.80, 6: 0.745}  # by cars
MARGIN = 4  # units left free beside a train that fills its stage
CAR_WHEELS = ((40, 240), (84, 240), (152, 240), (196, 240))  # their middles, in a car's own units
DRIVE_WHEELS = ((62, 230), (134, 230))
FRONT_WHEELS = {False: ((208, 240), (252, 240)), True: ((188, 240),)}
TURN = {"wheel": 104, "wheel_drive": 163}  # a car's own units of way in which a wheel turns once
ROD_SIZE = 0.95
ROD_PIN = (8, 6)  # in the rod's own units
ROD_CIRCLE = 9
BOB = 1  # units by which a car rocks, whatever its scale
BOB_WAY = 26  # units of way for a radian of it
POOL_LEFT, POOL_TOP = 0, 236  # a car's own units
LAMP_HIGH = 77


def still(car: int) -> float:
    """Where no car is shaken."""
    del car
    return 0


class RollingStock(TrainShape):
    """The cars at a scale, drawn. `left` is the x of the last car in units; `rail` the y of the rail's top."""

    def __init__(self, kit: Kit, cars: tuple[str, ...], rail: float, left: float, scale: float, hour: int) -> None:
        """`cars` are named from the first behind the Locomotive to the Caboose."""
        super().__init__(len(cars), rail, left, scale)
        self.kit = kit
        self.cars = cars
        self.way = 0.0
        self._livery = Livery(kit, scale, hour)
        self._past: Livery | None = None
        self._coming: Livery | None = None
        self._new = 1.0

    @property
    def hour(self) -> int:
        """The hour whose light falls on it, or which is just coming."""
        return self._livery.hour

    def paint(self) -> Iterator[None]:
        """Make the pictures of the present hour in small steps."""
        yield from self._livery.make(self._bodies)

    def prepare(self, hour: int) -> Iterator[None]:
        """Make the pictures of another hour in small steps, so that it can come without a halt."""
        coming = Livery(self.kit, self.scale, hour)
        yield from coming.make(self._bodies)
        self._coming = coming

    @property
    def _bodies(self) -> tuple[str, ...]:
        return (*(f"car_{car}" for car in self.cars), "caboose_end", self._locomotive)

    def set_hour(self, hour: int) -> None:
        """Another light comes, as far as `fade` lets it."""
        if hour == self.hour:
            return
        self._past = self._livery
        ready = self._coming is not None and self._coming.hour == hour
        self._livery = self._coming if self._coming is not None and ready else Livery(self.kit, self.scale, hour)
        self._coming = None

    def fade(self, past: float) -> None:
        """How much is left of the light before, from 1 to 0."""
        self._new = 1 - past
        if not past:
            self._past = None

    def update(self, dt: float, speed: float) -> None:
        """`dt` seconds have passed at `speed` units a second."""
        self.way += speed * dt

    def bob(self, car: int) -> float:
        """How much lower a car is at present, in units: each rocks a little, out of phase with the next."""
        return BOB * (0.5 + 0.5 * sin(self.way / BOB_WAY + car * 1.7))

    def draw(self, surface: Surface, jolt: Callable[[int], float] = still) -> None:
        """Draw the train; `jolt` tells how much lower than usual a car's body is, in units."""
        self._draw_pools(surface)
        self._draw_part(
            surface, "caboose_end", self.car_left(self.last) - CABOOSE_END * self.scale, self.last, jolt(self.last)
        )
        for car in range(self.last, 0, -1):
            left = self.car_left(car)
            self._draw_part(surface, f"car_{self.cars[car - 1]}", left, car, jolt(car))
            for middle in CAR_WHEELS:
                self._draw_wheel(surface, "wheel", left, middle)
        self._draw_part(surface, self._locomotive, self.car_left(0), 0, jolt(0))
        self._draw_running_gear(surface)
        self._draw_beam(surface, jolt(0))

    @property
    def _locomotive(self) -> str:
        return "locomotive_short" if self.short else "locomotive"

    def _draw_part(self, surface: Surface, name: str, left: float, car: int, jolt: float) -> None:
        """A car's body; while the light changes the new one shines through the old one more and more."""
        top = self.y(0) + self.bob(car) + jolt
        picture = self._livery.picture(name)
        if self._past is not None:
            past = self._past.picture(name)
            past.set_alpha(255)  # its own coming may have been cut short by another
            self._blit(surface, past, left, top)
            picture.set_alpha(round(255 * self._new))
        elif picture.get_alpha() != 255 or not picture.get_flags() & pygame.RLEACCEL:
            picture.set_alpha(255, pygame.RLEACCEL)  # measured: twice as fast
        self._blit(surface, picture, left, top)

    def _draw_running_gear(self, surface: Surface) -> None:
        """The locomotive's wheels and the rod that joins the large ones."""
        left = self.car_left(0)
        for middle in FRONT_WHEELS[self.short]:
            self._draw_wheel(surface, "wheel", left, middle)
        for middle in DRIVE_WHEELS:
            self._draw_wheel(surface, "wheel_drive", left, middle)
        turn = 2 * pi * self._turns("wheel_drive")
        rod = self._visible.rod(ROD_SIZE)
        (x, y), (pin_x, pin_y) = DRIVE_WHEELS[0], ROD_PIN
        own_left, own_top = x - pin_x * ROD_SIZE + ROD_CIRCLE * cos(turn), y - pin_y * ROD_SIZE + ROD_CIRCLE * sin(turn)
        self._blit(surface, rod, left + own_left * self.scale, self.y(own_top))

    @property
    def _visible(self) -> Livery:
        """The livery that is seen more of."""
        return self._past if self._past is not None and self._new < 0.5 else self._livery

    def _turns(self, name: str) -> float:
        return self.way / self.scale / TURN[name]

    def _draw_wheel(self, surface: Surface, name: str, left: float, middle: tuple[int, int]) -> None:
        picture = self._visible.wheel(name, self._turns(name))
        u = self.kit.scale.u
        x, y = (left + middle[0] * self.scale) * u, self.y(middle[1]) * u
        at = (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
        surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _blit(self, surface: Surface, picture: Surface, x: float, y: float) -> None:
        u = self.kit.scale.u
        surface.blit(picture, (round(x * u), round(y * u)))

    def _lamps(self) -> tuple[Livery, float] | None:
        """The livery in which lamps burn and how bright, if any does."""
        if self._livery.night:
            return self._livery, self._new
        return (self._past, 1 - self._new) if self._past is not None and self._past.night else None

    def _draw_pools(self, surface: Surface) -> None:
        """Warm light on the ground under the cars."""
        lamps = self._lamps()
        if lamps is None:
            return
        pool = lamps[0].pool()
        pool.set_alpha(round(255 * lamps[1]))
        for car in range(1, self.last + 1):
            self._blit(surface, pool, self.car_left(car) + POOL_LEFT * self.scale, self.y(POOL_TOP))

    def _draw_beam(self, surface: Surface, jolt: float) -> None:
        """The lamp's light ahead."""
        lamps = self._lamps()
        if lamps is None:
            return
        beam = lamps[0].beam()
        beam.set_alpha(round(255 * lamps[1]))
        top = self.y(LAMP_HIGH - sum(BEAM_MOUTH) / 2) + self.bob(0) + jolt
        self._blit(surface, beam, self.car_left(0) + LAMP[self.short] * self.scale, top)


def centred(
    kit: Kit,
    cars: tuple[str, ...],
    area: Area,
    rail: float,
    largest: float,
    hour: int,
    least: float = 0,
) -> RollingStock:
    """A train in the middle of an area in units, at the scale for its length but no larger than `largest`.

    It does not become smaller with the interface; its last car stands `least` units off the area's left edge.
    """
    x, _, wide, _ = area
    own = CABOOSE_END + len(cars) * PITCH + LOCOMOTIVE_WIDE[len(cars) >= SHORT_FROM]
    scale = min(min(SCALES[len(cars)], largest) * kit.scale.spare, (wide - MARGIN) / own)
    left = max(x + least, x + (wide - own * scale) / 2 + CABOOSE_END * scale)
    return RollingStock(kit, cars, rail, left, scale, hour)
