"""Giving a command another key or button: what is pressed is looked at before it is taken."""

from dataclasses import dataclass

import pygame
from pygame.event import Event

from game.scenes.context import Context
from game.ui.bindings import NEEDED, Inputs, Intent, is_key
from game.ui.keys import button_name, digit, key_name


@dataclass(frozen=True)
class Slot:
    """Where a key (`section` "keys") or a button ("pad") can be: at a command."""

    section: str
    command: Intent

    @property
    def name(self) -> str:
        """Its name in the focus ring."""
        return f"{self.section} {self.command.value}"


class Rebinding:
    """Waits for a press for one slot. `notice` says what is wrong with the last one."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.slot: Slot | None = None
        self.notice = ""
        self._clash = ""  # what was pressed although it is another command's: pressed again, it moves

    def wait(self, slot: Slot) -> None:
        """The next press is for this slot."""
        self.slot, self.notice, self._clash = slot, "", ""

    def stop(self) -> None:
        """Wait no longer; everything stays as it was."""
        self.slot, self.notice, self._clash = None, "", ""

    def clear(self, slot: Slot) -> None:
        """Leave a command without a key, or a button; not one that is needed."""
        if slot.command in NEEDED:
            self.notice = self.context.words("options-needed", command=self._word(slot.command))
        else:
            self._give({slot.command: ()}, slot.section)
            self.stop()

    def handle(self, event: Event) -> bool:
        """Take a press while waiting; whether the event was used up."""
        if self.slot is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE):
            self.stop()
            return True
        pressed = key_name(event) if self.slot.section == "keys" else button_name(event)
        if pressed is not None:
            self._take(self.slot, pressed, event)
        return event.type in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN)

    def _take(self, slot: Slot, pressed: str, event: Event) -> None:
        if slot.section == "keys" and (digit(event) is not None or not is_key(pressed)):
            self.notice, self._clash = self.context.words("options-digits"), ""
            return
        bindings = self._bindings(slot.section)
        other = next((one for one, names in bindings.items() if pressed in names and one is not slot.command), None)
        if other is None:
            self._give({slot.command: (pressed,)}, slot.section)
            self.stop()
        elif other in NEEDED and bindings[other] == (pressed,):
            self.notice = self.context.words("options-needed", command=self._word(other))
        elif pressed != self._clash:
            self._clash = pressed
            kind = "options-clash" if slot.section == "keys" else "options-clash-pad"
            self.notice = self.context.words(kind, command=self._word(other))
        else:
            left = tuple(name for name in bindings[other] if name != pressed)
            self._give({slot.command: (pressed,), other: left}, slot.section)
            self.stop()

    def _give(self, changed: Inputs, section: str) -> None:
        kept = dict(getattr(self.context.settings, section))
        self.context.keeper.change(**{section: kept | {command.value: names for command, names in changed.items()}})

    def _bindings(self, section: str) -> Inputs:
        bindings = self.context.device.bindings
        return bindings.keys if section == "keys" else bindings.pad

    def _word(self, command: Intent) -> str:
        return self.context.words(f"command-{command.value}")
