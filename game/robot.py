"""A player without eyes or hands: presses what can be pressed, to lead the window through whole matches."""

import pygame
from pygame.event import Event

from game.app import App
from game.scenes.curtain.scene import CurtainScene
from game.scenes.scene import Scene

FRAME = 1 / 60


class Robot:
    """Drives an app frame by frame with made-up events."""

    def __init__(self, app: App) -> None:
        self.app = app

    def step(self, frames: int = 1, *events: Event) -> None:
        """Let frames pass; the events come in with the first."""
        for frame in range(frames):
            pygame.event.pump()
            self.app.step(FRAME, list(events) if frame == 0 else [])

    def press(self, key: int, letter: str = "") -> None:
        """Press a key and let it go."""
        self.step(1, Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
        self.step(1, Event(pygame.KEYUP, key=key, mod=0, unicode=letter))

    def click(self, at: tuple[int, int]) -> None:
        """Click at a point in pixels."""
        self.step(1, Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0)))
        self.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
        self.step(1, Event(pygame.MOUSEBUTTONUP, pos=at, button=1))

    def hold(self, key: int, seconds: float) -> None:
        """Hold a key for a while."""
        self.step(1, Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        self.step(round(seconds / FRAME))
        self.step(1, Event(pygame.KEYUP, key=key, mod=0, unicode=""))

    def until(self, kind: type[Scene], frames: int = 20_000) -> Scene:
        """Choose whatever comes first until a scene of a kind is shown.

        Raises TimeoutError when it does not come.
        """
        for _ in range(frames):
            scene = self.app.stack.top
            if isinstance(scene, kind):
                return scene
            self.go_on()
        raise TimeoutError(f"no {kind.__name__}")

    def go_on(self) -> None:
        """Do the next thing: open a curtain, go on, choose what comes first, or wait a frame."""
        scene = self.app.stack.top
        if isinstance(scene, CurtainScene):
            self.step(3)
            self.hold(pygame.K_RETURN, 0.8)
            self.step(30)
            return
        self.step(1)
        moment = getattr(getattr(scene, "playing", None), "moment", None)
        if moment is not None and moment.waits and moment.standing:
            self.press(pygame.K_RETURN)
        choosing = getattr(scene, "asking", False) or getattr(scene, "choosing", None)
        if choosing:
            self.press(pygame.K_1)
