"""The Marshal walks, and somebody meets him."""

from core import fade, mix, n_of, reverb, unit
from stuff import CAR, boot_on_wood, click, spur, thump

from effects.effect import SF, band, effect


@effect("marshal", "MarshalMoved", "his whole walk of 0.52 s: two heavy steps and spurs", 3)
def marshal_walk(v, r):
    x = mix(
        *[
            (at, mix((0, boot_on_wood(r, 1.6, 1.2)), (0.02, spur(r), -12)), db)
            for at, db in ((0.004, -1), (0.26, -2), (0.5, 0))
        ]
    )
    return fade(reverb(x, CAR, -13)[: n_of(1.0)], 0.0005, 0.2)


@effect("stings", "MarshalMet", "the exclamation marks (at 0 s): everybody stops short", 1, trim=-1, source=SF)
def marshal_met(v, r):
    notes = [(25, 0, k, 118, 0.5) for k in (40, 52, 58, 64)] + [(61, 0.0, k, 105, 0.22) for k in (52, 58, 64, 70)]
    x = band(*notes, seconds=1.1, wet=-9)
    return fade(
        mix((0, unit(x)), (0, thump(160, 60, 0.1), -6), (0.02, spur(r), -14), (0, click(r, 1500, 6000, 0.003), -12))[
            : n_of(1.1)
        ],
        0.0005,
        0.4,
    )
