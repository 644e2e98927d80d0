"""The stagecoach: where its parts are and everybody in and on it, and its pictures, which rock."""

from dataclasses import replace
from math import cos, pi, radians, sin

import pygame
from pygame import Surface, Vector2

from game.board.livery import Livery
from game.board.motion import Pose
from game.board.train_shape import LOOT_SIZE, TrainShape
from game.draw.kit import Kit
from game.draw.palette import rgb
from game.draw.scale import Area

GROUND = 204  # units of its own, like all below, from the top of its picture
MIDDLE = 133  # of its body
BACK = 30  # so far left of the middle of the car beside it
CAR_MIDDLE, CAB_MIDDLE = 118, 80
FEET = {True: 44, False: 166}  # on the roof, inside
ROOM = {True: (36, 230), False: (62, 204)}  # where feet may stand
CROWDED = {True: (36, 230), False: (64, 202)}  # in two ranks
NARROWER = 8  # at each side for three
IN_A_RANK = {True: 4, False: 3}  # so many stand in one rank
FOUR, FRONT, REAR = 0.88, 0.86, 0.82  # how much smaller one stands among so many
REAR_HIGHER = {True: 18, False: 14}
SILL, SILL_FROM, SILL_STEP = 140, 133, 26  # loot inside: its bottom, the middle of the row, from token to token
MOST_ON_THE_SILL = 5
BOX, BOX_STEP = (212, 51), 28  # the strongbox under the guard, and the loot left of it
WINDOW = (39, 60, 188, 72)  # the space inside, as one sees it
ROOF = (18, -62, 230, 118)
NUMBER = {True: (133, 56), False: (133, 134)}
TEAM = (224, GROUND - 104)
WHEELS = {"coach_wheel_big": (60, 168), "coach_wheel_small": (212, 177)}
TURN = {"coach_wheel_big": 214, "coach_wheel_small": 157}  # units of way for a turn
TURNS = {"coach_wheel_big": (1, 36), "coach_wheel_small": (1, 36)}
REINS = ((269, 81), (318, 108), (352, 146))
REIN, REIN_WIDE = rgb("3A2426"), 1.6
SHADOWS = ((134, 3.4), (304, 1.7))  # x, size
PIVOT = (133, 170)
ROCKS, BOB, PERIOD = 1.5, 1.0, 0.7  # degrees and units to each side, seconds
STONE, KICK, KICKS = 5.3, 4.0, 0.16  # seconds from stone to stone; units; seconds
TILT_STEPS = 4  # pictures a degree
PICTURE = 0.09  # seconds of each of the team's four pictures


class Coach:
    """Beside a train, on its ground in units; its pose is the ground under its picture's left edge."""

    def __init__(self, kit: Kit, train: TrainShape, ground: float) -> None:
        self.kit = kit
        self.train = train
        self.ground = ground
        self.seconds = 0.0
        self.way = 0.0
        self.calm = False
        self._livery = Livery(kit, train.scale, 1, TURNS)

    def set_hour(self, hour: int) -> None:
        """Another light falls on it."""
        if hour != self._livery.hour:
            self._livery = Livery(self.kit, self.train.scale, hour, TURNS)

    def update(self, dt: float, speed: float, *, calm: bool) -> None:
        """`dt` seconds have passed at `speed` units a second."""
        self.seconds += dt
        self.way += speed * dt
        self.calm = calm

    # where things are

    def beside(self, car: int) -> Pose:
        """Where it stands beside a car."""
        middle = self.train.car_left(car) + (CAR_MIDDLE if car else CAB_MIDDLE) * self.train.scale
        return Pose(middle - (MIDDLE + BACK) * self.train.scale, self.ground, scale=self.train.scale)

    @staticmethod
    def at(stands: Pose, own: tuple[float, float]) -> tuple[float, float]:
        """A point of its own in the window, in units."""
        return stands.x + own[0] * stands.scale, stands.y + (own[1] - GROUND) * stands.scale

    def box(self, car: int, roof: bool) -> Area:
        """The part of the picture that is its inside or its roof."""
        x, y, wide, high = ROOF if roof else WINDOW
        scale = self.train.scale
        return *self.at(self.beside(car), (x, y)), wide * scale, high * scale

    def number_at(self, car: int, roof: bool) -> tuple[float, float]:
        """Where the number of its inside or its roof stands."""
        return self.at(self.beside(car), NUMBER[roof])

    def stand(self, car: int, roof: bool, place: int, count: int) -> Pose:
        """Where the `place`-th of `count` in or on it has his feet: from four or five on in two ranks."""
        low, high = ROOM[roof]
        size, lift = 1.0, 0.0
        if count > IN_A_RANK[roof]:
            low, high = CROWDED[roof]
            rear = (place % 2 == 0) == (count % 2 == 0)
            size, lift = (REAR, float(REAR_HIGHER[roof])) if rear else (FRONT, 0.0)
        elif count == IN_A_RANK[roof] and roof:
            size = FOUR
        elif count == IN_A_RANK[False]:
            low, high = low + NARROWER, high - NARROWER
        own = low + (high - low) * ((place + 0.5) / count if count < 3 else place / (count - 1))
        x, y = self.at(self.beside(car), (own, FEET[roof] - lift))
        return Pose(x, y, scale=self.train.scale * size, flip=count > 1 and place >= count / 2)

    def floor(self, car: int, roof: bool, kinds: list[str], *, taken: int) -> list[Pose]:
        """Where tokens lie: on the sill, or on the roof left of `taken` others that are there already."""
        row = list(dict.fromkeys(kinds)) if len(kinds) > MOST_ON_THE_SILL else kinds
        stands, size = self.beside(car), self.train.scale * LOOT_SIZE
        found = []
        for nth in range(len(row)):
            if roof:
                own = float(BOX[0] - (nth + taken) * BOX_STEP), float(BOX[1])
            else:
                own = SILL_FROM + (nth - (len(row) - 1) / 2) * SILL_STEP, float(SILL)
            found.append(Pose(*self.at(stands, own), scale=size))
        return found if row is kinds else [found[row.index(kind)] for kind in kinds]

    # how it rocks

    @property
    def _tilt(self) -> float:
        """Degrees, counter-clockwise."""
        return 0 if self.calm else ROCKS * sin(2 * pi * self.seconds / PERIOD)

    @property
    def _sunk(self) -> float:
        """How much lower its body is at present, in units."""
        if self.calm:
            return 0
        since = self.seconds % STONE
        kick = -KICK * sin(pi * since / KICKS) if since < KICKS else 0
        return BOB * sin(4 * pi * self.seconds / PERIOD) + kick

    def sway(self, stands: Pose, pose: Pose) -> Pose:
        """A pose in or on it, as it rocks at present."""
        px, py = self.at(stands, PIVOT)
        turn = radians(-self._tilt)
        dx, dy = pose.x - px, pose.y - py
        x, y = px + dx * cos(turn) - dy * sin(turn), py + dx * sin(turn) + dy * cos(turn)
        return replace(pose, x=x, y=y + self._sunk)

    # drawing

    def draw_team(self, surface: Surface, stands: Pose) -> None:
        """Its two horses: they are part of it, and nobody rides them."""
        picture = 1 if self.calm else int(self.seconds / PICTURE) % 4 + 1
        self._blit(surface, self._livery.picture(f"coach_team_{picture}"), *self.at(stands, TEAM))

    def draw_body(self, surface: Surface, stands: Pose, part: str) -> None:
        """Its back or its front, as it rocks at present."""
        step = round(self._tilt * TILT_STEPS)
        scale, hour = self.train.scale, self._livery.hour
        key = ("coach", part, scale, hour, step)
        picture = self.kit.kept(key, lambda: self._tilted(part, step / TILT_STEPS))
        own = Vector2(self._livery.picture(part).get_size()) / 2 - Vector2(PIVOT) * scale * self.kit.scale.u
        x, y = self.at(stands, PIVOT)
        centre = Vector2(self.kit.scale.at(x, y + self._sunk)) + own.rotate(-step / TILT_STEPS)
        spot = picture.get_rect(center=(round(centre.x), round(centre.y)))
        surface.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)

    def draw_wheels(self, surface: Surface, stands: Pose) -> None:
        """The wheels, turned as far as it has come."""
        for name, middle in WHEELS.items():
            turns = (self.way + stands.x) / stands.scale / TURN[name]
            picture = self._livery.wheel(name, turns)
            spot = picture.get_rect(center=self.kit.scale.at(*self.at(stands, middle)))
            surface.blit(picture, spot, special_flags=pygame.BLEND_PREMULTIPLIED)

    def draw_reins(self, surface: Surface, stands: Pose) -> None:
        """From the driver's hands to the team."""
        first, middle, last = (Vector2(self.kit.scale.at(*self.at(stands, own))) for own in REINS)
        points = [first.lerp(middle, t / 8).lerp(middle.lerp(last, t / 8), t / 8) for t in range(9)]
        pygame.draw.lines(surface, REIN, False, points, max(1, self.kit.px(REIN_WIDE)))

    def shadows(self, stands: Pose) -> list[Pose]:
        """Its own and its team's."""
        return [
            Pose(stands.x + x * stands.scale, stands.y, scale=stands.scale * size, alpha=0.85) for x, size in SHADOWS
        ]

    def strongbox(self, stands: Pose) -> Pose:
        """The strongbox that the guard sits on."""
        return Pose(*self.at(stands, BOX), scale=stands.scale * LOOT_SIZE)

    def _tilted(self, part: str, tilt: float) -> Surface:
        return pygame.transform.rotozoom(self._livery.picture(part).premul_alpha(), tilt, 1)

    def _blit(self, surface: Surface, picture: Surface, x: float, y: float) -> None:
        surface.blit(picture, self.kit.scale.at(x, y))
