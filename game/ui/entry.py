"""Lines to type into: names, seeds. pygame_gui does the typing, we the look."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event
from pygame_gui.elements import UITextEntryLine

from game.draw.kit import Kit
from game.draw.palette import AMBER, INK, LINE, MUTED
from game.draw.scale import Area
from game.ui.canvas import Canvas
from game.ui.focus import Target
from game.ui.keys import Intent, intent
from game.ui.theme import Manager

MARGIN = 10
ICON = 18
LEAVING = (Intent.CHOOSE, Intent.BACK)  # end the typing and do nothing else
PASSED_ON = (Intent.NEXT, Intent.PREVIOUS, Intent.UP, Intent.DOWN)  # end the typing and move the focus


@dataclass(frozen=True)
class Entry:
    """A line: its name in the scene, where it is in units, what stands in it.

    `changed` is told every new text; `empty` is shown, muted, while nothing stands in it; `letters`, if any, are
    the only ones that can be typed.
    """

    name: str
    at: Area
    text: str
    changed: Callable[[str], None]
    most: int = 24
    empty: str = ""
    icon: str = "ui_pencil"
    letters: str = ""


class Entries:
    """The lines of a scene. The scene gives each event to `handle` before its focus ring."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._manager = Manager(kit)
        self._lines: dict[str, tuple[Entry, UITextEntryLine]] = {}

    def set(self, entries: list[Entry]) -> None:
        """The lines are these now; those that stay keep their cursor."""
        kept = {entry.name: entry for entry in entries}
        for name in [name for name in self._lines if name not in kept or kept[name].at != self._lines[name][0].at]:
            self._lines.pop(name)[1].kill()  # type: ignore[no-untyped-call]
        for entry in entries:
            line = self._lines[entry.name][1] if entry.name in self._lines else self._make(entry)
            if line.text != entry.text:
                line.set_text(entry.text)
            self._lines[entry.name] = (entry, line)
        self._manager.update(0)  # pygame_gui draws what is new only after its next update

    @property
    def typing(self) -> str | None:
        """The name of the line that is typed into."""
        return next((name for name, (_, line) in self._lines.items() if line.is_focused), None)

    def targets(self) -> list[Target]:
        """The lines for the focus ring; pressed, they are typed into."""
        return [
            Target(name, self._kit.scale.rect(*entry.at), lambda name=name: self.type_into(name))  # type: ignore[misc]
            for name, (entry, _) in self._lines.items()
        ]

    def type_into(self, name: str) -> None:
        """Mark all that stands in a line: the first letter takes its place, an arrow keeps it."""
        line = self._lines[name][1]
        if not line.is_focused:
            self._manager.set_focus_set({line})
            self._mark(line)

    @staticmethod
    def _mark(line: UITextEntryLine) -> None:
        line.selection_in_progress = False  # a click does not move the mark any more
        line.select_range = [0, len(line.text)]
        line.edit_position = len(line.text)
        line.cursor_has_moved_recently = True

    def leave(self) -> None:
        """End the typing."""
        self._manager.set_focus_set(None)

    def handle(self, event: Event) -> bool:
        """Type; whether the event was used up by it. The mouse is left for the focus ring as well."""
        typing = self.typing
        if event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.KEYUP) and typing is None:
            return False
        meant = intent(event)
        if typing is not None and meant in (*LEAVING, *PASSED_ON):
            self.leave()
            return meant in LEAVING
        before = {name: line.text for name, (_, line) in self._lines.items()}
        self._manager.process_events(event)
        if self.typing is not None and self.typing != typing:
            self._mark(self._lines[self.typing][1])
        for name, (entry, line) in list(self._lines.items()):
            if line.text != before[name]:
                entry.changed(line.text)
        return event.type in (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.KEYUP)

    def update(self, dt: float) -> None:
        """Let the cursor blink; `dt` in seconds."""
        self._manager.update(dt)

    def draw(self, surface: Surface) -> None:
        """Draw the lines."""
        canvas = Canvas(self._kit, surface)
        for entry, line in self._lines.values():
            x, y, wide, high = entry.at
            border, thick = (AMBER, 2.5) if line.is_focused else (LINE, 1.5)
            canvas.box(entry.at, INK, border, radius=9, thick=thick)
            if entry.icon:
                canvas.piece(entry.icon, x + wide - ICON - 8, y + (high - ICON) / 2, width=ICON, opacity=0.8)
            if not line.text and not line.is_focused and entry.empty:
                canvas.text(entry.empty, x + MARGIN + 2, y + high / 2 + 5.5, 16, MUTED, room=wide - 44)
        self._manager.draw_ui(surface)

    def _make(self, entry: Entry) -> UITextEntryLine:
        x, y, wide, high = entry.at
        right = ICON + 12 if entry.icon else MARGIN
        area: Rect = self._kit.scale.rect(x + MARGIN, y + 2, wide - MARGIN - right, high - 4)
        line = UITextEntryLine(area, self._manager)
        line.set_text_length_limit(entry.most)
        if entry.letters:
            line.set_allowed_characters(list(entry.letters))
        return line
