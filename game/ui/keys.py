"""From pygame's events to what the player means, and what device he used last."""

from enum import Enum, auto

import pygame
from pygame.event import Event


class Intent(Enum):
    """What a key asks for."""

    NEXT = auto()
    PREVIOUS = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    CHOOSE = auto()
    BACK = auto()
    SKIP = auto()


KEYS = {
    pygame.K_LEFT: Intent.LEFT,
    pygame.K_RIGHT: Intent.RIGHT,
    pygame.K_UP: Intent.UP,
    pygame.K_DOWN: Intent.DOWN,
    pygame.K_RETURN: Intent.CHOOSE,
    pygame.K_KP_ENTER: Intent.CHOOSE,
    pygame.K_ESCAPE: Intent.BACK,
    pygame.K_SPACE: Intent.SKIP,
}
DIGITS = {getattr(pygame, f"{prefix}{digit}"): digit for digit in range(1, 10) for prefix in ("K_", "K_KP")}

MODIFIERS = {getattr(pygame, f"K_{side}{key}") for side in ("L", "R") for key in ("SHIFT", "CTRL", "ALT", "GUI")}


def intent(event: Event) -> Intent | None:
    """What a pressed key means; None for anything else."""
    if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_ALT:
        return None
    if event.key == pygame.K_TAB:
        return Intent.PREVIOUS if event.mod & pygame.KMOD_SHIFT else Intent.NEXT
    return KEYS.get(event.key)


def digit(event: Event) -> int | None:
    """The digit from 1 to 9 that was pressed; None for anything else."""
    return DIGITS.get(event.key) if event.type == pygame.KEYDOWN else None


class Device:
    """What was used last: hints, numbers and the focus ring are shown while it was the keyboard."""

    def __init__(self) -> None:
        self.keys = False

    def watch(self, event: Event) -> None:
        """Note what an event came from; a trembling mouse does not count."""
        if event.type == pygame.KEYDOWN and event.key not in MODIFIERS:
            self.keys = True
        elif event.type == pygame.MOUSEBUTTONDOWN or (
            event.type == pygame.MOUSEMOTION and abs(event.rel[0]) + abs(event.rel[1]) > 3
        ):
            self.keys = False
