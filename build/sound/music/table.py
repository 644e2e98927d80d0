"""Schemin' and Stealin': one form in E minor, the same 32 bars at the same tempo, so that they can fade into each other."""

from __future__ import annotations

from core import hp, lp, peak, rng

from music.accompaniment import arpeggio, bass, drums, harmony, moved, pad, part_of, roll, stabs
from music.band import Part, Tune, breathy, twang, upright
from music.notes import Note, changes, chord, near, tune

A_FORM = "Em | Em | D | Em | C | Am | B7 | Em"
B_FORM = "G | D | Am | Em | C | G | F#m7b5 | B7"
TABLE_FORM = f"{A_FORM} | {A_FORM} | {B_FORM} | {A_FORM}"
LOW_A = (
    "E3:1.5 G3:.5 B3:1 A3:.5 G3:.5 | E3:1 D3:.5 E3:.5 r:2 | F#3:1.5 A3:.5 D4:1 A3:1 | B3:1 G3:.5 E3:.5 r:2 |"
    "E3:1 G3:.5 C4:.5 E4:1 D4:.5 C4:.5 | A3:1 C4:.5 B3:.5 A3:1 E3:1 | F#3:1 A3:.5 B3:.5 D#4:1 B3:1 | E3:2 r:2"
)
LOW_B = (
    "B3:1.5 D4:.5 G4:2 | F#4:1 E4:.5 D4:.5 A3:2 | C4:1 B3:.5 C4:.5 E4:2 | B3:1 G3:1 E3:2 |"
    "G3:1 C4:1 E4:2 | D4:1 B3:1 G3:2 | A3:1 C4:1 E4:1 C4:1 | B3:2 A3:.5 F#3:.5 D#3:1"
)
HIGH_A = (
    "E5:.5 E5:.25 F#5:.25 G5:.5 B5:.5 A5:.5 G5:.5 F#5:.5 G5:.5 | E5:.5 D5:.5 E5:.5 G5:.5 E5:1 r:.5 B4:.5 |"
    "F#5:.5 F#5:.25 G5:.25 A5:.5 D6:.5 A5:.5 F#5:.5 D5:1 | B5:.5 A5:.5 G5:.5 F#5:.5 E5:1 r:1 |"
    "E5:.5 E5:.25 F#5:.25 G5:.5 C6:.5 E6:.5 D6:.5 C6:.5 G5:.5 | A5:.5 A5:.25 B5:.25 C6:.5 B5:.5 A5:.5 E5:.5 C5:1 |"
    "B4:.5 D#5:.5 F#5:.5 A5:.5 B5:.5 A5:.5 F#5:.5 D#5:.5 | E5:1 G5:.5 F#5:.5 E5:1 r:1"
)
HIGH_B = (
    "B5:.75 A5:.25 G5:.5 D5:.5 G5:.5 A5:.5 B5:1 | A5:.75 G5:.25 F#5:.5 D5:.5 F#5:.5 G5:.5 A5:1 |"
    "C6:.75 B5:.25 A5:.5 E5:.5 A5:.5 B5:.5 C6:1 | B5:.5 G5:.5 E5:.5 G5:.5 B5:2 |"
    "G5:.5 E5:.5 C5:.5 E5:.5 G5:.5 C6:.5 E6:1 | D6:.5 B5:.5 G5:.5 D5:.5 G5:.5 B5:.5 D6:1 |"
    "C6:.5 A5:.5 F#5:.5 E5:.5 F#5:.5 A5:.5 C6:1 | B5:.5 A5:.5 F#5:.5 D#5:.5 B4:1 r:1"
)


def schemin() -> Tune:
    form = changes(TABLE_FORM)
    rng("schemin")
    answers = "r:4 | r:2 B4:.5 D5:.5 E5:1 | r:4 | r:2 E5:.5 D5:.5 B4:1 | r:4 | r:4 | r:4 | r:2 G4:.5 A4:.5 B4:1"
    tiptoe: list[Note] = []
    for at, _, name in form:
        root, pitches = chord(name)
        base = near(root, 38)
        line = (base, near(pitches[2], base - 3), base, near(pitches[1], base + 3))
        tiptoe += [(at, base, 92, 0.55), (at + 1.5, line[3], 64, 0.3), (at + 2, line[1], 82, 0.55)]
        if int(at / 4) % 4 == 3:
            tiptoe += [
                (at + 3, line[1], 66, 0.3),
                (at + 3.5, line[1] + 2 if (line[1] + 2) % 12 in (4, 6, 7, 9, 11, 0, 2) else line[1], 62, 0.3),
            ]
    whistle_b = moved(tune(LOW_B, 64, 84, length=0.97), 12)
    parts = [
        Part("bass", 32, tiptoe, -3.0, 0.0, -22, loose=0.004, tone=upright),
        Part("twang", 25, tune(LOW_A, 0, 98) + tune(LOW_A, 32, 98) + tune(LOW_A, 96, 98), 0.0, -0.12, -8, late=0.006, loose=0.006, scoop=0.25, tone=twang),
        Part("nylon", 24, arpeggio(part_of(form, 0, 16), middle=59, velocity=54) + arpeggio(part_of(form, 16, 8), middle=59, velocity=62) + arpeggio(part_of(form, 24, 8), middle=59, velocity=54), -9.0, 0.5, -12, loose=0.006, tone=lambda x: hp(x, 160, 1)),
        Part("harmonica", 22, tune(answers, 32, 78) + tune(answers, 96, 74), -6.0, 0.25, -7, late=0.01, scoop=0.5, melodic=True, tone=lambda x: lp(hp(x, 250, 1), 5200, 1)),
        Part("whistle", 78, whistle_b, -2.0, 0.1, -5, late=0.006, loose=0.008, scoop=0.3, melodic=True, tone=breathy),
        Part("strings", 49, pad(part_of(form, 16, 8), middle=60, velocity=52) + pad(part_of(form, 30, 2), middle=60, velocity=40), -11.0, 0.0, -8, wide=0.8, tone=lambda x: lp(hp(x, 200, 1), 3600, 1)),
        Part("pizzicato", 45, moved(tune(LOW_A, 96, 70, length=0.4), 12), -9.0, 0.35, -10, loose=0.006),
        Part("brush", 0, drums(32, [(1, 38, 40), (3, 38, 44), (3.5, 38, 22), (0, 36, 36), (2, 36, 30)]), -13.0, 0.0, -14, kit=40, loose=0.004, wide=0.7),
        Part("clock", 0, drums(32, [(0, 76, 40), (1, 77, 34), (2, 76, 38), (3, 77, 34)]), -16.0, -0.4, -10, kit=0, loose=0.002),
        Part("shaker", 0, drums(32, [(0.5, 70, 34), (1.5, 70, 40), (2.5, 70, 34), (3.5, 70, 42)]), -18.0, 0.45, -14, kit=0, loose=0.004),
    ]  # fmt: skip
    return Tune(
        "schemin",
        112,
        128,
        parts,
        form,
        0.6,
        True,
        0,
        -26.0,
        "Schemin' (PhaseBegan), and the curtain",
        "loops, in step with stealin",
    )


def stealin() -> Tune:
    form = changes(TABLE_FORM)
    r = rng("stealin")
    snare = []
    for k in range(16):
        accent = {4: 84, 12: 88, 6: 52, 14: 58}.get(k, 40 if k % 2 == 0 else 28)
        snare.append((k / 4, 38, accent))
    train = [*snare, (0, 36, 72), (2, 36, 64), (1.5, 36, 40)]
    lead_a, lead_b = tune(HIGH_A, 0, 92, length=0.9), tune(HIGH_B, 64, 94, length=0.9)
    low_again = moved(tune(LOW_A, 0, 78), 0)
    piano_lead = moved(tune(HIGH_A, 32, 84, length=0.8), 0)
    parts = [
        Part("bass", 32, bass(form, r, beats=(0, 1, 2, 3), velocity=90), -4.0, 0.0, -24, loose=0.004, tone=upright),
        Part("banjo", 105, roll(form, step=0.25, pattern=(0, 1, 2, 3, 1, 2, 0, 1, 2, 3, 1, 2, 0, 1, 2, 1), middle=62, velocity=68), -6.0, 0.45, -16, late=0.002, loose=0.004, tone=lambda x: hp(x, 170, 1)),
        Part("piano", 3, stabs(form, at=(0.5, 1.5, 2.5, 3.5), middle=62, long=0.25, velocity=62), -10.0, -0.42, -14, loose=0.005, tone=lambda x: hp(x, 140, 1)),
        Part("solo", 3, piano_lead, -1.0, -0.2, -12, loose=0.006, tone=lambda x: hp(x, 160, 1)),
        Part("guitar", 25, stabs(form, at=(0.5, 1.5, 2.5, 3.5), middle=55, long=0.3, velocity=56), -12.0, -0.65, -16, late=0.003, tone=lambda x: hp(x, 180, 1)),
        Part("fiddle", 110, lead_a + lead_b + moved(lead_a, 0, 96), 0.0, 0.12, -10, late=0.004, loose=0.007, scoop=0.3, melodic=True, tone=lambda x: peak(lp(hp(x, 220, 1), 7000, 1), 2800, -2.5, 1)),
        Part("mandolin", 25, lead_a + lead_b + moved(lead_a, 0, 96), -5.0, 0.28, -12, bank=16, loose=0.005, tone=lambda x: hp(x, 220, 1)),
        Part("harmonica", 22, harmony(moved(lead_a, 0, 96), form, -18) + harmony(lead_b, form, -20), -6.0, -0.2, -10, late=0.008, loose=0.008, tone=lambda x: lp(hp(x, 280, 1), 5500, 1)),
        Part("twang", 25, low_again + moved(low_again, 0, 32) + moved(low_again, 0, 96), -7.0, 0.0, -9, loose=0.006, swing=0.5, tone=twang),
        Part("drums", 0, drums(32, train), -8.0, 0.05, -16, kit=40, loose=0.003, wide=0.7),
        Part("tambourine", 0, drums(8, [(1, 54, 50), (3, 54, 56)], 16) + drums(8, [(1, 54, 52), (3, 54, 58), (3.5, 54, 40)], 24), -15.0, 0.35, -13, kit=0, loose=0.004),
        Part("hooves", 0, drums(16, [(0, 76, 44), (0.5, 77, 34), (0.75, 77, 38), (2, 76, 42), (2.5, 77, 34), (2.75, 77, 38)]) + drums(8, [(0, 76, 44), (0.5, 77, 34), (0.75, 77, 38), (2, 76, 42), (2.5, 77, 34), (2.75, 77, 38)], 24), -15.0, -0.3, -11, kit=0, loose=0.003),
    ]  # fmt: skip
    return Tune(
        "stealin",
        112,
        128,
        parts,
        form,
        0.5,
        True,
        0,
        -25.0,
        "Stealin' (PhaseBegan)",
        "loops, in step with schemin",
        None,
        2.0,
    )
