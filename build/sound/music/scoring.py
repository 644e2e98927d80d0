"""Counting the money: a rag."""

from __future__ import annotations

from core import hp, rng

from music.accompaniment import bass, drums, stabs
from music.band import Part, Tune, upright
from music.notes import changes, tune


def scoring() -> Tune:
    form = changes("G | E7 | A7 | D7 | G | E7 | A7 D7 | G | C | C#dim | G | E7 | A7 | D7 | G C | G D7")
    melody = (
        "D5:.5 G5:1 D5:.5 B4:.5 D5:1 B4:.5 | G#4:.5 B4:1 E5:.5 D5:.5 B4:1 G#4:.5 | A4:.5 C#5:1 E5:.5 G5:.5 E5:1 C#5:.5 | F#5:.5 E5:.5 D5:.5 C5:.5 A4:1 r:1 |"
        "D5:.5 G5:1 D5:.5 B4:.5 D5:1 B4:.5 | G#4:.5 B4:1 E5:.5 G#5:.5 E5:1 B4:.5 | C#5:.5 E5:.5 A5:.5 G5:.5 F#5:.5 E5:.5 D5:.5 C5:.5 | B4:.5 D5:.5 G5:1 r:2 |"
        "E5:.5 G5:1 E5:.5 C5:.5 E5:1 C5:.5 | E5:.5 G5:1 E5:.5 C#5:.5 E5:1 C#5:.5 | D5:.5 G5:1 B5:.5 A5:.5 G5:1 D5:.5 | E5:.5 D5:1 B4:.5 G#4:1 E5:1 |"
        "C#5:.5 E5:1 A5:.5 G5:.5 E5:1 C#5:.5 | D5:.5 F#5:1 A5:.5 C6:.5 A5:1 F#5:.5 | G5:.5 D5:.5 B4:.5 D5:.5 E5:.5 G5:.5 E5:.5 C5:.5 | B4:.5 D5:.5 G5:1 F#5:.5 A5:.5 C6:.5 A5:.5"
    )
    r = rng("scoring")
    right = tune(melody, 0, 92, length=0.85)
    octave = [(b, k + 12, v - 22, long) for b, k, v, long in right if abs(b % 1) < 0.01]
    parts = [
        Part("right", 3, right + octave, 0.0, -0.12, -12, loose=0.006),
        Part("left", 3, stabs(form, at=(1, 3), middle=57, long=0.3, velocity=66), -8.0, -0.28, -13, loose=0.005),
        Part("bass", 32, bass(form, r, low=33), -5.0, 0.05, -24, loose=0.004, tone=upright),
        Part("banjo", 105, stabs(form, at=(1, 3), middle=66, long=0.3, velocity=66), -10.0, 0.45, -14, late=0.003, tone=lambda x: hp(x, 180, 1)),
        Part("drums", 0, drums(16, [(0, 36, 58), (2, 36, 52), (1, 38, 56), (3, 38, 60), (1.5, 38, 26), (3.5, 38, 32)]), -10.0, 0.1, -15, kit=40, loose=0.004, wide=0.7),
        Part("wood", 0, drums(16, [(1.5, 77, 36), (3.5, 76, 40)]), -17.0, 0.4, -12, kit=0),
    ]  # fmt: skip
    return Tune(
        "scoring",
        126,
        64,
        parts,
        form,
        0.56,
        True,
        0,
        -24.5,
        "scoring, statistics",
        "loops after the stinger",
        None,
        2.5,
    )
