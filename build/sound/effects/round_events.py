"""The round's events: a sting for each token that comes forward (1.4 s)."""

import numpy as np
from core import brown, curve, fade, glide, lp, mix, modes, n_of, reverb, time, unit
from stuff import (
    OPEN,
    boot_on_wood,
    click,
    clunk,
    creak,
    crowd,
    jingle,
    latch,
    rustle,
    spur,
    squeal,
    steam,
    talk,
    thump,
    whoosh,
)

from effects.effect import SF, band, effect


@effect("stings", "EventBegan angry_marshal", "at 0 s", 1, source=SF)
def event_angry_marshal(v, r):
    t = time(0.34)
    pea = (
        glide(0.34, 2500 * (1 + 0.05 * np.sign(np.sin(2 * np.pi * 34 * t)) * 0.6), (1, 0.25, 0.1))
        * (0.7 + 0.3 * np.sin(2 * np.pi * 34 * t))
        * np.minimum(1, t / 0.012)
        * np.clip((0.34 - t) / 0.04, 0, 1)
    )
    low = band(
        *[(25, 0.0, k, 116, 0.4) for k in (40, 47)],
        *[(25, 0.36, k, 116, 0.3) for k in (43, 50)],
        *[(25, 0.6, k, 122, 0.8) for k in (46, 53)],
        *[(61, 0.6, k, 100, 0.6) for k in (58, 64, 70)],
        seconds=1.7,
    )
    return fade(
        mix(
            (0, unit(low), -1),
            (0, unit(pea), -11),
            (0.36, boot_on_wood(r, 1.6), -5),
            (0.6, boot_on_wood(r, 1.8), -2),
            (0.62, spur(r), -12),
            (0.6, thump(150, 52, 0.12), -5),
        )[: n_of(1.7)],
        0.0005,
        0.5,
    )


@effect("stings", "EventBegan swivel_arm", "at 0 s; the arm sweeps the roofs", 1)
def event_swivel_arm(v, r):
    groan = creak(
        r,
        0.7,
        [(0, 60), (0.3, 120), (0.7, 70)],
        ((310, 1, 0.02), (690, 0.9, 0.02), (1180, 0.7, 0.015), (1910, 0.5, 0.012), (2870, 0.3, 0.01)),
    )
    sweep = whoosh(r, 1.0, 160, 1100, 200, 1.3, 0.55)
    iron = modes(0.8, [(143, 0.8, 0.2), (317, 0.9, 0.18), (585, 0.6, 0.15), (1120, 0.4, 0.1), (1930, 0.25, 0.07)], r)
    return fade(
        reverb(
            mix(
                (0, latch(r, 0.5), -4),
                (0, groan, -9),
                (0.25, sweep, 0),
                (0.78, unit(iron), -5),
                (0.78, thump(140, 50, 0.12), -2),
            ),
            OPEN,
            -17,
        )[: n_of(1.8)],
        0.0005,
        0.5,
    )


@effect("stings", "EventBegan braking", "at 0 s; the picture shakes at 0.4 s with the couplers' blow", 1, trim=1)
def event_braking(v, r):
    s = 1.5
    shriek = squeal(r, s) * curve(s, (0, 0.25), (0.12, 0.8), (0.45, 1), (1.1, 0.7), (1.42, 0.25), (s, 0))
    rumble = lp(brown(s, r), 240) * curve(s, (0, 0.5), (0.4, 1), (s, 0))
    bumps = [(at, clunk(r, 62, 1.0), db) for at, db in ((0.4, -1), (0.47, -5), (0.535, -8), (0.59, -11), (0.64, -14))]
    return fade(
        reverb(
            mix(
                (0, click(r, 800, 5000, 0.004), -8),
                (0, shriek, -11),
                (0, unit(rumble), -7),
                *bumps,
                (1.15, steam(r, 0.8, 0.25), -14),
            ),
            OPEN,
            -17,
        )[: n_of(2.1)],
        0.0005,
        0.4,
    )


@effect("stings", "EventBegan take_it_all", "at 0 s: the last strongbox", 1, source=SF)
def event_take_it_all(v, r):
    chord = band(
        *[(3, 0.0, k, 110, 0.18) for k in (55, 59, 62)],
        *[(3, 0.18, k, 112, 0.18) for k in (57, 60, 65)],
        *[(3, 0.36, k, 122, 1.0) for k in (43, 55, 59, 62, 67, 71)],
        *[(105, 0.36 + 0.05 * i, k, 100, 0.5) for i, k in enumerate((67, 71, 74, 79))],
        seconds=1.7,
    )
    return fade(
        mix((0, unit(chord)), (0.36, clunk(r, 72, 0.9), -6), (0.42, jingle(r, 26, 0.7, 0.1), -12))[: n_of(1.7)],
        0.0005,
        0.5,
    )


@effect("stings", "EventBegan passengers_rebellion", "at 0 s: they rise and shout", 1, trim=0.5)
def event_passengers_rebellion(v, r):
    roar = crowd(r, 1.7, 14, 1.9) * curve(1.7, (0, 0.5), (0.25, 1), (1.1, 0.9), (1.7, 0))
    stamps = [
        (at, mix(*[(0.02 * r.random(), boot_on_wood(r, 1.2), -5 * r.random()) for _ in range(5)]), -11)
        for at in (0.004, 0.3, 0.6, 0.9)
    ]
    return fade(
        mix(
            (0, unit(roar)), *stamps, (0.3, modes(0.4, [(1900, 1, 0.08), (3350, 0.7, 0.06), (5200, 0.4, 0.04)], r), -24)
        )[: n_of(1.7)],
        0.001,
        0.5,
    )


@effect("stings", "EventBegan pickpocketing", "at 0 s: on tiptoe, and a purse is gone", 1, source=SF)
def event_pickpocketing(v, r):
    toes = band(
        *[(45, 0.16 * i, k, 84 + 4 * i, 0.14) for i, k in enumerate((52, 55, 58, 59))],
        *[(32, 0.32 * i, k, 90, 0.2) for i, k in enumerate((40, 39))],
        *[(45, 0.92, k, 112, 0.3) for k in (64, 71)],
        *[(71, 0.16 * i, k - 0, 60, 0.13) for i, k in enumerate((64, 67, 70, 71))],
        seconds=1.6,
    )
    return fade(
        mix(
            (0, unit(toes)),
            (0.66, whoosh(r, 0.2, 1200, 3000, 1600, 1.4, 0.5), -20),
            (0.84, jingle(r, 10, 0.2, 0.4), -11),
        )[: n_of(1.6)],
        0.0005,
        0.4,
    )


@effect("stings", "EventBegan marshals_revenge", "at 0 s: a bell, spurs, a low guitar", 1, source=SF)
def event_marshals_revenge(v, r):
    x = band(
        (14, 0, 52, 120, 1.6),
        (25, 0.0, 40, 112, 0.5),
        (25, 0.3, 43, 108, 0.3),
        (25, 0.5, 42, 104, 0.3),
        (25, 0.7, 40, 120, 1.0),
        (25, 0.7, 47, 110, 1.0),
        (47, 0.7, 40, 100, 0.8),
        seconds=1.9,
        wet=-8,
    )
    return fade(
        mix((0, unit(x)), (0.3, spur(r), -13), (0.7, spur(r), -11), (0.7, boot_on_wood(r, 1.8), -5))[: n_of(1.9)],
        0.0005,
        0.6,
    )


@effect("stings", "EventBegan hostage", "at 0 s: somebody is held in the locomotive", 1, source=SF)
def event_hostage(v, r):
    x = band(
        *[(44, 0, k, 70, 1.1) for k in (59, 62, 65, 68)],
        *[(44, 0.02, k, 80, 1.1) for k in (47,)],
        *[(3, 1.05, k, 118, 0.5) for k in (40, 47, 59, 63, 68)],
        seconds=1.9,
        wet=-9,
    )
    mmph = lp(talk(r, 0.6, 140, 1.6), 700)
    return fade(
        mix(
            (0, unit(x)),
            (0, click(r, 700, 3000, 0.005), -14),
            (0.3, unit(mmph), -9),
            (0.02, rustle(r, 0.3, 500, 3000), -18),
            (1.05, latch(r, 0.6), -10),
            (1.3, steam(r, 0.4, 0.1), -22),
        )[: n_of(1.9)],
        0.001,
        0.5,
    )
