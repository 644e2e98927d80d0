"""The band: a tune's parts are played by FluidSynth one by one, mixed, and wrapped into a loop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import mido
import numpy as np
from core import SR, Array, fade, hp, integrated, lp, n_of, peak, play_midi, rng, room, shelf, to_loudness
from scipy import signal

from music.notes import Note


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
