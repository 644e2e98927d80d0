"""The sound device. Whatever it does, nothing here raises: without one, nothing is heard."""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pygame
from pygame.mixer import Channel, Sound

CHANNELS = 24
RATE, FORMAT, STEREO = 44100, -16, 2
BUFFER = 512  # frames: 12 ms


@contextmanager
def _unheard_by_the_terminal() -> Iterator[None]:
    """On Linux ALSA writes eight lines wherever the program's errors go when it finds no device; the options say so."""
    try:
        kept = os.dup(2) if sys.platform == "linux" else None
    except OSError:  # there is no such place
        kept = None
    if kept is None:
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


class Speaker:
    """`CHANNELS` channels, each of which plays one sound at a time."""

    def __init__(self) -> None:
        self.silenced = False  # whether all mixing rests
        self._volumes: dict[int, float] = {}  # as they were set: to set one waits until nothing is being mixed

    @property
    def there(self) -> bool:
        """Whether there is a device that plays."""
        return pygame.mixer.get_init() is not None

    def open(self) -> bool:
        """Look for a device; whether there is one now."""
        try:
            with _unheard_by_the_terminal():
                # the device gets what it wants from SDL, so that sounds load without being converted
                pygame.mixer.init(RATE, FORMAT, STEREO, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error:
            return False
        self.silenced = False
        self._volumes.clear()
        return True

    def close(self) -> None:
        """Let the device go. Sounds that were loaded can be played on the next one."""
        with suppress(pygame.error):
            pygame.mixer.quit()

    def load(self, path: Path) -> Sound | None:
        """The sound in a file; None when it is missing or damaged, or without a device."""
        try:
            return Sound(path) if self.there else None
        except (pygame.error, OSError):
            return None

    def play(self, channel: int, sound: Sound, volume: float, *, endless: bool = False) -> None:
        """Play a sound on a channel, in place of what is played there."""
        self._on(channel, lambda on: on.play(sound, loops=-1 if endless else 0))  # which makes it as loud as can be
        self._volumes.pop(channel, None)
        self.set_volume(channel, volume)

    def play_together(self, sounds: Sequence[tuple[int, Sound]]) -> None:
        """Begin several endless sounds in the same instant, at volume 0."""
        with suppress(pygame.error):
            pygame.mixer.pause()
        for channel, sound in sounds:
            self.play(channel, sound, 0, endless=True)
        if not self.silenced:
            with suppress(pygame.error):
                pygame.mixer.unpause()

    def set_volume(self, channel: int, volume: float) -> None:
        """How loud a channel is, 0 to 1."""
        if self._volumes.get(channel) != volume:
            self._volumes[channel] = volume
            self._on(channel, lambda on: on.set_volume(volume))

    def stop(self, channel: int, seconds: float = 0) -> None:
        """End what a channel plays, within so many seconds."""
        self._on(channel, lambda on: on.fadeout(round(seconds * 1000)) if seconds else on.stop())

    def silence(self, silenced: bool) -> None:
        """Rest all mixing, or go on with it."""
        self.silenced = silenced
        with suppress(pygame.error):
            pygame.mixer.pause() if silenced else pygame.mixer.unpause()

    @staticmethod
    def _on(channel: int, do: Callable[[Channel], None]) -> None:
        # a Channel that outlives its device would bring the program down: it is asked for each time
        with suppress(pygame.error):
            do(Channel(channel))
