"""What plays under a melody, made of its chords: bass, chords, drums, a second voice."""

from __future__ import annotations

import numpy as np

from music.notes import Note, chord, chord_at, near, voicing


def bass(form, r, *, beats=(0, 2), low=33, walk=True, velocity=96) -> list[Note]:
    """Root and fifth, and a step into the next chord."""
    out: list[Note] = []
    for nth, (at, long, name) in enumerate(form):
        root, pitches = chord(name)
        base = near(root, low + 5)
        fifth = near(pitches[2], base - 3)
        target = near(chord(form[(nth + 1) % len(form)][2])[0], base)
        steps = [b for b in np.arange(0, long, 1.0) if (b % 4) in beats or long < 4]
        for k, b in enumerate(steps):
            out.append(
                (
                    at + b,
                    base if k % 2 == 0 else fifth,
                    velocity - (0 if k % 2 == 0 else 8),
                    0.9 if len(steps) > 2 else 1.4,
                )
            )
        if walk and long == 4 and target != base and nth % 2 == 1:
            way = 1 if target > base else -1
            out.append((at + 3, target - 2 * way if abs(target - base) > 2 else target - way, velocity - 10, 0.8))
    seen: dict[float, Note] = {}
    for note in out:
        seen[note[0]] = note
    return sorted(seen.values())


def roll(form, *, step=0.5, pattern=(0, 1, 2, 3, 0, 1, 2, 1), middle=62, velocity=82) -> list[Note]:
    """A banjo's roll: chord tones and the drone of the short string."""
    out: list[Note] = []
    for at, long, name in form:
        _, pitches = chord(name)
        tones = sorted({near(p, middle) for p in pitches} | {near(pitches[0], middle + 12)})[:3]
        drone = 67 if 7 in pitches else near(pitches[-1], 67)
        strings = [*tones, drone if drone not in tones else near(pitches[0], 74)]
        for k in range(round(long / step)):
            beat = at + k * step
            index = pattern[round((beat % 4) / step) % len(pattern)]
            accent = 10 if abs(beat % 2) < 1e-6 else 4 if abs(beat % 1) < 1e-6 else 0
            out.append((beat, strings[index], velocity + accent, step * 1.5))
    return out


def stabs(form, *, at=(1, 3), middle=62, long=0.35, velocity=78, count=3) -> list[Note]:
    """Chords off the beat."""
    out: list[Note] = []
    for start, beats, name in form:
        for b in at:
            if b < beats or beats < 4:
                beat = start + (b if beats == 4 else b % beats)
                out += [(beat, key, velocity, long) for key in voicing(name, middle, count)]
    return sorted(set(out))


def arpeggio(form, *, step=0.5, middle=60, velocity=66, pattern=(0, 1, 2, 1, 3, 2, 1, 2), long=1.5) -> list[Note]:
    out: list[Note] = []
    for at, beats, name in form:
        root, pitches = chord(name)
        tones = sorted({near(p, middle) for p in pitches})
        tones = [*tones[:3], near(root, tones[2] + 4)]
        for k in range(int(beats / step)):
            out.append((at + k * step, tones[pattern[k % len(pattern)]], velocity + (8 if k == 0 else 0), step * long))
    return out


def pad(form, *, middle=60, velocity=58, count=3) -> list[Note]:
    return [(at, key, velocity, beats * 0.98) for at, beats, name in form for key in voicing(name, middle, count)]


def harmony(lead: list[Note], form, velocity: int = -10) -> list[Note]:
    """Below each note of a melody the next chord tone at least a third away."""
    out = []
    for beat, key, vel, long in lead:
        _, pitches = chord(chord_at(form, beat))
        below = next(k for k in range(key - 3, key - 13, -1) if k % 12 in pitches)
        out.append((beat, below, vel + velocity, long))
    return out


def drums(bars: int, pattern: list[tuple[float, int, int]], start: int = 0, bar: float = 4.0) -> list[Note]:
    return [(bar * (start + n) + beat, key, velocity, 0.2) for n in range(bars) for beat, key, velocity in pattern]


def moved(notes: list[Note], semitones: int = 0, beats: float = 0.0, velocity: int = 0) -> list[Note]:
    return [(b + beats, k + semitones, max(1, min(127, v + velocity)), long) for b, k, v, long in notes]


def part_of(form, first: int, bars: int) -> list[tuple[float, float, str]]:
    return [step for step in form if 4 * first <= step[0] < 4 * (first + bars)]
