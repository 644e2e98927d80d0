"""The whole pile as a sheet over the table, with the button that closes it."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from game.eyes import Eyes
from game.table import contents
from game.table.table import Table
from game.ui.controls import Button, darkened, draw_button
from game.ui.focus import FocusRing


@dataclass(frozen=True)
class PileSheet:
    """Called, it draws itself; `close` is what its button does, and any press besides."""

    table: Table
    eyes: Eyes
    ring: FocusRing
    close: Callable[[], None]

    @property
    def button(self) -> Button:
        """The button that closes it."""
        return Button("close pile", self.table.whole.close_at, "", self.close, icon="ui_close")

    def __call__(self, surface: Surface) -> None:
        darkened(surface, surface.get_rect(), 0.5)
        seen = self.table.session.groups[: self.eyes.seen]
        self.table.whole.begin_with([bandit.name for bandit in self.eyes.state.bandit_order()])
        self.table.whole.draw(surface, contents.whole_pile(self.eyes.state, seen))
        draw_button(surface, self.table.kit, self.button, self.ring)
