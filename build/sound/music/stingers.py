"""Short pieces for the ends of a game."""

from __future__ import annotations

import numpy as np
from core import Array, curve, integrated, lp, n_of, rng

from music.accompaniment import arpeggio, bass, drums, harmony, moved, pad, part_of, roll, stabs
from music.band import LEAD, Part, Tune
from music.notes import changes, tune
from music.title import BRUSH_TRAIN


def win() -> Tune:
    form = changes("G | F C | G D | G")
    melody = "D5:.33 D5:.33 D5:.33 G5:1 B5:.5 A5:.5 G5:1 | A5:.5 F5:.5 C6:1 G5:.5 E5:.5 C6:1 | B5:.5 D6:.5 B5:1 A5:.5 F#5:.5 A5:1 | G5:.5 r:.5 G5:.5 r:.5 G5:2"
    lead = tune(melody, 0, 104, length=0.9)
    r = rng("win")
    end = (
        [(12, k, 110, 0.4) for k in (55, 59, 62)]
        + [(13, k, 112, 0.4) for k in (55, 59, 62)]
        + [(14, k, 120, 2.0) for k in (43, 55, 59, 62, 67)]
    )
    parts = [
        Part("trumpet", 56, lead, 0.0, -0.15, -9, scoop=0.2, melodic=True, tone=lambda x: lp(x, 8000, 1)),
        Part("second", 56, harmony(lead, form, -12), -5.0, 0.25, -9, late=0.006, tone=lambda x: lp(x, 7000, 1)),
        Part("fiddle", 110, moved(lead, 0, 0, -8), -7.0, 0.3, -10, late=0.006, melodic=True, scoop=0.3),
        Part("banjo", 105, roll(part_of(form, 0, 3), step=0.25, pattern=(0, 1, 2, 3, 1, 2, 0, 1, 2, 3, 1, 2, 0, 1, 2, 1), velocity=82) + [(14 + 0.06 * i, k, 108, 1.5) for i, k in enumerate((55, 62, 67, 71, 74, 79))], -7.0, 0.45, -14, loose=0.004, swing=0.5),
        Part("piano", 3, stabs(part_of(form, 0, 3), middle=62, velocity=88) + end, -6.0, -0.4, -12),
        Part("bass", 32, [*bass(part_of(form, 0, 3), r, beats=(0, 1, 2, 3), velocity=100), (12, 43, 104, 0.5), (13, 43, 104, 0.5), (14, 31, 118, 2.0)], -4.0, 0, -22, loose=0.003),
        Part("drums", 0, [*drums(3, BRUSH_TRAIN), (12, 36, 100, 0.2), (12, 38, 100, 0.2), (13, 36, 100, 0.2), (13, 38, 104, 0.2), (14, 36, 115, 0.2), (14, 49, 96, 0.5), (14, 38, 112, 0.2), (13.5, 38, 70, 0.1), (13.75, 38, 84, 0.1)], -5.0, 0, -14, kit=0, wide=0.7),
        Part("timpani", 47, [(12, 43, 92, 0.5), (13, 50, 92, 0.5), (14, 43, 112, 2.0)], -9.0, 0, -8),
    ]  # fmt: skip
    return Tune(
        "win",
        126,
        16,
        parts,
        form,
        0.5,
        False,
        1.9,
        -19.0,
        "GameEnded: somebody has won",
        "once; the effect cheer at 5.7 s; then scoring",
    )


def lose() -> Tune:
    form = changes("Gm | Eb | Cm D7 | Gm")
    melody = "D5:1 Bb4:.5 D5:.5 G4:1.5 r:.5 | Eb5:1 D5:.5 Bb4:.5 G4:1.5 r:.5 | C5:.75 Bb4:.25 A4:.5 G4:.5 F#4:1 D4:1 | G3:2 r:2"
    lead = tune(melody, 0, 92)
    parts = [
        Part("muted", 59, lead, 0.0, -0.1, -9, late=0.01, loose=0.012, scoop=0.9, melodic=True),
        Part("clarinet", 71, moved(harmony(lead, form, -12)), -5.0, 0.25, -10, late=0.012, loose=0.01),
        Part("tuba", 58, [(0, 43, 84, 0.8), (2, 38, 78, 0.8), (4, 39, 84, 0.8), (6, 34, 78, 0.8), (8, 36, 84, 0.8), (10, 38, 86, 1.2), (12, 31, 96, 1.8)], -5.0, 0, -14),
        Part("piano", 3, stabs(part_of(form, 0, 2), middle=60, velocity=66) + [(12.02, k, 84, 1.5) for k in (43, 50, 55, 58, 62)] + [(13.5, k, 70, 1.0) for k in (31, 32, 37)], -7.0, -0.4, -12),
        Part("snare", 0, [(12, 36, 90, 0.2), (13.5, 36, 70, 0.2), (13.5, 49, 34, 0.4), (11, 38, 40, 0.1), (11.25, 38, 50, 0.1), (11.5, 38, 62, 0.1), (11.75, 38, 74, 0.1)], -10.0, 0, -13, kit=0),
    ]  # fmt: skip
    return Tune(
        "lose",
        132,
        16,
        parts,
        form,
        0.58,
        False,
        1.3,
        -20.5,
        "GameEnded: only computers have won, everybody loses",
        "once; then scoring",
    )


def ghost_wins() -> Tune:
    form = changes("Em | C | F#m7b5 B7 | Em")
    parts = [
        Part("choir", 53, pad(part_of(form, 0, 3), middle=59, velocity=72) + [(12, k, 80, 3.6) for k in (52, 59, 64, 67)], -2.0, 0, -5, wide=0.9, tone=lambda x: lp(x, 5200, 1)),
        Part("bell", 14, [(0, 64, 92, 3), (8, 57, 80, 3), (12, 52, 104, 4)], -8.0, -0.3, -6),
        Part("piano", 3, [(0, 28, 84, 3.5), (0, 40, 84, 3.5), (4, 36, 80, 3.5), (8, 30, 80, 1.8), (10, 35, 84, 1.8), (12, 28, 96, 4), (12, 40, 90, 4)], -7.0, 0.2, -8),
        Part("harp", 46, arpeggio(part_of(form, 0, 3), middle=64, velocity=58) + [(12 + 0.25 * i, k, 66, 1.5) for i, k in enumerate((64, 67, 71, 76, 79, 83, 88))], -8.0, 0.4, -6),
        Part("tremolo", 44, [(12, k, 62, 3.8) for k in (71, 76)], -10.0, 0, -8, wide=0.9),
    ]  # fmt: skip

    def ghost(n: int) -> Array:
        from stuff import theremin, whisper

        r = rng("ghost wins")
        b = 60 / 100
        keys = [
            (0, 71),
            (1, 67),
            (1.5, 71),
            (2, 76),
            (3.4, 76),
            (3.6, 72),
            (4, 72),
            (5.5, 76),
            (6, 79),
            (7.4, 79),
            (8, 76),
            (9, 72),
            (10, 75),
            (11.6, 71),
            (12, 76),
            (15, 76),
            (16.4, 64),
        ]
        s = 16.6 * b
        line = theremin(r, s, [(at * b, key) for at, key in keys], 0.013) * curve(
            s, (0, 0), (0.05, 0.5), (0.6, 0.9), (7.2, 0.9), (9.0, 0.6), (s, 0)
        )
        breath = whisper(r, 2.0, "ou")
        y = np.zeros((n + n_of(2), 2))
        k = len(line)
        line *= 10 ** ((LEAD - 2 - integrated(line)) / 20)
        y[:k] += np.stack([line, 0.92 * line], axis=1)
        at = n_of(12.5 * b)
        y[at : at + len(breath)] += np.stack([0.6 * breath, breath], axis=1) * 0.012
        return y

    return Tune(
        "ghost_wins",
        100,
        16,
        parts,
        form,
        0.5,
        False,
        2.4,
        -20.5,
        "GameEnded: Ghost of the box rides off with the suitcase",
        "once; then scoring 8 dB lower, or silence",
        ghost,
    )


def elf_wins() -> Tune:
    form = changes("G | F | C D | G")
    melody = "D5:1 B4:.5 D5:.5 G5:1.5 E5:.5 | F5:1 E5:.5 C5:.5 A4:1 C5:1 | E5:.5 D5:.5 C5:.5 E5:.5 F#5:.5 E5:.5 D5:.5 F#5:.5 | G5:1 D5:.5 B4:.5 G5:2"
    lead = tune(melody, 0, 92, length=0.8)
    parts = [
        Part("celesta", 8, moved(lead, 12), 0.0, -0.1, -7),
        Part("glock", 9, [n for n in moved(lead, 12, 0, -18) if abs(n[0] % 1) < 0.01], -10.0, 0.3, -7),
        Part("pizzicato", 45, stabs(part_of(form, 0, 3), middle=62, velocity=78) + bass(part_of(form, 0, 3), rng("elf"), low=40) + [(12, k, 90, 0.5) for k in (55, 62, 67)] + [(14, k, 96, 0.5) for k in (43, 55, 62, 67)], -4.0, 0.2, -9),
        Part("clarinet", 71, harmony(lead, form, -22), -8.0, -0.35, -9),
        Part("bells", 0, drums(14, [(0, 83, 66), (0.5, 83, 44)], 0, 1.0), -12.0, 0.1, -10, kit=0),
        Part("harp", 46, [(12.5 + 0.1 * i, k, 70, 1.0) for i, k in enumerate((67, 71, 74, 79, 83, 86, 91, 95))], -7.0, 0.3, -7),
    ]  # fmt: skip
    return Tune(
        "elf_wins",
        144,
        16,
        parts,
        form,
        0.6,
        False,
        1.5,
        -20.0,
        "GameEnded: the Elf's Gifts win (or his pieces lose)",
        "once; then scoring",
    )
