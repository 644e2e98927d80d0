"""Horses & Stagecoach: horses, the coach, whiskey."""

import numpy as np
from core import (
    bp,
    brown,
    curve,
    decay,
    fade,
    glide,
    hump,
    lp,
    mix,
    modes,
    n_of,
    reverb,
    struck,
    swept_bp,
    time,
    unit,
    white,
)
from stuff import OPEN, boot_on_wood, click, creak, recorded, sleigh, thump

from effects.effect import SF, effect


@effect("moves", "a rider moves (Horses & Stagecoach)", "a gallop of four bars", 2, trim=2, source=SF)
def horse_gallop(v, r):
    layers = []
    at = 0.004
    for bar in range(4):
        for beat, db in ((0, -2.0), (0.1, -4.0), (0.19, 0.0)):
            hoof = mix(
                (0, thump(230, 135, 0.03, 0.12), -6),
                (0, unit(bp(white(0.07, r), 300, 1900) * decay(0.07, 0.016, 0.001)), -2),
                (
                    0.001,
                    modes(
                        0.1,
                        [
                            (r.uniform(420, 520), 1, 0.02),
                            (r.uniform(720, 860), 0.9, 0.016),
                            (r.uniform(1250, 1400), 0.5, 0.01),
                        ],
                        r,
                    ),
                    -2,
                ),
            )
            layers.append((at + beat * r.uniform(0.95, 1.05), hoof, db - 1.2 * abs(bar - 1)))
        at += 0.37
    real = recorded(2, 123, 60, 1.6)
    return fade(reverb(mix(*layers, (0, real[: n_of(1.6)], -5)), OPEN, -22)[: n_of(1.7)], 0.0005, 0.3)


@effect("voices", "a horse is mounted, or shies", "a whinny", 2)
def horse_whinny(v, r):
    s = 1.15
    t = time(s)
    hz = curve(s, (0, 700), (0.1, 1120), (0.35, 1010), (0.8, 720), (s, 430)) * (0.95, 1.06)[v]
    hz *= 1 + 0.07 * np.sin(2 * np.pi * (10.5 + 3 * t) * t) * np.minimum(1, t / 0.15)
    throat = glide(s, hz, [1 / (k + 1) ** 0.8 for k in range(10)])
    breath = swept_bp(white(s, r), hz * 2, 2)
    y = struck(throat + 0.9 * breath, [(950, 1, 0.0016), (1900, 0.9, 0.0014), (3100, 0.6, 0.001)], 0.0)
    trill = 0.55 + 0.45 * np.sin(2 * np.pi * (10.5 + 3 * t) * t + 1.1)
    y = y * trill * curve(s, (0, 0), (0.015, 0.7), (0.12, 1), (0.7, 0.7), (s, 0))
    snort = unit(bp(white(0.35, r), 250, 2400) * (0.5 + 0.5 * np.sin(2 * np.pi * 27 * time(0.35))) * hump(0.35, 0.25))
    return fade(reverb(mix((0, unit(y)), (s + 0.05, snort, -9)), OPEN, -20)[: n_of(1.75)], 0.001, 0.3)


@effect(
    "voices", "HorsesDroppedOut", "a horse out of breath stands and pants, three times in 0.9 s, and snorts", 2, trim=-2
)
def horse_pants(v, r):
    layers = []
    for k in range(3):
        out = bp(white(0.2, r), 260, 1700 - 150 * k) * hump(0.2, 0.3)
        back = bp(white(0.1, r), 900, 2800) * hump(0.1, 0.6)
        layers += [(0.3 * k, unit(out), -1.0 - k), (0.3 * k + 0.19, unit(back), -13.0 - k)]
    flutter = 0.5 + 0.5 * np.sin(2 * np.pi * (26 + 2 * v) * time(0.42))
    snort = unit(bp(white(0.42, r), 180, 2000) * flutter * hump(0.42, 0.3))
    return fade(reverb(mix(*layers, (0.92, snort, 0)), OPEN, -24)[: n_of(1.5)], 0.001, 0.2)


@effect("moves", "the stagecoach rolls on", "wheels, harness, hooves", 1, trim=2)
def stagecoach(v, r):
    s = 1.9
    roll = bp(brown(s, r), 60, 700) * (0.65 + 0.35 * unit(lp(np.abs(white(s, r)), 14, 1))) * hump(s, 0.3, 0.6)
    rattle = [(s * 0.9 * r.random(), boot_on_wood(r, 0.4), -13 - 7 * r.random()) for _ in range(14)]
    bells = [(0.004 + 0.3 * k, sleigh(r), -21.0) for k in range(6)]
    hooves = [
        (
            0.004 + 0.15 * k,
            mix((0, thump(140, 82, 0.03, 0.12)), (0, click(r, 500, 1700, 0.008), -5)),
            -7.0 - 2 * (k % 2),
        )
        for k in range(11)
    ]
    return fade(
        mix((0, unit(roll), -5), *rattle, *bells, *hooves, (0.5, creak(r, 0.5, [(0, 70), (0.5, 110)]), -19))[: n_of(s)],
        0.001,
        0.4,
    )


@effect("wonders", "a whiskey is drunk", "cork, gurgle, glass down, ahh", 2, trim=-0.5)
def whiskey(v, r):
    cork = glide(0.07, curve(0.07, (0, 420), (0.07, 1050)), (1, 0.3)) * decay(0.07, 0.018, 0.001)
    gulps = [
        (
            0.22 + 0.16 * k,
            glide(0.1, curve(0.1, (0, 270 - 14 * k), (0.05, 430), (0.1, 330)), (1, 0.4, 0.2)) * hump(0.1, 0.3),
            -5.0 - k,
        )
        for k in range(3 + v)
    ]
    pour = bp(white(0.55, r), 700, 2600) * hump(0.55, 0.4) * (0.6 + 0.4 * np.sin(2 * np.pi * 21 * time(0.55)))
    glass = modes(0.4, [(2650, 1, 0.07), (4480, 0.5, 0.05), (6900, 0.25, 0.03)], r) * np.minimum(1, time(0.4) / 0.0005)
    ahh = bp(white(0.4, r), 700, 1900) * hump(0.4, 0.3)
    end = 0.8 + 0.16 * v
    return fade(
        mix(
            (0, cork),
            (0, click(r, 900, 4500, 0.003), -6),
            (0.16, unit(pour), -18),
            *gulps,
            (end, glass, -9),
            (end, boot_on_wood(r, 0.5), -4),
            (end + 0.16, unit(ahh), -15),
        )[: n_of(1.55 + 0.16 * v)],
        0.0005,
        0.2,
    )
