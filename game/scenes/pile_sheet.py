"""The whole pile as a sheet over the table, with the button that closes it."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from game.scenes.flow import Flow
from game.table import contents
from game.table.whole_pile import WholePile
from game.ui.controls import Button, darkened, draw_button
from game.ui.focus import FocusRing


@dataclass(frozen=True)
class PileSheet:
    """Called, it draws itself; `close` is what its button does, and any press besides."""

    whole: WholePile
    flow: Flow
    ring: FocusRing
    close: Callable[[], None]

    @property
    def button(self) -> Button:
        """The button that closes it."""
        return Button("close pile", self.whole.close_at, "", self.close, icon="ui_close")

    def __call__(self, surface: Surface) -> None:
        darkened(surface, surface.get_rect(), 0.5)
        seen = self.flow.session.groups[: self.flow.public.seen]
        self.whole.draw(surface, contents.whole_pile(self.flow.public.state, seen))
        draw_button(surface, self.whole.kit, self.button, self.ring)
