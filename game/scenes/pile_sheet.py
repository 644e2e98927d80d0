"""The whole pile as a sheet over the table, with the button that closes it."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from game.scenes import on_the_table
from game.scenes.course import Course
from game.ui.controls import Button, darkened, draw_button
from game.ui.focus import FocusRing
from game.ui.whole_pile import WholePile


@dataclass(frozen=True)
class PileSheet:
    """Called, it draws itself; `close` is what its button does, and any press besides."""

    whole: WholePile
    course: Course
    ring: FocusRing
    close: Callable[[], None]

    @property
    def button(self) -> Button:
        """The button that closes it."""
        return Button("close pile", self.whole.close_at, "", self.close, icon="ui_close")

    def __call__(self, surface: Surface) -> None:
        darkened(surface, surface.get_rect(), 0.5)
        seen = self.course.session.groups[: self.course.public.seen]
        self.whole.draw(surface, on_the_table.whole_pile(self.course.public.state, seen))
        draw_button(surface, self.whole.kit, self.button, self.ring)
