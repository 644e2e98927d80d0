"""Rows of a page: a line that says what is chosen, and at its right the control that chooses it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from pygame import Rect, Surface

from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, LINE, MUTED, RAISED, SUNKEN
from game.draw.scale import Area
from game.ui.canvas import Canvas
from game.ui.controls import draw_switch

HIGH, STEP = 53, 61
CONTROL_WIDE = 380
CONTROL_HIGH = 36
EDGE = 8  # units between a control and the row's right end
TRACK_WIDE = 280
KNOB = 11


@dataclass(frozen=True)
class Row:
    """What every row has: the part of the settings it changes, its words, and the values to choose from in order."""

    part: str
    label: str
    text: str
    values: tuple[object, ...]
    change: Callable[[object], None]
    sound: ClassVar[str] = "ui_toggle"

    def step(self, now: object, way: int) -> bool:
        """Choose the next value or the one before; whether there is one."""
        index = self._index(now) + way
        if not 0 <= index < len(self.values):
            return False
        self.change(self.values[index])
        return True

    def turn(self, now: object) -> None:
        """Choose the next value; after the last one comes the first."""
        self.change(self.values[(self._index(now) + 1) % len(self.values)])

    def click(self, now: object, kit: Kit, area: Area, x: int) -> None:
        """Choose what was clicked at `x` pixels."""
        raise NotImplementedError

    def draw(self, surface: Surface, kit: Kit, area: Area, now: object) -> None:
        """Draw the row with what is chosen now."""
        canvas = Canvas(kit, surface)
        x, y, wide, _ = area
        canvas.box(area, RAISED, LINE, radius=10)
        room = wide - CONTROL_WIDE - 3 * EDGE - 18
        apart = 7 * (kit.letters - 1)  # large letters need more room between the lines
        canvas.head(self.label, x + 18, y + 24 - apart, 16, CREAM, room=room)
        canvas.text(self.text, x + 18, y + 43 + apart, 15, MUTED, room=room)
        self.draw_control(canvas, _control(area), now)

    def draw_control(self, canvas: Canvas, at: Area, now: object) -> None:
        """Draw what chooses."""
        raise NotImplementedError

    def _index(self, now: object) -> int:
        return self.values.index(now) if now in self.values else 0


@dataclass(frozen=True)
class SwitchRow(Row):
    """On or off."""

    values: tuple[object, ...] = (False, True)
    change: Callable[[object], None] = lambda _value: None

    def click(self, now: object, kit: Kit, area: Area, x: int) -> None:
        self.turn(now)

    def draw_control(self, canvas: Canvas, at: Area, now: object) -> None:
        x, y, wide, high = at
        draw_switch(canvas.surface, canvas.kit, (x + wide - 44, y + (high - 24) / 2), bool(now))


@dataclass(frozen=True)
class ChoiceRow(Row):
    """One of a few values, all of them in sight; `names` are their words."""

    names: tuple[str, ...] = ()

    def click(self, now: object, kit: Kit, area: Area, x: int) -> None:
        for value, at in zip(self.values, self._segments(_control(area)), strict=True):
            spot = kit.scale.rect(*at)
            if spot.left <= x < spot.right:
                self.change(value)

    def draw_control(self, canvas: Canvas, at: Area, now: object) -> None:
        canvas.box(at, INK, LINE, radius=9)
        for value, name, (x, y, wide, high) in zip(self.values, self.names, self._segments(at), strict=True):
            chosen = value == now
            if chosen:
                canvas.box((x + 2, y + 2, wide - 4, high - 4), RAISED, AMBER, radius=8, thick=2)
            colour = CREAM if chosen else MUTED
            canvas.text(name, x + wide / 2, y + high / 2 + 5.5, 15, colour, align="centre", room=wide - 12)

    def _segments(self, at: Area) -> list[Area]:
        x, y, wide, high = at
        share = wide / len(self.values)
        return [(x + index * share, y, share, high) for index in range(len(self.values))]


@dataclass(frozen=True)
class SliderRow(Row):
    """One of many values along a line; `name` gives the words of a value."""

    sound: ClassVar[str] = "ui_slider"
    name: Callable[[object], str] = str

    def value_at(self, kit: Kit, area: Area, x: int) -> object:
        """The value nearest to `x` pixels."""
        track = self._track(kit, area)
        share = (x - track.left) / max(1, track.width)
        return self.values[max(0, min(len(self.values) - 1, round(share * (len(self.values) - 1))))]

    def click(self, now: object, kit: Kit, area: Area, x: int) -> None:
        self.change(self.value_at(kit, area, x))

    def draw_control(self, canvas: Canvas, at: Area, now: object) -> None:
        x, y, wide, high = at
        middle = y + high / 2
        share = self._index(now) / max(1, len(self.values) - 1)
        canvas.box((x, middle - 3, TRACK_WIDE, 6), SUNKEN, radius=3)
        canvas.box((x, middle - 3, max(6, TRACK_WIDE * share), 6), AMBER, radius=3)
        canvas.disc(x + TRACK_WIDE * share, middle, KNOB, CREAM, INK, 2)
        canvas.text(self.name(now), x + wide, middle + 5.5, 15, CREAM, align="right", room=wide - TRACK_WIDE - 20)

    def _track(self, kit: Kit, area: Area) -> Rect:
        x, y, _, high = _control(area)
        return kit.scale.rect(x, y, TRACK_WIDE, high)


def _control(area: Area) -> Area:
    """Where the control of a row lies."""
    x, y, wide, high = area
    return x + wide - EDGE - CONTROL_WIDE, y + (high - CONTROL_HIGH) / 2, CONTROL_WIDE, CONTROL_HIGH
