"""CONTROLS: every command with its keys and its button, each of which can be changed."""

from collections.abc import Iterator

import pygame
from pygame import Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, DIM, INK, LINE, MUTED, RAISED, SUNKEN
from game.draw.scale import Area
from game.scenes.context import Context
from game.scenes.options.page import MARGIN, Page
from game.scenes.options.rebinding import Rebinding, Slot
from game.ui import caps
from game.ui.bindings import Inputs, Intent
from game.ui.canvas import Canvas
from game.ui.caps import Cap
from game.ui.focus import FocusRing, Target
from game.ui.key_hints import KeyHint

FIRST_ROW = 78  # units from the panel's upper edge to the first row
HIGH, STEP = 40, 46
COLUMNS = {"keys": (440.0, 246.0), "pad": (700.0, 108.0)}  # x in a row, and how wide what can be pressed is
SHARED_AT = 824  # x in a row
BAR_WIDE = 6
COMMANDS = (
    Intent.CHOOSE,
    Intent.BACK,
    Intent.MENU,
    Intent.SKIP,
    Intent.LOG,
    Intent.PILE,
    Intent.THINGS,
    Intent.DRAW,
    Intent.FACE_DOWN,
    Intent.DECLINE,
    Intent.UNDO,
    Intent.HINT,
    Intent.FASTER,
    Intent.SLOWER,
    Intent.UP,
    Intent.DOWN,
    Intent.LEFT,
    Intent.RIGHT,
    Intent.NEXT,
    Intent.PREVIOUS,
    Intent.PAGE_ON,
    Intent.PAGE_BACK,
    Intent.CLEAR,
    Intent.EXPLAIN,
    Intent.HELP,
    Intent.FULLSCREEN,
    Intent.MUTE,
    Intent.PICTURE,
)
WAYS = {Intent.UP: -1, Intent.DOWN: 1}


class ControlsPage(Page):
    """A list that is longer than the panel: it follows the focus, and the mouse's wheel."""

    name = "controls"
    icon = "ui_keyboard"
    parts = ("keys", "pad")

    def __init__(self, context: Context, ring: FocusRing) -> None:
        super().__init__(context, ring)
        self.rebinding = Rebinding(context)
        self.top = 0  # the first command that is in sight

    def enter(self, kit: Kit) -> None:
        super().enter(kit)
        self._scroll(0)

    @property
    def waiting(self) -> bool:
        return self.rebinding.slot is not None

    def targets(self) -> list[Target]:
        return [
            Target(slot.name, self.kit.scale.rect(*at), lambda slot=slot: self.rebinding.wait(slot))  # type: ignore[misc]
            for slot, at in self._slots()
        ]

    def hints(self) -> tuple[KeyHint, ...]:
        words = self.context.words
        return (
            KeyHint((Intent.UP, Intent.DOWN), words("options-move")),
            KeyHint((Intent.CHOOSE,), words("options-change")),
            KeyHint((Intent.CLEAR,), words("options-clear")),
            KeyHint((Intent.BACK,), words("options-done")),
        )

    def notice(self) -> str:
        return self.rebinding.notice

    def leave(self) -> None:
        self.rebinding.stop()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y)
            return True
        return self.rebinding.handle(event)

    def command(self, meant: Intent) -> bool:
        slot = self._slot(self.ring.focused)
        if slot is None:
            return False
        if meant is Intent.CLEAR:
            self.rebinding.clear(slot)
            return True
        row = COMMANDS.index(slot.command) + WAYS.get(meant, 0)
        if meant not in WAYS or not 0 <= row < len(COMMANDS):
            return False
        if not self.top <= row < self.top + self._fit:
            self._scroll(WAYS[meant])
        self.ring.set(self.targets())
        self.ring.focused = Slot(slot.section, COMMANDS[row]).name
        self.rebinding.stop()
        return True

    def draw(self, surface: Surface) -> None:
        canvas, words = Canvas(self.kit, surface), self.context.words
        x, y, wide, _ = self.area
        for section, (left, _) in COLUMNS.items():
            canvas.text(words(f"options-{section}"), x + MARGIN + left + 8, y + 68, 15, MUTED)
        for index, command in enumerate(COMMANDS[self.top : self.top + self._fit]):
            self._draw_row(canvas, command, self._area(index))
        if self._fit < len(COMMANDS):
            track = (x + wide - 11, y + FIRST_ROW, BAR_WIDE, self._fit * STEP - (STEP - HIGH))
            share = track[3] / len(COMMANDS)
            canvas.box(track, SUNKEN, radius=3, opacity=0.5)
            canvas.box((track[0], track[1] + self.top * share, BAR_WIDE, self._fit * share), MUTED, radius=3)

    def _draw_row(self, canvas: Canvas, command: Intent, area: Area) -> None:
        x, y, wide, high = area
        words, waiting = self.context.words, self.rebinding.slot
        mine = waiting is not None and waiting.command is command
        canvas.box(area, RAISED, AMBER if mine else LINE, radius=10, thick=2.5 if mine else 1.5)
        left = min(at for at, _ in COLUMNS.values())
        canvas.head(words(f"command-{command.value}"), x + 18, y + 26, 16, CREAM, room=left - 30)
        for section, (at, room) in COLUMNS.items():
            if waiting == Slot(section, command):
                canvas.box((x + at, y + 4, room, high - 8), INK, AMBER, radius=8, thick=2)
                asked = words(f"options-press-{section}")
                canvas.text(asked, x + at + room / 2, y + 25.5, 15, AMBER, align="centre", room=room - 12)
            else:
                self._draw_caps(canvas, section, command, (x + at, y, room, high))
        shared = self._shared(command)
        if shared is not None:
            room = wide - SHARED_AT - 10
            words_shared = words("options-shared", command=words(f"command-{shared.value}"))
            canvas.text(words_shared, x + wide - 10, y + 25.5, 15, AMBER, align="right", room=room)

    def _draw_caps(self, canvas: Canvas, section: str, command: Intent, area: Area) -> None:
        x, y, room, high = area
        shown = list(self._caps(section, command))
        at = x + 8
        if not shown:
            at += canvas.text(self.context.words("options-none"), at, y + 25.5, 15, DIM) + 8
        for cap in shown:
            if at + caps.width(canvas.kit, cap) > x + room - 26:
                break
            at += caps.draw(canvas, at, y + 6, cap) + 5
        canvas.piece("ui_pencil", at + 5, y + (high - 16) / 2, width=16, opacity=0.7)

    def _caps(self, section: str, command: Intent) -> Iterator[Cap]:
        for name in self._bindings(section).get(command, ()):
            if section == "keys":
                yield from caps.key_caps(self.context.words, name)
            else:
                yield caps.pad_cap(self.context.words, name)

    def _shared(self, command: Intent) -> Intent | None:
        """Another command that has a key or a button of this one: only an edited file can bring that about."""
        for section in COLUMNS:
            bindings = self._bindings(section)
            for other, names in bindings.items():
                if other is not command and set(names) & set(bindings.get(command, ())):
                    return other
        return None

    def _bindings(self, section: str) -> Inputs:
        bindings = self.context.device.bindings
        return bindings.keys if section == "keys" else bindings.pad

    def _slots(self) -> Iterator[tuple[Slot, Area]]:
        for index, command in enumerate(COMMANDS[self.top : self.top + self._fit]):
            x, y, _, high = self._area(index)
            for section, (at, wide) in COLUMNS.items():
                yield Slot(section, command), (x + at, y + 3, wide, high - 6)

    def _slot(self, name: str | None) -> Slot | None:
        return next((slot for slot, _ in self._slots() if slot.name == name), None)

    @property
    def _fit(self) -> int:
        """How many commands are in sight."""
        _, _, _, high = self.area
        return min(len(COMMANDS), int((high - FIRST_ROW - 12 + STEP - HIGH) // STEP))

    def _scroll(self, rows: int) -> None:
        self.top = max(0, min(self.top + rows, len(COMMANDS) - self._fit))

    def _area(self, index: int) -> Area:
        x, y, wide, _ = self.area
        return x + MARGIN, y + FIRST_ROW + index * STEP, wide - 2 * MARGIN, HIGH
