"""Music as text: a melody is `G4:1.5`, a note and its beats, `r` a rest, `[G4 B4]:2` a chord, `|` a bar line (checked)."""

from __future__ import annotations

import re

Note = tuple[float, int, int, float]  # beat, key, velocity, beats
PITCH = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
CHORDS = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7b5": (0, 3, 6, 10),
    "dim": (0, 3, 6, 9),
    "sus": (0, 5, 7),
}


def key_of(name: str) -> int:
    step, sharp, octave = re.fullmatch(r"([A-G])([#b]?)(\d)", name).groups()
    return PITCH[step] + {"": 0, "#": 1, "b": -1}[sharp] + 12 * (int(octave) + 1)


def tune(text: str, at: float = 0.0, velocity: int = 92, bar: float = 4.0, length: float = 0.94) -> list[Note]:
    """Notes of a text from a beat on; every bar must be full."""
    notes: list[Note] = []
    beat = at
    for number, measure in enumerate(part for part in text.split("|") if part.strip()):
        begin = beat
        for names, long in re.findall(r"(\[[^\]]+\]|[A-G][#b]?\d|r):([\d.]+)", measure):
            beats = float(long)
            if beats in (0.33, 0.34):
                beats = 1 / 3
            if names != "r":
                for name in names.strip("[]").split():
                    notes.append((beat, key_of(name), velocity, beats * length))
            beat += beats
        assert abs(beat - begin - bar) < 0.01, f"bar {number + 1} has {beat - begin} beats: {measure}"
        beat = begin + bar
    return notes


def chord(name: str) -> tuple[int, tuple[int, ...]]:
    step, kind = re.fullmatch(r"([A-G][#b]?)(.*)", name).groups()
    root = (PITCH[step[0]] + {"": 0, "#": 1, "b": -1}[step[1:]]) % 12
    return root, tuple((root + i) % 12 for i in CHORDS[kind])


def changes(text: str) -> list[tuple[float, float, str]]:
    """(beat, beats, chord) of a text such as `G | C D | G`."""
    out = []
    for number, measure in enumerate(text.split("|")):
        names = measure.split()
        for nth, name in enumerate(names):
            out.append((4.0 * number + 4.0 * nth / len(names), 4.0 / len(names), name))
    return out


def chord_at(form: list[tuple[float, float, str]], beat: float) -> str:
    return next((name for at, beats, name in form if at - 1e-6 <= beat < at + beats - 1e-6), form[-1][2])


def near(pitch: int, middle: int) -> int:
    """The key of a pitch class next to a key."""
    return middle + ((pitch - middle + 6) % 12) - 6


def voicing(name: str, middle: int, count: int = 3) -> list[int]:
    """Chord tones around a key, close together."""
    _, pitches = chord(name)
    return sorted({near(p, middle) for p in pitches})[:count]
