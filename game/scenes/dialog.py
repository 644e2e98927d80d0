"""A page of buttons over another scene, which Escape closes."""

from typing import ClassVar

from pygame import Surface
from pygame.event import Event

from game.draw.kit import Kit
from game.scenes.context import Context
from game.scenes.moods import OVER_THE_TABLE
from game.scenes.scene import Scene, StillScene
from game.sound.mood import Mood
from game.ui.controls import darkened
from game.ui.focus import FocusRing
from game.ui.keys import Intent


class Dialog(StillScene):
    """Whoever inherits puts the buttons into the ring, and draws."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.ring = FocusRing(context.device)

    def handle(self, event: Event) -> None:
        if self.context.device.intent(event) in (Intent.BACK, Intent.MENU):
            self.context.sounds.play("ui_close")
            self.context.stack.pop()
            return
        self.ring.handle(event)


class DialogOver(Dialog):
    """A panel over a scene, which stands still behind it under a veil. Whoever inherits draws the panel."""

    veil: ClassVar[float]  # how dark it is, from 0 to 1

    def __init__(self, context: Context, under: Scene) -> None:
        super().__init__(context)
        self.under = under

    def draw_panel(self, surface: Surface) -> None:
        """Draw what lies over the scene."""
        raise NotImplementedError

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.under.enter(kit)
        self._behind: Surface | None = None

    @property
    def mood(self) -> Mood:
        return OVER_THE_TABLE

    def window_left(self) -> None:
        self._behind = None  # the scene below may have something to hide now

    @property
    def secret(self) -> bool:
        return self.under.secret

    def draw(self, surface: Surface) -> None:
        if self._behind is None:
            self.under.draw(surface)
            darkened(surface, surface.get_rect(), self.veil)
            self._behind = surface.copy()
        surface.blit(self._behind, (0, 0))
        self.draw_panel(surface)

    def draw_for_all(self, surface: Surface) -> None:
        self.under.draw_for_all(surface)
        darkened(surface, surface.get_rect(), self.veil)
        self.draw_panel(surface)
