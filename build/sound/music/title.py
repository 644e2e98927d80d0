"""The title's tune: Iron Horse Shuffle."""

from __future__ import annotations

import numpy as np
from core import Array, hp, integrated, lp, n_of, peak, rng

from music.accompaniment import arpeggio, bass, drums, harmony, moved, pad, part_of, roll, stabs
from music.band import LEAD, Part, Tune, breathy, twang, upright
from music.notes import changes, tune

BRUSH_TRAIN = [
    (0, 36, 74), (2, 36, 66),
    (0, 38, 50), (0.5, 38, 40), (1, 38, 88), (1.5, 38, 46), (2, 38, 52), (2.5, 38, 42), (3, 38, 92), (3.5, 38, 58),
]  # fmt: skip
BRUSH_SOFT = [(0, 36, 52), (2, 36, 44), (1, 38, 56), (3, 38, 58), (1.5, 38, 28), (3.5, 38, 30)]


def title() -> Tune:
    form = changes(
        "G | G | F C | D7 |"
        "G | F | C | G | G | F | C D | G |"
        "G | F | C | G | G | F | C D | G |"
        "Em | C | G | D | Em | C | Am | D7 |"
        "G | F | C | G | G | F | C D | G |"
        "F | C | G | D7"
    )
    r = rng("title")
    a = (
        "D5:1 B4:.5 D5:.5 G5:1.5 E5:.5 | F5:1 E5:.5 C5:.5 A4:2 | G4:.5 A4:.5 C5:1 E5:1 D5:.5 C5:.5 | B4:1.5 A4:.5 G4:1 r:.5 D5:.5 |"
        "D5:1 B4:.5 D5:.5 G5:1 B5:1 | A5:1 G5:.5 F5:.5 C5:1 F5:1 | E5:.5 D5:.5 C5:1 D5:.5 C5:.5 A4:1 | G4:1 B4:.5 A4:.5 G4:1 r:1"
    )
    a2 = (
        "D5:1 B4:.5 D5:.5 G5:1.5 E5:.5 | F5:.5 G5:.5 F5:.5 C5:.5 A4:2 | G4:.5 A4:.5 C5:.5 D5:.5 E5:1 D5:.5 C5:.5 | B4:1 C5:.5 B4:.5 G4:1 r:.5 D5:.5 |"
        "D5:1 B4:.5 D5:.5 G5:1 B5:1 | A5:1 G5:.5 F5:.5 C5:1 F5:1 | E5:.5 F5:.5 G5:1 F#5:.5 E5:.5 D5:1 | G5:3 r:1"
    )
    b = (
        "B5:2 G5:1 E5:1 | C6:1.5 B5:.5 A5:.5 G5:1.5 | B5:1 D6:1 B5:2 | A5:3 r:.5 F#5:.5 |"
        "G5:1 B5:1 E6:2 | D6:.5 C6:1.5 G5:2 | A5:1 B5:.5 C6:.5 E6:1 C6:1 | A5:1.5 C6:.5 D6:2"
    )
    answers = "r:4 | r:4 | r:4 | r:2 D3:.5 F#3:.5 A3:1 | r:4 | r:4 | r:4 | r:2 A3:.5 F#3:.5 D3:1"
    tag = "C5:.5 F5:.5 A5:1 F5:.5 C5:.5 A4:1 | G4:.5 C5:.5 E5:1 C5:.5 G4:.5 E4:1 | D4:.5 G4:.5 B4:.5 D5:.5 G5:2 | D5:.5 E5:.5 F#5:.5 A5:.5 C6:1 A5:1"
    fills = "r:4 | r:4 | r:4 | r:2 D5:.5 E5:.5 F5:.5 E5:.5 | r:4 | r:4 | r:4 | r:1 D5:.5 E5:.5 G5:.5 B5:.5 D6:1"
    lead3 = tune(a, 112, 96)
    whistle_lead = tune(b, 80, 88, length=0.97)
    harp_counter = "r:2 D5:1 B4:1 | A4:2 C5:2 | C5:2 E5:2 | D5:3 r:1 | r:2 D5:2 | C5:2 A4:2 | G4:2 F#4:2 | G4:3 r:1"
    all_of = lambda first, bars: part_of(form, first, bars)  # noqa: E731
    parts = [
        Part("bass", 32, bass(form, r), -4.0, 0.0, -24, loose=0.004, tone=upright),
        Part("banjo", 105, moved(roll(all_of(0, 4)), velocity=-6) + roll(all_of(4, 8)) + moved(roll(all_of(12, 8)), velocity=-8) + moved(roll(all_of(28, 12)), velocity=2), -6.0, 0.42, -15, late=0.003, loose=0.005, tone=lambda x: hp(x, 160, 1)),
        Part("piano", 3, moved(stabs(all_of(2, 2)), velocity=-8) + stabs(all_of(4, 16)) + stabs(all_of(28, 8)), -9.0, -0.4, -13, loose=0.006, tone=lambda x: hp(x, 140, 1)),
        Part("solo", 3, tune(fills, 48, 78) + tune(fills, 112, 80) + moved(lead3, 12, 0, -34) + tune(tag, 144, 96), -3.0, -0.25, -12, loose=0.006, tone=lambda x: hp(x, 160, 1)),
        Part("guitar", 25, stabs(form, middle=57, long=0.5, velocity=64, count=3), -11.0, -0.62, -14, late=0.004, tone=lambda x: hp(x, 170, 1)),
        Part("fiddle", 110, tune(a, 16, 94) + lead3, 0.0, 0.12, -9, late=0.006, loose=0.008, scoop=0.35, melodic=True, tone=lambda x: peak(lp(hp(x, 200, 1), 7500, 1), 2800, -2.5, 1)),
        Part("mandolin", 25, moved(tune(a, 16, 88), velocity=-4) + lead3, -7.0, 0.3, -12, bank=16, loose=0.005, tone=lambda x: hp(x, 220, 1)),
        Part("harmonica", 22, tune(a2, 48, 96) + harmony(lead3, form, -16), -1.0, -0.15, -10, late=0.008, loose=0.008, scoop=0.5, melodic=True, tone=lambda x: lp(hp(x, 250, 1), 6500, 1)),
        Part("counter", 40, tune(harp_counter, 48, 64, length=0.98), -10.0, 0.3, -8, loose=0.01, melodic=True, tone=lambda x: lp(x, 5000, 1)),
        Part("whistle", 78, whistle_lead, -1.0, 0.05, -6, late=0.006, loose=0.008, scoop=0.3, melodic=True, tone=breathy),
        Part("twang", 25, arpeggio(all_of(20, 8), middle=55, velocity=72) + tune(answers, 80, 96), -6.0, 0.5, -10, loose=0.005, tone=twang),
        Part("strings", 49, pad(all_of(20, 8), middle=62, velocity=56), -11.0, 0.0, -8, wide=0.8, tone=lambda x: lp(hp(x, 220, 1), 4200, 1)),
        Part("drums", 0, drums(3, [(b, k, v - 14) for b, k, v in BRUSH_TRAIN]) + drums(1, [*BRUSH_TRAIN, (3.5, 38, 84)], 3) + drums(16, BRUSH_TRAIN, 4) + drums(8, BRUSH_SOFT, 20) + drums(12, BRUSH_TRAIN, 28), -8.0, 0.05, -15, kit=40, loose=0.004, wide=0.7),
        Part("tambourine", 0, drums(8, [(1, 54, 54), (3, 54, 60)], 28) + drums(4, [(0.5, 54, 40), (1, 54, 54), (1.5, 54, 40), (3, 54, 60)], 36), -16.0, -0.3, -12, kit=0, loose=0.005),
        Part("wood", 0, drums(8, [(0, 76, 52), (0.5, 77, 40), (1, 77, 50), (2, 76, 48), (2.5, 77, 40), (3, 77, 50)], 20), -16.0, 0.3, -9, kit=0, loose=0.004),
    ]  # fmt: skip

    def hoot(n: int) -> Array:
        from stuff import whistle

        x = whistle(rng("title", "hoot"), [(0.0, 0.75), (0.95, 1.2)])
        x = lp(x, 2600, 1)
        x *= 10 ** ((LEAD - 7 - integrated(x)) / 20)
        y = np.zeros((n + n_of(3), 2))
        y[: len(x)] += np.stack([0.7 * x, x], axis=1)
        return y

    return Tune(
        "title",
        120,
        160,
        parts,
        form,
        0.6,
        True,
        0,
        -22.0,
        "title, set-up, options",
        "loops; fades out in 0.8 s when the journey begins",
        hoot,
        2.5,
    )
