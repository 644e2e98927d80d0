"""Which presses are for something that lies over what is being shown, and so do not end it."""

from collections.abc import Collection

import pygame
from pygame.event import Event as Input

from game.table.table import Table
from game.ui.focus import FocusRing


def lies_over(event: Input, ring: FocusRing, table: Table, tools: Collection[str]) -> bool:
    """Whether what is pressed is a tool or lies in the open log; for keys, whether they went there themselves."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return ring.under(event.pos) in tools or (table.log_open and table.drawer.is_at(event.pos))
    focused = ring.focused or ""
    return ring.steered and (focused in tools or focused.startswith("log "))
