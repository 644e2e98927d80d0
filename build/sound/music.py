"""The tunes: written here as notes, played by FluidSynth part by part, mixed and wrapped into loops.

A melody is text: `G4:1.5` is a note and its beats, `r` a rest, `[G4 B4]:2` a chord, `|` a bar line (checked).
All tunes are original. Title, scoring and win are in G (the title with the flat seventh of the mixolydian mode);
Schemin' and Stealin' are the same 32 bars in E minor at the same tempo, so that they can fade into each other
anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import mido
import numpy as np
from core import (
    SR,
    Array,
    curve,
    fade,
    hp,
    integrated,
    lp,
    n_of,
    peak,
    play_midi,
    rng,
    room,
    shelf,
    to_loudness,
)  # fmt: skip
from scipy import signal

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


# ---- accompaniment ------------------------------------------------------------------------------------------------


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


# ---- the band -----------------------------------------------------------------------------------------------------


@dataclass
class Part:
    name: str
    program: int
    notes: list[Note]
    level: float = 0.0  # dB beside the lead, by loudness
    pan: float = 0.0  # -1 left, 1 right
    send: float = -14.0  # dB to the room
    bank: int = 0
    kit: int | None = None
    late: float = 0.0  # seconds behind the beat
    loose: float = 0.006  # seconds of spread
    scoop: float = 0.0  # semitones that longer notes start below
    swing: float | None = None
    tone: Callable[[Array], Array] | None = None
    melodic: bool = False
    wide: float = 0.35  # how much of the SoundFont's own stereo is kept


@dataclass
class Tune:
    name: str
    bpm: float
    beats: float
    parts: list[Part]
    form: list[tuple[float, float, str]]
    swing: float = 0.5
    loop: bool = True
    tail: float = 0.0
    loudness: float = -24.0
    event: str = ""
    when: str = ""
    extra: Callable[[int], Array] | None = None  # stereo, laid under the parts
    warm: float = 0.0  # dB at 230 Hz


SEAM = 0.06  # seconds before the first beat at which a loop is cut: between two notes
PRE = 0.25  # seconds before the first beat, in which slow instruments begin
# Seconds from a note's begin to half its level, as measured: they begin so much earlier, to be heard on the beat.
SPEAKS = {
    110: 0.07, 40: 0.06, 22: 0.032, 78: 0.052, 49: 0.16, 71: 0.045, 45: 0.055, 53: 0.07, 58: 0.045, 44: 0.055, 32: 0.01,
    25: 0.013, 24: 0.012, 105: 0.01, 3: 0.003,
}  # fmt: skip
LEAD = -30.0  # LUFS of a leading part before mastering; the others are set beside it
ROOM = {side: room(0.75, rng("music", side), dark=4200, early=(0.011, 0.019, 0.027, 0.043), pre=0.008) for side in "lr"}


def swung(beat: float, swing: float) -> float:
    whole, part = divmod(beat, 1.0)
    return whole + (part * swing / 0.5 if part < 0.5 else swing + (part - 0.5) * (1 - swing) / 0.5)


def perform(piece: Tune, part: Part) -> Array:
    """One part as stereo, longer than the piece by its tail."""
    r = rng("performance", piece.name, part.name)
    midi = mido.MidiFile(ticks_per_beat=1000)
    track = mido.MidiTrack()
    midi.tracks.append(track)
    channel = 9 if part.kit is not None else 0
    events: list[tuple[int, int, mido.Message]] = []
    swing = piece.swing if part.swing is None else part.swing
    beat_s = 60 / piece.bpm
    drift = 0.0
    last_beat, last_shift = -1.0, 0.0
    for beat, key, velocity, long in sorted(part.notes):
        if beat != last_beat:
            drift = 0.7 * drift + r.normal(0, part.loose * 0.6)
            last_shift = part.late + drift + r.normal(0, part.loose * 0.5)
            last_beat = beat
            strum = 0.0
        else:
            strum += r.uniform(0.004, 0.011)
        begin = PRE + last_shift - (SPEAKS.get(part.program, 0.0) if part.kit is None else 0.0)
        on = max(0.0, begin + swung(beat, swing) * beat_s + strum)
        off = max(on + 0.03, begin + swung(beat + long, swing) * beat_s)
        phrase = 4 * np.sin(2 * np.pi * beat / 16 - 1.2)  # a breath over four bars
        loud = int(np.clip(velocity + phrase + r.normal(0, 3.5), 8, 127))
        tick = round(on * 2000)
        if part.scoop and long >= 0.9:
            for step in range(6):
                bend = -part.scoop * (1 - step / 5) ** 2
                at = tick + round(step * 0.016 * 2000)
                events.append((at, 1, mido.Message("pitchwheel", channel=channel, pitch=int(bend / 2 * 8191))))
        if part.melodic and long >= 1.4:
            for step in range(1, 7):
                events.append(
                    (
                        tick + round((0.25 + 0.06 * step) * 2000),
                        1,
                        mido.Message("control_change", channel=channel, control=1, value=9 * step),
                    )
                )
            events.append((round(off * 2000), 1, mido.Message("control_change", channel=channel, control=1, value=0)))
        events.append((tick, 2, mido.Message("note_on", channel=channel, note=key, velocity=loud)))
        events.append((round(off * 2000), 0, mido.Message("note_off", channel=channel, note=key)))
    if part.kit is None:
        track.append(mido.Message("control_change", channel=channel, control=0, value=part.bank))
    track.append(
        mido.Message("program_change", channel=channel, program=part.program if part.kit is None else part.kit)
    )
    now = 0
    for at, _, message in sorted(events, key=lambda e: (e[0], e[1])):
        track.append(message.copy(time=at - now))
        now = at
    end = round((PRE + piece.beats * beat_s + 2.5) * 2000)
    track.append(mido.MetaMessage("end_of_track", time=max(0, end - now)))
    x = play_midi(midi)
    n = n_of(PRE + piece.beats * beat_s + 2.5)
    x = np.concatenate([x[:n], np.zeros((max(0, n - len(x)), 2))])
    middle = x.mean(axis=1, keepdims=True)
    x = middle + part.wide * (x - middle)
    if part.tone is not None:
        x = part.tone(x)
    x = x * 10 ** ((LEAD + part.level - integrated(x)) / 20)
    angle = (part.pan + 1) * np.pi / 4
    return x * np.array([np.cos(angle), np.sin(angle)]) * np.sqrt(2)


def wrapped(x: Array, n: int) -> Array:
    """What rings on after the end is laid over the beginning."""
    out = x[:n].copy()
    while len(x) > n:
        x = x[n:]
        k = min(n, len(x))
        out[:k] += x[:k]
    return out


def twang(x: Array) -> Array:
    """A valve amplifier's tremolo and a little spring."""
    t = np.arange(len(x)) / SR
    x = x * (0.82 + 0.18 * np.sin(2 * np.pi * 5.1 * t))[:, None]
    x = peak(peak(hp(x, 100, 1), 240, 2, 0.8), 2300, 3, 0.8)
    top = np.max(np.abs(x)) + 1e-9
    x = np.tanh(1.4 * x / top) * top / np.tanh(1.4)
    delayed = np.zeros_like(x)
    for at, g in ((0.113, 0.26), (0.241, 0.13)):
        k = n_of(at)
        delayed[k:] += g * lp(x, 2600, 1)[:-k]
    return x + delayed


def upright(x: Array) -> Array:
    """An upright bass that small loudspeakers can tell too."""
    return lp(peak(peak(hp(x, 45, 1), 90, -2, 0.8), 650, 5, 0.7), 3400, 1)


def breathy(x: Array) -> Array:
    """A mouth behind the SoundFont's bare whistle: a little breath, and a trace of overtones."""
    top = np.max(np.abs(x)) + 1e-9
    x = 0.7 * x + 0.3 * np.tanh(2.2 * x / top) * top / 2.2
    size = lp(np.abs(x.mean(axis=1)), 18, 1)
    air = lp(hp(rng("breath", len(x)).standard_normal(len(x)), 1400, 1), 6000, 1)
    return lp(x + (0.11 * air * size)[:, None], 9000, 1)


def mixdown(piece: Tune) -> Array:
    n = round(piece.beats * 60 / piece.bpm * SR) + (0 if piece.loop else n_of(piece.tail + PRE))
    dry = np.zeros((n + n_of(4), 2))
    send = np.zeros_like(dry)
    for part in piece.parts:
        x = perform(piece, part)[: len(dry)]
        dry[: len(x)] += x
        send[: len(x)] += x * 10 ** (part.send / 20)
    if piece.extra is not None:
        x = piece.extra(n)
        at = n_of(PRE)
        dry[at : at + len(x)] += x[: len(dry) - at]
        send[at : at + len(x)] += 0.3 * x[: len(dry) - at]
    wet = np.stack([signal.fftconvolve(hp(send[:, k], 180, 1), ROOM["lr"[k]])[: len(dry)] for k in (0, 1)], axis=1)
    x = dry + 1.6 * wet
    x = np.roll(wrapped(x, n), -n_of(PRE - SEAM), axis=0) if piece.loop else fade(x[:n], 0.001, min(1.2, piece.tail))
    laps = np.concatenate([x, x]) if piece.loop else x  # a loop's filters run over a lap before: the seam is their past
    x = shelf(peak(hp(laps, 38, 2), 230, piece.warm, 0.7), 6500, 2.2)[-n:]
    # glue: a slow, gentle compressor on the mix, the same for both sides
    level = np.sqrt(np.mean(x**2, axis=1))
    env = (
        np.sqrt(lp(np.concatenate([level, level]) ** 2, 4, 1).clip(1e-12))[len(level) :]
        if piece.loop
        else np.sqrt(lp(level**2, 4, 1).clip(1e-12))
    )
    threshold = np.percentile(env, 60)
    gain = np.minimum(1, (threshold / np.maximum(env, 1e-9)) ** 0.35)
    x = x * gain[:, None]
    if not piece.loop:
        level = np.abs(x).max(axis=1)
        first = int(np.nonzero(level > level.max() * 0.03)[0][0])
        x = fade(x[max(0, first - 40) :], 0.0006, 0.02)
    return to_loudness(x, piece.loudness, -2.0, whole=True, ring=piece.loop)


# ---- title: Iron Horse Shuffle -------------------------------------------------------------------------------------

BRUSH_TRAIN = [
    (0, 36, 74), (2, 36, 66),
    (0, 38, 50), (0.5, 38, 40), (1, 38, 88), (1.5, 38, 46), (2, 38, 52), (2.5, 38, 42), (3, 38, 92), (3.5, 38, 58),
]  # fmt: skip
BRUSH_SOFT = [(0, 36, 52), (2, 36, 44), (1, 38, 56), (3, 38, 58), (1.5, 38, 28), (3.5, 38, 30)]


def title() -> Tune:
    form = changes(
        "G | G | F C | D7 |"
        "G | F | C | G | G | F | C D | G |"
        "G | F | C | G | G | F | C D | G |"
        "Em | C | G | D | Em | C | Am | D7 |"
        "G | F | C | G | G | F | C D | G |"
        "F | C | G | D7"
    )
    r = rng("title")
    a = (
        "D5:1 B4:.5 D5:.5 G5:1.5 E5:.5 | F5:1 E5:.5 C5:.5 A4:2 | G4:.5 A4:.5 C5:1 E5:1 D5:.5 C5:.5 | B4:1.5 A4:.5 G4:1 r:.5 D5:.5 |"
        "D5:1 B4:.5 D5:.5 G5:1 B5:1 | A5:1 G5:.5 F5:.5 C5:1 F5:1 | E5:.5 D5:.5 C5:1 D5:.5 C5:.5 A4:1 | G4:1 B4:.5 A4:.5 G4:1 r:1"
    )
    a2 = (
        "D5:1 B4:.5 D5:.5 G5:1.5 E5:.5 | F5:.5 G5:.5 F5:.5 C5:.5 A4:2 | G4:.5 A4:.5 C5:.5 D5:.5 E5:1 D5:.5 C5:.5 | B4:1 C5:.5 B4:.5 G4:1 r:.5 D5:.5 |"
        "D5:1 B4:.5 D5:.5 G5:1 B5:1 | A5:1 G5:.5 F5:.5 C5:1 F5:1 | E5:.5 F5:.5 G5:1 F#5:.5 E5:.5 D5:1 | G5:3 r:1"
    )
    b = (
        "B5:2 G5:1 E5:1 | C6:1.5 B5:.5 A5:.5 G5:1.5 | B5:1 D6:1 B5:2 | A5:3 r:.5 F#5:.5 |"
        "G5:1 B5:1 E6:2 | D6:.5 C6:1.5 G5:2 | A5:1 B5:.5 C6:.5 E6:1 C6:1 | A5:1.5 C6:.5 D6:2"
    )
    answers = "r:4 | r:4 | r:4 | r:2 D3:.5 F#3:.5 A3:1 | r:4 | r:4 | r:4 | r:2 A3:.5 F#3:.5 D3:1"
    tag = "C5:.5 F5:.5 A5:1 F5:.5 C5:.5 A4:1 | G4:.5 C5:.5 E5:1 C5:.5 G4:.5 E4:1 | D4:.5 G4:.5 B4:.5 D5:.5 G5:2 | D5:.5 E5:.5 F#5:.5 A5:.5 C6:1 A5:1"
    fills = "r:4 | r:4 | r:4 | r:2 D5:.5 E5:.5 F5:.5 E5:.5 | r:4 | r:4 | r:4 | r:1 D5:.5 E5:.5 G5:.5 B5:.5 D6:1"
    lead3 = tune(a, 112, 96)
    whistle_lead = tune(b, 80, 88, length=0.97)
    harp_counter = "r:2 D5:1 B4:1 | A4:2 C5:2 | C5:2 E5:2 | D5:3 r:1 | r:2 D5:2 | C5:2 A4:2 | G4:2 F#4:2 | G4:3 r:1"
    all_of = lambda first, bars: part_of(form, first, bars)  # noqa: E731
    parts = [
        Part("bass", 32, bass(form, r), -4.0, 0.0, -24, loose=0.004, tone=upright),
        Part("banjo", 105, moved(roll(all_of(0, 4)), velocity=-6) + roll(all_of(4, 8)) + moved(roll(all_of(12, 8)), velocity=-8) + moved(roll(all_of(28, 12)), velocity=2), -6.0, 0.42, -15, late=0.003, loose=0.005, tone=lambda x: hp(x, 160, 1)),
        Part("piano", 3, moved(stabs(all_of(2, 2)), velocity=-8) + stabs(all_of(4, 16)) + stabs(all_of(28, 8)), -9.0, -0.4, -13, loose=0.006, tone=lambda x: hp(x, 140, 1)),
        Part("solo", 3, tune(fills, 48, 78) + tune(fills, 112, 80) + moved(lead3, 12, 0, -34) + tune(tag, 144, 96), -3.0, -0.25, -12, loose=0.006, tone=lambda x: hp(x, 160, 1)),
        Part("guitar", 25, stabs(form, middle=57, long=0.5, velocity=64, count=3), -11.0, -0.62, -14, late=0.004, tone=lambda x: hp(x, 170, 1)),
        Part("fiddle", 110, tune(a, 16, 94) + lead3, 0.0, 0.12, -9, late=0.006, loose=0.008, scoop=0.35, melodic=True, tone=lambda x: peak(lp(hp(x, 200, 1), 7500, 1), 2800, -2.5, 1)),
        Part("mandolin", 25, moved(tune(a, 16, 88), velocity=-4) + lead3, -7.0, 0.3, -12, bank=16, loose=0.005, tone=lambda x: hp(x, 220, 1)),
        Part("harmonica", 22, tune(a2, 48, 96) + harmony(lead3, form, -16), -1.0, -0.15, -10, late=0.008, loose=0.008, scoop=0.5, melodic=True, tone=lambda x: lp(hp(x, 250, 1), 6500, 1)),
        Part("counter", 40, tune(harp_counter, 48, 64, length=0.98), -10.0, 0.3, -8, loose=0.01, melodic=True, tone=lambda x: lp(x, 5000, 1)),
        Part("whistle", 78, whistle_lead, -1.0, 0.05, -6, late=0.006, loose=0.008, scoop=0.3, melodic=True, tone=breathy),
        Part("twang", 25, arpeggio(all_of(20, 8), middle=55, velocity=72) + tune(answers, 80, 96), -6.0, 0.5, -10, loose=0.005, tone=twang),
        Part("strings", 49, pad(all_of(20, 8), middle=62, velocity=56), -11.0, 0.0, -8, wide=0.8, tone=lambda x: lp(hp(x, 220, 1), 4200, 1)),
        Part("drums", 0, drums(3, [(b, k, v - 14) for b, k, v in BRUSH_TRAIN]) + drums(1, [*BRUSH_TRAIN, (3.5, 38, 84)], 3) + drums(16, BRUSH_TRAIN, 4) + drums(8, BRUSH_SOFT, 20) + drums(12, BRUSH_TRAIN, 28), -8.0, 0.05, -15, kit=40, loose=0.004, wide=0.7),
        Part("tambourine", 0, drums(8, [(1, 54, 54), (3, 54, 60)], 28) + drums(4, [(0.5, 54, 40), (1, 54, 54), (1.5, 54, 40), (3, 54, 60)], 36), -16.0, -0.3, -12, kit=0, loose=0.005),
        Part("wood", 0, drums(8, [(0, 76, 52), (0.5, 77, 40), (1, 77, 50), (2, 76, 48), (2.5, 77, 40), (3, 77, 50)], 20), -16.0, 0.3, -9, kit=0, loose=0.004),
    ]  # fmt: skip

    def hoot(n: int) -> Array:
        from stuff import whistle

        x = whistle(rng("title", "hoot"), [(0.0, 0.75), (0.95, 1.2)])
        x = lp(x, 2600, 1)
        x *= 10 ** ((LEAD - 7 - integrated(x)) / 20)
        y = np.zeros((n + n_of(3), 2))
        y[: len(x)] += np.stack([0.7 * x, x], axis=1)
        return y

    return Tune(
        "title",
        120,
        160,
        parts,
        form,
        0.6,
        True,
        0,
        -22.0,
        "title, set-up, options",
        "loops; fades out in 0.8 s when the journey begins",
        hoot,
        2.5,
    )


# ---- Schemin' and Stealin': one form in E minor ----------------------------------------------------------------------

A_FORM = "Em | Em | D | Em | C | Am | B7 | Em"
B_FORM = "G | D | Am | Em | C | G | F#m7b5 | B7"
TABLE_FORM = f"{A_FORM} | {A_FORM} | {B_FORM} | {A_FORM}"
LOW_A = (
    "E3:1.5 G3:.5 B3:1 A3:.5 G3:.5 | E3:1 D3:.5 E3:.5 r:2 | F#3:1.5 A3:.5 D4:1 A3:1 | B3:1 G3:.5 E3:.5 r:2 |"
    "E3:1 G3:.5 C4:.5 E4:1 D4:.5 C4:.5 | A3:1 C4:.5 B3:.5 A3:1 E3:1 | F#3:1 A3:.5 B3:.5 D#4:1 B3:1 | E3:2 r:2"
)
LOW_B = (
    "B3:1.5 D4:.5 G4:2 | F#4:1 E4:.5 D4:.5 A3:2 | C4:1 B3:.5 C4:.5 E4:2 | B3:1 G3:1 E3:2 |"
    "G3:1 C4:1 E4:2 | D4:1 B3:1 G3:2 | A3:1 C4:1 E4:1 C4:1 | B3:2 A3:.5 F#3:.5 D#3:1"
)
HIGH_A = (
    "E5:.5 E5:.25 F#5:.25 G5:.5 B5:.5 A5:.5 G5:.5 F#5:.5 G5:.5 | E5:.5 D5:.5 E5:.5 G5:.5 E5:1 r:.5 B4:.5 |"
    "F#5:.5 F#5:.25 G5:.25 A5:.5 D6:.5 A5:.5 F#5:.5 D5:1 | B5:.5 A5:.5 G5:.5 F#5:.5 E5:1 r:1 |"
    "E5:.5 E5:.25 F#5:.25 G5:.5 C6:.5 E6:.5 D6:.5 C6:.5 G5:.5 | A5:.5 A5:.25 B5:.25 C6:.5 B5:.5 A5:.5 E5:.5 C5:1 |"
    "B4:.5 D#5:.5 F#5:.5 A5:.5 B5:.5 A5:.5 F#5:.5 D#5:.5 | E5:1 G5:.5 F#5:.5 E5:1 r:1"
)
HIGH_B = (
    "B5:.75 A5:.25 G5:.5 D5:.5 G5:.5 A5:.5 B5:1 | A5:.75 G5:.25 F#5:.5 D5:.5 F#5:.5 G5:.5 A5:1 |"
    "C6:.75 B5:.25 A5:.5 E5:.5 A5:.5 B5:.5 C6:1 | B5:.5 G5:.5 E5:.5 G5:.5 B5:2 |"
    "G5:.5 E5:.5 C5:.5 E5:.5 G5:.5 C6:.5 E6:1 | D6:.5 B5:.5 G5:.5 D5:.5 G5:.5 B5:.5 D6:1 |"
    "C6:.5 A5:.5 F#5:.5 E5:.5 F#5:.5 A5:.5 C6:1 | B5:.5 A5:.5 F#5:.5 D#5:.5 B4:1 r:1"
)


def schemin() -> Tune:
    form = changes(TABLE_FORM)
    rng("schemin")
    answers = "r:4 | r:2 B4:.5 D5:.5 E5:1 | r:4 | r:2 E5:.5 D5:.5 B4:1 | r:4 | r:4 | r:4 | r:2 G4:.5 A4:.5 B4:1"
    tiptoe: list[Note] = []
    for at, _, name in form:
        root, pitches = chord(name)
        base = near(root, 38)
        line = (base, near(pitches[2], base - 3), base, near(pitches[1], base + 3))
        tiptoe += [(at, base, 92, 0.55), (at + 1.5, line[3], 64, 0.3), (at + 2, line[1], 82, 0.55)]
        if int(at / 4) % 4 == 3:
            tiptoe += [
                (at + 3, line[1], 66, 0.3),
                (at + 3.5, line[1] + 2 if (line[1] + 2) % 12 in (4, 6, 7, 9, 11, 0, 2) else line[1], 62, 0.3),
            ]
    whistle_b = moved(tune(LOW_B, 64, 84, length=0.97), 12)
    parts = [
        Part("bass", 32, tiptoe, -3.0, 0.0, -22, loose=0.004, tone=upright),
        Part("twang", 25, tune(LOW_A, 0, 98) + tune(LOW_A, 32, 98) + tune(LOW_A, 96, 98), 0.0, -0.12, -8, late=0.006, loose=0.006, scoop=0.25, tone=twang),
        Part("nylon", 24, arpeggio(part_of(form, 0, 16), middle=59, velocity=54) + arpeggio(part_of(form, 16, 8), middle=59, velocity=62) + arpeggio(part_of(form, 24, 8), middle=59, velocity=54), -9.0, 0.5, -12, loose=0.006, tone=lambda x: hp(x, 160, 1)),
        Part("harmonica", 22, tune(answers, 32, 78) + tune(answers, 96, 74), -6.0, 0.25, -7, late=0.01, scoop=0.5, melodic=True, tone=lambda x: lp(hp(x, 250, 1), 5200, 1)),
        Part("whistle", 78, whistle_b, -2.0, 0.1, -5, late=0.006, loose=0.008, scoop=0.3, melodic=True, tone=breathy),
        Part("strings", 49, pad(part_of(form, 16, 8), middle=60, velocity=52) + pad(part_of(form, 30, 2), middle=60, velocity=40), -11.0, 0.0, -8, wide=0.8, tone=lambda x: lp(hp(x, 200, 1), 3600, 1)),
        Part("pizzicato", 45, moved(tune(LOW_A, 96, 70, length=0.4), 12), -9.0, 0.35, -10, loose=0.006),
        Part("brush", 0, drums(32, [(1, 38, 40), (3, 38, 44), (3.5, 38, 22), (0, 36, 36), (2, 36, 30)]), -13.0, 0.0, -14, kit=40, loose=0.004, wide=0.7),
        Part("clock", 0, drums(32, [(0, 76, 40), (1, 77, 34), (2, 76, 38), (3, 77, 34)]), -16.0, -0.4, -10, kit=0, loose=0.002),
        Part("shaker", 0, drums(32, [(0.5, 70, 34), (1.5, 70, 40), (2.5, 70, 34), (3.5, 70, 42)]), -18.0, 0.45, -14, kit=0, loose=0.004),
    ]  # fmt: skip
    return Tune(
        "schemin",
        112,
        128,
        parts,
        form,
        0.6,
        True,
        0,
        -26.0,
        "Schemin' (PhaseBegan), and the curtain",
        "loops, in step with stealin",
    )


def stealin() -> Tune:
    form = changes(TABLE_FORM)
    r = rng("stealin")
    snare = []
    for k in range(16):
        accent = {4: 84, 12: 88, 6: 52, 14: 58}.get(k, 40 if k % 2 == 0 else 28)
        snare.append((k / 4, 38, accent))
    train = [*snare, (0, 36, 72), (2, 36, 64), (1.5, 36, 40)]
    lead_a, lead_b = tune(HIGH_A, 0, 92, length=0.9), tune(HIGH_B, 64, 94, length=0.9)
    low_again = moved(tune(LOW_A, 0, 78), 0)
    piano_lead = moved(tune(HIGH_A, 32, 84, length=0.8), 0)
    parts = [
        Part("bass", 32, bass(form, r, beats=(0, 1, 2, 3), velocity=90), -4.0, 0.0, -24, loose=0.004, tone=upright),
        Part("banjo", 105, roll(form, step=0.25, pattern=(0, 1, 2, 3, 1, 2, 0, 1, 2, 3, 1, 2, 0, 1, 2, 1), middle=62, velocity=68), -6.0, 0.45, -16, late=0.002, loose=0.004, tone=lambda x: hp(x, 170, 1)),
        Part("piano", 3, stabs(form, at=(0.5, 1.5, 2.5, 3.5), middle=62, long=0.25, velocity=62), -10.0, -0.42, -14, loose=0.005, tone=lambda x: hp(x, 140, 1)),
        Part("solo", 3, piano_lead, -1.0, -0.2, -12, loose=0.006, tone=lambda x: hp(x, 160, 1)),
        Part("guitar", 25, stabs(form, at=(0.5, 1.5, 2.5, 3.5), middle=55, long=0.3, velocity=56), -12.0, -0.65, -16, late=0.003, tone=lambda x: hp(x, 180, 1)),
        Part("fiddle", 110, lead_a + lead_b + moved(lead_a, 0, 96), 0.0, 0.12, -10, late=0.004, loose=0.007, scoop=0.3, melodic=True, tone=lambda x: peak(lp(hp(x, 220, 1), 7000, 1), 2800, -2.5, 1)),
        Part("mandolin", 25, lead_a + lead_b + moved(lead_a, 0, 96), -5.0, 0.28, -12, bank=16, loose=0.005, tone=lambda x: hp(x, 220, 1)),
        Part("harmonica", 22, harmony(moved(lead_a, 0, 96), form, -18) + harmony(lead_b, form, -20), -6.0, -0.2, -10, late=0.008, loose=0.008, tone=lambda x: lp(hp(x, 280, 1), 5500, 1)),
        Part("twang", 25, low_again + moved(low_again, 0, 32) + moved(low_again, 0, 96), -7.0, 0.0, -9, loose=0.006, swing=0.5, tone=twang),
        Part("drums", 0, drums(32, train), -8.0, 0.05, -16, kit=40, loose=0.003, wide=0.7),
        Part("tambourine", 0, drums(8, [(1, 54, 50), (3, 54, 56)], 16) + drums(8, [(1, 54, 52), (3, 54, 58), (3.5, 54, 40)], 24), -15.0, 0.35, -13, kit=0, loose=0.004),
        Part("hooves", 0, drums(16, [(0, 76, 44), (0.5, 77, 34), (0.75, 77, 38), (2, 76, 42), (2.5, 77, 34), (2.75, 77, 38)]) + drums(8, [(0, 76, 44), (0.5, 77, 34), (0.75, 77, 38), (2, 76, 42), (2.5, 77, 34), (2.75, 77, 38)], 24), -15.0, -0.3, -11, kit=0, loose=0.003),
    ]  # fmt: skip
    return Tune(
        "stealin",
        112,
        128,
        parts,
        form,
        0.5,
        True,
        0,
        -25.0,
        "Stealin' (PhaseBegan)",
        "loops, in step with schemin",
        None,
        2.0,
    )


# ---- counting the money: a rag --------------------------------------------------------------------------------------


def scoring() -> Tune:
    form = changes("G | E7 | A7 | D7 | G | E7 | A7 D7 | G | C | C#dim | G | E7 | A7 | D7 | G C | G D7")
    melody = (
        "D5:.5 G5:1 D5:.5 B4:.5 D5:1 B4:.5 | G#4:.5 B4:1 E5:.5 D5:.5 B4:1 G#4:.5 | A4:.5 C#5:1 E5:.5 G5:.5 E5:1 C#5:.5 | F#5:.5 E5:.5 D5:.5 C5:.5 A4:1 r:1 |"
        "D5:.5 G5:1 D5:.5 B4:.5 D5:1 B4:.5 | G#4:.5 B4:1 E5:.5 G#5:.5 E5:1 B4:.5 | C#5:.5 E5:.5 A5:.5 G5:.5 F#5:.5 E5:.5 D5:.5 C5:.5 | B4:.5 D5:.5 G5:1 r:2 |"
        "E5:.5 G5:1 E5:.5 C5:.5 E5:1 C5:.5 | E5:.5 G5:1 E5:.5 C#5:.5 E5:1 C#5:.5 | D5:.5 G5:1 B5:.5 A5:.5 G5:1 D5:.5 | E5:.5 D5:1 B4:.5 G#4:1 E5:1 |"
        "C#5:.5 E5:1 A5:.5 G5:.5 E5:1 C#5:.5 | D5:.5 F#5:1 A5:.5 C6:.5 A5:1 F#5:.5 | G5:.5 D5:.5 B4:.5 D5:.5 E5:.5 G5:.5 E5:.5 C5:.5 | B4:.5 D5:.5 G5:1 F#5:.5 A5:.5 C6:.5 A5:.5"
    )
    r = rng("scoring")
    right = tune(melody, 0, 92, length=0.85)
    octave = [(b, k + 12, v - 22, long) for b, k, v, long in right if abs(b % 1) < 0.01]
    parts = [
        Part("right", 3, right + octave, 0.0, -0.12, -12, loose=0.006),
        Part("left", 3, stabs(form, at=(1, 3), middle=57, long=0.3, velocity=66), -8.0, -0.28, -13, loose=0.005),
        Part("bass", 32, bass(form, r, low=33), -5.0, 0.05, -24, loose=0.004, tone=upright),
        Part("banjo", 105, stabs(form, at=(1, 3), middle=66, long=0.3, velocity=66), -10.0, 0.45, -14, late=0.003, tone=lambda x: hp(x, 180, 1)),
        Part("drums", 0, drums(16, [(0, 36, 58), (2, 36, 52), (1, 38, 56), (3, 38, 60), (1.5, 38, 26), (3.5, 38, 32)]), -10.0, 0.1, -15, kit=40, loose=0.004, wide=0.7),
        Part("wood", 0, drums(16, [(1.5, 77, 36), (3.5, 76, 40)]), -17.0, 0.4, -12, kit=0),
    ]  # fmt: skip
    return Tune(
        "scoring",
        126,
        64,
        parts,
        form,
        0.56,
        True,
        0,
        -24.5,
        "scoring, statistics",
        "loops after the stinger",
        None,
        2.5,
    )


# ---- stingers -----------------------------------------------------------------------------------------------------


def win() -> Tune:
    form = changes("G | F C | G D | G")
    melody = "D5:.33 D5:.33 D5:.33 G5:1 B5:.5 A5:.5 G5:1 | A5:.5 F5:.5 C6:1 G5:.5 E5:.5 C6:1 | B5:.5 D6:.5 B5:1 A5:.5 F#5:.5 A5:1 | G5:.5 r:.5 G5:.5 r:.5 G5:2"
    lead = tune(melody, 0, 104, length=0.9)
    r = rng("win")
    end = (
        [(12, k, 110, 0.4) for k in (55, 59, 62)]
        + [(13, k, 112, 0.4) for k in (55, 59, 62)]
        + [(14, k, 120, 2.0) for k in (43, 55, 59, 62, 67)]
    )
    parts = [
        Part("trumpet", 56, lead, 0.0, -0.15, -9, scoop=0.2, melodic=True, tone=lambda x: lp(x, 8000, 1)),
        Part("second", 56, harmony(lead, form, -12), -5.0, 0.25, -9, late=0.006, tone=lambda x: lp(x, 7000, 1)),
        Part("fiddle", 110, moved(lead, 0, 0, -8), -7.0, 0.3, -10, late=0.006, melodic=True, scoop=0.3),
        Part("banjo", 105, roll(part_of(form, 0, 3), step=0.25, pattern=(0, 1, 2, 3, 1, 2, 0, 1, 2, 3, 1, 2, 0, 1, 2, 1), velocity=82) + [(14 + 0.06 * i, k, 108, 1.5) for i, k in enumerate((55, 62, 67, 71, 74, 79))], -7.0, 0.45, -14, loose=0.004, swing=0.5),
        Part("piano", 3, stabs(part_of(form, 0, 3), middle=62, velocity=88) + end, -6.0, -0.4, -12),
        Part("bass", 32, [*bass(part_of(form, 0, 3), r, beats=(0, 1, 2, 3), velocity=100), (12, 43, 104, 0.5), (13, 43, 104, 0.5), (14, 31, 118, 2.0)], -4.0, 0, -22, loose=0.003),
        Part("drums", 0, [*drums(3, BRUSH_TRAIN), (12, 36, 100, 0.2), (12, 38, 100, 0.2), (13, 36, 100, 0.2), (13, 38, 104, 0.2), (14, 36, 115, 0.2), (14, 49, 96, 0.5), (14, 38, 112, 0.2), (13.5, 38, 70, 0.1), (13.75, 38, 84, 0.1)], -5.0, 0, -14, kit=0, wide=0.7),
        Part("timpani", 47, [(12, 43, 92, 0.5), (13, 50, 92, 0.5), (14, 43, 112, 2.0)], -9.0, 0, -8),
    ]  # fmt: skip
    return Tune(
        "win",
        126,
        16,
        parts,
        form,
        0.5,
        False,
        1.9,
        -19.0,
        "GameEnded: somebody has won",
        "once; the effect cheer at 5.7 s; then scoring",
    )


def lose() -> Tune:
    form = changes("Gm | Eb | Cm D7 | Gm")
    melody = "D5:1 Bb4:.5 D5:.5 G4:1.5 r:.5 | Eb5:1 D5:.5 Bb4:.5 G4:1.5 r:.5 | C5:.75 Bb4:.25 A4:.5 G4:.5 F#4:1 D4:1 | G3:2 r:2"
    lead = tune(melody, 0, 92)
    parts = [
        Part("muted", 59, lead, 0.0, -0.1, -9, late=0.01, loose=0.012, scoop=0.9, melodic=True),
        Part("clarinet", 71, moved(harmony(lead, form, -12)), -5.0, 0.25, -10, late=0.012, loose=0.01),
        Part("tuba", 58, [(0, 43, 84, 0.8), (2, 38, 78, 0.8), (4, 39, 84, 0.8), (6, 34, 78, 0.8), (8, 36, 84, 0.8), (10, 38, 86, 1.2), (12, 31, 96, 1.8)], -5.0, 0, -14),
        Part("piano", 3, stabs(part_of(form, 0, 2), middle=60, velocity=66) + [(12.02, k, 84, 1.5) for k in (43, 50, 55, 58, 62)] + [(13.5, k, 70, 1.0) for k in (31, 32, 37)], -7.0, -0.4, -12),
        Part("snare", 0, [(12, 36, 90, 0.2), (13.5, 36, 70, 0.2), (13.5, 49, 34, 0.4), (11, 38, 40, 0.1), (11.25, 38, 50, 0.1), (11.5, 38, 62, 0.1), (11.75, 38, 74, 0.1)], -10.0, 0, -13, kit=0),
    ]  # fmt: skip
    return Tune(
        "lose",
        132,
        16,
        parts,
        form,
        0.58,
        False,
        1.3,
        -20.5,
        "GameEnded: only computers have won, everybody loses",
        "once; then scoring",
    )


def ghost_wins() -> Tune:
    form = changes("Em | C | F#m7b5 B7 | Em")
    parts = [
        Part("choir", 53, pad(part_of(form, 0, 3), middle=59, velocity=72) + [(12, k, 80, 3.6) for k in (52, 59, 64, 67)], -2.0, 0, -5, wide=0.9, tone=lambda x: lp(x, 5200, 1)),
        Part("bell", 14, [(0, 64, 92, 3), (8, 57, 80, 3), (12, 52, 104, 4)], -8.0, -0.3, -6),
        Part("piano", 3, [(0, 28, 84, 3.5), (0, 40, 84, 3.5), (4, 36, 80, 3.5), (8, 30, 80, 1.8), (10, 35, 84, 1.8), (12, 28, 96, 4), (12, 40, 90, 4)], -7.0, 0.2, -8),
        Part("harp", 46, arpeggio(part_of(form, 0, 3), middle=64, velocity=58) + [(12 + 0.25 * i, k, 66, 1.5) for i, k in enumerate((64, 67, 71, 76, 79, 83, 88))], -8.0, 0.4, -6),
        Part("tremolo", 44, [(12, k, 62, 3.8) for k in (71, 76)], -10.0, 0, -8, wide=0.9),
    ]  # fmt: skip

    def ghost(n: int) -> Array:
        from stuff import theremin, whisper

        r = rng("ghost wins")
        b = 60 / 100
        keys = [
            (0, 71),
            (1, 67),
            (1.5, 71),
            (2, 76),
            (3.4, 76),
            (3.6, 72),
            (4, 72),
            (5.5, 76),
            (6, 79),
            (7.4, 79),
            (8, 76),
            (9, 72),
            (10, 75),
            (11.6, 71),
            (12, 76),
            (15, 76),
            (16.4, 64),
        ]
        s = 16.6 * b
        line = theremin(r, s, [(at * b, key) for at, key in keys], 0.013) * curve(
            s, (0, 0), (0.05, 0.5), (0.6, 0.9), (7.2, 0.9), (9.0, 0.6), (s, 0)
        )
        breath = whisper(r, 2.0, "ou")
        y = np.zeros((n + n_of(2), 2))
        k = len(line)
        line *= 10 ** ((LEAD - 2 - integrated(line)) / 20)
        y[:k] += np.stack([line, 0.92 * line], axis=1)
        at = n_of(12.5 * b)
        y[at : at + len(breath)] += np.stack([0.6 * breath, breath], axis=1) * 0.012
        return y

    return Tune(
        "ghost_wins",
        100,
        16,
        parts,
        form,
        0.5,
        False,
        2.4,
        -20.5,
        "GameEnded: Ghost of the box rides off with the suitcase",
        "once; then scoring 8 dB lower, or silence",
        ghost,
    )


def elf_wins() -> Tune:
    form = changes("G | F | C D | G")
    melody = "D5:1 B4:.5 D5:.5 G5:1.5 E5:.5 | F5:1 E5:.5 C5:.5 A4:1 C5:1 | E5:.5 D5:.5 C5:.5 E5:.5 F#5:.5 E5:.5 D5:.5 F#5:.5 | G5:1 D5:.5 B4:.5 G5:2"
    lead = tune(melody, 0, 92, length=0.8)
    parts = [
        Part("celesta", 8, moved(lead, 12), 0.0, -0.1, -7),
        Part("glock", 9, [n for n in moved(lead, 12, 0, -18) if abs(n[0] % 1) < 0.01], -10.0, 0.3, -7),
        Part("pizzicato", 45, stabs(part_of(form, 0, 3), middle=62, velocity=78) + bass(part_of(form, 0, 3), rng("elf"), low=40) + [(12, k, 90, 0.5) for k in (55, 62, 67)] + [(14, k, 96, 0.5) for k in (43, 55, 62, 67)], -4.0, 0.2, -9),
        Part("clarinet", 71, harmony(lead, form, -22), -8.0, -0.35, -9),
        Part("bells", 0, drums(14, [(0, 83, 66), (0.5, 83, 44)], 0, 1.0), -12.0, 0.1, -10, kit=0),
        Part("harp", 46, [(12.5 + 0.1 * i, k, 70, 1.0) for i, k in enumerate((67, 71, 74, 79, 83, 86, 91, 95))], -7.0, 0.3, -7),
    ]  # fmt: skip
    return Tune(
        "elf_wins",
        144,
        16,
        parts,
        form,
        0.6,
        False,
        1.5,
        -20.0,
        "GameEnded: the Elf's Gifts win (or his pieces lose)",
        "once; then scoring",
    )


TUNES = (title, schemin, stealin, scoring, win, lose, ghost_wins, elf_wins)


# ---- a look at the harmony ---------------------------------------------------------------------------------------


def analysis(piece: Tune) -> dict[str, object]:
    """Melody against chords, and clashes of a semitone between parts that sound together."""
    leads = {
        "title": ("fiddle", "harmonica", "whistle"),
        "schemin": ("twang", "whistle"),
        "stealin": ("fiddle",),
        "scoring": ("right",),
    }.get(piece.name, ("trumpet", "muted", "celesta"))
    strong = good = 0
    for part in piece.parts:
        if part.name in leads:
            for beat, key, _, long in part.notes:
                if abs(beat % 2) < 0.01 and long >= 0.4:
                    strong += 1
                    good += key % 12 in chord(chord_at(piece.form, beat))[1]
    held = [(b, b + long, k, p.name) for p in piece.parts if p.kit is None for b, k, _, long in p.notes if long >= 0.7]
    clashes = []
    for i, (a0, a1, ak, an) in enumerate(held):
        for b0, b1, bk, bn in held[i + 1 :]:
            if an != bn and abs(ak - bk) % 12 in (1, 11) and abs(ak - bk) < 14 and min(a1, b1) - max(a0, b0) > 0.45:
                clashes.append((round(max(a0, b0), 2), an, ak, bn, bk))
    return {"strong": strong, "chord tones": good, "clashes": clashes}


if __name__ == "__main__":
    for make in TUNES:
        piece = make()
        found = analysis(piece)
        print(
            piece.name,
            f"{piece.beats * 60 / piece.bpm:.2f} s",
            found["strong"],
            found["chord tones"],
            len(found["clashes"]),
            found["clashes"][:14],
        )
