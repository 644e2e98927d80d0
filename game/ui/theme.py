"""pygame_gui dressed for the window's scale: its theme is made in code, its pointer is where events put it.

Only what it does best is left to it: typing into a line, with cursor, selection and clipboard.
"""

from typing import Any

import pygame
from pygame.event import Event
from pygame_gui import UIManager

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, DISABLED_TEXT, INK, code
from game.paths import asset

NOTHING = "#00000000"
LETTERS = 16  # units: the size of what is typed


class Manager(UIManager):
    """Looks for the mouse in the events it is given, not in the system: so a test can be a mouse."""

    def __init__(self, kit: Kit) -> None:
        super().__init__((kit.scale.width, kit.scale.height), theme(kit), enable_live_theme_updates=False)

    def process_events(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.mouse_position = event.pos
        return bool(super().process_events(event))

    def _update_mouse_position(self) -> None:
        """Nothing: the events have told it."""


def theme(kit: Kit) -> dict[str, Any]:
    """The looks of pygame_gui's elements. Grounds and borders are left out: the controls draw them, smoothly."""
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": NOTHING,
                "disabled_dark_bg": NOTHING,
                "normal_border": NOTHING,
                "disabled_border": NOTHING,
                "normal_text": code(CREAM),
                "disabled_text": code(DISABLED_TEXT),
                "selected_bg": code(AMBER),
                "selected_text": code(INK),
                "text_cursor": code(CREAM),
            },
            # each kind of element needs a font of its own: pygame_gui passes over the default one
            "font": {
                "name": lettering.BODY,
                "size": str(kit.px(LETTERS)),
                "regular_path": str(asset(f"fonts/{lettering.BODY}.ttf")),
                "bold_path": str(asset(f"fonts/{lettering.BOLD}.ttf")),
            },
            "misc": {"shape": "rectangle", "border_width": "0", "shadow_width": "0", "padding": f"{kit.px(2)},0"},
        },
    }
