"""The train: whistle, bell, steam, the tunnel."""

import numpy as np
from core import bp, brown, curve, fade, lp, mix, modes, n_of, reverb, time, unit, white
from stuff import OPEN, TUBE, chuff, click, steam, thump, whistle, whoosh

from effects.effect import effect


@effect("train", "RoundStarted", "the whistle: two long ones (round 1), long-short (others)", 3, trim=1)
def train_whistle(v, r):
    return whistle(r, [[(0, 0.95), (1.15, 1.0)], [(0, 0.9), (1.08, 0.3)], [(0, 0.28), (0.42, 0.75)]][v])


@effect("train", "the title's start button; the game's beginning", "the bell of the locomotive", 1, trim=-2)
def train_bell(v, r):
    bell = modes(
        1.3,
        [(587, 0.5, 0.5), (880, 1, 0.6), (1187, 0.6, 0.4), (1760, 0.7, 0.3), (2410, 0.4, 0.2), (3560, 0.3, 0.12)],
        r,
    ) * np.minimum(1, time(1.3) / 0.001)
    return fade(
        reverb(
            mix(
                *[
                    (0.48 * k, mix((0, bell), (0, click(r, 1500, 7000, 0.002), -12)), (-1.0, -3.0, -1.5, -3.5)[k])
                    for k in range(4)
                ]
            ),
            OPEN,
            -15,
        )[: n_of(2.7)],
        0.0005,
        0.7,
    )


@effect("train", "the journey begins (from set-up to the table)", "chuffs that gather speed, 4 s", 1, out=0.8)
def train_departs(v, r):
    layers, at, gap = [(0.0, steam(r, 0.9, 0.3), -12.0)], 0.05, 0.62
    for k in range(13):
        layers.append((at, chuff(r, 1.1 - 0.03 * k), (0.0, -3.0, -1.5, -3.0)[k % 4] - 0.35 * k))
        at += gap
        gap *= 0.86
    return fade(reverb(mix(*layers), OPEN, -15)[: n_of(4.2)], 0.001, 0.9)


@effect("doors", "ends of rounds; safety valve", "steam let off", 2, trim=-1.5)
def steam_hiss(v, r):
    return fade(mix((0, click(r, 900, 4000, 0.003), -14), (0, steam(r, 1.2, 0.32))), 0.001, 0.3)


@effect(
    "train",
    "TurnBegan T (tunnel)",
    "into the tunnel: the dark sweeps for 0.4 s; then start the bed train_tunnel",
    1,
    trim=-1,
)
def tunnel_in(v, r):
    push = thump(86, 38, 0.22, 0.8, 0.08)
    rush = whoosh(r, 1.3, 2600, 700, 180, 1.0, 0.25)
    wheels = lp(brown(1.3, r), 420) * curve(1.3, (0, 0.1), (0.35, 1), (1.3, 0.0))
    return fade(
        reverb(
            mix((0, click(r, 600, 2400, 0.005), -14), (0, rush, -3), (0.2, push, -1), (0.1, unit(wheels), -8)), TUBE, -7
        )[: n_of(2.2)],
        0.001,
        0.9,
    )


@effect("train", "TurnBegan after a T", "out of the tunnel, 0.4 s; back to the bed train_outside", 1, trim=-2)
def tunnel_out(v, r):
    rush = whoosh(r, 0.9, 250, 2800, 1500, 0.9, 0.45)
    pop = thump(60, 110, 0.09, 0.4, 0.05)
    air = bp(white(1.0, r), 1500, 7000) * curve(1.0, (0, 0), (0.35, 0.4), (1.0, 0))
    return fade(
        mix((0, click(r, 600, 2400, 0.005), -14), (0, rush, -1), (0.3, pop, -4), (0, unit(air), -16))[: n_of(1.2)],
        0.001,
        0.4,
    )
