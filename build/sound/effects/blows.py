"""A punch, and what falls out of a pocket."""

import numpy as np
from core import bp, decay, drive, fade, mix, modes, n_of, resample, reverb, time, unit, white
from stuff import CAR, boot_on_wood, click, clunk, creak, jingle, latch, recorded, rustle, slide_whistle, thump, whoosh

from effects.effect import SF, effect


@effect("steps", "PunchThrown", "the fist is drawn back and comes (0 to 0.18 s)", 2, trim=-1)
def punch_swing(v, r):
    return mix(
        (0, rustle(r, 0.1), -8), (0, click(r, 700, 3000, 0.004), -13), (0.0, whoosh(r, 0.2, 700, 2100, 900, 1.5, 0.75))
    )


@effect("blows", "PunchThrown", "the fist lands: 0.18 s after the event began, with the star", 4, source=SF)
def punch(v, r):
    slap = unit(bp(white(0.08, r), 800, 4200) * decay(0.08, 0.012, 0.0005))
    meat = unit(bp(white(0.15, r), 160, 900) * decay(0.15, 0.028, 0.001))
    real = resample(recorded(3, 126, 60, 0.6), (0.82, 0.95, 1.08, 0.88)[v])
    x = mix(
        (0, thump(230, 66, 0.06, 0.35, 0.02), -5),
        (0, slap, -1),
        (0, meat, -2),
        (0.001, real, 0),
        (0.012, rustle(r, 0.12), -17),
    )
    return fade(reverb(drive(unit(x), 1.5), CAR, -17)[: n_of(0.5)], 0.0003, 0.12)


@effect("moves", "BanditMoved, cause punch", "flung into the next car, 0.42 s, lands at 0.36 s", 2, trim=2)
def flung(v, r):
    air = whoosh(r, 0.4, 500, 1500, 500, 1.4, 0.45)
    land = mix(
        (0, boot_on_wood(r, 1.6, 1.4)),
        (0, thump(115, 55, 0.08), 0),
        (0.05, boot_on_wood(r, 1.0), -6),
        (0.1, boot_on_wood(r, 0.7), -11),
    )
    x = mix(
        (0, rustle(r, 0.12), -12),
        (0, click(r, 500, 2600, 0.006), -13),
        (0, air, -8),
        (0.02, slide_whistle(0.33, 1250, 640, r), -17),
        (0.357, land, 0),
    )
    return fade(reverb(x, CAR, -15)[: n_of(0.95)], 0.001, 0.2)


@effect("loot", "LootDropped purse", "hits the floor 0.30 s after the event began; bounces 0.1 s later", 3)
def drop_purse(v, r):
    sack = mix(
        (0, thump(170, 95, 0.04, 0.15), -3), (0, unit(bp(white(0.1, r), 250, 1800) * decay(0.1, 0.02, 0.001)), -5)
    )
    return reverb(
        mix((0, sack), (0.004, jingle(r, 7, 0.1, 0.75), -9), (0.1, sack, -8), (0.104, jingle(r, 5, 0.1, 0.65), -13)),
        CAR,
        -15,
    )[: n_of(0.55)]


@effect("loot", "LootDropped jewel", "hits the floor 0.30 s after the event began; bounces", 2, trim=-1)
def drop_jewel(v, r):
    def tick(f):
        return mix(
            (
                0,
                modes(0.25, [(f, 1, 0.035), (f * 1.62, 0.7, 0.03), (f * 2.31, 0.4, 0.02)], r)
                * np.minimum(1, time(0.25) / 0.0004),
            ),
            (0, modes(0.1, [(420, 0.8, 0.01), (760, 0.4, 0.007)], r), -4),
        )

    f = r.uniform(3300, 3900)
    return reverb(
        mix(
            (0, tick(f)),
            (0.1, tick(f * 1.04), -6),
            (0.165, tick(f * 1.07), -11),
            (0.205, tick(f * 1.09), -16),
            (0.23, tick(f * 1.1), -21),
        ),
        CAR,
        -13,
    )[: n_of(0.55)]


@effect(
    "loot",
    "LootDropped strongbox; StrongboxPlaced",
    "hits the floor: 0.30 s (dropped) or 0.60 s (placed) after the event began",
    2,
    trim=1.5,
)
def drop_strongbox(v, r):
    return fade(
        reverb(
            mix(
                (0, clunk(r, 70, 0.8)),
                (0.09, clunk(r, 84, 0.6), -8),
                (0.006, jingle(r, 8, 0.12, 0.6), -17),
                (0.18, creak(r, 0.16, [(0, 100), (0.16, 70)]), -22),
            ),
            CAR,
            -12,
        )[: n_of(0.8)],
        0.0003,
        0.2,
    )


@effect("loot", "LootDropped suitcase", "hits the floor 0.30 s after the event began", 1, trim=1)
def drop_suitcase(v, r):
    return fade(
        reverb(
            mix(
                (0, thump(140, 72, 0.06), 0),
                (0, unit(bp(white(0.12, r), 200, 1500) * decay(0.12, 0.025, 0.001)), -4),
                (0.012, latch(r, 0.9), -12),
                (0.1, boot_on_wood(r, 0.8), -8),
                (0.11, latch(r, 1.1), -17),
            ),
            CAR,
            -13,
        )[: n_of(0.55)],
        0.0003,
        0.15,
    )
