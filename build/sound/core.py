"""The workshop: noise, filters, resonators, rooms, the SoundFont player, loudness, limiting, writing.

Everything is a numpy array of float64 at 44.1 kHz; mono (n,) or stereo (n, 2). Nothing here uses the clock or a
global random state, so that the same sources give the same samples.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import mido
import numpy as np
import soundfile
from scipy import signal

SR = 44100
GM = os.environ.get("FLUID_GM", "/usr/share/sounds/sf2/FluidR3_GM.sf2")
GS = os.environ.get("FLUID_GS", "/usr/share/sounds/sf2/FluidR3_GS.sf2")
CACHE = Path(tempfile.gettempdir()) / "colt-sound-cache"
Array = np.ndarray


# ---- raw material -------------------------------------------------------------------------------------------------


def rng(*seed: object) -> np.random.Generator:
    """A random generator that depends on words and numbers alone."""
    digest = hashlib.sha256(repr(seed).encode()).digest()
    return np.random.default_rng(int.from_bytes(digest[:8], "little"))


def n_of(seconds: float) -> int:
    return round(seconds * SR)


def silence(seconds: float) -> Array:
    return np.zeros(n_of(seconds))


def time(seconds: float) -> Array:
    return np.arange(n_of(seconds)) / SR


def white(seconds: float, r: np.random.Generator) -> Array:
    return r.standard_normal(n_of(seconds))


def pink(seconds: float, r: np.random.Generator) -> Array:
    n = n_of(seconds)
    spectrum = np.fft.rfft(r.standard_normal(n))
    f = np.maximum(np.fft.rfftfreq(n, 1 / SR), 20)
    x = np.fft.irfft(spectrum / np.sqrt(f), n)
    return x / np.std(x)


def brown(seconds: float, r: np.random.Generator) -> Array:
    n = n_of(seconds)
    spectrum = np.fft.rfft(r.standard_normal(n))
    f = np.maximum(np.fft.rfftfreq(n, 1 / SR), 25)
    x = np.fft.irfft(spectrum / f, n)
    return x / np.std(x)


def ring_noise(n: int, r: np.random.Generator, shape) -> Array:
    """Noise that closes on itself after `n` samples; `shape(f)` is its amplitude over frequency."""
    f = np.fft.rfftfreq(n, 1 / SR)
    amp = shape(np.maximum(f, 1.0))
    x = np.fft.irfft(amp * np.exp(2j * np.pi * r.random(len(f))), n)
    return x / np.std(x)


def slow_ring(n: int, r: np.random.Generator, hz: float, low: float = 0.0, high: float = 1.0) -> Array:
    """A slow random curve between two values that closes on itself."""
    points = max(3, round(n / SR * hz))
    values = r.random(points)
    values = np.concatenate([values, values, values])
    from scipy.interpolate import CubicSpline

    spline = CubicSpline(np.arange(3 * points), values)
    x = spline(points + np.arange(n) * points / n)
    return low + (high - low) * np.clip(x, 0, 1)


# ---- shapes in time -----------------------------------------------------------------------------------------------


def decay(seconds: float, tau: float, attack: float = 0.0005) -> Array:
    """Up in `attack` seconds, then down exponentially."""
    t = time(seconds)
    return np.exp(-t / tau) * np.minimum(1.0, t / max(attack, 1 / SR))


def curve(seconds: float, *points: tuple[float, float]) -> Array:
    """Straight lines through (second, value)."""
    xs, ys = zip(*points, strict=True)
    return np.interp(time(seconds), xs, ys)


def hump(seconds: float, rise: float, power: float = 1.0) -> Array:
    """A smooth swell: up until the share `rise` of the time, then down."""
    t = np.linspace(0, 1, n_of(seconds), endpoint=False)
    x = np.where(t < rise, 0.5 - 0.5 * np.cos(np.pi * t / rise), 0.5 + 0.5 * np.cos(np.pi * (t - rise) / (1 - rise)))
    return x**power


def fade(x: Array, in_s: float = 0.001, out_s: float = 0.01) -> Array:
    x = np.array(x, dtype=float)
    a, b = min(n_of(in_s), len(x)), min(n_of(out_s), len(x))
    up = 0.5 - 0.5 * np.cos(np.pi * np.arange(a) / max(a, 1))
    down = 0.5 + 0.5 * np.cos(np.pi * np.arange(1, b + 1) / max(b, 1))
    if x.ndim == 2:
        up, down = up[:, None], down[:, None]
    if a:
        x[:a] *= up
    if b:
        x[-b:] *= down
    return x


# ---- filters ------------------------------------------------------------------------------------------------------


def lp(x: Array, hz: float, order: int = 2) -> Array:
    return signal.sosfilt(signal.butter(order, min(hz, SR * 0.49), "low", fs=SR, output="sos"), x, axis=0)


def hp(x: Array, hz: float, order: int = 2) -> Array:
    return signal.sosfilt(signal.butter(order, hz, "high", fs=SR, output="sos"), x, axis=0)


def bp(x: Array, low: float, high: float, order: int = 2) -> Array:
    return signal.sosfilt(signal.butter(order, [low, min(high, SR * 0.49)], "band", fs=SR, output="sos"), x, axis=0)


def peak(x: Array, hz: float, gain_db: float, q: float = 1.0) -> Array:
    """A bell in the frequency response."""
    a = 10 ** (gain_db / 40)
    w = 2 * np.pi * hz / SR
    alpha = np.sin(w) / (2 * q)
    b = np.array([1 + alpha * a, -2 * np.cos(w), 1 - alpha * a])
    d = np.array([1 + alpha / a, -2 * np.cos(w), 1 - alpha / a])
    return signal.lfilter(b / d[0], d / d[0], x, axis=0)


def shelf(x: Array, hz: float, gain_db: float, *, high: bool = True) -> Array:
    a = 10 ** (gain_db / 40)
    w = 2 * np.pi * hz / SR
    c, s = np.cos(w), np.sin(w) / 2 * np.sqrt(2)
    root = 2 * np.sqrt(a) * s
    sign = -1 if high else 1
    b = np.array(
        [
            a * ((a + 1) - sign * (a - 1) * c + root),
            sign * 2 * a * ((a - 1) - sign * (a + 1) * c),
            a * ((a + 1) - sign * (a - 1) * c - root),
        ]
    )
    d = np.array(
        [
            (a + 1) + sign * (a - 1) * c + root,
            -sign * 2 * ((a - 1) + sign * (a + 1) * c),
            (a + 1) + sign * (a - 1) * c - root,
        ]
    )
    return signal.lfilter(b / d[0], d / d[0], x, axis=0)


def swept_bp(x: Array, hz: Array, q: float) -> Array:
    """A band pass whose middle follows a curve (a state-variable filter, sample by sample)."""
    low = band = 0.0
    out = np.empty_like(x)
    f = 2 * np.sin(np.pi * np.minimum(hz, SR / 6.5) / SR)
    damp = 1 / q
    for i in range(len(x)):
        low += f[i] * band
        high = x[i] - low - damp * band
        band += f[i] * high
        out[i] = band
    return out * damp


# ---- bodies -------------------------------------------------------------------------------------------------------


def modes(seconds: float, parts: Sequence[tuple[float, float, float]], r: np.random.Generator | None = None) -> Array:
    """Struck: the sum of decaying tones (hertz, amplitude, decay time in seconds)."""
    t = time(seconds)
    x = np.zeros_like(t)
    for hz, amp, tau in parts:
        phase = 0.0 if r is None else r.uniform(0, 0.6)
        x += amp * np.exp(-t / tau) * np.sin(2 * np.pi * hz * t + phase)
    return x


def struck(hit: Array, parts: Sequence[tuple[float, float, float]], tail: float) -> Array:
    """A hit (noise) heard through a body's resonances: two-pole resonators in parallel."""
    x = np.concatenate([hit, silence(tail)])
    out = np.zeros_like(x)
    for hz, amp, tau in parts:
        radius = np.exp(-1 / (tau * SR))
        w = 2 * np.pi * hz / SR
        out += amp * signal.lfilter([1 - radius], [1, -2 * radius * np.cos(w), radius**2], x)
    return out


def glide(seconds: float, hz: Array, harmonics: Sequence[float] = (1.0,)) -> Array:
    """A tone whose pitch follows a curve."""
    phase = 2 * np.pi * np.cumsum(hz) / SR
    return sum(a * np.sin((k + 1) * phase) for k, a in enumerate(harmonics))


# ---- putting together ---------------------------------------------------------------------------------------------


def mix(*layers: tuple[float, Array] | tuple[float, Array, float], seconds: float | None = None) -> Array:
    """Layers (start in seconds, sound, gain in dB) on top of each other."""
    end = max(n_of(layer[0]) + len(layer[1]) for layer in layers)
    if seconds is not None:
        end = n_of(seconds)
    out = np.zeros(end)
    for layer in layers:
        start, x = n_of(layer[0]), layer[1]
        gain = 10 ** (layer[2] / 20) if len(layer) > 2 else 1.0
        x = x[: max(0, end - start)]
        out[start : start + len(x)] += gain * x
    return out


def unit(x: Array) -> Array:
    """With a peak of 1."""
    top = np.max(np.abs(x))
    return x / top if top else x


def room(
    seconds: float, r: np.random.Generator, *, dark: float = 5000, early: Sequence[float] = (), pre: float = 0.0
) -> Array:
    """The answer of a room: a few early reflections and a dense tail that gets darker."""
    n = n_of(pre + seconds * 1.3)
    t = np.arange(n) / SR
    tail = r.standard_normal(n) * np.exp(-6.9 * t / seconds) * (t > pre)
    bright, dull = lp(tail, dark, 1), lp(tail, dark / 5, 1)
    shape = np.exp(-3 * t / seconds)
    x = bright * shape + 1.6 * dull * (1 - shape)
    x = hp(x, 120, 1)
    x /= np.sqrt(np.sum(x**2))
    for nth, at in enumerate(early):
        x[n_of(at)] += 0.5 * (-0.8) ** nth
    return x


def reverb(x: Array, answer: Array, wet_db: float, dry_db: float = 0.0) -> Array:
    """A sound in a room."""
    wet = signal.fftconvolve(x, answer)
    out = wet * 10 ** (wet_db / 20)
    out[: len(x)] += x * 10 ** (dry_db / 20)
    return out


def resample(x: Array, ratio: float) -> Array:
    """Faster and higher (ratio > 1) or slower and lower, as a tape."""
    n = int(len(x) / ratio)
    return np.interp(np.arange(n) * ratio, np.arange(len(x)), x)


def drive(x: Array, amount: float) -> Array:
    """Soft saturation."""
    return np.tanh(amount * x) / np.tanh(amount)


# ---- the SoundFont ------------------------------------------------------------------------------------------------


def play_midi(midi: mido.MidiFile, font: str = GM, gain: float = 0.5) -> Array:
    """A MIDI file through FluidSynth without its own effects: stereo."""
    with tempfile.TemporaryDirectory() as folder:
        score, out = Path(folder) / "a.mid", Path(folder) / "a.wav"
        midi.save(score)
        key = hashlib.sha256(score.read_bytes() + font.encode() + str(gain).encode()).hexdigest()[:24]
        kept = CACHE / f"{key}.npy"
        if kept.exists():
            return np.load(kept).astype(float)
        subprocess.run(
            [
                "fluidsynth",
                "-ni",
                "-q",
                "-R",
                "0",
                "-C",
                "0",
                "-g",
                str(gain),
                "-r",
                str(SR),
                "-O",
                "float",
                "-o",
                "synth.polyphony=200",
                "-o",
                "synth.cpu-cores=1",
                "-F",
                str(out),
                font,
                str(score),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        x, _ = soundfile.read(out, always_2d=True)
    CACHE.mkdir(exist_ok=True)
    np.save(kept, x.astype(np.float32))
    return x


def font_note(
    bank: int,
    program: int,
    notes: Sequence[tuple[float, int, int, float]],
    seconds: float,
    *,
    font: str = GM,
    drums: bool = False,
    bends: Sequence[tuple[float, float]] = (),
) -> Array:
    """Notes (start, key, velocity, length in seconds) of one preset, mono."""
    midi = mido.MidiFile(ticks_per_beat=1000)
    track = mido.MidiTrack()
    midi.tracks.append(track)
    channel = 9 if drums else 0
    events: list[tuple[int, int, mido.Message]] = []
    for start, key, velocity, length in notes:
        events.append((round(start * 2000), 1, mido.Message("note_on", channel=channel, note=key, velocity=velocity)))
        events.append((round((start + length) * 2000), 0, mido.Message("note_off", channel=channel, note=key)))
    for at, semitones in bends:
        value = int(np.clip(semitones / 2 * 8191, -8192, 8191))
        events.append((round(at * 2000), 0, mido.Message("pitchwheel", channel=channel, pitch=value)))
    track.append(mido.Message("control_change", channel=channel, control=0, value=bank if not drums else 0))
    track.append(mido.Message("program_change", channel=channel, program=program))
    now = 0
    for at, _, message in sorted(events, key=lambda e: (e[0], e[1])):
        track.append(message.copy(time=at - now))
        now = at
    track.append(mido.MetaMessage("end_of_track", time=max(0, round(seconds * 2000) - now)))
    x = play_midi(midi, font).mean(axis=1)
    x = x[: n_of(seconds)]
    return np.concatenate([x, np.zeros(n_of(seconds) - len(x))])


def from_attack(x: Array, threshold_db: float = -40, before: float = 0.0015) -> Array:
    """Without the silence before its first sound."""
    top = np.max(np.abs(x))
    loud = np.nonzero(np.abs(x) > top * 10 ** (threshold_db / 20))[0]
    return x[max(0, loud[0] - n_of(before)) :] if len(loud) else x


def to_silence(x: Array, threshold_db: float = -58, tail: float = 0.03) -> Array:
    """Without the silence after its last sound."""
    level = np.abs(x) if x.ndim == 1 else np.max(np.abs(x), axis=1)
    loud = np.nonzero(level > np.max(level) * 10 ** (threshold_db / 20))[0]
    return x[: min(len(x), loud[-1] + n_of(tail))] if len(loud) else x


# ---- loudness -----------------------------------------------------------------------------------------------------

_K1 = (
    np.array([1.53512485958697, -2.69169618940638, 1.19839281085285]),
    np.array([1.0, -1.69065929318241, 0.73248077421585]),
)
_K2 = (np.array([1.0, -2.0, 1.0]), np.array([1.0, -1.99004745483398, 0.99007225036621]))


def k_weighted(x: Array) -> Array:
    """ITU-R BS.1770's weighting (its 48 kHz coefficients, applied after resampling)."""
    y = signal.resample_poly(x, 160, 147, axis=0)
    return signal.lfilter(*_K2, signal.lfilter(*_K1, y, axis=0), axis=0)


def _power(x: Array) -> Array:
    y = k_weighted(x) ** 2
    return 2 * y if y.ndim == 1 else y.sum(axis=1)  # a mono file is played by both loudspeakers


def momentary_max(x: Array, window: float = 0.4) -> float:
    """The greatest 400 ms loudness of a sound with silence around it, in LUFS, as it is played by two loudspeakers."""
    p = _power(np.concatenate([x, np.zeros((n_of(window), *x.shape[1:]))]))
    n = int(48000 * window)
    total = np.concatenate([[0.0], np.cumsum(p)])
    best = np.max(total[n:] - total[:-n]) / n if len(p) > n else total[-1] / n
    return -0.691 + 10 * np.log10(best + 1e-12)


def fast_max(x: Array) -> float:
    """As momentary_max, over 125 ms: what short sounds are matched by, near to how long the ear adds up loudness."""
    return momentary_max(x, 0.125)


def integrated(x: Array) -> float:
    """Integrated loudness with the gates of BS.1770."""
    p = _power(x)
    n, step = 19200, 4800
    if len(p) < n:
        return -0.691 + 10 * np.log10(np.mean(p) + 1e-12)
    blocks = np.array([np.mean(p[i : i + n]) for i in range(0, len(p) - n + 1, step)])
    loud = -0.691 + 10 * np.log10(blocks + 1e-12)
    kept = blocks[loud > -70]
    if not len(kept):
        return -99.0
    gate = -0.691 + 10 * np.log10(np.mean(kept)) - 10
    kept = blocks[(loud > -70) & (loud > gate)]
    return -0.691 + 10 * np.log10(np.mean(kept))


def limit(
    x: Array, ceiling_db: float = -1.5, look: float = 0.0015, release: float = 0.06, *, ring: bool = False
) -> Array:
    """A gentle look-ahead limiter: gain falls before a peak and comes back after it."""
    ceiling = 10 ** (ceiling_db / 20)
    src = x if x.ndim == 1 else np.max(np.abs(x), axis=1)
    if np.max(np.abs(src)) <= ceiling:
        return x
    if ring:
        lap = min(len(x), n_of(1.0))
        return limit(np.concatenate([x[-lap:], x, x[:lap]]), ceiling_db, look, release)[lap:-lap]
    over = signal.resample_poly(src, 4, 1)
    level = np.max(np.abs(over[: len(over) // 4 * 4].reshape(-1, 4)), axis=1)
    level = np.maximum(np.concatenate([level, np.zeros(len(src) - len(level))]), np.abs(src))
    need = np.minimum(1.0, ceiling / np.maximum(level, 1e-9))
    ahead = n_of(look)
    from scipy.ndimage import minimum_filter1d

    floor = minimum_filter1d(need, 2 * ahead + 1)
    a = np.exp(-1 / (release * SR))
    gain = np.empty_like(floor)
    g = 1.0
    for i, f in enumerate(floor):
        g = f if f < g else f + (g - f) * a
        gain[i] = g
    gain = np.convolve(
        np.concatenate([np.full(ahead, gain[0]), gain, np.full(ahead, gain[-1])]),
        np.ones(2 * ahead + 1) / (2 * ahead + 1),
        "valid",
    )
    gain = np.minimum(gain, 1.0)
    return x * (gain if x.ndim == 1 else gain[:, None])


def to_loudness(x: Array, target: float, ceiling_db: float = -1.5, *, whole: bool = False, ring: bool = False) -> Array:
    """Brought to a loudness (the greatest 125 ms, or integrated when `whole`), peaks held below the ceiling."""
    measure = integrated if whole else fast_max
    x = x - np.mean(x, axis=0) if ring else x
    y = x
    for _ in range(4):
        y = y * 10 ** ((target - measure(y)) / 20)
        y = limit(y, ceiling_db, ring=ring)
    return y


# ---- writing ------------------------------------------------------------------------------------------------------


def write(path: Path, x: Array, quality: float) -> None:
    """As Ogg Vorbis with a fixed serial number, so that the file is the same each time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        wav = Path(folder) / "a.wav"
        soundfile.write(wav, np.clip(x, -1, 1), SR, subtype="PCM_24")
        subprocess.run(["oggenc", "-Q", "-q", str(quality), "-s", "1872", "-o", str(path), str(wav)], check=True)


def spectrogram(x: Array, path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        wav = Path(folder) / "a.wav"
        soundfile.write(wav, np.clip(x, -1, 1), SR)
        subprocess.run(["sox", str(wav), "-n", "spectrogram", "-o", str(path), "-x", "600", "-y", "257"], check=True)
