"""Turns and phases: what begins, whose turn it is."""

import numpy as np
from core import fade, mix, modes, n_of, reverb, time, unit
from stuff import CAR, OPEN, SALOON, boot_on_wood, card_snap, chuff, click, clunk, creak, latch, rustle, steam

from effects.effect import SF, band, effect


@effect("signals", "TurnBegan", "the next turn of the round card: one tick of a railway clock", 2, trim=-1)
def turn_begins(v, r):
    return reverb(
        mix(
            (0, latch(r, 1.1 - 0.2 * v), -3),
            (0.002, modes(0.1, [(900 - 180 * v, 1, 0.012), (1700, 0.4, 0.008)], r), -4),
        ),
        CAR,
        -14,
    )[: n_of(0.3)]


@effect(
    "signals", "TurnBegan, switching (order reversed)", "the points are thrown: a lever, a clunk, iron rails", 1, trim=2
)
def turn_switching(v, r):
    rail = modes(0.7, [(410, 0.5, 0.12), (1130, 0.8, 0.16), (2240, 0.7, 0.14), (3720, 0.4, 0.1), (5480, 0.2, 0.07)], r)
    return fade(
        reverb(
            mix(
                (0, latch(r, 0.6), -3),
                (
                    0.02,
                    creak(r, 0.2, [(0, 90), (0.2, 150)], ((620, 1, 0.01), (1240, 0.8, 0.01), (2100, 0.5, 0.008))),
                    -14,
                ),
                (0.24, clunk(r, 80, 0.9)),
                (0.245, unit(rail), -7),
                (0.34, clunk(r, 96, 0.7), -7),
            ),
            OPEN,
            -19,
        )[: n_of(1.0)],
        0.0005,
        0.3,
    )


@effect("signals", "TurnBegan, speeding up (two cards)", "two quick chuffs", 1, trim=2)
def turn_speeding_up(v, r):
    return fade(mix((0, chuff(r, 0.8)), (0.17, chuff(r, 0.8), -1), (0.34, steam(r, 0.3, 0.08), -15)), 0.001, 0.05)


@effect("signals", "it is a person's turn (after computers, or with one person)", "two notes of a platform bell", 1)
def your_turn(v, r):
    def bell(f):
        return modes(
            0.9, [(f, 1, 0.28), (f * 2.0, 0.4, 0.16), (f * 2.99, 0.25, 0.1), (f * 4.1, 0.12, 0.06)], r
        ) * np.minimum(1, time(0.9) / 0.001)

    return fade(reverb(mix((0, bell(783.99)), (0.13, bell(1174.66), -1)), SALOON, -14)[: n_of(1.05)], 0.0005, 0.4)


@effect("signals", "FirstPlayerPassed", "the first player's flag is planted", 1, trim=1)
def first_player(v, r):
    return mix(
        (0, rustle(r, 0.12, 700, 4500), -6),
        (0.1, card_snap(r, 0.5), -6),
        (0.14, boot_on_wood(r, 0.5), -1),
        (0.145, modes(0.2, [(620, 1, 0.03), (1240, 0.4, 0.02)], r), -9),
    )


@effect("prizes", "PhaseBegan stealin'", "from Schemin' to Stealin': a banjo's run and a clap", 1, trim=-1, source=SF)
def phase_stealing(v, r):
    run = [(105, 0.075 * i, k, 104, 0.3) for i, k in enumerate((62, 64, 65, 67, 71, 74))]
    x = band(*run, *[(105, 0.47, k, 118, 0.9) for k in (55, 67, 71, 74, 79)], *[(32, 0.47, 43, 112, 0.6)], seconds=1.4)
    return fade(unit(x)[: n_of(1.4)], 0.0005, 0.5)


@effect("prizes", "PhaseBegan schemin'", "from Stealin' to Schemin': a low twang", 1, trim=-1, source=SF)
def phase_scheming(v, r):
    x = band(
        (25, 0, 52, 108, 0.4),
        (25, 0.15, 55, 100, 0.4),
        (25, 0.3, 59, 104, 1.0),
        (25, 0.31, 64, 96, 1.0),
        (32, 0, 40, 110, 0.8),
        seconds=1.5,
        wet=-9,
    )
    return fade(unit(x)[: n_of(1.5)], 0.0005, 0.6)


@effect(
    "signals",
    "NothingHappened, any other reason",
    "a card comes to nothing: two wooden tocks and a plucked shrug",
    2,
    trim=-1,
    source=SF,
)
def nothing_happens(v, r):
    keys = ((59, 58), (60, 57))[v]
    shrug = band(
        *[(45, 0.13 * i, k, 92 - 14 * i, 0.12) for i, k in enumerate(keys)],
        *[(115, 0.13 * i, 62 - 5 * i, 76 - 10 * i, 0.2) for i in range(2)],
        seconds=0.7,
        wet=-13,
    )
    return fade(mix((0, unit(shrug)), (0, click(r, 600, 2400, 0.004), -14))[: n_of(0.6)], 0.0005, 0.2)
