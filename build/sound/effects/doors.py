"""The saloon's doors, and a car's."""

import numpy as np
from core import bp, curve, fade, hump, lp, mix, n_of, pink, reverb, unit, white
from stuff import CAR, SALOON, boot_on_wood, click, creak, latch, recorded, whoosh

from effects.effect import SF, effect


@effect(
    "doors",
    "the curtain opens (let go of at 0.6 s; swing 0.35 s)",
    "saloon doors pushed open, and flapping",
    2,
    source=SF,
)
def curtain_opens(v, r):
    push = boot_on_wood(r, 0.9)
    squeak = creak(
        r,
        0.36,
        [(0, 120), (0.16, 235), (0.36, 150)],
        ((640, 0.8, 0.008), (1270, 1, 0.008), (1950, 0.8, 0.007), (2850, 0.5, 0.005)),
    )
    flaps = [
        (
            0.4 + 0.23 * k,
            mix((0, whoosh(r, 0.14, 300, 700, 300, 1.2), -8), (0.06, boot_on_wood(r, 0.6), -3)),
            -5.0 - 5 * k,
        )
        for k in range(3)
    ]
    real = fade(recorded(2, 124, 60 + 3 * v, 0.5)[: n_of(0.42)], 0.01, 0.2)
    return fade(
        reverb(mix((0, push, -2), (0.012, squeak, -4), (0.02, real, -7), *flaps), SALOON, -17)[: n_of(1.3)], 0.0005, 0.3
    )


@effect("doors", "the curtain shuts", "saloon doors fall to", 2, source=SF)
def curtain_shuts(v, r):
    squeak = creak(
        r, 0.26, [(0, 210), (0.26, 120)], ((640, 0.8, 0.008), (1270, 1, 0.008), (1950, 0.8, 0.007), (2850, 0.5, 0.005))
    )
    real = fade(recorded(2, 124, 63 + 3 * v, 0.4)[: n_of(0.26)], 0.01, 0.1)
    return fade(
        reverb(
            mix(
                (0, squeak, -6),
                (0, real, -9),
                (0, click(r, 800, 3000, 0.003), -18),
                (0.22, boot_on_wood(r, 1.2)),
                (0.25, boot_on_wood(r, 1.0), -2),
                (0.4, boot_on_wood(r, 0.6), -10),
                (0.38, latch(r, 0.8), -15),
            ),
            SALOON,
            -15,
        )[: n_of(0.95)],
        0.0005,
        0.3,
    )


@effect(
    "clicks",
    "the curtain's bar is held (0.6 s)",
    "wood under strain; fade out in 0.12 s when let go early",
    1,
    trim=-1.8,
)
def curtain_hold(v, r):
    return fade(
        mix(
            (0, boot_on_wood(r, 0.3), -6),
            (0, creak(r, 0.6, [(0, 38), (0.35, 62), (0.6, 118)]), -3),
            (0, lp(pink(0.6, r), 500) * curve(0.6, (0, 0.2), (0.6, 1)), -17),
        ),
        0.001,
        0.02,
    )


@effect("doors", "scenes that change (title, options, set-up)", "a car's sliding door", 1, trim=-2)
def door_slides(v, r):
    roll = bp(pink(0.4, r), 150, 1800) * (0.6 + 0.4 * unit(lp(np.abs(white(0.4, r)), 38, 1))) * hump(0.4, 0.6, 0.7)
    return fade(
        reverb(
            mix(
                (0, latch(r, 0.7), -7), (0.02, unit(roll), -6), (0.36, boot_on_wood(r, 1.2)), (0.365, latch(r, 0.6), -7)
            ),
            CAR,
            -14,
        )[: n_of(0.75)],
        0.0005,
        0.2,
    )
