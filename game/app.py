"""The window, the clock and the only `while` of the program."""

import gc
from collections.abc import Callable
from contextlib import suppress
from math import inf
from pathlib import Path

import pygame
from pygame import Surface
from pygame.event import Event

from game.album import Album, Said
from game.draw import lettering, shapes
from game.draw.ahead import Ahead
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale
from game.scenes.scene import Scene, Stack
from game.settings.keeper import Keeper
from game.settings.settings import FIT, Settings
from game.sound.sounds import Sounds
from game.ui import notice
from game.ui.bindings import Bindings, fits
from game.ui.canvas import Canvas
from game.ui.gamepad import Gamepads
from game.ui.keys import Device, Intent, right_click
from game.window import opened

FRAMES = 60  # a second, while something moves
CALM_FRAMES = 30  # while nothing does
AWAY_FRAMES = 8  # while another program has the keyboard
SMALLEST = (160, 90)  # pixels for which things can be drawn; the picture for a smaller window is squeezed
LONGEST = 0.1  # seconds that one frame may count for: after a stall nothing jumps
RESIZE_PAUSE = 0.2  # seconds without a further change before everything is drawn for a new size
SAID_FOR = 3.0  # seconds that a sentence over the scene stays
NOTICE_TOP, NOTICE_WIDE = 64.0, 860.0  # units


class App:
    """The program in its window, whose picture the uppermost scene of `stack` draws, as the `settings` want it."""

    def __init__(
        self,
        size: tuple[int, int] | None,
        *,
        headless: bool = False,
        settings: Keeper | None = None,
        sounds: Sounds | None = None,
    ) -> None:
        """Open a window of `size` pixels; with None, of the size that fits the screen.

        Without `settings` everything is as at first, and nothing is kept; without `sounds` nothing is heard.

        Raises NoWindow where none can be; `headless` is content without a screen.
        """
        self.window, picture = opened(size, headless=headless)
        pygame.font.init()
        self.kit = Kit(Scale(*picture.get_size()), Art())
        self.stack = Stack()
        self.sounds = sounds or Sounds()
        self.device = Device()
        self.device.hear = self.sounds.play
        self.gamepads = Gamepads()
        self.focused = True
        self._resized = 0.0
        self._full = False
        self._stale = False  # whether the settings want everything laid out anew
        self.help: Callable[[str], None] | None = None  # opens the rules at a thing
        self.album: Album | None = None  # where pictures of the window go
        self.dropped: Callable[[Path], None] | None = None  # told the file that a desktop hands over
        self._said: Said | None = None  # a sentence over the scene
        self._said_for = 0.0  # seconds for which it stays
        self.settings = settings or Keeper(None, fits)
        self._language = self.settings.now.language
        self.settings.watch(self._obey)
        self.settings.watch(self.sounds.obey)

    def run(self, shown: Callable[[], object] = lambda: None) -> None:
        """Show the scenes until the last of them is gone; `shown` is called when there is a first picture."""
        clock = pygame.Clock()
        self.stack.settle(self.kit)
        gc.freeze()  # what is loaded by now stays: looking through it for waste would halt the picture
        self._draw()
        shown()
        ahead = Ahead(self.kit.art)  # of all kits there will be
        ahead.begin()
        try:
            while self.stack.top is not None:
                self.step(min(clock.tick(self.frames) / 1000, LONGEST), pygame.event.get())
        finally:
            ahead.close()
            self.sounds.close()  # whatever happens: a thread that still loads would outlive the device
        self.close()

    @property
    def frames(self) -> int:
        """How many pictures a second are wanted now."""
        if not self.focused:
            return AWAY_FRAMES
        moving = self._resized > 0 or (self.stack.top is not None and self.stack.top.restless)
        return FRAMES if moving else CALM_FRAMES

    def step(self, dt: float, events: list[Event]) -> None:
        """One frame: `dt` seconds have passed, and these events came in."""
        kit = self.kit
        events = self.gamepads.translate(events, dt)
        self._watch(dt, events)
        scene = self.stack.top
        if scene is None:
            return
        # what comes to rest in this frame has changed in it too
        changed = bool(events) or scene.restless or self.kit is not kit or self._fall_silent(dt)
        for event in events:
            if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
                self.stack.quit()
            elif not self.stack.changing and not self._opens_rules(event, scene):
                scene.handle(event)
        if not self.stack.changing:
            scene.update(dt)
        self.stack.settle(self.kit)
        if self._stale:
            self.resize(*self.kit_size)
        if self.stack.top is not None and (changed or self.stack.top.restless or self.stack.top is not scene):
            self._draw()
        if self.stack.top is not None:
            self.sounds.listen(self.stack.top.mood)
        self.sounds.update(dt)  # after the picture: the first one does not wait for the sound device

    def _opens_rules(self, event: Event, scene: Scene) -> bool:
        """Open the rules, with a key, or with the right mouse button at a thing that has an entry; whether it did."""
        clicked = right_click(event)
        asked = clicked or self.device.intent(event) is Intent.HELP
        entry = scene.entry if asked and self.help is not None else None
        if self.help is None or entry is None or (clicked and not entry):
            return False
        self.help(entry)
        return True

    def close(self) -> None:
        """Take the window away, and what was drawn for it: letters do not outlive pygame."""
        self.sounds.close()
        lettering.forget()
        shapes.forget()
        self.window.destroy()
        pygame.quit()

    def _draw(self) -> None:
        assert self.stack.top is not None
        surface = self.window.get_surface()
        if surface.get_size() != self.kit_size:
            # the window grows or shrinks: laid out anew only when it rests, till then drawn as before, and stretched
            picture = Surface(self.kit_size, 0, surface)
            self.stack.top.draw(picture)
            pygame.transform.scale(picture, surface.get_size(), surface)
        else:
            self.stack.top.draw(surface)
            if self._said is not None:
                x = (self.kit.scale.wide - NOTICE_WIDE) / 2
                said, well = self._said
                notice.draw(Canvas(self.kit, surface), said, x, NOTICE_TOP, NOTICE_WIDE, well=well)
        self.window.flip()

    def _fall_silent(self, dt: float) -> bool:
        """Let the sentence over the scene go when it has stood long enough; whether it goes now."""
        stood, self._said_for = self._said_for, max(0.0, self._said_for - dt)
        if not stood or self._said_for:
            return False
        self._said = None
        return True

    @property
    def kit_size(self) -> tuple[int, int]:
        """The size for which everything is laid out, in pixels."""
        return self.kit.scale.width, self.kit.scale.height

    def _watch(self, dt: float, events: list[Event]) -> None:
        """Keep an eye on the window's own doings: its size, its focus, the keys that belong to it."""
        for event in events:
            self.device.watch(event)
            self.sounds.watch(event)
            if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
                self.focused = event.type == pygame.WINDOWFOCUSGAINED
                if not self.focused:
                    self.stack.window_left()
            elif event.type == pygame.WINDOWSIZECHANGED:
                self._resized = RESIZE_PAUSE
            elif self.device.intent(event) is Intent.FULLSCREEN:
                self.settings.turn_full_screen()
            elif self.device.intent(event) is Intent.MUTE:
                self.settings.change(sound_on=not self.settings.now.sound_on)
            elif self.device.intent(event) is Intent.PICTURE and self.album is not None:
                self.say(self._take_picture(self.album))
                self.sounds.play("ui_saved")
            elif event.type == pygame.DROPFILE and self.dropped is not None:
                self.dropped(Path(event.file))
        self._rest(dt)

    def _rest(self, dt: float) -> None:
        """Lay everything out anew when the window's size has not changed for a while."""
        if self._resized > 0:
            self._resized -= dt
            if self._resized <= 0 and self.window.get_surface().get_size() != self.kit_size:
                self.resize(*self.window.get_surface().get_size())

    def say(self, said: Said) -> None:
        """Show a sentence over the scene for a while."""
        self._said, self._said_for = said, SAID_FOR

    def _take_picture(self, album: Album) -> Said:
        """Keep a picture of what is shown, without what only one of those at the table may see."""
        scene, shown = self.stack.top, self.window.get_surface()
        if scene is None or not scene.secret:
            return album.keep(shown)
        picture = Surface(self.kit_size, 0, shown)
        scene.draw_for_all(picture)
        return album.keep(picture, left_out=True)

    def resize(self, width: int, height: int) -> None:
        """Lay everything out for a size in pixels, as the settings want it.

        Not every desktop heeds the window's least size.
        """
        self._stale = False
        wanted = self.settings.now
        width, height = max(width, SMALLEST[0]), max(height, SMALLEST[1])
        self.kit = self.kit.remade(Scale(width, height, _most(wanted)), wanted.letters / 100, wanted.emblems)
        if self.stack.top is not None:
            self.stack.top.enter(self.kit)

    def _obey(self, wanted: Settings) -> None:
        """Make the window as the settings want it."""
        self.device.bindings = Bindings.changed(wanted.keys, wanted.pad)
        if wanted.fullscreen != self._full:
            self._full = wanted.fullscreen
            with suppress(pygame.error):  # a desktop may refuse
                self.window.set_fullscreen(True) if self._full else self.window.set_windowed()
            self._resized = RESIZE_PAUSE
        shown = (self.kit.scale.most, self.kit.letters, self.kit.emblems)
        chosen = (_most(wanted), wanted.letters / 100, wanted.emblems)
        self._stale = self._stale or self._language != wanted.language or shown != chosen
        self._language = wanted.language


def _most(wanted: Settings) -> float:
    """The most pixels that a unit may have."""
    return inf if wanted.interface == FIT else float(wanted.interface) / 100
