"""Outcome chips: over whom something changed, what it was and how much; amber for more, red for less or a bullet."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import inf

import pygame
from pygame import Rect, Surface

from game.board.motion import Pose, back
from game.draw import lettering, shapes
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.draw.palette import AMBER, BAD, INK, SHADOW

SECONDS, GROWS, GOES = 0.9, 0.16, 0.15  # that a chip is there, grows, fades
LEFT_STANDING = 0.3  # seconds that it is still shown when everything else is skipped
HIGH, ICON, LETTERS, SIDE, GAP = 32, 26, 16, 8, 4  # units: its height, its sign, its words, what is left beside them
EDGE, RADIUS = 2.5, 16
WIDE, NARROW, FEW = 84, 50, 2  # units that most are at most, and those with few letters
OVER_HEAD, UNDER_FEET = 138, 18  # of a figure's own units from its feet: over its head; under them
RISES = 10  # units
KEPT_INSIDE = 6  # units from the edges
STEP = 34  # units from a chip to one over it
STRENGTHS = 8
SPARE = 8  # units left free under what lies over the train
FIGURE = (62, 108)  # a figure's own units, from its feet


@dataclass(frozen=True)
class Chip:
    """What changed for whom: `feet` is where he stands, `piece` what it was, `words` how much, with its sign.

    It is `low`, under his feet, where over his head it would lie on the feet of somebody on the roof.
    """

    actor: str
    feet: Pose
    piece: str
    words: str
    bad: bool
    delay: float
    low: bool = False


@dataclass
class _Shown:
    chip: Chip
    place: int  # how many chips there are below it
    age: float = 0
    lasts: float = SECONDS


class Chips:
    """The chips on a board; they have a clock of their own, and outlast what they tell of.

    `top` is the height in units over which something else lies: who stands so high has his chip under his feet.
    """

    def __init__(self, kit: Kit, top: float) -> None:
        self.kit = kit
        self.top = top
        self._coming: list[Chip] = []
        self._shown: list[_Shown] = []

    @property
    def busy(self) -> bool:
        """Whether any is shown, or to come."""
        return bool(self._coming or self._shown)

    def expect(self, chips: list[Chip], people: Mapping[str, Pose]) -> None:
        """These are to come, each after its delay, while `people` stand there: none lies on somebody else."""
        self._coming += [replace(chip, low=self._is_better_low(chip, people)) for chip in chips]
        self._appear()

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        for one in self._shown:
            one.age += dt
        self._coming = [replace(chip, delay=chip.delay - dt) for chip in self._coming]
        self._appear()
        self._shown = [one for one in self._shown if one.age < one.lasts]  # after a stall, those just come, too

    def hurry(self) -> None:
        """Everything else is skipped: show all of them, and not for long."""
        self._coming = [replace(chip, delay=0) for chip in self._coming]
        self._appear()
        for one in self._shown:
            one.lasts = min(one.lasts, one.age + LEFT_STANDING)

    def clear(self) -> None:
        """Show none any more."""
        self._coming.clear()
        self._shown.clear()

    def upper_end(self, actor: str) -> float:
        """The upper end in units of somebody's chips, shown or to come; far below where he has none."""
        found = [self.place(one.chip, one.place)[1] for one in self._shown if one.chip.actor == actor]
        found += [self.place(one)[1] for one in self._coming if one.actor == actor]
        return min(found, default=inf) - HIGH / 2

    def rects(self) -> list[Rect]:
        """Where chips are, or will be, in pixels."""
        places = [self.place(one.chip, one.place) for one in self._shown] + [self.place(one) for one in self._coming]
        return [self.kit.scale.rect(x - WIDE / 2, y - HIGH / 2, WIDE, HIGH) for x, y in places]

    def draw(self, surface: Surface) -> None:
        """Draw them."""
        for one in self._shown:
            self._draw(surface, one)

    def _appear(self) -> None:
        for chip in [chip for chip in self._coming if chip.delay <= 0]:
            self._coming.remove(chip)
            near = [other.place for other in self._shown if _touch(other.chip, chip)]
            level = next(level for level in range(len(near) + 1) if level not in near)
            self._shown.append(_Shown(chip, level, age=-chip.delay))

    def _draw(self, surface: Surface, one: _Shown) -> None:
        kit, chip = self.kit, one.chip
        picture = kit.kept(("chip", chip.piece, chip.words, chip.bad), lambda: _picture(kit, chip))
        grown = back(min(1.0, one.age / GROWS))
        if one.age < GROWS:
            picture = pygame.transform.smoothscale_by(picture, max(0.1, grown))
        strength = round(min(1.0, (one.lasts - one.age) / GOES) * STRENGTHS) / STRENGTHS
        if strength < 1:
            picture = picture.copy()
            picture.fill((255, 255, 255, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
        x, y = self.place(one.chip, one.place)
        spot = picture.get_rect(center=kit.scale.at(x, y + RISES * (1 - min(1.0, one.age / GROWS))))
        edge = kit.px(KEPT_INSIDE)
        spot.clamp_ip(surface.get_rect().inflate(-2 * edge, -2 * edge))
        surface.blit(picture, spot)

    def place(self, chip: Chip, below: int = 0) -> tuple[float, float]:
        """The middle of a chip, in units: over the head, or under the feet where that is no place for it."""
        feet = chip.feet
        y = feet.y - OVER_HEAD * feet.scale
        if chip.low or y - HIGH / 2 < self.top - SPARE:
            return feet.x, feet.y + UNDER_FEET * feet.scale + STEP * below
        return feet.x, y - STEP * below

    def _is_better_low(self, chip: Chip, people: Mapping[str, Pose]) -> bool:
        """Whether it would hide less of the people under his feet than over his head."""
        bodies = [_body(pose) for pose in people.values()]
        over, low = (hidden(_around(*self.place(replace(chip, low=low))), bodies) for low in (False, True))
        return low < over


def _body(pose: Pose) -> Rect:
    """What somebody who stands there covers, in units."""
    wide, high = (length * pose.scale for length in FIGURE)
    return Rect(round(pose.x - wide / 2), round(pose.y - high), round(wide), round(high))


def _around(x: float, y: float) -> Rect:
    """What a chip with its middle there covers at most, in units."""
    return Rect(round(x - WIDE / 2), round(y - HIGH / 2), WIDE, HIGH)


def _touch(one: Chip, other: Chip) -> bool:
    """Whether two chips would lie over one another if they were in a row."""
    wide = max(WIDE if len(chip.words) > FEW else NARROW for chip in (one, other))
    return abs(one.feet.x - other.feet.x) < wide and abs(one.feet.y - other.feet.y) < HIGH


def _picture(kit: Kit, chip: Chip) -> Surface:
    words = kit.text(chip.words, LETTERS, BAD if chip.bad else AMBER, lettering.HEAVY)
    sign = kit.piece(chip.piece, ICON / max(kit.art.size(chip.piece)))
    side, gap, high = kit.px(SIDE), kit.px(GAP), kit.px(HIGH)
    wide = 2 * side + sign.get_width() + gap + words.get_width()
    drop, u = kit.px(3), kit.scale.u
    whole = Surface((wide, high + drop), pygame.SRCALPHA)
    whole.blit(shapes.rounded(wide, high, RADIUS * u, SHADOW, opacity=0.4), (0, drop))
    whole.blit(shapes.rounded(wide, high, RADIUS * u, INK, BAD if chip.bad else AMBER, EDGE * u), (0, 0))
    whole.blit(sign, sign.get_rect(midleft=(side, high // 2)))
    whole.blit(words, words.get_rect(midright=(wide - side, high // 2)))
    return whole
