"""Ghost of the box."""

import numpy as np
from core import bp, curve, decay, fade, hump, mix, modes, n_of, reverb, time, unit, white
from stuff import HALL, click, creak, gunshot, steam, theremin, whisper

from effects.effect import SF, band, effect


@effect("wonders", "BanditMoved, Ghost of the box floats (0.9 s)", "a hand in the air, a breath", 3)
def ghost_drifts(v, r):
    up = (64, 66, 61)[v]
    tone = theremin(r, 1.0, [(0, up - 3), (0.35, up), (0.75, up - 1), (1.0, up - 5)]) * curve(
        1.0, (0, 0), (0.012, 0.3), (0.35, 1), (0.7, 0.7), (1.0, 0)
    )
    low = theremin(r, 1.0, [(0, up - 15), (0.5, up - 12), (1.0, up - 14)], 0.006) * hump(1.0, 0.4)
    return fade(
        reverb(
            mix(
                (0, tone, -4),
                (0, low, -9),
                (0, whisper(r, 1.0, "ou"), -7),
                (0, bp(white(0.3, r), 500, 2200) * decay(0.3, 0.06, 0.004) * 0.08),
            ),
            HALL,
            -8,
        )[: n_of(1.6)],
        0.001,
        0.6,
    )


@effect("shots", "GhostFired", "0.16 s after the event began: two barrels as one, from another world", 2, source=SF)
def ghost_fires(v, r):
    guns = mix((0, gunshot(r, big=1.2)), (0.045, gunshot(r), -3), (0.11, gunshot(r), -6))
    moan = theremin(r, 1.2, [(0, 57), (0.4, 52), (1.2, 45)]) * hump(1.2, 0.15)
    return fade(
        reverb(mix((0, unit(guns)), (0.03, moan, -16), (0.1, whisper(r, 0.9, "ao"), -16)), HALL, -14)[: n_of(2.0)],
        0.0003,
        0.8,
    )


@effect("wonders", "HalfChosen", "which half of an or-card counts: two lantern swings and a tone", 2, trim=-1.5)
def ghost_half(v, r):
    key = (68, 63)[v]
    sway = creak(r, 0.3, [(0, 140), (0.15, 210), (0.3, 130)], ((1450, 1, 0.01), (2300, 0.7, 0.009), (3500, 0.4, 0.006)))
    tone = theremin(r, 0.8, [(0, key - 5), (0.3, key), (0.8, key)]) * hump(0.8, 0.4)
    return fade(
        reverb(mix((0, sway, -12), (0, click(r, 1500, 5000, 0.002), -20), (0.05, tone, -5)), HALL, -9)[: n_of(1.3)],
        0.001,
        0.5,
    )


@effect("wonders", "CardCancelled", "three bullets stop his card, 0.1 s apart: pings, and the air goes out", 1, trim=1)
def ghost_cancelled(v, r):
    pings = [
        (
            0.1 * k,
            mix(
                (
                    0,
                    modes(0.5, [(f, 1, 0.09), (f * 1.7, 0.6, 0.07), (f * 2.6, 0.3, 0.04)], r)
                    * np.minimum(1, time(0.5) / 0.0005),
                ),
                (0, click(r, 2000, 8000, 0.002), -8),
            ),
            -4.0,
        )
        for k, f in enumerate((2350, 2090, 1760))
    ]
    sink = theremin(r, 1.0, [(0, 67), (0.3, 66), (1.0, 48)], 0.02) * hump(1.0, 0.2)
    air = steam(r, 0.9, 0.22)
    return fade(reverb(mix(*pings, (0.28, sink, -7), (0.3, air, -17)), HALL, -11)[: n_of(1.7)], 0.0005, 0.6)


@effect("wonders", "Ghost of the box takes the suitcase", "with rob_suitcase: a minor sigh", 1, source=SF)
def ghost_suitcase(v, r):
    choir = band(
        *[(53, 0.0, k, 84, 1.3) for k in (52, 59, 64, 67)], *[(14, 0.0, 64, 72, 1.2)], seconds=2.0, wet=-5, answer=HALL
    )
    tone = theremin(r, 1.5, [(0, 71), (0.4, 76), (0.9, 75), (1.5, 71)]) * hump(1.5, 0.3)
    return fade(
        mix((0, unit(choir)), (0, reverb(tone, HALL, -6), -11), (0, click(r, 900, 3500, 0.003), -20))[: n_of(2.3)],
        0.001,
        0.9,
    )
