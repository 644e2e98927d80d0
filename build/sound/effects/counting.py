"""The count of the money."""

from core import curve, fade, font_note, from_attack, mix, modes, n_of, unit
from stuff import boot_on_wood, click, coin, crowd, jingle, latch, slide_whistle

from effects.effect import SF, band, effect


@effect("clicks", "a bar of the scoring grows by a token", "each token that is counted", 4)
def score_tick(v, r):
    return mix((0, coin(r, 0.55)), (0.0, modes(0.1, [(330 + 40 * v, 1, 0.012)], r), -6))


@effect("loot", "a bar of the scoring is done", "a stack of coins is set down", 2, trim=-1.5)
def score_total(v, r):
    return mix((0, boot_on_wood(r, 0.6), -3), (0.002, jingle(r, 10, 0.14, 0.5), -3), (0.12, coin(r, 0.2), -9))


@effect("prizes", "the Gunslinger's $1000", "a medal is pinned on: a spun revolver, a ring", 1, source=SF)
def gunslinger(v, r):
    spin = mix(*[(0.03 * k, latch(r, 1.4 - 0.03 * k), -8.0 + 0.5 * k) for k in range(9)])
    x = band(
        *[(56, 0.3, k, 104, 0.12) for k in (67, 71)],
        *[(56, 0.43, k, 112, 0.5) for k in (71, 74, 79)],
        *[(9, 0.43, k, 90, 0.9) for k in (91, 98)],
        seconds=1.6,
    )
    return fade(mix((0, spin, -5), (0, unit(x)), (0.43, jingle(r, 4, 0.1, 0), -17))[: n_of(1.6)], 0.0005, 0.5)


@effect(
    "prizes",
    "GameEnded, the winner steps forward",
    "hats in the air: people cheer, under the win stinger",
    1,
    trim=-1,
    source=SF,
)
def cheer(v, r):
    clap = font_note(0, 126, [(0, 60, 110, 2.6), (0.1, 64, 90, 2.5)], 3.2)
    voices = crowd(r, 2.8, 9, 1.8) * curve(2.8, (0, 0.7), (0.4, 1), (2.8, 0))
    yell = slide_whistle(0.4, 900, 1700, r)
    return fade(
        mix(
            (0, click(r, 700, 4000, 0.004), -9),
            (0, unit(from_attack(clap, -12)) * curve(len(from_attack(clap, -12)) / 44100, (0, 1), (1.4, 1), (3.0, 0))),
            (0, voices, -5),
            (0.5, yell, -16),
        )[: n_of(2.9)],
        0.002,
        1.2,
    )
