"""Effects: which channel each gets, what yields to what, and how loud it is beside the others."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pygame.mixer import Sound

from game.sound.catalogue import Entry

LOUD, STINGER, HAND, CARD = 5, 6, 7, 8  # the channels that one kind of sound has for itself
POOL = range(9, 24)  # and those that all others share
OWN = {"train": LOUD, "stings": LOUD, "stingers": STINGER, "clicks": HAND, "ticks": HAND, "cards": CARD}
FADE = 0.12  # seconds in which a sound goes that another takes the place of
SAME = 0.06  # seconds for which the same sound is not played again
FIRST = 0.25  # seconds of a loud sound under which a lesser one is softer
SOFTER = 0.5
DUCKS_FOR = 0.7  # of a sound's time
PATIENCE = 2.0  # seconds that a sting waits for the whistle
QUICK = 3.0  # times the normal speed, from which what matters least is left out
AT_ONCE = float("inf")  # the speed of what is not shown on its way
LEFT_OUT_QUICK = ("steps", "ticks", "cards")
HEARD_AT_ONCE = ("stings", "stingers")

Play = Callable[[int, Sound, float], None]
Stop = Callable[[int, float], None]


@dataclass
class Voice:
    """A sound being played: since when and until when, and how loud beside what is written in its file."""

    entry: Entry
    channel: int
    began: float
    ends: float
    gain: float


class Effects:
    """Time is given to it: what was asked for since the last `update` is played in that one.

    `take` gives the sound of a file if it is loaded; `play` and `stop` are the speaker's.
    """

    def __init__(
        self, take: Callable[[Path], Sound | None], play: Play, stop: Stop, chance: random.Random | None = None
    ) -> None:
        self._take = take
        self._play = play
        self._stop = stop
        self._chance = chance or random.Random()
        self._now = 0.0
        self._asked: list[Entry] = []
        self._waiting: list[tuple[Entry, float]] = []  # until when
        self._last: dict[str, Path] = {}
        self._voices: dict[int, Voice] = {}
        self._played: dict[str, float] = {}  # when a sound, or a family, was played last

    def ask(self, entry: Entry, speed: float = 1) -> None:
        """Play a sound in the next update, as it is fit for what runs at `speed`."""
        if speed == AT_ONCE:
            if entry.family in HEARD_AT_ONCE:
                self._asked = [*(other for other in self._asked if other.family not in HEARD_AT_ONCE), entry]
        elif speed < QUICK or entry.family not in LEFT_OUT_QUICK:
            self._asked.append(entry)

    def update(self, dt: float) -> None:
        """`dt` seconds have passed: play what was asked for, the most important first."""
        self._now += dt
        self._voices = {channel: voice for channel, voice in self._voices.items() if voice.ends > self._now}
        waiting, self._waiting = self._waiting, []
        asked, self._asked = self._asked, []
        for entry in sorted(asked, key=lambda entry: -entry.kind.priority):
            self._begin(entry, self._now + PATIENCE)
        for entry, until in waiting:
            if until > self._now:
                self._begin(entry, until)

    def hush(self, name: str) -> None:
        """Let a sound die away, wherever it is played."""
        self._asked = [entry for entry in self._asked if entry.name != name]
        for channel, voice in list(self._voices.items()):
            if voice.entry.name == name:
                self._stop(channel, FADE)
                del self._voices[channel]

    def forget(self) -> None:
        """Stop all, and play nothing of what was asked for."""
        for channel in self._voices:
            self._stop(channel, 0)
        self._asked, self._waiting, self._voices = [], [], {}

    @property
    def duck(self) -> float:
        """How much music and surroundings are to go down now, in dB."""
        down = (
            voice.entry.kind.duck
            for voice in self._voices.values()
            if self._now < voice.began + DUCKS_FOR * (voice.ends - voice.began)
        )
        return min(down, default=0.0)

    def gains(self) -> Sequence[tuple[int, float]]:
        """The channels that play, and how loud each is."""
        return [(channel, voice.gain) for channel, voice in self._voices.items()]

    def _begin(self, entry: Entry, until: float) -> None:
        now, kind = self._now, entry.kind
        if now - self._played.get(entry.name, -1) < SAME or now - self._played.get(entry.family, -1) < kind.apart:
            return
        if entry.family == "stings" and self._whistling:
            self._waiting.append((entry, until))
            return
        picked, channel = self._pick(entry), self._channel(entry)
        if picked is None or channel is None:
            return
        path, sound = picked
        gain = SOFTER if kind.loud and self._is_under(kind.priority) else 1.0
        self._last[entry.name] = path
        self._played[entry.name] = self._played[entry.family] = now
        self._voices[channel] = Voice(entry, channel, now, now + sound.get_length(), gain)
        self._play(channel, sound, gain)

    @property
    def _whistling(self) -> bool:
        voice = self._voices.get(LOUD)
        return voice is not None and voice.entry.family == "train"

    def _is_under(self, priority: int) -> bool:
        """Whether something louder has only just begun."""
        return any(
            voice.entry.kind.loud and voice.entry.kind.priority > priority and self._now - voice.began < FIRST
            for voice in self._voices.values()
        )

    def _pick(self, entry: Entry) -> tuple[Path, Sound] | None:
        """One of its files that are loaded, never the same twice running."""
        found = [(file, sound) for file in entry.files if (sound := self._take(file)) is not None]
        others = [one for one in found if one[0] != self._last.get(entry.name)]
        return self._chance.choice(others or found) if found else None

    def _channel(self, entry: Entry) -> int | None:
        """Its family's own channel; or a free one, or that of the least important, which ends first."""
        own = OWN.get(entry.family)
        if own is not None:
            return own
        free = next((channel for channel in POOL if channel not in self._voices), None)
        if free is not None:
            return free
        least = min(
            (self._voices[channel] for channel in POOL), key=lambda voice: (voice.entry.kind.priority, voice.ends)
        )
        return None if least.entry.kind.priority > entry.kind.priority else least.channel
