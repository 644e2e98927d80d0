"""A big moment that is told over the table: it comes, stands for a while or until a press, and goes."""

from math import inf

import pygame
from pygame import Surface

from game.board.motion import Ease
from game.draw.kit import Kit
from game.table.top_bar import HIGH
from game.ui.focus import Target
from game.ui.keys import Device
from game.ui.words import Words

SHADE = (150, 138, 156)  # what the table is multiplied by below a moment
RAYS_PIECE, RAYS = "rays", 1.9  # behind it, and how large
APPEARS = 0.12  # seconds in which it is there for whoever wants nothing to move


class Moment:
    """`comes`, `stays` and `goes` are seconds; one that `waits` stands until somebody has pressed something.

    `right` is where the picture ends, in units: the log may lie there. `low` is where that begins which it tells below,
    in the whole width: the log ends over it.
    """

    comes: float
    goes: float
    stays: float

    def __init__(self, kit: Kit, words: Words, device: Device, *, waits: bool = False) -> None:
        self.kit = kit
        self.words = words
        self.device = device
        self.waits = waits
        self.reduced = False
        self.seconds = 0.0
        self.right = kit.scale.wide
        self.low = inf
        self._going: float | None = None

    @property
    def over(self) -> bool:
        """Whether it is gone."""
        return self._going is not None and self._going >= (APPEARS if self.reduced else self.goes)

    @property
    def standing(self) -> bool:
        """Whether it has come, and does not go yet."""
        return self._going is None and self.seconds >= (APPEARS if self.reduced else self.comes)

    def targets(self) -> list[Target]:
        """What of it can be pointed at to be told what it means, once it stands: nothing unless it says so."""
        return []

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self.seconds += dt
        if self._going is not None:
            self._going += dt
        elif not self.waits and self.seconds >= self.comes + self.stays:
            self.go()

    def go(self) -> None:
        """It has stood long enough, or somebody presses on."""
        if self._going is None:
            self._going = 0.0

    def part(self, begins: float, lasts: float, ease: Ease = lambda t: t) -> float:
        """How much of something is done that begins at a time: from 0 to 1, eased."""
        if self.reduced:
            return ease(1.0)
        return ease(max(0.0, min(1.0, (self.seconds - begins) / lasts)))

    def gone(self, ease: Ease = lambda t: t) -> float:
        """How much of its going is done, from 0 to 1, eased."""
        if self._going is None:
            return 0.0
        return ease(min(1.0, self._going / (APPEARS if self.reduced else self.goes)))

    @property
    def there(self) -> float:
        """How much of it is seen, from 0 to 1: it fades in and out for whoever wants nothing to move."""
        return min(1.0, self.seconds / APPEARS) * (1 - self.gone())

    def shade(self, surface: Surface, part: float, foot: float | None = None) -> None:
        """Darken what lies below the bar, down to a height in units; `part` goes from 0 to 1."""
        scale = self.kit.scale
        light = tuple(round(255 - (255 - tone) * part) for tone in SHADE)
        below = scale.rect(0, HIGH + 1, scale.wide, (scale.tall if foot is None else foot) - HIGH - 1)
        surface.fill(light, below, special_flags=pygame.BLEND_RGB_MULT)

    def shine(self, surface: Surface, x: float, y: float, part: float, foot: float | None = None) -> None:
        """Draw rays about a point in units, below the bar; `part` goes from 0 to 1."""
        if part <= 0:
            return
        scale = self.kit.scale
        surface.set_clip(scale.rect(0, HIGH + 1, scale.wide, (scale.tall if foot is None else foot) - HIGH - 1))
        self.put(surface, self.kit.piece(RAYS_PIECE, RAYS), x, y, part)
        surface.set_clip(None)

    def put(self, surface: Surface, picture: Surface, x: float, y: float, opacity: float = 1) -> None:
        """Draw a picture about a point in units."""
        if opacity < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * max(0.0, opacity)))
        surface.blit(picture, picture.get_rect(center=self.kit.scale.at(x, y)))

    def draw(self, surface: Surface) -> None:
        """Draw it over the table."""
        raise NotImplementedError


def squeezed(picture: Surface, wide: float, high: float = 1.0) -> Surface:
    """A picture so many times as wide and high; it turns on its edge, or comes from afar."""
    if wide == high == 1:
        return picture
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, round(width * wide)), max(1, round(height * high))))
