"""Buttons and switches as pictures, by their state; the focus ring presses them."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.draw import shapes, type
from game.draw.kit import Kit
from game.draw.palette import (
    AMBER,
    CREAM,
    DISABLED,
    DISABLED_TEXT,
    INK,
    LINE,
    PANEL,
    RAISED,
    Colour,
)
from game.ui.focus import FocusRing, Target

FIRST, SECOND, CHOICE, PLAIN = "first", "second", "choice", "plain"
LIFT = 2  # units that a button rises under the mouse
PRESS = 3
RADIUS = 10
LIGHTER = 1.08
DARKER = 0.9


@dataclass(frozen=True)
class Button:
    """A button: where it is in units, what it says, what it does.

    `kind` is FIRST (amber), SECOND (raised), CHOICE (one of several; `chosen` is framed) or PLAIN (no ground).
    """

    name: str
    at: tuple[float, float, float, float]
    label: str
    act: Callable[[], None]
    kind: str = SECOND
    icon: str = ""
    size: float = 17
    chosen: bool = False
    numbered: bool = False
    reason: str = ""
    under: str = ""  # a second, smaller line
    left: bool = False  # words flush left

    def rect(self, kit: Kit) -> Rect:
        """Where it is, in pixels."""
        return kit.scale.rect(*self.at)

    def target(self, kit: Kit) -> Target:
        """The button for the focus ring."""
        return Target(self.name, self.rect(kit), self.act, self.numbered, self.reason)


def draw_button(surface: Surface, kit: Kit, button: Button, ring: FocusRing) -> None:
    """Draw a button in the state that the focus ring tells."""
    hovered = ring.hovered == button.name and not button.reason
    pressed = hovered and ring.pressed == button.name
    rect = button.rect(kit).move(0, kit.px(PRESS) if pressed else -kit.px(LIFT) if hovered else 0)
    ground, letters = _colours(button)
    if ground is not None:
        if hovered or pressed:
            ground = _shade(ground, DARKER if pressed else LIGHTER)
        if not pressed and button.kind in (FIRST, SECOND):
            shadow = shapes.rounded(*rect.size, RADIUS * kit.scale.u, (15, 8, 16), None, 0, 0.5)
            surface.blit(shadow, rect.move(0, kit.px(3)))
        border, thick = (AMBER, 2.5) if button.chosen else (INK if button.kind == FIRST else LINE, 1.5)
        surface.blit(shapes.rounded(*rect.size, RADIUS * kit.scale.u, ground, border, thick * kit.scale.u), rect)
    _draw_label(surface, kit, button, rect, letters)


def draw_switch(surface: Surface, kit: Kit, at: tuple[float, float], on: bool, locked: bool = False) -> None:
    """A toggle switch, 44 x 24 units."""
    x, y = at
    ground = DISABLED if locked else AMBER if on else PANEL
    surface.blit(kit.panel(44, 24, ground, INK if on else LINE, radius=12), kit.scale.at(x, y))
    knob = shapes.disc(kit.px(18), DISABLED_TEXT if locked else CREAM, INK, 1.5 * kit.scale.u)
    surface.blit(knob, kit.scale.at(x + (23 if on else 3), y + 3))


def _colours(button: Button) -> tuple[Colour | None, Colour]:
    if button.reason:
        return (None if button.kind == PLAIN else DISABLED), DISABLED_TEXT
    if button.kind == FIRST:
        return AMBER, INK
    if button.kind == PLAIN:
        return None, CREAM
    return (RAISED if button.kind == SECOND or button.chosen else INK), CREAM


def _shade(colour: Colour, factor: float) -> Colour:
    red, green, blue = (min(255, round(part * factor + (6 if factor > 1 else 0))) for part in colour)
    return red, green, blue


def _draw_label(surface: Surface, kit: Kit, button: Button, rect: Rect, letters: Colour) -> None:
    icon = kit.piece(button.icon, 24 / 24) if button.icon else None
    if icon is not None and button.reason:
        icon = icon.copy()
        icon.set_alpha(115)
    if not button.label:
        if icon is not None:
            surface.blit(icon, icon.get_rect(center=rect.center))
        return
    _, _, wide, high = button.at
    taken = 34 if icon is not None else 0
    word = kit.fitted(button.label, button.size, letters, wide - 20 - taken, type.HEAVY)
    whole = word.get_width() + (icon.get_width() + kit.px(8) if icon is not None else 0)
    x = rect.left + kit.px(14) if button.left else rect.centerx - whole // 2
    y = rect.centery - (kit.px(9) if button.under else 0)
    if icon is not None:
        surface.blit(icon, icon.get_rect(midleft=(x, y)))
        x += icon.get_width() + kit.px(8)
    surface.blit(word, word.get_rect(midleft=(x, y)))
    if button.under:
        second = kit.fitted(button.under, 14, letters, wide - 20)
        surface.blit(second, second.get_rect(center=(rect.centerx, rect.centery + kit.px(13))))


def darkened(surface: Surface, area: Rect, share: float) -> None:
    """Lay a veil over a part of the picture; `share` from 0 to 1."""
    level = round(255 * (1 - share))
    surface.fill((level, level, level), area, special_flags=pygame.BLEND_RGB_MULT)
