"""A page of buttons over another scene, which Escape closes."""

from pygame.event import Event

from game.scenes.context import Context
from game.scenes.scene import StillScene
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
