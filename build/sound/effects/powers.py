"""The bandits' powers."""

import numpy as np
from core import bp, curve, decay, fade, glide, hump, mix, modes, n_of, reverb, time, unit, white
from stuff import CAR, HALL, SALOON, boot_on_wood, card_slide, click, jingle, rustle, thump, whisper, whoosh

from effects.effect import SF, band, effect


@effect(
    "wonders",
    "Belle's charm (she is spared while another can be hit)",
    "a flutter of her fan and a smile",
    1,
    source=SF,
)
def belle_charm(v, r):
    harp = band(
        *[(46, 0.045 * i, k, 84 + 2 * i, 0.8) for i, k in enumerate((67, 71, 74, 76, 79, 83, 86, 91))],
        (9, 0.4, 98, 70, 0.6),
        seconds=1.4,
        wet=-9,
    )
    fan = mix(*[(0.055 * k, card_slide(r, 0.05), -2.0 * abs(2 - k)) for k in range(5)])
    return fade(mix((0, unit(harp)), (0, fan, -10))[: n_of(1.4)], 0.0005, 0.5)


@effect("blows", "Tuco shoots through a roof", "after the shot: wood that splinters", 2, trim=-1.5)
def tuco_roof(v, r):
    cracks = [
        (
            0.012 * k * r.uniform(0.6, 1.6),
            mix(
                (0, click(r, 900, 6500, 0.006)),
                (0, modes(0.12, [(r.uniform(300, 700), 1, 0.014), (r.uniform(900, 1600), 0.6, 0.01)], r), -4),
            ),
            -9 * r.random(),
        )
        for k in range(12)
    ]
    bits = [(0.18 + 0.35 * r.random(), boot_on_wood(r, 0.1, 0.3), -14 - 8 * r.random()) for _ in range(7)]
    return fade(reverb(mix((0, thump(190, 90, 0.05), -4), *cracks, *bits), CAR, -14)[: n_of(0.9)], 0.0003, 0.2)


@effect("wonders", "Doc's seventh card", "a cork from a phial, and a bubble", 1)
def doc_phial(v, r):
    pop = glide(0.09, curve(0.09, (0, 380), (0.09, 1250)), (1, 0.3)) * decay(0.09, 0.022, 0.001)
    glass = modes(0.6, [(1870, 1, 0.12), (3240, 0.5, 0.1), (5080, 0.3, 0.06)], r) * np.minimum(1, time(0.6) / 0.001)
    blubs = [
        (0.14 + 0.075 * k, glide(0.06, curve(0.06, (0, 420 + 70 * k), (0.06, 760 + 90 * k))) * hump(0.06, 0.3), -9.0)
        for k in range(4)
    ]
    return fade(
        reverb(mix((0, pop), (0, click(r, 900, 5000, 0.003), -6), (0.03, glass, -14), *blubs), SALOON, -14)[
            : n_of(0.85)
        ],
        0.0004,
        0.3,
    )


@effect("wonders", "Cheyenne takes the purse out of the air", "her rope's whip, and the purse", 1, trim=1)
def cheyenne_snatch(v, r):
    return mix(
        (0, rustle(r, 0.12), -9),
        (0, click(r, 900, 3500, 0.004), -13),
        (0, whoosh(r, 0.26, 700, 3600, 1800, 2.0, 0.75), -5),
        (0.22, click(r, 1500, 11000, 0.004, 0.05), -3),
        (0.222, unit(bp(white(0.06, r), 900, 5000) * decay(0.06, 0.009, 0.0004)), -2),
        (0.3, jingle(r, 9, 0.2, 0.5), -6),
    )


@effect("wonders", "Ghost (the bandit) plays his first card face down", "a breath", 1, trim=-1.5)
def ghost_card(v, r):
    return fade(
        reverb(mix((0, card_slide(r, 0.14), -6), (0, whisper(r, 0.6, "uo"), -2)), HALL, -10)[: n_of(1.1)], 0.001, 0.5
    )
