"""A bandit's strip: portrait, name, loot, cards, bullets received, the revolver; in a row at the foot of the window."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

import pygame
from pygame import Rect, Surface

from game.draw import shapes, type
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, DIM, INK, LINE, MUTED, PANEL, RAISED, STRIPE
from game.ui.words import Words

MARGIN = 12
GROW = 1.15  # strips widen with the window up to this
WIDE = {2: 308, 3: 308, 4: 308, 5: 243, 6: 201}
STEP = {2: 316, 3: 316, 4: 316, 5: 253, 6: 211}
HIGH, LOW = 100, 58
FULL_FROM = 300  # units of width from which a strip has its large form
CHAMBERS = 6
CHAMBER_CIRCLE = 13.2
SLOTS = 3  # bullets shown in front of somebody who keeps them


@dataclass(frozen=True)
class Facts:
    """What a strip tells, all of it public.

    `loot` are kinds with their counts; `slots`, for somebody who keeps bullets in front of him, their owners;
    `note` a word beside the name.
    """

    bandit: str
    name: str
    loot: tuple[tuple[str, int], ...]
    cards: int
    wounds: int
    bullets: int
    first: bool = False
    active: bool = False
    token: bool = False
    automatic: bool = False
    slots: tuple[str, ...] = ()
    note: str = ""
    warning: str = ""


class Strips:
    """The strips of all bandits in a row; `top` in units, `low` is the flat form of the scheming scene."""

    def __init__(self, kit: Kit, words: Words, count: int, top: float, *, low: bool) -> None:
        self.kit = kit
        self.words = words
        self.top = top
        self.low = low
        self.wide, self.step = WIDE[count], STEP[count]
        self.left = (kit.scale.wide - (self.step * (count - 1) + self.wide)) / 2
        self._kept: dict[Facts, Surface] = {}

    @property
    def high(self) -> float:
        """The height of a strip in units."""
        return LOW if self.low else HIGH

    def rect(self, index: int) -> Rect:
        """The `index`-th strip, in pixels."""
        return self.kit.scale.rect(self.left + self.step * index, self.top, self.wide, self.high)

    def centre(self, index: int) -> tuple[float, float]:
        """Where things fly to, in units."""
        return self.left + self.step * index + self.wide * 0.45, self.top + self.high / 2

    def draw(self, surface: Surface, facts: Sequence[Facts]) -> None:
        """Draw them."""
        if len(self._kept) > 60:
            self._kept.clear()
        lift = self.kit.px(16)
        for index, fact in enumerate(facts):
            found = self._kept.get(fact)
            if found is None:
                found = self._kept[fact] = self._draw(fact)
            rect = self.rect(index)
            surface.blit(found, (rect.left, rect.top - lift))

    # one strip: drawn on a surface that leaves 16 units above it for the pennant

    def _draw(self, fact: Facts) -> Surface:
        kit = self.kit
        whole = Surface((kit.px(self.wide) + 2, kit.px(self.high + 16) + 2), pygame.SRCALPHA)
        box = Surface((kit.px(self.wide) + 1, kit.px(self.high) + 1), pygame.SRCALPHA)
        ground = RAISED if fact.active else PANEL
        border, thick = (AMBER, 3.0) if fact.active else (LINE, 1.5)
        box.blit(kit.panel(self.wide, self.high, ground, border, thick=thick), (0, 0))
        stripe = STRIPE["ghost_box" if fact.automatic else fact.bandit]
        box.blit(kit.panel(5, self.high - 24, stripe, radius=2), kit.scale.at(2 if fact.active else 0, 12))
        if self.low:
            self._fill_low(box, fact)
        elif self.wide >= FULL_FROM:
            self._fill_full(box, fact)
        else:
            self._fill_narrow(box, fact)
        whole.blit(box, (0, kit.px(16)))
        if fact.first:
            x = 58 if self.wide >= FULL_FROM and not self.low else 38
            size = 26 / 40 if self.low or self.wide < FULL_FROM else 34 / 40
            whole.blit(kit.piece("first_player", size), kit.scale.at(x, 3 if self.low else 2))
        return whole

    def _fill_full(self, box: Surface, fact: Facts) -> None:
        self._portrait(box, fact, (12, 11), 78, (70, 64), 30)
        self._text(box, fact.name, 18, CREAM, (108, 12), type.HEAVY, self.wide - 108 - 62)
        self._robot(box, fact, (12, 11))
        self._loot(box, fact, (106, 38), 0.62, 16)
        self._cylinder(box, fact.bullets, (self.wide - 56, 12), 44)
        if fact.automatic:
            self._slots(box, fact, (108, 68), 17, 13)
            self._text(box, fact.warning, 14, AMBER if len(fact.slots) >= SLOTS else MUTED, (168, 74), type.BODY, 132)
        else:
            self._cards(box, fact, (106, 70))
        if fact.token:
            box.blit(self.kit.piece("token_back", 28 / 48), self.kit.scale.at(self.wide - 48, 63))

    def _fill_narrow(self, box: Surface, fact: Facts) -> None:
        self._portrait(box, fact, (11, 10), 52, (42, 40), 26)
        self._text(box, fact.name, 16, CREAM, (74, 10), type.HEAVY, self.wide - 74 - 48)
        self._robot(box, fact, (8, 6))
        self._loot(box, fact, (72, 36), 0.52, 14)
        self._cylinder(box, fact.bullets, (self.wide - 46, 8), 38)
        if fact.automatic:
            self._slots(box, fact, (13, 71), 15, 12)
            self._text(box, fact.warning, 14, AMBER if len(fact.slots) >= SLOTS else MUTED, (74, 74), type.BODY, 120)
        else:
            self._cards(box, fact, (74, 69))
        if fact.token:
            box.blit(self.kit.piece("token_back", 24 / 48), self.kit.scale.at(12, 66))

    def _fill_low(self, box: Surface, fact: Facts) -> None:
        narrow = self.wide < FULL_FROM
        self._portrait(box, fact, (12, 6), 46, (43, 35), 22)
        self._text(box, fact.name, 16, CREAM, (74, 5), type.HEAVY, self.wide - 74 - (62 if narrow else 100))
        self._robot(box, fact, (8, 2))
        self._loot(box, fact, (73, 30), 0.44 if self.wide < 220 else 0.52, 14, 12 if narrow else 22)
        x = self.wide - (58 if narrow else 94)
        self._mark(box, "icon_draw_cream", 18 / 64, (x, 9), str(fact.cards), 4)
        self._mark(box, "bullet_neutral", 12 / 24, (x + 3, 29), str(fact.wounds), 7)
        if not narrow:
            self._cylinder(box, fact.bullets, (self.wide - 48, 9), 40)
        else:
            self._mark(box, "chamber_full", 1.1, (self.wide - 26, 12), str(fact.bullets), -12, 14)
        if fact.token:
            box.blit(self.kit.piece("token_back", 20 / 48), self.kit.scale.at(5, 3))

    # parts of a strip

    def _portrait(
        self, box: Surface, fact: Facts, at: tuple[float, float], size: float, badge: tuple[float, float], badge_size: float
    ) -> None:
        who = "ghost_box" if fact.automatic else fact.bandit
        box.blit(portrait(self.kit, who, size, 10), self.kit.scale.at(*at))
        box.blit(self.kit.piece(f"badge_{who}", badge_size / 32), self.kit.scale.at(*badge))

    def _robot(self, box: Surface, fact: Facts, at: tuple[float, float]) -> None:
        """The mark of somebody who plays by himself, computers too."""
        if not fact.note and not fact.automatic:
            return
        kit = self.kit
        box.blit(shapes.disc(kit.px(24), INK, LINE, 1.5 * kit.scale.u), kit.scale.at(at[0] - 3, at[1] - 3))
        box.blit(kit.piece("ui_robot", 17 / 24), kit.scale.at(at[0] + 0.5, at[1]))

    def _loot(
        self, box: Surface, fact: Facts, at: tuple[float, float], size: float, letters: float, gap: float = 22
    ) -> None:
        x, y = at
        for kind, count in fact.loot:
            wide, high = self.kit.art.size(f"loot_{kind}")
            picture = self.kit.piece(f"loot_{kind}", size)
            if not count:
                picture = picture.copy()
                picture.set_alpha(90)
            box.blit(picture, self.kit.scale.at(x, y))
            colour = CREAM if count else DIM
            number = self.kit.text(str(count), letters, colour, type.BOLD)
            box.blit(number, number.get_rect(midleft=self.kit.scale.at(x + wide * size + 3, y + high * size / 2)))
            x += wide * size + gap

    def _cards(self, box: Surface, fact: Facts, at: tuple[float, float]) -> None:
        self._mark(box, "icon_draw_cream", 20 / 64, at, str(fact.cards), 3)
        self._mark(box, "bullet_neutral", 12 / 24, (at[0] + 54, at[1] - 1), str(fact.wounds), 4)

    def _mark(
        self, box: Surface, piece: str, size: float, at: tuple[float, float], number: str, gap: float, letters: float = 15
    ) -> None:
        picture = self.kit.piece(piece, size)
        box.blit(picture, self.kit.scale.at(*at))
        word = self.kit.text(number, letters, MUTED)
        x = self.kit.px(at[0]) + picture.get_width() + self.kit.px(gap)
        box.blit(word, word.get_rect(midleft=(x, self.kit.px(at[1]) + picture.get_height() // 2)))

    def _cylinder(self, box: Surface, bullets: int, at: tuple[float, float], size: float) -> None:
        factor = size / 48
        box.blit(self.kit.piece("cylinder", factor), self.kit.scale.at(*at))
        for index in range(CHAMBERS):
            angle = radians(60 * index - 90)
            name = "chamber_full" if index < bullets else "chamber_empty"
            x = at[0] + (24 + CHAMBER_CIRCLE * cos(angle) - 6) * factor
            y = at[1] + (24 + CHAMBER_CIRCLE * sin(angle) - 6) * factor
            box.blit(self.kit.piece(name, factor), self.kit.scale.at(x, y))

    def _slots(self, box: Surface, fact: Facts, at: tuple[float, float], step: float, wide: float) -> None:
        for index in range(SLOTS):
            there = index < len(fact.slots)
            picture = self.kit.piece(f"bullet_{fact.slots[index] if there else 'neutral'}", wide / 24)
            if not there:
                picture = picture.copy()
                picture.set_alpha(56)
            box.blit(picture, self.kit.scale.at(at[0] + index * step, at[1]))
        if len(fact.slots) > SLOTS:
            more = self.kit.text(f"+{len(fact.slots) - SLOTS}", 16, AMBER, type.HEAVY)
            box.blit(more, self.kit.scale.at(at[0] + SLOTS * step + 2, at[1]))

    def _text(
        self,
        box: Surface,
        words: str,
        size: float,
        colour: tuple[int, int, int],
        at: tuple[float, float],
        face: str,
        room: float,
    ) -> None:
        if words:
            box.blit(self.kit.fitted(words, size, colour, room, face), self.kit.scale.at(*at))


def portrait(kit: Kit, who: str, size: float, radius: float) -> Surface:
    """A portrait with round corners, its size in units."""
    picture = kit.piece(f"portrait_{who}", size / 120).copy()
    mask = shapes.rounded(*picture.get_size(), radius * kit.scale.u, (255, 255, 255))
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    picture.blit(shapes.rounded(*picture.get_size(), radius * kit.scale.u, None, INK, 2 * kit.scale.u), (0, 0))
    return picture
