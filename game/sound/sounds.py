"""All that is heard: effects, music, surroundings, how loud each of them is, and a device that comes and goes."""

from pathlib import Path

import pygame
from pygame.event import Event

from game.settings.settings import Settings
from game.sound.background import Background
from game.sound.catalogue import catalogue
from game.sound.effects import Effects
from game.sound.mood import Mood
from game.sound.shelf import LATER, SOONEST, Shelf
from game.sound.speaker import Speaker

MUSIC, SURROUNDINGS = (0, 1, 2), (3, 4)  # channels
MUSIC_FADE, SURROUNDINGS_FADE = 1.2, 0.4  # seconds
HEADROOM = 0.8  # several channels at once would add up to more than there is
DUCKED, RELEASED = 0.05, 0.5  # seconds in which music goes down under a sound, and comes back
LEAVING = 0.3  # seconds in which all is silent when the window is left
LOADED_FIRST = ("clicks", "ticks", "signals", "cards", "doors")
LOADED_WHEN_WANTED = ("loops", "beds")
RETRY, LONGEST_RETRY = 5.0, 300.0  # seconds until a device is looked for again; each time in vain takes twice as long


class Sounds:
    """Everything may be asked of it at any time: without a device it does nothing, and never raises.

    The sounds are those of `folder`; without one there are none. Time is given to it by `update`.
    """

    def __init__(
        self,
        folder: Path | None = None,
        speaker: Speaker | None = None,
        *,
        at_once: bool = False,
    ) -> None:
        """`at_once` loads in the same thread: for tests."""
        self.entries = catalogue(folder) if folder is not None else {}
        self._speaker = speaker or Speaker()
        self._shelf = Shelf(self._speaker.load, at_once=at_once)
        self._effects = Effects(self._shelf.get, self._play, self._speaker.stop)
        self._music = Background(self.entries, self._shelf, self._speaker, MUSIC, MUSIC_FADE)
        self._surroundings = Background(self.entries, self._shelf, self._speaker, SURROUNDINGS, SURROUNDINGS_FADE)
        self._settings = Settings()
        self._on = False  # whether there is a device
        self._retry, self._next_retry = 0.0, RETRY
        self._left = False  # whether the window is left
        self._presence = 1.0  # 0 when it has been for a while, 1 when it is there
        self._duck = 0.0  # dB

    # what is asked for

    def play(self, name: str, speed: float = 1) -> None:
        """Play an effect by its name, as it is fit for what runs at `speed`: much is left out of what is fast."""
        entry = self.entries.get(name)
        if entry is not None and self._on and self._heard:
            self._effects.ask(entry, speed)

    def hush(self, name: str) -> None:
        """Let an effect that is played die away."""
        self._effects.hush(name)

    def listen(self, mood: Mood) -> None:
        """The music and the surroundings are these from now on."""
        if mood.music is not None:
            self._music.choose(mood.music)
        if mood.surroundings is not None:
            self._surroundings.choose(mood.surroundings)

    def obey(self, settings: Settings) -> None:
        """Be as loud as the settings want it."""
        self._settings = settings

    def look_again(self) -> None:
        """Look for a device in the next update, if there is none."""
        self._retry, self._next_retry = 0.0, RETRY

    @property
    def there(self) -> bool:
        """Whether there is a device to hear anything with."""
        return self._on

    # what happens

    def watch(self, event: Event) -> None:
        """Note that the window is left or comes back, that a device comes or goes."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._left = True
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._left = False
            self.look_again()
        elif event.type == pygame.AUDIODEVICEADDED and not event.iscapture:
            self.look_again()
        elif event.type == pygame.AUDIODEVICEREMOVED and not event.iscapture and event.which:
            self._lose_device()  # one that nobody plays on bears no number

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""
        if not self.entries:
            return
        if not self._on:
            self._retry -= dt
            if self._retry > 0:
                return
            self._find_device()
            if not self._on:
                return
        self._fade_with_window(dt)
        self._effects.update(dt)
        self._duck_music(dt)
        for channel, gain in self._effects.gains():
            self._speaker.set_volume(channel, gain * self._loudness("effects"))
        down = 10 ** (self._duck / 20)
        music, surroundings = self._loudness("music") * down, self._loudness("surroundings") * down
        self._music.update(dt, lambda level: level * music)
        self._surroundings.update(dt, lambda level: level * surroundings)

    def close(self) -> None:
        """Let the device go, for good."""
        self._lose_device()
        self.entries = {}

    # the device

    def _find_device(self) -> None:
        self._on = self._speaker.open()
        if not self._on:
            self._retry = self._next_retry
            self._next_retry = min(LONGEST_RETRY, 2 * self._next_retry)
            return
        for entry in self.entries.values():
            if entry.family not in LOADED_WHEN_WANTED:
                self._shelf.want(entry.files, SOONEST if entry.family in LOADED_FIRST else LATER)
        self._music.forget()
        self._surroundings.forget()

    def _lose_device(self) -> None:
        if not self._on:
            return
        self._shelf.rest()
        self._effects.forget()
        self._speaker.close()
        self._on = False
        self.look_again()

    # how loud

    @property
    def _heard(self) -> bool:
        """Whether anything is to be heard at all."""
        away = self._left and self._settings.quiet_when_left
        return self._settings.sound_on and self._settings.master > 0 and not away

    def _fade_with_window(self, dt: float) -> None:
        """Fall silent when the window is left, or the sound is turned off; then all mixing rests."""
        step = dt / LEAVING
        self._presence = min(1.0, self._presence + step) if self._heard else max(0.0, self._presence - step)
        silenced = not self._presence
        if silenced != self._speaker.silenced:
            self._effects.forget()
            self._speaker.silence(silenced)

    def _loudness(self, part: str) -> float:
        return HEADROOM * self._presence * loudness(self._settings.master) * loudness(getattr(self._settings, part))

    def _duck_music(self, dt: float) -> None:
        goal = self._effects.duck
        seconds = DUCKED if goal < self._duck else RELEASED
        self._duck += (goal - self._duck) * min(1.0, 3 * dt / seconds)

    def _play(self, channel: int, sound: pygame.mixer.Sound, gain: float) -> None:
        self._speaker.play(channel, sound, gain * self._loudness("effects"))


def loudness(slider: int) -> float:
    """What a slider from 0 to 10 does: ears hear squares."""
    return (slider / 10) ** 2
