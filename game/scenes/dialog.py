"""A page of buttons over another scene, which Escape closes."""

from pygame.event import Event

from game.scenes.desk import Desk
from game.scenes.scene import StillScene
from game.ui.focus import FocusRing
from game.ui.keys import Intent


class Dialog(StillScene):
    """Whoever inherits puts the buttons into the ring, and draws."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.ring = FocusRing(desk.device)

    def handle(self, event: Event) -> None:
        if self.desk.device.intent(event) in (Intent.BACK, Intent.MENU):
            self.desk.stack.pop()
            return
        self.ring.handle(event)
