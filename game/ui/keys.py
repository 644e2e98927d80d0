"""From pygame's events to what the player means, and what device he used last."""

from collections.abc import Callable
from typing import Literal

import pygame
from pygame.event import Event

from game.ui.bindings import BEYOND_LETTERS, BUTTONS, KEY_NAMES, Bindings, Intent

__all__ = ["Device", "Intent", "button_name", "digit", "intent", "key_name"]

DIGITS = {getattr(pygame, f"{prefix}{digit}"): digit for digit in range(1, 10) for prefix in ("K_", "K_KP")}
MODIFIERS = {getattr(pygame, f"K_{side}{key}") for side in ("L", "R") for key in ("SHIFT", "CTRL", "ALT", "GUI")}
BUTTON_NAMES = {number: name for name, number in BUTTONS.items()}
LETTERS_FROM, LETTERS = pygame.KSCAN_A, "abcdefghijklmnopqrstuvwxyz"  # where they are on a keyboard
FIRST = Bindings()


def key_name(event: Event) -> str | None:
    """The name of a pressed key as the table of commands has it; None for anything else.

    A key is known by what it writes; on a keyboard of other letters than ours, by its place.
    """
    if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_ALT or event.key in MODIFIERS:
        return None
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_GUI):
        return f"ctrl+{_plain(event, '')}"
    written = event.unicode if event.unicode.isprintable() and event.unicode != " " else ""
    plain = _plain(event, written)
    return plain if not event.mod & pygame.KMOD_SHIFT or len(plain) == 1 else f"shift+{plain}"


def button_name(event: Event) -> str | None:
    """The name of a pressed button of a gamepad; None for anything else."""
    return BUTTON_NAMES.get(event.button) if event.type == pygame.CONTROLLERBUTTONDOWN else None


def digit(event: Event) -> int | None:
    """The digit from 1 to 9 that was pressed; None for anything else."""
    return DIGITS.get(event.key) if event.type == pygame.KEYDOWN else None


def intent(event: Event, bindings: Bindings = FIRST) -> Intent | None:
    """What a pressed key or button means; None for anything else."""
    button = button_name(event)
    if button is not None:
        return bindings.button(button)
    key = key_name(event)
    return None if key is None else bindings.meaning(key) or bindings.meaning(key.removeprefix("shift+"))


def right_click(event: Event) -> bool:
    """Whether the mouse's right button went down."""
    return event.type == pygame.MOUSEBUTTONDOWN and bool(event.button == pygame.BUTTON_RIGHT)


Used = Literal["mouse", "keys", "pad"]


def silent(name: str) -> None:
    """What answers nothing that is pressed."""


class Device:
    """What was used last, and what its keys and buttons mean: one for all scenes, which the window watches events with.

    `mouse` is where the mouse was seen last, in pixels: a scene that comes up again did not see it move meanwhile.
    `hear` answers what is done with it by a sound's name.
    Hints and the focus ring are shown while it was the keyboard or a gamepad, numbers while it was the keyboard.
    """

    def __init__(self) -> None:
        self.used: Used = "mouse"
        self.mouse = (-1, -1)
        self.bindings = FIRST
        self.hear: Callable[[str], None] = silent
        self.held: set[tuple[int, int]] = set()  # the keys and buttons that are down

    @property
    def keys(self) -> bool:
        """Whether what is pressed is what has the focus, not what the mouse is over."""
        return self.used != "mouse"

    @property
    def numbered(self) -> bool:
        """Whether digits are at hand."""
        return self.used == "keys"

    def intent(self, event: Event) -> Intent | None:
        """What a pressed key or button means; the mouse's right button leads back. None for anything else."""
        return Intent.BACK if right_click(event) else intent(event, self.bindings)

    def presses(self, event: Event) -> bool:
        """Whether a button or a key went down that could choose something."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            return event.button in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT)
        return self.intent(event) in (Intent.CHOOSE, Intent.SKIP, Intent.BACK) or digit(event) is not None

    def watch(self, event: Event) -> None:
        """Note what an event came from, and what is down; a trembling mouse does not count."""
        self._hold(event)
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.mouse = event.pos
        if event.type == pygame.KEYDOWN and event.key not in MODIFIERS:
            self.used = "keys"
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            self.used = "pad"
        elif event.type == pygame.MOUSEBUTTONDOWN or (
            event.type == pygame.MOUSEMOTION and abs(event.rel[0]) + abs(event.rel[1]) > 3
        ):
            self.used = "mouse"

    def _hold(self, event: Event) -> None:
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            one = (pygame.KEYDOWN, event.key)
            self.held = self.held | {one} if event.type == pygame.KEYDOWN else self.held - {one}
        elif event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            one = (pygame.CONTROLLERBUTTONDOWN, event.button)
            self.held = self.held | {one} if event.type == one[0] else self.held - {one}
        elif event.type in (pygame.WINDOWFOCUSLOST, pygame.CONTROLLERDEVICEREMOVED):
            self.held.clear()  # what is let go now, nobody tells


def _plain(event: Event, written: str) -> str:
    """The name of a key, whatever is held down beside it."""
    letter = written.lower()
    if not letter:
        if event.key in KEY_NAMES or event.key >= BEYOND_LETTERS:
            return KEY_NAMES.get(event.key, f"key{event.key}")
        letter = chr(event.key)
    place = event.dict.get("scancode", 0) - LETTERS_FROM
    if not letter.isascii() and 0 <= place < len(LETTERS):
        return LETTERS[place]
    return letter
