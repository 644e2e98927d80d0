"""Buttons and switches as pictures, by their state; the focus ring presses them."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, DISABLED, DISABLED_TEXT, INK, SHADOW, SUNKEN, Colour
from game.draw.scale import Area
from game.ui.canvas import Align, Canvas, text_width
from game.ui.focus import FocusRing, Target
from game.ui.looks import CHOICE, FIRST, HOVERED, NORMAL, OFF, PLAIN, PRESSED, SECOND, Look, look

__all__ = ["CHOICE", "FIRST", "PLAIN", "SECOND", "Button", "darkened", "draw_button", "draw_switch", "number_disc"]

LIFT = 2  # units that a button rises under the mouse
PRESS = 3  # and goes down when pressed; so deep is its shadow, too
RADIUS = 10
ICON = 24
ICON_SHARE = 0.58  # of a small button's height
BESIDE = 8  # units between icon and words
MARGIN = 14
UNDER_SIZE = 15
SWITCH = (44, 24)
DIGIT_RADIUS = 11


@dataclass(frozen=True)
class Button:
    """A button: where it is in units, what it says, what it does.

    `kind` is FIRST (amber), SECOND (raised), CHOICE (one of several; `chosen` is framed) or PLAIN (no ground).
    `reason` tells why it cannot be pressed, `hint` what is not written on it, `under` is a second, smaller line,
    `left` sets the words flush left; `entry` is the thing of the rules that it shows.
    """

    name: str
    at: Area
    label: str
    act: Callable[[], None]
    kind: str = SECOND
    icon: str = ""
    size: float = 17
    chosen: bool = False
    numbered: bool = False
    reason: str = ""
    under: str = ""
    left: bool = False
    entry: str = ""
    hint: str = ""

    def rect(self, kit: Kit) -> Rect:
        """Where it is, in pixels."""
        return kit.scale.rect(*self.at)

    def target(self, kit: Kit) -> Target:
        """The button for the focus ring."""
        sound = "ui_confirm" if self.kind == FIRST else "ui_press"
        rect = self.rect(kit)
        return Target(
            self.name, rect, self.act, self.numbered, self.reason, hint=self.hint, sound=sound, entry=self.entry
        )


def draw_button(surface: Surface, kit: Kit, button: Button, ring: FocusRing) -> None:
    """Draw a button in the state that the focus ring tells, with its digit while keys are in use."""
    state = _state(button, ring)
    down = {PRESSED: kit.px(PRESS), HOVERED: -kit.px(LIFT)}.get(state, 0)
    rect = button.rect(kit)
    surface.blit(_picture(kit, button, state), rect.move(0, down))
    digit = ring.number(button.name) if ring.device.numbered else None
    if digit is not None:
        number_disc(Canvas(kit, surface), button.at[0] + 4, button.at[1] + 3, digit)


def number_disc(canvas: Canvas, x: float, y: float, digit: int, radius: float = DIGIT_RADIUS) -> None:
    """The amber disc with the digit that chooses something; its centre in units."""
    canvas.disc(x, y, radius, AMBER, INK, 2.5)
    canvas.head(str(digit), x, y + radius * 0.46, radius * 1.27, INK, align="centre")


def draw_switch(surface: Surface, kit: Kit, at: tuple[float, float], on: bool, locked: bool = False) -> None:
    """A toggle switch, 44 x 24 units."""
    (x, y), (wide, high) = at, SWITCH
    canvas = Canvas(kit, surface)
    canvas.box((x, y, wide, high), DISABLED if locked else AMBER if on else SUNKEN, INK, radius=high / 2, thick=2)
    knob = x + (wide - high / 2 if on else high / 2)
    canvas.disc(knob, y + high / 2, 8.5, DISABLED_TEXT if locked else CREAM, INK, 1.5)


def darkened(surface: Surface, area: Rect, share: float) -> None:
    """Lay a veil over a part of the picture; `share` from 0 to 1."""
    level = round(255 * (1 - share))
    surface.fill((level, level, level), area, special_flags=pygame.BLEND_RGB_MULT)


def _state(button: Button, ring: FocusRing) -> str:
    if button.reason:
        return OFF
    if ring.hovered != button.name or ring.device.keys:
        return NORMAL
    return PRESSED if ring.pressed == button.name else HOVERED


def _picture(kit: Kit, button: Button, state: str) -> Surface:
    """The button with its shadow below it."""
    _, _, wide, high = button.at
    shown = (button.label, button.under, button.icon, button.size, button.left, button.kind, button.chosen)
    return kit.kept(("button", shown, wide, high, state), lambda: _draw(kit, button, state))


def _draw(kit: Kit, button: Button, state: str) -> Surface:
    _, _, wide, high = button.at
    canvas = Canvas.empty(kit, wide, high + PRESS)
    colours = look(button.kind, state, button.chosen)
    if colours.ground is not None:
        if button.kind in (FIRST, SECOND) and state in (NORMAL, HOVERED):
            canvas.box((0, PRESS, wide, high), SHADOW, radius=RADIUS, opacity=0.55)
        canvas.box((0, 0, wide, high), colours.ground, colours.edge, radius=RADIUS, thick=colours.thick)
    _draw_label(canvas, button, colours, wide, high)
    return canvas.surface


def _draw_label(canvas: Canvas, button: Button, colours: Look, wide: float, high: float) -> None:
    icon = min(ICON, high * ICON_SHARE) if button.icon else 0
    opacity = 0.45 if button.reason else 1
    if not button.label:
        if icon:
            canvas.piece(button.icon, (wide - icon) / 2, (high - icon) / 2, width=icon, opacity=opacity)
        return
    taken = icon + BESIDE if icon else 0
    room = wide - 2 * min(MARGIN, wide * 0.09) - taken
    words = min(room, text_width(canvas.kit, button.label, button.size, lettering.HEAVY))
    x = MARGIN if button.left else (wide - words - taken) / 2
    middle = high / 2 - (10 if button.under else 0)
    if icon:
        canvas.piece(button.icon, x, middle - icon / 2, width=icon, opacity=opacity)
    canvas.head(button.label, x + taken, middle + button.size * 0.35, button.size, colours.letters, room=room)
    if button.under:
        _draw_under(canvas, button, colours.letters, wide, high)


def _draw_under(canvas: Canvas, button: Button, letters: Colour, wide: float, high: float) -> None:
    x = MARGIN if button.left else wide / 2
    align: Align = "left" if button.left else "centre"
    canvas.text(button.under, x, high / 2 + 17, UNDER_SIZE, letters, align=align, room=wide - 2 * MARGIN)
