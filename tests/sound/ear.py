"""A sound device that only remembers what is played on it: no test waits for a real one."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from game.sound.speaker import Speaker


@dataclass(frozen=True)
class Tone:
    """What was loaded of a file."""

    path: Path
    seconds: float = 1.0

    def get_length(self) -> float:
        return self.seconds


class Ear(Speaker):
    """`on` are the channels that play, with the tone and its volume; `begun` all the names that have been played."""

    def __init__(self, *, there: bool = True, seconds: float = 1.0) -> None:
        super().__init__()
        self.plugged_in = there
        self.is_open = False
        self.opened = 0
        self.seconds = seconds
        self.on: dict[int, tuple[Tone, float]] = {}
        self.begun: list[str] = []
        self.together: list[list[str]] = []

    @property
    def there(self) -> bool:
        return self.is_open

    def open(self) -> bool:
        self.opened += 1
        self.silenced = False
        self.is_open = self.plugged_in
        return self.is_open

    def close(self) -> None:
        self.on.clear()
        self.is_open = False

    def load(self, path: Path) -> Tone | None:
        return Tone(path, self.seconds) if self.is_open and path.is_file() else None

    def play(self, channel: int, sound: Tone, volume: float, *, endless: bool = False) -> None:
        self.begun.append(name(sound))
        self.on[channel] = (sound, volume)

    def play_together(self, sounds: Sequence[tuple[int, Tone]]) -> None:
        self.together.append([name(sound) for _, sound in sounds])
        for channel, sound in sounds:
            self.play(channel, sound, 0, endless=True)

    def set_volume(self, channel: int, volume: float) -> None:
        if channel in self.on:
            self.on[channel] = (self.on[channel][0], volume)

    def stop(self, channel: int, seconds: float = 0) -> None:
        self.on.pop(channel, None)

    def silence(self, silenced: bool) -> None:
        self.silenced = silenced

    def volume(self, wanted: str) -> float | None:
        """How loud a sound is played now; None when it is not."""
        return next((volume for tone, volume in self.on.values() if name(tone) == wanted), None)


def name(tone: Tone) -> str:
    """The sound's name by its file's: variations have a number."""
    return tone.path.stem.rstrip("0123456789").rstrip("_")
