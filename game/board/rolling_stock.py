"""The train: cars behind the Locomotive, which heads to the right; and where in it everything stands."""

from functools import cached_property
from math import cos, pi, sin

import pygame
from pygame import Surface

from game.board.motion import Pose
from game.draw.kit import Kit

PITCH = 236  # units of a car's own, like all below
CAR_HIGH = 264
RAIL = 256
FEET = {True: 44, False: 192}  # on the roof, inside
LIP = {True: 53, False: 204}  # where loot lies
STAND = {True: (34, 202), False: (34, 202)}
CAB = {True: (34, 132), False: (34, 126)}
CABOOSE_END = 44  # units that the last car's platform sticks out
CAR_WHEELS = (40, 84, 152, 196)
DRIVE_WHEELS = (62, 134)
FRONT_WHEELS = {False: (208, 252), True: (188,)}
STACK = {False: 277, True: 197}
LAMP = {False: 326, True: 246}
LOCOMOTIVE_WIDE = {False: 336, True: 256}
SHORT_FROM = 6  # cars, from which the short locomotive keeps the stack in the picture
TURN = 104  # units of travel in which a wheel turns once
WHEEL_STEPS = 12  # pictures of a turning wheel
ROD_CIRCLE = 9
LOOT_STEP = 26
BACK_RANK = {True: 18, False: 34}  # how much higher the back rank of a crowd stands
BOB = 1.0


class RollingStock:
    """The cars at a scale. `left` is the x of the last car in units; `rail` the y of the rail's top."""

    def __init__(self, kit: Kit, cars: tuple[str, ...], rail: float, left: float, scale: float, hour: int) -> None:
        self.kit = kit
        self.cars = cars
        self.rail = rail
        self.left = left
        self.scale = scale
        self.way = 0.0
        self.hour = hour
        self._pictures: dict[str, Surface] = {}

    @property
    def short(self) -> bool:
        """Whether the short locomotive draws the train."""
        return len(self.cars) >= SHORT_FROM

    @property
    def night(self) -> str:
        """What the names of pictures end in."""
        return "_night" if self.hour == 5 else ""

    def set_hour(self, hour: int) -> None:
        """The light changes."""
        self.hour = hour
        self._pictures.clear()

    def update(self, dt: float, speed: float) -> None:
        """`dt` seconds have passed at `speed` units a second."""
        self.way += speed * dt

    # where things are, in units of the window

    def car_left(self, car: int) -> float:
        """The left edge of a car; 0 is the Locomotive."""
        return self.left + (len(self.cars) - car) * PITCH * self.scale

    def y(self, own: float) -> float:
        """A height of a car's own."""
        return self.rail - (RAIL - own) * self.scale

    def stand(self, car: int, roof: bool, place: int, count: int) -> Pose:
        """Where the `place`-th of `count` in a space has his feet; a crowd stands in two ranks."""
        low, high = (STAND if car else CAB)[roof]
        if count == 1:
            own = (low + high) / 2
        elif count == 2:
            own = low + (high - low) * (place + 0.5) / 2
        else:
            own = low + (high - low) * place / (count - 1)
        size, lift = 1.0, 0.0
        if count == 4:
            size = 0.88
        elif count > 4:
            size, lift = (0.80, BACK_RANK[roof]) if place % 2 else (0.84, 0)
        if not car and count > 2:
            size *= 0.88
        return Pose(self.car_left(car) + own * self.scale, self.y(FEET[roof] - lift), scale=self.scale * size)

    def loot(self, car: int, roof: bool, index: int, count: int) -> Pose:
        """Where the `index`-th of `count` tokens lies."""
        low, high = (STAND if car else CAB)[roof]
        step = min(LOOT_STEP, (high - low) / max(1, count - 1))
        own = (low + high) / 2 + (index - (count - 1) / 2) * step
        return Pose(self.car_left(car) + own * self.scale, self.y(LIP[roof]), scale=self.scale)

    def space_rect(self, car: int, roof: bool) -> tuple[float, float, float, float]:
        """The part of the picture that is a space: x, y, width, height."""
        s = self.scale
        left = self.car_left(car)
        own_left, own_right = (6, 230) if car else (16, 142)
        top, bottom = (-66, 50) if roof else (62, 214)
        return left + own_left * s, self.y(top), (own_right - own_left) * s, (bottom - top) * s

    @property
    def stack(self) -> tuple[float, float]:
        """Where smoke leaves."""
        return self.car_left(0) + STACK[self.short] * self.scale, self.y(14)

    # drawing

    def draw(self, surface: Surface, shake: float = 0) -> None:
        """Draw the train; `shake` moves it up and down, in units."""
        if self.night:
            self._draw_pools(surface)
        last = len(self.cars)
        end = self._picture("caboose_end" + self.night)
        self._blit(surface, end, self.car_left(last) - CABOOSE_END * self.scale, self.y(0) + self._bob(last) + shake)
        for car in range(last, 0, -1):
            picture = self._picture(f"car_{self.cars[car - 1]}{self.night}")
            self._blit(surface, picture, self.car_left(car), self.y(0) + self._bob(car) + shake)
            for x in CAR_WHEELS:
                self._wheel(surface, "wheel", self.car_left(car) + x * self.scale, self.y(240))
        self._draw_locomotive(surface, shake)

    def _draw_locomotive(self, surface: Surface, shake: float) -> None:
        left = self.car_left(0)
        name = "locomotive_short" if self.short else "locomotive"
        self._blit(surface, self._picture(name + self.night), left, self.y(0) + self._bob(0) + shake)
        for x in FRONT_WHEELS[self.short]:
            self._wheel(surface, "wheel", left + x * self.scale, self.y(240))
        for x in DRIVE_WHEELS:
            self._wheel(surface, "wheel_drive", left + x * self.scale, self.y(230))
        turn = 2 * pi * self.way / self.scale / TURN
        rod = self._picture("side_rod" + self.night)
        x = left + (DRIVE_WHEELS[0] - 10 + ROD_CIRCLE * cos(turn)) * self.scale
        self._blit(surface, rod, x, self.y(224 + ROD_CIRCLE * sin(turn)))

    def _bob(self, car: int) -> float:
        """Each car rocks a little, out of phase with the next."""
        return BOB * self.scale * sin(self.way / 26 + car * 1.7) * 0.5

    def _wheel(self, surface: Surface, name: str, x: float, y: float) -> None:
        step = int(self.way / self.scale / TURN * WHEEL_STEPS) % WHEEL_STEPS
        picture = self._turned(name + self.night, step)
        u = self.kit.scale.u
        at = (round(x * u - picture.get_width() / 2), round(y * u - picture.get_height() / 2))
        surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _turned(self, name: str, step: int) -> Surface:
        key = f"{name} {step}"
        found = self._pictures.get(key)
        if found is None:
            upright = self._picture(name)
            turned = pygame.transform.rotozoom(upright.premul_alpha(), -step * 360 / WHEEL_STEPS, 1)
            found = self._pictures[key] = turned
        return found

    def _picture(self, name: str) -> Surface:
        found = self._pictures.get(name)
        if found is None:
            found = self.kit.piece(name, self.scale)
            if self.hour == 4:
                found = found.copy()
                found.fill((255, 236, 222), special_flags=pygame.BLEND_RGB_MULT)
            self._pictures[name] = found
        return found

    def _blit(self, surface: Surface, picture: Surface, x: float, y: float) -> None:
        u = self.kit.scale.u
        surface.blit(picture, (round(x * u), round(y * u)))

    def _draw_pools(self, surface: Surface) -> None:
        """Warm light under the cars, and the lamp's beam ahead."""
        for car in range(1, len(self.cars) + 1):
            picture = self._pool
            self._blit(surface, picture, self.car_left(car) + 10 * self.scale, self.rail - 6 * self.scale)
        self._blit(surface, self._beam, self.car_left(0) + LAMP[self.short] * self.scale, self.y(77 - 60))

    @cached_property
    def _pool(self) -> Surface:
        wide, high = self.kit.px(216 * self.scale), self.kit.px(26 * self.scale)
        return _glow(wide, high, (255, 196, 110), 95)

    @cached_property
    def _beam(self) -> Surface:
        wide, high = self.kit.px(260 * self.scale), self.kit.px(150 * self.scale)
        beam = Surface((wide, high), pygame.SRCALPHA)
        for x in range(wide):
            t = x / wide
            half = int(high * (0.06 + 0.36 * t))
            middle = int(high * (0.4 + 0.06 * t))
            pygame.draw.line(beam, (255, 222, 150, int(80 * (1 - t) ** 1.4)), (x, middle - half), (x, middle + half))
        return beam


def _glow(wide: int, high: int, colour: tuple[int, int, int], strength: int) -> Surface:
    """A soft ellipse of light."""
    glow = Surface((wide, high), pygame.SRCALPHA)
    for step in range(12):
        share = 1 - step / 12
        ring = Surface((wide, high), pygame.SRCALPHA)
        box = pygame.Rect(0, 0, int(wide * share), int(high * share))
        box.center = (wide // 2, high // 2)
        pygame.draw.ellipse(ring, (*colour, max(1, strength // 10)), box)
        glow.blit(ring, (0, 0))
    return glow
