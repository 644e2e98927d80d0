"""What is told large over the train, and the chips over people."""

import numpy as np
from core import curve, fade, hump, mix, modes, n_of, pink, reverb, swept_bp, time, unit
from stuff import HALL, SALOON, card_slide, click, latch, rustle, thump, whoosh

from effects.effect import effect


@effect(
    "doors", "PhaseBegan schemin'", "a cloth unrolls to both sides in 0.32 s: a flap, and it hangs taut", 2, trim=-2
)
def cloth_unrolls(v, r):
    flaps = [(0.03 + 0.085 * k * r.uniform(0.95, 1.05), rustle(r, 0.11, 500, 3800), -7.0 + 1.5 * k) for k in range(3)]
    taut = mix((0, thump(190, 96, 0.03, 0.14), -7), (0, rustle(r, 0.1, 700, 5200), -1), (0, card_slide(r, 0.05), -8))
    air = whoosh(r, 0.36, 260, (900, 1050)[v], 420, 1.1, 0.5)
    return fade(reverb(mix((0, air, -6), *flaps, (0.29, taut, 0)), SALOON, -20)[: n_of(0.62)], 0.001, 0.12)


@effect("doors", "EventBegan", "the event's plate unrolls, 0.42 s after it: a short strip of cloth", 2, trim=-5)
def plate_unrolls(v, r):
    air = whoosh(r, 0.24, 380, (1250, 1400)[v], 620, 1.1, 0.55)
    end = mix((0, rustle(r, 0.07, 900, 6000), -2), (0, latch(r, 0.9), -13))
    return fade(mix((0, air, -5), (0.02, rustle(r, 0.16, 800, 5000), -4), (0.22, end, -1))[: n_of(0.4)], 0.001, 0.08)


@effect(
    "wonders",
    "RoundStarted",
    "rays come up behind the round's card: a shimmer without a beginning",
    1,
    trim=-5,
    out=0.3,
)
def rays_shimmer(v, r):
    s = 1.5
    t = time(s)
    notes = [(1976, 0.0), (2489, 0.11), (2960, 0.2), (3951, 0.31)]  # B, D sharp, F sharp, B: the title's key, bright
    glints = [
        (
            at,
            np.sin(2 * np.pi * hz * time(s - at)) * hump(s - at, 0.3, 1.3)
            * (0.7 + 0.3 * np.sin(2 * np.pi * (5.5 + hz / 900) * time(s - at))),
            -6.0 - 2.0 * nth,
        )
        for nth, (hz, at) in enumerate(notes)
    ]  # fmt: skip
    air = swept_bp(pink(s, r), curve(s, (0, 2200), (0.5, 5200), (s, 3600)), 1.4) * hump(s, 0.35, 1.2)
    return fade(
        reverb(mix(*glints, (0, unit(air) * (0.8 + 0.2 * np.sin(2 * np.pi * 7 * t)), -9)), HALL, -12), 0.02, 0.4
    )


@effect("clicks", "a chip over somebody: more of something", "it pops up: two wooden notes that rise", 3, trim=-1)
def chip_up(v, r):
    return _chip(r, 587 * (1, 1.06, 0.95)[v], 880 * (1, 1.06, 0.95)[v])


@effect("clicks", "a chip over somebody: less, or a bullet", "it pops up: two wooden notes that fall", 3, trim=-1)
def chip_down(v, r):
    return _chip(r, 523 * (1, 1.06, 0.95)[v], 349 * (1, 1.06, 0.95)[v])


def _chip(r, first, second):
    def wood(hz):
        return modes(0.12, [(hz, 1, 0.024), (hz * 2.76, 0.3, 0.01), (hz * 5.2, 0.12, 0.005)], r) * np.minimum(
            1, time(0.12) / 0.0008
        )

    return fade(
        mix((0, wood(first), -3), (0, click(r, 1500, 6000, 0.0015), -14), (0.055, wood(second)))[: n_of(0.2)],
        0.0004,
        0.05,
    )


@effect("clicks", "the Conductor's hand taps at what he speaks of", "a fingertip on wood, when it touches", 2, trim=-3)
def guide_tap(v, r):
    return fade(
        mix(
            (0, thump(240, 150, 0.016, 0.08), -3),
            (0, modes(0.08, [((640, 690)[v], 1, 0.012), (1480, 0.3, 0.006)], r), -2),
        ),
        0.0004,
        0.03,
    )
