"""Loot that is taken up or handed over."""

import numpy as np
from core import bp, fade, hump, lp, mix, modes, n_of, reverb, time, unit, white
from stuff import CAR, SALOON, card_slide, click, clunk, jingle, latch, rustle, thump, whoosh

from effects.effect import band, effect


@effect("loot", "LootTaken purse", "at 0 s; the token flies to the strip until 0.5 s", 4)
def rob_purse(v, r):
    grab = mix((0, rustle(r, 0.12, 500, 4200), -5), (0.0, click(r, 1500, 6000, 0.002), -12))
    return reverb(mix((0, grab), (0.03, jingle(r, 12, 0.26, 0.5), -4), (0.3, jingle(r, 6, 0.1, 0.25), -7)), CAR, -17)[
        : n_of(0.75)
    ]


@effect("loot", "LootTaken jewel", "at 0 s: a glint", 3)
def rob_jewel(v, r):
    scale = [(91, 95, 98, 103), (93, 98, 100, 105), (95, 98, 103, 107)][v]
    layers = []
    for k, key in enumerate(scale):
        f = 440 * 2 ** ((key - 69) / 12)
        glass = modes(
            0.9, [(f, 1, 0.22), (f * 2.756, 0.33, 0.1), (f * 5.404, 0.12, 0.04), (f * 1.004, 0.5, 0.26)], r
        ) * np.minimum(1, time(0.9) / 0.001)
        layers.append((0.052 * k, glass, -1.5 * (3 - k)))
    glint = bp(white(0.6, r), 7000, 14000) * hump(0.6, 0.25, 2)
    return fade(
        reverb(mix(*layers, (0, click(r, 2500, 9000, 0.002), -10), (0.03, unit(glint), -27)), SALOON, -13)[: n_of(1.0)],
        0.0004,
        0.3,
    )


@effect("loot", "LootTaken strongbox", "at 0 s: dragged up with iron handles, heavy coin inside", 2, trim=1.5)
def rob_strongbox(v, r):
    drag = unit(bp(white(0.28, r), 180, 1400) * (0.5 + 0.5 * unit(lp(np.abs(white(0.28, r)), 60, 1)))) * hump(0.28, 0.3)
    return fade(
        reverb(
            mix(
                (0, latch(r, 0.55), -5),
                (0.0, drag, -10),
                (0.06, modes(0.2, [(520, 1, 0.05), (1240, 0.8, 0.05), (2150, 0.4, 0.03)], r), -10),
                (0.22, clunk(r, 74, 0.9)),
                (0.24, jingle(r, 14, 0.2, 0.45), -13),
            ),
            CAR,
            -13,
        )[: n_of(0.95)],
        0.0003,
        0.2,
    )


@effect("loot", "LootTaken suitcase", "at 0 s: leather, two catches, a dark shimmer", 1, trim=1)
def rob_suitcase(v, r):
    glow = band((92, 0, 64, 80, 1.0), (92, 0.05, 71, 70, 1.0), seconds=1.3, wet=-6)
    return fade(
        mix(
            (0, rustle(r, 0.16, 350, 2600), -7),
            (0.0, latch(r, 0.85), -9),
            (0.2, latch(r, 0.9), -2),
            (0.29, latch(r, 1.0), -1),
            (0.3, thump(150, 80, 0.05), -8),
            (0.1, unit(glow), -13),
        )[: n_of(1.3)],
        0.0005,
        0.5,
    )


@effect("loot", "LootHandedOver", "0.5 s: it goes from hand to hand (Cheyenne, pickpocketing)", 2, trim=-1)
def loot_handed(v, r):
    return mix(
        (0, whoosh(r, 0.16, 900, 2600, 1500, 1.3, 0.5), -9),
        (0.0, rustle(r, 0.1), -9),
        (0.13, jingle(r, 9, 0.2, 0.45), -3),
    )


@effect("loot", "HostagePaid", "0.7 s: notes are counted, and the till rings", 1, trim=1)
def hostage_paid(v, r):
    notes = [(0.055 * k, card_slide(r, 0.06), -7 - r.random() * 3) for k in range(6)]
    bell = modes(1.0, [(2093, 1, 0.3), (4190, 0.5, 0.2), (5230, 0.4, 0.16), (6600, 0.2, 0.1)], r) * np.minimum(
        1, time(1.0) / 0.0006
    )
    return fade(
        reverb(mix(*notes, (0.36, latch(r, 0.7), -3), (0.4, bell, -7), (0.44, jingle(r, 8, 0.12, 0.3), -13)), CAR, -16)[
            : n_of(1.2)
        ],
        0.0004,
        0.4,
    )
