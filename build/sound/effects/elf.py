"""The Elf."""

from core import fade, mix, n_of, unit
from stuff import boot_on_wood, card_snap, rustle, sleigh

from effects.effect import SF, band, effect


@effect("wonders", "ElfFollowed", "0.1 s after the event began: a start, then a trot in little bells", 3, source=SF)
def elf_follows(v, r):
    jump = band((9, 0, 91 + (0, 2, 4)[v], 88, 0.3), seconds=0.5, wet=-14)
    bells = [(0.13 + 0.085 * k, sleigh(r), -3.0 - (k % 2) * 3) for k in range(7)]
    feet = [(0.13 + 0.085 * k, boot_on_wood(r, 0.2, 0.4), -17.0) for k in range(7)]
    return fade(mix((0, unit(jump), -7), (0, sleigh(r), -6), *bells, *feet)[: n_of(0.95)], 0.0005, 0.15)


@effect("wonders", "TokensTurned", "all tokens are turned up: a row of flips and a celesta", 1, source=SF)
def tokens_turned(v, r):
    flips = [(0.11 * k, card_snap(r, 0.7), -5.0) for k in range(5)]
    x = band(
        *[(8, 0.11 * i, k, 92, 0.5) for i, k in enumerate((79, 83, 86, 89, 91))],
        *[(9, 0.62, k, 84, 0.9) for k in (91, 95, 98)],
        seconds=1.6,
    )
    return fade(mix((0, unit(x)), *flips, (0.62, sleigh(r), -9))[: n_of(1.6)], 0.0005, 0.5)


@effect("wonders", "a Gift under a token", "for each bandit who holds one", 1, trim=-1, source=SF)
def elf_gift(v, r):
    x = band(*[(8, 0.06 * i, k, 94, 0.6) for i, k in enumerate((86, 91, 95))], seconds=1.1)
    return fade(
        mix((0, unit(x)), (0, rustle(r, 0.14, 1500, 8000), -15), (0.12, sleigh(r), -12))[: n_of(1.1)], 0.0005, 0.4
    )
