"""Music and surroundings: endless sounds that fade into each other, and go down under what is louder."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import pi, sin

from game.sound.catalogue import Entry
from game.sound.shelf import SOON, Shelf
from game.sound.speaker import Speaker

# Pieces of the same length, chords and beat: they run together, and only how loud each is changes.
TOGETHER = (("schemin", "stealin"),)


@dataclass
class Loop:
    """An endless sound on a channel: how far it is faded in, and whether it is to be heard."""

    name: str
    channel: int
    level: float = 0.0
    heard: bool = False


class Background:
    """One endless sound at a time out of `entries`, on any of `channels`; the next fades in while the last fades out.

    `fade` are the seconds that takes.
    """

    def __init__(
        self, entries: Mapping[str, Entry], shelf: Shelf, speaker: Speaker, channels: Sequence[int], fade: float
    ) -> None:
        self._entries = entries
        self._shelf = shelf
        self._speaker = speaker
        self._channels = channels
        self._fade = fade
        self._wanted = ""
        self._loops: list[Loop] = []

    @property
    def wanted(self) -> str:
        """What is to be heard; empty for nothing."""
        return self._wanted

    def choose(self, name: str) -> None:
        """Fade to another one; empty for nothing."""
        if name == self._wanted:
            return
        self._wanted = name if name in self._entries else ""
        if self._speaker.there:
            self._ask()

    def forget(self) -> None:
        """The device is gone, or another one: nothing runs. What is wanted begins anew."""
        self._loops = []
        self._ask()

    def update(self, dt: float, loudness: Callable[[float], float]) -> None:
        """`dt` seconds have passed; `loudness` gives a channel's volume for a level."""
        self._begin()
        step = dt / self._fade
        for loop in self._loops:
            loop.heard = loop.name == self._wanted
            loop.level = min(1.0, loop.level + step) if loop.heard else max(0.0, loop.level - step)
            self._speaker.set_volume(
                loop.channel, loudness(sin(loop.level * pi / 2))
            )  # equal power while two are heard
        together = _together(self._wanted)
        gone = [loop for loop in self._loops if not loop.level and loop.name not in together]
        for loop in gone:
            self._speaker.stop(loop.channel)
            self._loops.remove(loop)
            self._shelf.drop(self._entries[loop.name].files)

    def _ask(self) -> None:
        for name in _together(self._wanted):
            if name in self._entries:
                self._shelf.want(self._entries[name].files, SOON)

    def _begin(self) -> None:
        """Begin what is wanted, when it is loaded and there is room."""
        if not self._wanted or any(loop.name == self._wanted for loop in self._loops):
            return
        names = [name for name in _together(self._wanted) if name in self._entries]
        found = [sound for name in names if (sound := self._shelf.get(self._entries[name].files[0])) is not None]
        taken = {loop.channel for loop in self._loops}
        free = [channel for channel in self._channels if channel not in taken]
        if len(found) < len(names) or len(free) < len(names):
            return
        self._speaker.play_together(list(zip(free, found, strict=False)))
        self._loops += [Loop(name, channel) for name, channel in zip(names, free, strict=False)]


def _together(name: str) -> tuple[str, ...]:
    """A piece and those that run with it."""
    if not name:
        return ()
    return next((names for names in TOGETHER if name in names), (name,))
