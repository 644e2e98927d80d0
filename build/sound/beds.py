"""What sounds under everything: the train outside, inside, in a tunnel, and standing under steam.

Each bed is a ring: noise that closes on itself, blows laid around it, rooms by circular convolution. The rails' joints
come at two beats of Schemin' and Stealin' (112 a minute), so that wheels and music keep the same time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from core import (
    SR,
    Array,
    bp,
    decay,
    hp,
    lp,
    mix,
    modes,
    n_of,
    peak,
    ring_noise,
    rng,
    slow_ring,
    time,
    to_loudness,
    unit,
    white,
)
from stuff import CAR, OPEN, TUBE, boot_on_wood, chuff, click, creak, latch, steam, thump

BEAT = 23625  # samples: 112 a minute
N = 32 * BEAT


@dataclass(frozen=True)
class Bed:
    name: str
    event: str
    when: str
    make: Callable[[], Array]
    loudness: float = -30.0


def lay(ring: Array, x: Array, at: int, db: float = 0.0, pan: float = 0.0) -> None:
    """Add a sound at a sample, round the ring."""
    angle = (pan + 1) * np.pi / 4
    index = (at + np.arange(len(x))) % len(ring)
    for side, share in enumerate((np.cos(angle), np.sin(angle))):
        ring[index, side] += x * share * 10 ** (db / 20)


def around(ring: Array, answer: Array, wet_db: float, dry_db: float = 0.0) -> Array:
    """A room by circular convolution, a little different on both sides."""
    out = ring * 10 ** (dry_db / 20)
    for side in (0, 1):
        a = np.zeros(len(ring))
        late = n_of(0.0007 * side + 0.0004)
        a[late : late + len(answer)] = (
            answer if side == 0 else answer * np.sign(np.sin(np.arange(len(answer)) * 0.37 + 0.2))
        )
        out[:, side] += np.fft.irfft(np.fft.rfft(ring[:, side]) * np.fft.rfft(a), len(ring)) * 10 ** (wet_db / 20)
    return out


def filtered(ring: Array, how: Callable[[Array], Array]) -> Array:
    """A filter that has already gone round once."""
    return how(np.concatenate([ring, ring]))[len(ring) :]


def both(name: str, shape: Callable[[Array], Array], share: float = 0.5) -> Array:
    """Noise on both sides, partly the same."""
    common = ring_noise(N, rng(name, "middle"), shape)
    sides = [ring_noise(N, rng(name, side), shape) for side in "lr"]
    return np.stack([share * common + (1 - share) * x for x in sides], axis=1)


def band_shape(low: float, high: float, slope: float = 0.0) -> Callable[[Array], Array]:
    return lambda f: f ** (-slope) / np.sqrt(1 + (low / f) ** 6) / np.sqrt(1 + (f / high) ** 6)


def joint(r: np.random.Generator, near: float = 1.0) -> Array:
    """A wheel over a gap between two rails."""
    k = r.uniform(0.95, 1.05)
    rail = modes(
        0.2,
        [
            (392 * k, 0.8, 0.03),
            (655 * k, 0.8, 0.028),
            (1180 * k, 0.6, 0.02),
            (1930 * k, 0.4, 0.014),
            (3240 * k, 0.22, 0.009),
        ],
        r,
    )
    rail *= np.minimum(1, time(0.2) / 0.0015)
    return mix((0, unit(rail), -5), (0, thump(170, 92, 0.035, 0.2), -6), (0, click(r, 700, 3600, 0.005), -7))


BLOWS = ((0.0, 0.0, 0.25), (0.2, -1.5, 0.25), (0.5, -2.5, -0.25), (0.7, -4.0, -0.25))  # beats, dB, side


def rhythm(ring: Array, name: str, blow: Callable[[np.random.Generator], Array], db: float = 0.0) -> None:
    """Da-dum da-dum, and a gap: the rear bogie of one car and the front bogie of the next, every two beats.

    The pattern is that of the recorded train in FluidR3's effects: 0, 0.10, 0.27, 0.37 s.
    """
    r = rng(name, "joints")
    for k in range(16):
        weight = r.normal(0, 1.0)
        for beat, soft, pan in BLOWS:
            at = 2 * k * BEAT + int(beat * BEAT) + int(r.normal(0, 0.003) * SR)
            lay(ring, blow(r), at, db + soft + weight + r.normal(0, 0.7), pan)
        at = (2 * k + 1) * BEAT + int(0.25 * BEAT)  # another car, farther down the train
        for late in (0, n_of(0.11)):
            lay(ring, lp(blow(r), 900, 1), at + late + int(r.normal(0, 0.004) * SR), db - 9 + r.normal(0, 1), -0.6)


def exhaust(ring: Array, name: str, db: float, hz: float, pan: float) -> None:
    """Four beats of the exhaust for each turn of the drivers, the first a little stronger."""
    r = rng(name, "exhaust")
    for k in range(64):
        x = lp(chuff(r, 0.9, 0.28), hz, 1)
        lay(
            ring,
            x,
            k * BEAT // 2 + n_of(0.05) + int(r.normal(0, 0.005) * SR),
            db + (0.0, -2.5, -1.0, -2.5)[k % 4] + r.normal(0, 0.6),
            pan,
        )


def outside() -> Array:
    sway = slow_ring(N, rng("out sway"), 0.6, 0.65, 1.0)[:, None]
    gust = slow_ring(N, rng("out gust"), 0.35, 0.35, 1.0)[:, None]
    rumble = both("out rumble", band_shape(70, 420, 0.4)) * sway
    wind = both("out wind", band_shape(220, 1500, 0.6), 0.25) * gust
    sing = both("out sing", band_shape(1700, 5200, 0.4), 0.3) * (0.5 + 0.5 * sway)
    ring = 0.2 * rumble + 0.13 * wind + 0.035 * sing
    blows = np.zeros((N, 2))
    rhythm(blows, "outside", joint, 5.0)
    exhaust(blows, "outside", -2.0, 2600, 0.45)
    r = rng("outside", "rattle")
    for _ in range(26):
        lay(blows, latch(r, r.uniform(0.4, 0.8)), int(r.integers(0, N)), -17 - 8 * r.random(), r.uniform(-0.8, 0.8))
    return filtered(around(ring + blows, OPEN, -22), lambda x: hp(x, 62, 2))


def inside() -> Array:
    sway = slow_ring(N, rng("in sway"), 0.5, 0.7, 1.0)[:, None]
    rumble = both("in rumble", band_shape(65, 300, 0.5), 0.7) * sway
    air = both("in air", band_shape(220, 1600, 0.7), 0.5)
    ring = 0.24 * rumble + 0.11 * air
    blows = np.zeros((N, 2))
    rhythm(
        blows,
        "inside",
        lambda r: mix((0, lp(joint(r), 1900, 1), -1), (0.002, lp(boot_on_wood(r, 1.1, 1.3), 2000, 1), -3)),
        3.0,
    )
    exhaust(blows, "inside", -9.0, 520, 0.3)
    r = rng("inside", "life")
    for k in range(32):  # a pane that shivers after a blow
        if r.random() < 0.55:
            for i in range(int(r.integers(2, 5))):
                lay(
                    blows,
                    unit(bp(white(0.02, r), 1900, 4200) * decay(0.02, 0.004)),
                    k * BEAT + n_of(0.03 + 0.021 * i + 0.004 * r.random()),
                    -19 - 2.5 * i,
                    -0.55,
                )
    for _ in range(7):  # wood that works
        low = r.uniform(55, 85)
        lay(
            blows,
            creak(r, r.uniform(0.25, 0.5), [(0, low), (0.2, low * 1.5), (0.5, low)]),
            int(r.integers(0, N)),
            -20 - 4 * r.random(),
            r.uniform(-0.6, 0.6),
        )
    for _ in range(6):  # a lamp, a glass
        f = r.uniform(2300, 3600)
        lay(
            blows,
            modes(0.25, [(f, 1, 0.04), (f * 1.6, 0.5, 0.03)], r) * np.minimum(1, time(0.25) / 0.002),
            int(r.integers(0, N)),
            -27,
            r.uniform(-0.5, 0.7),
        )
    return filtered(around(ring + blows, CAR, -12), lambda x: hp(x, 55, 2))


def tunnel() -> Array:
    sway = slow_ring(N, rng("tunnel sway"), 0.8, 0.7, 1.0)[:, None]
    roar = both("tunnel roar", band_shape(65, 480, 0.5), 0.2) * sway
    rush = both("tunnel rush", band_shape(300, 1300, 0.7), 0.1) * sway[::-1]
    ring = 0.26 * roar + 0.16 * rush
    blows = np.zeros((N, 2))
    rhythm(blows, "tunnel", lambda r: lp(joint(r), 3000, 1), 4.0)
    exhaust(blows, "tunnel", 2.0, 1300, 0.2)
    r = rng("tunnel", "drip")
    wet = around(ring * 0.7 + blows, TUBE, -5, -3)
    for _ in range(5):
        f = r.uniform(1500, 2100)
        lay(
            wet,
            modes(0.3, [(f, 1, 0.05), (f * 1.31, 0.4, 0.03)], r) * np.minimum(1, time(0.3) / 0.002),
            int(r.integers(0, N)),
            -19,
            r.uniform(-0.8, 0.8),
        )
    return filtered(wet, lambda x: peak(hp(x, 60, 2), 140, 1.5, 0.7))


def idle() -> Array:
    breath = slow_ring(N, rng("idle breath"), 0.5, 0.6, 1.0)[:, None]
    hiss = both("idle hiss", band_shape(1500, 7500, 0.6), 0.4) * breath
    boil = both("idle boil", band_shape(60, 240, 0.6), 0.7)
    fire = both("idle fire", band_shape(150, 700, 0.6), 0.5) * slow_ring(N, rng("idle fire"), 3, 0.5, 1.0)[:, None]
    ring = 0.1 * hiss + 0.13 * boil + 0.1 * fire
    r = rng("idle", "pump")
    for k in range(8):  # the air pump: up, down
        at = k * 4 * BEAT
        for stroke, pitch in ((0, 0.42), (2 * BEAT - n_of(0.12), 0.5)):
            lay(
                ring,
                mix((0, latch(r, pitch), -4), (0, thump(130, 80, 0.04, 0.2), -4)),
                at + stroke + int(r.normal(0, 0.01) * SR),
                -3.0,
                -0.3,
            )
            lay(ring, lp(steam(r, 0.5, 0.11), 6500, 1), at + stroke + n_of(0.05), -13.0, -0.3)
    for _ in range(46):  # coal
        lay(
            ring,
            unit(bp(white(0.03, r), 900, 5000) * decay(0.03, 0.003)),
            int(r.integers(0, N)),
            -14 - 14 * r.random(),
            0.35,
        )
    for _ in range(6):  # iron that cools
        lay(
            ring,
            modes(0.2, [(1720, 1, 0.03), (2950, 0.6, 0.02)], r) * np.minimum(1, time(0.2) / 0.001),
            int(r.integers(0, N)),
            -21,
            r.uniform(-0.5, 0.5),
        )
    return filtered(around(ring, OPEN, -22), lambda x: hp(x, 36, 2))


BEDS = (
    Bed("train_outside", "the table, daylight", "loops under Schemin' and Stealin'", outside),
    Bed(
        "train_inside",
        "close-ups inside a car; open sheets and menus over the table",
        "loops; crossfade with outside in 0.4 s",
        inside,
    ),
    Bed("train_tunnel", "TurnBegan T", "loops from tunnel_in to tunnel_out", tunnel, -27.5),
    Bed("steam_idle", "title, set-up, the curtain, scoring: the train stands", "loops", idle, -31.5),
)


def render(bed: Bed) -> Array:
    return to_loudness(cut_where_quiet(bed.make()), bed.loudness, -3.0, whole=True, ring=True)


def cut_where_quiet(ring: Array) -> Array:
    """The same ring, begun at the quietest moment of the gap before a blow, where a seam can hide."""
    first, last = int(1.62 * BEAT), int(1.97 * BEAT)
    step = np.abs(np.diff(ring, axis=0)).max(axis=1) + 0.3 * np.abs(ring[1:]).max(axis=1)
    smooth = np.convolve(step, np.ones(64) / 64, "same")
    at = first + int(np.argmin(smooth[first:last]))
    at = at - 32 + int(np.argmin(step[at - 32 : at + 32]))
    return np.roll(ring, -(at + 1), axis=0)
