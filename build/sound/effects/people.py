"""Passengers: voices, their own shots, what they do when a round's event reaches them."""

import numpy as np
from core import (
    bp,
    curve,
    decay,
    drive,
    fade,
    from_attack,
    glide,
    hp,
    hump,
    lp,
    mix,
    modes,
    n_of,
    reverb,
    swept_bp,
    time,
    unit,
    white,
)
from stuff import CAR, OPEN, boot_on_roof, creak, crowd, jingle, latch, recorded, rustle, thump, whoosh

from effects.effect import SF, effect


@effect("voices", "the rebellion; a close-up on passengers", "they murmur", 2, trim=-2)
def passengers_murmur(v, r):
    return fade(from_attack(crowd(r, 2.4, 8, 0.8), -20), 0.004, 0.5)


@effect("blows", "Marshal's Revenge", "at each of three pushes: he rams the roof from below", 3)
def roof_thump(v, r):
    boards = modes(0.3, [(96, 1, 0.07), (171, 0.7, 0.05), (333, 0.5, 0.03), (610, 0.3, 0.02)], r)
    tin = boot_on_roof(r, 1.4)
    return fade(
        reverb(mix((0, thump(130 + 10 * v, 48, 0.1, 0.4)), (0, unit(boards), -4), (0.008, tin, -7)), CAR, -15)[
            : n_of(0.6)
        ],
        0.0005,
        0.2,
    )


@effect("blows", "Passengers' Rebellion", "a passenger's small pistol, at its flash", 3)
def passenger_fires(v, r):
    pop = hp(white(0.02, r), 1900) * decay(0.02, 0.0012, 0.0002)
    body = drive(unit(lp(white(0.2, r), 4200, 1) * decay(0.2, 0.018, 0.0005)), 2.0)
    return fade(
        reverb(mix((0, unit(pop), -3), (0, body, -2), (0, thump(260, 120, 0.03, 0.15), -6)), CAR, -12)[: n_of(0.5)],
        0.0003,
        0.2,
    )


@effect("moves", "Passengers' Rebellion", "an umbrella or a sling strikes", 2)
def passenger_pokes(v, r):
    dull = modes(0.16, [(210, 1, 0.03), (420, 0.5, 0.02), (880, 0.25, 0.012)], r)
    return fade(
        mix((0, whoosh(r, 0.12, 700, 2400, 1200, 1.4, 0.6), -9), (0.1, unit(dull)), (0.1, rustle(r, 0.1), -10)),
        0.001,
        0.04,
    )


@effect("moves", "Take It All!", "a rope runs over its pulley as the strongbox comes down", 1)
def rope_down(v, r):
    s = 0.9
    wheel = creak(r, s, [(0, 34), (0.35, 62), (s, 26)], ((520, 1, 0.012), (1130, 0.8, 0.01), (1890, 0.5, 0.008)))
    rope = bp(white(s, r), 500, 2600) * hump(s, 0.3, 0.8)
    return fade(
        reverb(mix((0, unit(wheel), -3), (0, unit(rope), -13), (s - 0.05, latch(r, 0.5), -8)), OPEN, -18)[: n_of(1.1)],
        0.002,
        0.2,
    )


@effect("voices", "Pickpocketing", "whoever is alone turns his back and whistles", 2)
def whistles_along(v, r):
    notes = (
        ((0, 0.16, 79), (0.2, 0.1, 76), (0.32, 0.1, 77), (0.44, 0.24, 79))
        if v
        else ((0, 0.2, 76), (0.24, 0.1, 79), (0.36, 0.3, 74))
    )
    parts = []
    for start, long, key in notes:
        t = time(long)
        hz = 440 * 2 ** ((key + 12 - 69) / 12) * (1 - 0.05 * np.exp(-t / 0.02) + 0.006 * np.sin(2 * np.pi * 6 * t))
        breath = swept_bp(white(long, r), hz, 14)
        parts.append((start, (glide(long, hz, (1, 0.06)) + 0.1 * breath) * hump(long, 0.25, 0.5)))
    return fade(reverb(mix(*parts), CAR, -14)[: n_of(0.95)], 0.004, 0.15)


@effect("moves", "Pickpocketing", "the string is pulled in, with the purse on it", 2)
def string_pulled(v, r):
    zip_ = (
        bp(white(0.26, r), 2200, 7500)
        * hump(0.26, 0.7, 1.2)
        * (0.6 + 0.4 * np.sin(2 * np.pi * curve(0.26, (0, 30), (0.26, 90)) * time(0.26)))
    )
    return fade(
        mix((0, unit(zip_), -4), (0.02, rustle(r, 0.3, 500, 3000), -8), (0.24, jingle(r, 6, 0.12, 0.6), -7)),
        0.002,
        0.05,
    )


@effect("voices", "a bandit laughs (win, taunts)", "recorded laughter, kept short", 1, trim=-1, source=SF)
def laugh(v, r):
    return fade(lp(recorded(1, 126, 57, 1.4), 6000)[: n_of(1.3)], 0.001, 0.3)
