"""The banners of the phases: a cloth unrolls for Schemin', a board drops on its cords for Stealin'."""

from functools import partial
from math import cos, pi

import pygame
from pygame import Surface

from game.board.motion import ease_in, ease_out
from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import CREAM, INK, LINE, SHADOW, WOOD_1, WOOD_4
from game.draw.scale import Area
from game.engine.state import SCHEMING
from game.table.moment import Moment, squeezed
from game.table.top_bar import HIGH
from game.ui.canvas import Canvas, text_width
from game.ui.keys import Device
from game.ui.words import Words

UNROLLS, ROLLS_UP = 0.32, 0.24  # seconds
DROPS, DRAWN_UP = 0.36, 0.26
STANDS = 1.3
PILL_AT = 0.2  # seconds until what is said below comes
CLOTH_PIECE, BOARD_PIECE = "banner_cloth", "banner_board"
CLOTH, CLOTH_WORDS = (720, 140), (360, 80, 308, 44)  # the words' middle, their room, their size
BOARD, BOARD_WORDS = (640, 150), (320, 104, 472, 46)
LEAST = 0.6  # of their size, where a language's words are long: they stay in one line
CORDS = (116, 486)  # of the board's own units, where it hangs
SWINGS, SWUNG = 3.0, 0.9  # degrees at first, and in how many seconds it hangs still
ROLL = 9  # units: half a roll of cloth
PILL_HIGH = 40
HANGS = HIGH + 1.0  # units: where the bar ends
BOUNCE = 0.22  # of the way that the board springs back


class Banner(Moment):
    """A title about a point in units, and a sentence below it; the stage is darker meanwhile, down to its `foot`."""

    stays = STANDS

    def __init__(
        self,
        kit: Kit,
        words: Words,
        device: Device,
        title: str,
        below: str,
        middle: tuple[float, float],
        foot: float,
    ) -> None:
        super().__init__(kit, words, device)
        self.foot = foot
        self.title = title
        self.below = below
        self.middle = middle

    def draw_below(self, surface: Surface, y: float, seen: float) -> None:
        """Draw the sentence about a height, as far as the banner is seen."""
        pill = self.kit.kept(("banner below", self.below), lambda: said(self.kit, self.below))
        self.put(surface, pill, self.middle[0], y, self.part(PILL_AT, 0.2) * seen)


class Cloth(Banner):
    """A cloth that unrolls from its middle to both sides."""

    comes, goes = UNROLLS, ROLLS_UP

    def draw(self, surface: Surface) -> None:
        open_ = self.part(0, UNROLLS, ease_out) * (1 - (0 if self.reduced else self.gone(ease_in)))
        seen = self.there if self.reduced else open_
        self.shade(surface, 0.7 * seen, self.foot)
        x, y = self.middle
        self.shine(surface, x, y, 0.8 * self.part(0, UNROLLS) * seen, self.foot)
        picture = self.kit.kept(("cloth", self.title), partial(cloth, self.kit, self.title))
        if self.reduced:
            self.put(surface, picture, x, y, self.there)
        else:
            unrolled(self.kit, surface, picture, x, y, open_)
        self.draw_below(surface, y + CLOTH[1] / 2 + 26, seen)


class Sign(Banner):
    """A board that drops on its cords from the bar."""

    comes, goes = DROPS, DRAWN_UP

    def draw(self, surface: Surface) -> None:
        here = self.part(0, DROPS, _dropped) * (1 - (0 if self.reduced else self.gone(ease_in)))
        seen = self.there if self.reduced else min(1.0, here)
        self.shade(surface, 0.7 * seen, self.foot)
        x, rest = self.middle
        bar = rest - BOARD[1] / 2
        y = bar - (BOARD[1] + 20) * (1 - here) + BOARD[1] / 2
        picture = self.kit.kept(("board", self.title), self._board)
        area = surface.get_clip()
        surface.set_clip(self.kit.scale.rect(0, HANGS, self.kit.scale.wide, self.kit.scale.tall))
        turned = self._swing()
        if turned:
            picture = self.kit.kept(
                ("board", self.title, turned), partial(pygame.transform.rotozoom, picture, turned, 1)
            )
        self._draw_cords(surface, x, y)
        self.put(surface, picture, x, y, self.there if self.reduced else 1)
        surface.set_clip(area)
        self.draw_below(surface, rest + BOARD[1] / 2 + 12, seen)

    def _swing(self) -> float:
        """How far it is turned now, in half degrees: 3, 2, 1 and still."""
        since = self.seconds - DROPS
        if self.reduced or since < 0 or since >= SWUNG:
            return 0
        return round(2 * SWINGS * (1 - since / SWUNG) * cos(2 * pi * 1.7 * since)) / 2

    def _draw_cords(self, surface: Surface, x: float, y: float) -> None:
        kit = self.kit
        head = y - BOARD[1] / 2 + 14
        for own in CORDS:
            at = x - BOARD[0] / 2 + own
            if head > HANGS:
                surface.fill(WOOD_1, kit.scale.rect(at - 2.5, HANGS, 5, head - HANGS))
                surface.fill(WOOD_4, kit.scale.rect(at - 1.2, HANGS, 2.4, head - HANGS))

    def _board(self) -> Surface:
        canvas = Canvas.empty(self.kit, *BOARD)
        canvas.piece(BOARD_PIECE, 0, 0)
        _lettered(canvas, self.title, BOARD_WORDS)
        return canvas.surface


def phase_banner(kit: Kit, words: Words, device: Device, phase: str, turns: int, stage: Area) -> Moment:
    """The banner of a phase over a stage in units; Schemin' has so many turns."""
    x, y, wide, high = stage
    title = words(f"phase-{phase}")
    if phase == SCHEMING:
        below = words("banner-scheming", count=turns)
        return Cloth(kit, words, device, title, below, (x + wide / 2, y + high * 0.42), y + high)
    return Sign(kit, words, device, title, words("banner-stealing"), (x + wide / 2, y + 14 + BOARD[1] / 2), y + high)


def cloth(kit: Kit, title: str) -> Surface:
    """The whole cloth with a title."""
    canvas = Canvas.empty(kit, *CLOTH)
    canvas.piece(CLOTH_PIECE, 0, 0)
    _lettered(canvas, title, CLOTH_WORDS)
    return canvas.surface


def said(kit: Kit, words: str) -> Surface:
    """A sentence in a pill."""
    wide = text_width(kit, words, 17) + 88
    canvas = Canvas.empty(kit, wide, PILL_HIGH, 2)
    canvas.box((0, 0, wide, PILL_HIGH), INK, LINE, radius=PILL_HIGH / 2)
    canvas.text(words, wide / 2, PILL_HIGH / 2 + 6, 17, CREAM, align="centre")
    return canvas.surface


def _lettered(canvas: Canvas, title: str, words: tuple[float, float, float, float]) -> None:
    """A title with its shadow, in its room on a banner."""
    x, y, room, size = words
    size *= max(LEAST, min(1.0, room / text_width(canvas.kit, title, size, lettering.HEAVY)))
    for down, colour in ((3, SHADOW), (0, CREAM)):
        canvas.head(title, x, y + size * 0.34 + down, size, colour, align="centre", room=room)


def unrolled(kit: Kit, surface: Surface, picture: Surface, x: float, y: float, part: float, size: float = 1) -> None:
    """So much of a cloth of a size as is unrolled from its middle to both sides, with the rolls at its ends."""
    if part <= 0:
        return
    wide, high = picture.get_size()
    shown = max(2, round(wide * part))
    left, top = kit.scale.at(x, y)
    left, top = left - shown // 2, top - high // 2
    surface.blit(picture, (left, top), ((wide - shown) // 2, 0, shown, high))
    if part < 1:
        roll = kit.kept(("cloth roll", size), lambda: squeezed(_roll(kit), size, size))
        for edge in (left, left + shown):
            surface.blit(roll, roll.get_rect(center=(edge, top + high // 2 + kit.px(8 * size))))


def _roll(kit: Kit) -> Surface:
    high = 104
    canvas = Canvas.empty(kit, 2 * ROLL, high, 2)
    canvas.box((0, 0, 2 * ROLL, high), (150, 49, 39), INK, radius=ROLL, thick=2)
    canvas.box((4, 8, 3, high - 16), (196, 78, 58), radius=2)
    return canvas.surface


def _dropped(t: float) -> float:
    """Fall to the end, spring back a little, and fall again."""
    if t < 0.6:
        return (t / 0.6) ** 2
    back = (t - 0.6) / 0.4
    return 1 - BOUNCE * 4 * back * (1 - back) * 0.5
