"""Things that make noise: boots, iron, coins, paper, hinges, powder, steam, voices."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from core import (
    GM,
    GS,
    Array,
    bp,
    curve,
    decay,
    drive,
    fade,
    font_note,
    from_attack,
    glide,
    hp,
    hump,
    lp,
    mix,
    modes,
    n_of,
    peak,
    pink,
    reverb,
    rng,
    room,
    silence,
    struck,
    swept_bp,
    time,
    unit,
    white,
)  # fmt: skip

CAR = room(0.22, rng("car"), dark=3800, early=(0.006, 0.011, 0.017, 0.023))  # inside a wooden car
SALOON = room(0.5, rng("saloon"), dark=4200, early=(0.009, 0.017, 0.026, 0.041))
OPEN = room(0.9, rng("open"), dark=2200, early=(0.06, 0.11), pre=0.05)  # out on the prairie
HALL = room(2.2, rng("hall"), dark=3600, early=(0.02, 0.037, 0.055), pre=0.02)
TUBE = room(2.6, rng("tube"), dark=1600, early=(0.012, 0.024, 0.036, 0.048, 0.06), pre=0.01)  # a tunnel


def click(
    r: np.random.Generator, low: float = 1500, high: float = 7000, tau: float = 0.003, seconds: float = 0.03
) -> Array:
    return unit(bp(white(seconds, r), low, high) * decay(seconds, tau, 0.0003))


def thump(top: float, bottom: float, tau: float, seconds: float = 0.3, bend: float = 0.03) -> Array:
    """A low blow that falls in pitch."""
    t = time(seconds)
    return glide(seconds, bottom + (top - bottom) * np.exp(-t / bend)) * decay(seconds, tau, 0.001)


def boot_on_wood(r: np.random.Generator, weight: float = 1.0, hollow: float = 1.0) -> Array:
    """A heel on planks over a hollow floor."""
    k = r.uniform(0.92, 1.09)
    body = modes(
        0.3,
        [
            (92 * k, 0.42 * weight, 0.04),
            (147 * k, 0.5 * hollow, 0.038),
            (226 * k, 0.55 * hollow, 0.03),
            (r.uniform(380, 460) * k, 0.55, 0.024),
            (r.uniform(640, 800) * k, 0.42, 0.018),
            (r.uniform(1100, 1400) * k, 0.27, 0.011),
            (r.uniform(1800, 2300) * k, 0.14, 0.007),
        ],
        r,
    ) * np.minimum(1, time(0.3) / 0.0012)
    grit = lp(hp(white(0.06, r), 700), 4200) * decay(0.06, 0.008, 0.0008)
    return mix((0, body), (0, unit(grit), -9), (0, click(r, 900, 3600, 0.0022), -7))


def boot_on_roof(r: np.random.Generator, weight: float = 1.0) -> Array:
    """A heel on a tin-covered roof under the open sky."""
    k = r.uniform(0.93, 1.08)
    body = modes(
        0.28,
        [
            (116 * k, 0.36 * weight, 0.032),
            (191 * k, 0.42, 0.034),
            (312 * k, 0.45, 0.036),
            (r.uniform(480, 560) * k, 0.5, 0.034),
            (r.uniform(830, 960) * k, 0.42, 0.028),
            (r.uniform(1350, 1600) * k, 0.32, 0.022),
            (r.uniform(2200, 2700) * k, 0.2, 0.015),
            (3600 * k, 0.1, 0.01),
        ],
        r,
    ) * np.minimum(1, time(0.28) / 0.001)
    return mix((0, body), (0, click(r, 1400, 6500, 0.0028), -8))


def rung(r: np.random.Generator, height: float = 0.0) -> Array:
    """A boot and a hand on an iron rung; higher rungs sound higher."""
    f = 560 * 2 ** (height / 12) * r.uniform(0.98, 1.02)
    iron = modes(
        0.25,
        [(f * m, a, tau) for m, a, tau in ((1, 0.6, 0.05), (2.76, 0.4, 0.034), (5.4, 0.22, 0.02), (8.93, 0.1, 0.01))],
        r,
    )
    knock = modes(0.15, [(150, 0.7, 0.03), (290, 0.4, 0.02)], r)
    return mix((0, iron, -5), (0, knock), (0, click(r, 2000, 8000, 0.002), -10))


def rustle(r: np.random.Generator, seconds: float = 0.16, low: float = 900, high: float = 5500) -> Array:
    """Cloth that moves."""
    grain = lp(np.abs(white(seconds, r)), 45, 1)
    return unit(bp(white(seconds, r), low, high) * unit(grain) ** 1.5 * hump(seconds, 0.35))


def whoosh(
    r: np.random.Generator, seconds: float, start: float, top: float, end: float, q: float = 1.6, rise: float = 0.55
) -> Array:
    """Air that is cut."""
    hz = curve(seconds, (0, start), (seconds * rise, top), (seconds, end))
    return unit(swept_bp(pink(seconds, r), hz, q) * hump(seconds, rise, 1.4))


def coin(r: np.random.Generator, damped: float = 0.0) -> Array:
    """One coin that is struck; `damped` is 1 in a pouch."""
    f = r.uniform(2900, 5200)
    tau = (0.13 - 0.1 * damped) * r.uniform(0.7, 1.2)
    parts = [
        (f * m, a * r.uniform(0.6, 1), tau / (1 + 0.5 * k))
        for k, (m, a) in enumerate(((1, 1), (1.51, 0.7), (2.13, 0.5), (2.81, 0.35)))
    ]
    x = modes(0.4, [p for p in parts if p[0] < 17000], r)
    x *= np.minimum(1, time(0.4) / 0.0004)
    return mix((0, x), (0, click(r, 3000, 12000, 0.0015), -10))


def jingle(r: np.random.Generator, count: int, seconds: float, damped: float = 0.0, crowd: float = 1.6) -> Array:
    """Coins that fall on each other, most of them early."""
    layers = [(0.0, coin(r, damped))]
    for _ in range(count):
        layers.append((seconds * r.random() ** crowd, coin(r, damped), -12 * r.random()))
    return mix(*layers)


def spur(r: np.random.Generator, seconds: float = 0.35) -> Array:
    """The rowel of a spur: a few bright pings that shiver."""
    base = r.uniform(0.96, 1.04)
    out = []
    at = 0.0
    for k in range(4):
        parts = [
            (f * base * r.uniform(0.995, 1.005), a, tau)
            for f, a, tau in ((3720, 0.8, 0.09), (5150, 1, 0.11), (6890, 0.7, 0.08), (8930, 0.4, 0.05))
        ]
        out.append((at, modes(seconds, parts, r) * np.minimum(1, time(seconds) / 0.0008), -5.0 * k))
        at += r.uniform(0.028, 0.05)
    return mix(*out)


def card_snap(r: np.random.Generator, hard: float = 1.0) -> Array:
    """A card that snaps flat."""
    k = r.uniform(0.9, 1.1)
    flap = bp(white(0.06, r), 1700 * k, 9500) * decay(0.06, 0.007, 0.0006)
    paper = bp(white(0.09, r), 500 * k, 2200 * k) * decay(0.09, 0.014, 0.001)
    table = modes(0.12, [(170 * k, 1, 0.022), (262 * k, 0.6, 0.016), (540 * k, 0.25, 0.008)], r) * np.minimum(
        1, time(0.12) / 0.001
    )
    return mix((0, unit(flap), -2), (0, unit(paper), -4), (0.001, unit(table), -7 + 5 * hard))


def card_slide(r: np.random.Generator, seconds: float = 0.16, rising: bool = True) -> Array:
    """A card that slides over others."""
    grain = 0.45 + 0.55 * unit(lp(np.abs(white(seconds, r)), 120, 1))
    ends = (2300, 4300) if rising else (4300, 2300)
    x = swept_bp(white(seconds, r), curve(seconds, (0, ends[0]), (seconds, ends[1])), 0.9)
    return unit(lp(hp(x * grain * hump(seconds, 0.22), 700), 6200))


def riffle(r: np.random.Generator, count: int = 24, first: float = 0.024, last: float = 0.011) -> Array:
    """Cards that fall on each other from two thumbs."""
    layers = []
    at = 0.0
    for k in range(count):
        way = k / (count - 1)
        snap = bp(white(0.025, r), 1500 + 900 * way, 8500) * decay(0.025, 0.0035, 0.0004)
        low = modes(0.04, [(r.uniform(230, 300), 1, 0.008)], r)
        layers += [(at, unit(snap), -9 + 5 * np.sin(np.pi * way) - 4 * r.random()), (at, low, -19)]
        at += (first + (last - first) * way) * r.uniform(0.85, 1.15)
    return mix(*layers)


def creak(
    r: np.random.Generator,
    seconds: float,
    pitches: Sequence[tuple[float, float]],
    body: Sequence[tuple[float, float, float]] = (),
) -> Array:
    """Stick and slip: jittered impulses through the wood's resonances."""
    hz = curve(seconds, *pitches)
    x = np.zeros(n_of(seconds))
    phase = 0.0
    for i in range(len(x)):
        phase += hz[i] * (1 + 0.25 * r.standard_normal() * 0.3) / 44100
        if phase >= 1:
            phase -= 1
            x[i] = r.uniform(0.5, 1.0)
    wood = body or ((410, 0.7, 0.006), (830, 1, 0.006), (1420, 0.8, 0.005), (2350, 0.5, 0.003), (3300, 0.25, 0.002))
    y = struck(x, wood, 0.03) + 0.02 * struck(x * 0 + 0.05 * r.standard_normal(len(x)), wood, 0.03)
    y[: len(x)] *= hump(seconds, 0.3, 0.6)
    return unit(y)


def clunk(r: np.random.Generator, low: float = 92, iron: float = 0.6) -> Array:
    """Something heavy with iron on it set down on planks."""
    wood = mix((0, thump(low * 1.7, low, 0.06, 0.35), -6), (0, boot_on_wood(r, 1.4, 1.3), -1))
    metal = modes(
        0.35,
        [
            (f * r.uniform(0.97, 1.03), a, tau)
            for f, a, tau in (
                (640, 0.8, 0.05),
                (1130, 0.9, 0.06),
                (1790, 0.7, 0.05),
                (2640, 0.5, 0.04),
                (4100, 0.3, 0.025),
            )
        ],
        r,
    )
    return mix((0, wood), (0.002, unit(metal) * iron, -3), (0, click(r, 1200, 6000, 0.004), -5))


def latch(r: np.random.Generator, pitch: float = 1.0) -> Array:
    """A small steel catch."""
    metal = modes(
        0.12,
        [
            (f * pitch * r.uniform(0.98, 1.02), a, tau)
            for f, a, tau in ((1480, 0.7, 0.012), (2930, 1, 0.014), (4710, 0.8, 0.012), (6900, 0.4, 0.008))
        ],
        r,
    )
    return mix(
        (0, unit(metal), -4), (0, click(r, 2000, 9000, 0.0018)), (0.004, modes(0.08, [(240, 0.6, 0.012)], r), -6)
    )


def cocking(r: np.random.Generator) -> Array:
    """A single-action hammer drawn back: two to three clicks."""
    return mix((0, latch(r, 0.82), -4), (0.055, latch(r, 0.95), -2), (0.12, latch(r, 0.74)))


def gunshot(r: np.random.Generator, *, big: float = 1.0, far: float = 0.0) -> Array:
    """A black-powder revolver in the desert: crack, body, thump, and mesas that answer."""
    k = r.uniform(0.94, 1.06) / big**0.5
    crack = hp(white(0.02, r), 1400 * k) * decay(0.02, 0.0014, 0.0002)
    blast = drive(unit(lp(white(0.4, r), 3400 * k, 1) * decay(0.4, 0.042 * big, 0.0006)), 3.0)
    blast = peak(blast, 520 * k, 5, 0.8)
    powder = unit(lp(white(0.9, r), 950 * k) * decay(0.9, 0.15 * big, 0.003))
    recorded = unit(from_attack(font_note(0, 127, [(0, 58 + int(r.integers(0, 5)), 120, 1.2)], 1.6, font=GM)))
    recorded = lp(recorded[: n_of(0.8)], 6500) * decay(0.8, 0.22)
    dry = mix(
        (0, unit(crack), -3), (0, unit(blast), 0), (0, thump(210 * k, 46, 0.075 * big, 0.5, 0.022), -1),
        (0.002, powder, -11), (0.001, recorded, -7),
    )  # fmt: skip
    dry = drive(unit(dry), 1.6)
    shift = r.uniform(0.95, 1.08)
    x = mix(
        (0, dry),
        *(
            (at * shift, lp(lp(dry, hz, 1), hz, 1), db)
            for at, db, hz in ((0.19, -21, 2600), (0.34, -23, 1700), (0.57, -28, 1100))
        ),
    )
    x = reverb(x, OPEN, -17 + 6 * far)
    return fade(x[: n_of(1.5)], 0.0002, 0.5)


def ricochet(r: np.random.Generator, seconds: float = 0.75) -> Array:
    """A bullet that glances off and sings away."""
    t = time(seconds)
    hz = r.uniform(1150, 1500) + r.uniform(2300, 3000) * np.exp(-t / r.uniform(0.16, 0.24))
    hz *= 1 + 0.018 * np.sin(2 * np.pi * (26 + 30 * t) * t)
    tone = glide(seconds, hz, (1, 0.28, 0.12)) * (0.62 + 0.38 * np.sin(2 * np.pi * (31 + 20 * t) * t))
    air = swept_bp(white(seconds, r), hz, 14)
    tick = mix((0, click(r, 1800, 9000, 0.003), 0), (0, modes(0.1, [(2400, 1, 0.012), (3900, 0.7, 0.01)], r), -6))
    x = mix(
        (0, tick, -2),
        (0.004, tone * decay(seconds, 0.2, 0.006), -3),
        (0.004, unit(air) * decay(seconds, 0.16, 0.006), -8),
    )
    return fade(reverb(x, OPEN, -14)[: n_of(seconds + 0.3)], 0.0003, 0.3)


def flue(hz: float, seconds: float, r: np.random.Generator, scoop: float = 0.05, release: float = 0.22) -> Array:
    """One bell of a steam whistle: it scoops up, wavers, breathes, and droops when the valve shuts."""
    t = time(seconds)
    wobble = lp(r.standard_normal(len(t)), 3.5, 1)
    wobble /= np.std(wobble)
    f = hz * (1 - scoop * np.exp(-t / 0.075)) * (1 + 0.0016 * wobble)
    f *= 1 - 0.045 * np.clip((t - (seconds - release)) / release, 0, 1) ** 2
    tone = glide(seconds, f, (1, 0.3, 0.34, 0.1, 0.1, 0.03))
    breath = swept_bp(white(seconds, r), f, 22) * 2.2 + swept_bp(white(seconds, r), 2 * f, 22)
    return tone * (1 + 0.07 * wobble) + 0.55 * breath


def whistle(
    r: np.random.Generator,
    calls: Sequence[tuple[float, float]],
    chord: Sequence[float] = (293.7, 392.0, 493.9, 587.3, 659.3),
) -> Array:
    """A five-chime whistle in G with a sixth; `calls` are (start, length)."""
    layers: list[tuple[float, Array, float]] = []
    for start, seconds in calls:
        shape = np.minimum(1, time(seconds) / 0.07) ** 0.8 * np.clip((seconds - time(seconds)) / 0.2, 0, 1) ** 0.7
        for nth, hz in enumerate(chord):
            layers.append(
                (start + 0.004 * nth, flue(hz * r.uniform(0.997, 1.003), seconds, r) * shape, -2.5 * abs(nth - 2) * 0.6)
            )
        hiss = bp(white(seconds + 0.15, r), 1800, 9000) * curve(
            seconds + 0.15,
            (0, 0),
            (0.005, 1),
            (0.09, 0.4),
            (seconds - 0.1, 0.3),
            (seconds + 0.02, 0.5),
            (seconds + 0.15, 0),
        )
        layers.append((start, hiss, -17))
    x = lp(mix(*layers), 7500, 1)
    wet = reverb(unit(x), OPEN, -9)
    return fade(wet[: n_of(max(a + b for a, b in calls) + 0.75)], 0.001, 0.6)


def chuff(r: np.random.Generator, strength: float = 1.0, seconds: float = 0.3) -> Array:
    """One beat of the exhaust up the stack."""
    n = white(seconds, r)
    soft = bp(n, 140, 900) * decay(seconds, 0.075 * strength, 0.012)
    stack = struck(
        n[: n_of(0.12)] * decay(0.12, 0.05, 0.008),
        [(96, 1, 0.03), (182, 1.1, 0.03), (405, 0.7, 0.018), (760, 0.3, 0.01)],
        seconds - 0.12,
    )
    hiss = bp(n, 1800, 7000) * decay(seconds, 0.05, 0.006)
    return mix((0, unit(soft), -2), (0, unit(stack), -1), (0, unit(hiss), -13))


def steam(r: np.random.Generator, seconds: float, tau: float) -> Array:
    """A valve that lets off."""
    x = bp(white(seconds, r), 1100, 10500, 1) * (1 - np.exp(-time(seconds) / 0.012)) * np.exp(-time(seconds) / tau)
    return unit(peak(x, 3400, 5, 0.9))


VOWELS = {
    "a": (730, 1150, 2500), "e": (530, 1840, 2480), "o": (500, 850, 2500), "u": (330, 900, 2350), "i": (300, 2200, 2950),
}  # fmt: skip


def talk(r: np.random.Generator, seconds: float, pitch: float, lively: float = 1.0) -> Array:
    """Somebody who mumbles: syllables of a buzzing throat through vowels. No words."""
    layers = []
    at = r.uniform(0, 0.12)
    tract = r.uniform(0.92, 1.1)
    while at < seconds - 0.12:
        long = r.uniform(0.09, 0.2)
        t = time(long)
        f0 = pitch * 2 ** (r.normal(0, 2.2 * lively) / 12)
        hz = f0 * (1 + 0.12 * lively * r.uniform(-1, 1) * (t / long - 0.5))
        buzz = glide(long, hz, [1 / (k + 1) ** 1.15 for k in range(int(3600 / f0))])
        breath = 0.12 * white(long, r)
        f1, f2, f3 = VOWELS["aeoui"[int(r.integers(0, 5))]]
        y = struck(
            (buzz + breath) * hump(long, 0.3),
            [(f1 * tract, 1, 0.004), (f2 * tract, 0.6, 0.004), (f3 * tract, 0.25, 0.003)],
            0.01,
        )
        layers.append((at, unit(y), -8 * r.random()))
        if r.random() < 0.35:
            layers.append((at - 0.03 if at > 0.03 else at, unit(bp(white(0.05, r), 2600, 7500)) * hump(0.05, 0.4), -24))
        at += long * r.uniform(0.9, 1.25) + (r.uniform(0.1, 0.4) if r.random() < 0.2 / lively else 0)
    return mix(*layers, seconds=seconds) if layers else silence(seconds)


def crowd(r: np.random.Generator, seconds: float, people: int, lively: float = 1.0) -> Array:
    """Many who talk at once."""
    voices = []
    for k in range(people):
        pitch = r.uniform(95, 150) if k % 2 else r.uniform(170, 245)
        voices.append((0.0, talk(r, seconds, pitch * (1 + 0.2 * (lively - 1)), lively), -7 * r.random()))
    return unit(reverb(lp(mix(*voices), 4200, 1), CAR, -5)[: n_of(seconds)])


def sleigh(r: np.random.Generator, seconds: float = 0.22) -> Array:
    """A strap of little bells, shaken once."""
    layers = []
    for _ in range(16):
        f = r.uniform(3100, 7600)
        ping = modes(0.16, [(f, 1, r.uniform(0.02, 0.05)), (f * 1.48, 0.5, 0.025)], r) * np.minimum(
            1, time(0.16) / 0.0006
        )
        layers.append((0.05 * r.random() ** 1.5, ping, -9 * r.random()))
    return unit(fade(mix(*layers, seconds=seconds), 0.0004, 0.05))


def theremin(
    r: np.random.Generator, seconds: float, pitches: Sequence[tuple[float, float]], vibrato: float = 0.012
) -> Array:
    """A hand in the air; pitches are (second, MIDI key)."""
    t = time(seconds)
    key = curve(seconds, *pitches)
    width = n_of(0.05)
    key = np.convolve(np.pad(key, width // 2, mode="edge"), np.ones(width) / width, "same")[
        width // 2 : width // 2 + len(t)
    ]
    hz = (
        440
        * 2 ** ((key - 69) / 12)
        * (1 + vibrato * np.minimum(1, t / 0.25) * np.sin(2 * np.pi * 5.6 * t + r.uniform(0, 6)))
    )
    return glide(seconds, hz, (1, 0.22, 0.1, 0.03))


def whisper(r: np.random.Generator, seconds: float, way: str = "ou") -> Array:
    """Breath through a mouth that changes its vowel."""
    n = white(seconds, r)
    a, b = VOWELS[way[0]], VOWELS[way[1]]
    out = sum(
        swept_bp(n, curve(seconds, (0, lo), (seconds, hi)), 9) * g
        for lo, hi, g in zip(a, b, (1, 0.8, 0.4), strict=True)
    )
    return unit(out + 0.1 * bp(n, 3000, 8000)) * hump(seconds, 0.4, 1.2)


def slide_whistle(seconds: float, start: float, end: float, r: np.random.Generator) -> Array:
    t = time(seconds)
    hz = start * (end / start) ** (t / seconds) * (1 + 0.008 * np.sin(2 * np.pi * 9 * t))
    return (glide(seconds, hz, (1, 0.12, 0.08)) + 0.12 * swept_bp(white(seconds, r), hz, 8)) * hump(seconds, 0.4, 0.6)


def squeal(r: np.random.Generator, seconds: float) -> Array:
    """Iron shoes on iron tyres."""
    t = time(seconds)
    sag = 1 - 0.1 * np.clip(t / seconds, 0, 1) ** 2
    parts = []
    for hz, amp in ((1640, 0.5), (2210, 1.0), (2980, 0.7), (4420, 0.42), (5870, 0.2)):
        wob = lp(r.standard_normal(len(t)), 14, 1)
        wob /= np.std(wob)
        rough = 0.6 + 0.4 * np.tanh(lp(r.standard_normal(len(t)), 60, 1) * 12)
        parts.append(amp * glide(seconds, hz * sag * (1 + 0.004 * wob)) * rough)
    scrape = swept_bp(white(seconds, r), 2400 * sag, 1.2)
    return unit(unit(sum(parts)) + 0.5 * unit(scrape))


def recorded(bank: int, program: int, key: int, seconds: float, velocity: int = 115) -> Array:
    """One of the recordings in FluidR3's effects part."""
    return unit(from_attack(font_note(bank, program, [(0, key, velocity, seconds)], seconds + 0.3, font=GS)))


__all__ = [name for name in dir() if not name.startswith("_")]
