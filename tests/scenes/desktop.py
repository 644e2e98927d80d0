"""The window without a screen, driven frame by frame; one window and its pictures serve all tests."""

import os
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from math import inf
from typing import Any
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from pygame.event import Event

from game.app import App
from game.bots.roster import computer
from game.draw.kit import Kit
from game.play import Program
from game.scenes.action.scene import ActionScene
from game.scenes.curtain.scene import CurtainScene
from game.scenes.flow import Flow
from game.scenes.scene import Scene, Stack
from game.scenes.scheming.scene import SchemingScene
from game.scenes.scoring.scene import ScoringScene
from game.scenes.setup.party import Party, party
from game.scenes.table_scene import TableScene
from game.session import Session
from game.settings.settings import Settings
from game.ui.focus import Target
from game.ui.keys import Device
from game.ui.words import Words

FRAME = 1 / 60
STRIDE = 4 * FRAME  # what passes at once where nobody looks
DRAWN = 5  # of so many frames in a row one is drawn, and the last
SIZE = (1280, 720)
SEED = 5
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fox")
STRICT = Words(strict=True)
TOOLS = ("hint", "undo", "log", "speed", "skip", "menu")  # of a table


@cache
def _kit() -> Kit:
    return App(SIZE, headless=True).kit


@cache
def _app() -> App:
    app = App(SIZE, headless=True)
    app.kit = _kit()
    return app


def people(count: int, persons: int | None = None, *, open_table: bool = False) -> Party:
    """A party of `count` seats; the first `persons` of them are persons, or all."""
    seats = count if persons is None else persons
    found = party([(name, index < seats) for index, name in enumerate(NAMES[:count])])
    found.open_table = open_table
    return found


@cache
def _watchers() -> list[Callable[[Settings], None]]:
    """Who watches the settings of the shared window before there is a program."""
    return list(_app().settings._watchers)


class Desktop:
    """The program in its window: `app`, `program`, and what a person at it can do."""

    def __init__(self, app: App | None = None) -> None:
        self.app = app or _app()
        self.stack = self.app.stack = Stack()
        self.app.device = Device()
        if app is None:
            # the program of the test before, which watches the settings, would never be gone, with all its pictures
            self.app.settings._watchers[:] = _watchers()
        self.app.settings.reset()
        if app is None:
            self._as_at_first()
        self.program = Program(self.app, lambda: SEED)
        self.program.words = self.program.context.words = STRICT
        self.context = self.program.context

    def _as_at_first(self) -> None:
        """The window that all tests share, whatever another test did with it."""
        self.app.window.size = SIZE
        self.app.focused = True
        self.app._said, self.app._said_for = None, 0.0
        self.app._resized = 0
        if self.app._stale or self.app.kit_size != SIZE or self.app.kit.scale.most != inf:
            self.app.resize(*SIZE)

    def show(self, scene: Scene) -> None:
        """Lay a scene down, alone."""
        self.stack.reset(scene)
        self.stack.settle(self.app.kit)

    def match(self, table: Party, seed: int = SEED, *, instant: bool = False) -> None:
        """Begin a match; its computers choose anything."""
        self.context.instant = instant
        self.show(self.program.match(table, seed))
        seats = self.session.seats
        seats[:] = [replace(seat, computer=seat.computer and computer("random", 3)) for seat in seats]

    @property
    def top(self) -> Any:
        """The scene that is shown: a test knows which it is."""
        return self.stack.top

    @property
    def flow(self) -> Flow:
        """The match of the scene that is shown."""
        return self.top.flow

    @property
    def session(self) -> Session:
        """The match itself."""
        return self.flow.session

    @property
    def asked(self) -> bool:
        """Whether a person has to choose something now."""
        return bool(getattr(self.top, "asking", False) or getattr(self.top, "choosing", None))

    def step(self, frames: int = 1, *events: Event, dt: float = FRAME) -> None:
        """Let frames pass; the events come in with the first. Of many in a row, some are drawn."""
        self.app.stack = self.stack
        draw, undrawn = self.app._draw, list[int]()

        def drawn() -> None:
            undrawn.clear()
            draw()

        for frame in range(frames):
            unseen = frame % DRAWN and frame < frames - 1
            with patch.object(self.app, "_draw", partial(undrawn.append, frame) if unseen else drawn):
                self.app.step(dt, list(events) if frame == 0 else [])
        if undrawn and self.top is not None:
            draw()  # what has changed meanwhile

    def wait(self, dt: float = FRAME) -> None:
        """Let a frame pass that nobody looks at: it is not drawn."""
        assert self.top is not None
        self.top.update(dt)
        self.stack.settle(self.app.kit)

    def down(self, key: int, letter: str = "") -> None:
        """Press a key and keep it down."""
        self.step(1, Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))

    def up(self, key: int) -> None:
        """Let a key go."""
        self.step(1, Event(pygame.KEYUP, key=key, mod=0, unicode=""))

    def press(self, key: int, letter: str = "") -> None:
        """Press a key and let it go in one frame."""
        keys: dict[str, Any] = {"key": key, "mod": 0, "unicode": letter}
        self.step(1, Event(pygame.KEYDOWN, **keys), Event(pygame.KEYUP, **keys))

    def click(self, at: tuple[int, int]) -> None:
        """Click at a point in pixels, all in one frame."""
        self.step(
            1,
            Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0)),
            Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1),
            Event(pygame.MOUSEBUTTONUP, pos=at, button=1),
        )

    def target(self, name: str) -> Target:
        """What can be pressed by a name."""
        found = self.top.ring.find(name)
        assert found is not None, name
        return found  # type: ignore[no-any-return]

    def choices(self) -> list[Target]:
        """What can be pressed now besides the tools."""
        return [one for one in self.top.ring.targets if one.name not in TOOLS]

    def hold(self, seconds: float, key: int = pygame.K_RETURN) -> None:
        """Press a key, hold it, let it go."""
        self.down(key)
        self.later(seconds - FRAME)
        self.up(key)

    def open_curtain(self) -> None:
        """Hold Enter until the scenes are open and whoever comes is asked."""
        assert isinstance(self.top, CurtainScene)
        self.step(2)
        self.hold(0.7)
        self.until(lambda: isinstance(self.top, TableScene))

    def later(self, seconds: float) -> None:
        """Let time pass that nobody looks at, to the frame."""
        strides, frames = divmod(round(seconds / FRAME), round(STRIDE / FRAME))
        for dt in [STRIDE] * strides + [FRAME] * frames:
            self.wait(dt)

    def until(self, reached, frames: int = 3000, dt: float = STRIDE) -> None:  # type: ignore[no-untyped-def]
        """Let frames pass, without drawing them, until something is so; only a big moment that waits is pressed on."""
        for _ in range(frames):
            if reached():
                return
            self.press_on()
            self.wait(dt)
        raise TimeoutError(f"never reached; shown is {self.top}")

    def play_out(self) -> None:
        """Play a match of computers to its end without showing any of it, until the money is counted."""
        while not self.session.over:
            self.session.let_computer_choose()
        while self.flow.waiting:
            self.flow.follow()
        self.until(lambda: isinstance(self.top, ScoringScene))

    def press_on(self) -> None:
        """Press, if a big moment waits for that."""
        moment = getattr(getattr(self.top, "playing", None), "moment", None)
        if moment is not None and moment.waits and moment.standing:
            moment.go()

    def until_asked(self) -> None:
        """Let frames pass until a person has to choose; curtains are opened."""
        for _ in range(200):
            self.until(lambda: self.asked or isinstance(self.top, CurtainScene) or self.session.over)
            if not isinstance(self.top, CurtainScene):
                return
            self.open_curtain()

    def picture(self) -> bytes:
        """What the scene draws, pixel for pixel."""
        surface = self.app.window.get_surface()
        assert self.top is not None
        self.top.draw(surface)
        return surface.get_buffer().raw


__all__ = ["ActionScene", "CurtainScene", "Desktop", "SchemingScene", "people"]
