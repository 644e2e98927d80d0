"""What answers a hand: buttons, switches, sheets."""

import numpy as np
from core import bp, decay, fade, mix, modes, n_of, time, unit, white
from stuff import boot_on_wood, card_slide, card_snap, click, latch, rustle, thump

from effects.effect import effect


@effect("ticks", "a button or card gets the pointer or the focus", "at most one in 60 ms", 3)
def ui_hover(v, r):
    return mix(
        (
            0,
            modes(0.05, [((1180, 1260, 1120)[v], 1, 0.006), (2500, 0.4, 0.004)], r)
            * np.minimum(1, time(0.05) / 0.0005),
        ),
        (0, click(r, 2500, 7000, 0.001), -16),
    )


@effect("clicks", "a button is pressed", "on the press, not on letting go", 3)
def ui_press(v, r):
    return fade(
        mix((0, boot_on_wood(r, 0.25, 0.5), -2), (0, latch(r, 1.15), -7), (0.045, latch(r, 1.4), -15))[: n_of(0.16)],
        0.0003,
        0.05,
    )


@effect("signals", "the main button (New game, Ride again, confirm)", "a rubber stamp", 2)
def ui_confirm(v, r):
    return fade(
        mix(
            (0, thump(170, 84, 0.045, 0.2), 0),
            (0, unit(bp(white(0.08, r), 300, 2500) * decay(0.08, 0.014, 0.0008)), -3),
            (0.002, boot_on_wood(r, 0.7), -3),
            (0.075, rustle(r, 0.05, 800, 4000), -20),
        )[: n_of(0.3)],
        0.0003,
        0.08,
    )


@effect("signals", "something that is not allowed", "two dull knocks that fall: no", 2, trim=-0.5)
def ui_refused(v, r):
    def knock(f):
        return modes(
            0.2, [(f, 1, 0.04), (f * 1.52, 0.8, 0.03), (f * 2.4, 0.6, 0.02), (f * 4.1, 0.3, 0.01)], r
        ) * np.minimum(1, time(0.2) / 0.001)

    return fade(
        mix(
            (0, knock(247)),
            (0, click(r, 500, 2200, 0.004), -9),
            (0.105, knock(185), 1),
            (0.105, click(r, 400, 1900, 0.004), -9),
        ),
        0.0005,
        0.05,
    )


@effect("clicks", "undo", "a card slides back, two notes down", 1, trim=2)
def ui_undo(v, r):
    return fade(
        mix(
            (0, card_slide(r, 0.16, rising=False), -2),
            (0.0, click(r, 2500, 8000, 0.002), -14),
            (0.13, modes(0.2, [(740, 1, 0.035), (1480, 0.2, 0.02)], r), -8),
            (0.2, modes(0.2, [(554, 1, 0.04), (1108, 0.2, 0.02)], r), -9),
        ),
        0.0005,
        0.04,
    )


@effect("clicks", "menu, log or sheet opens", "paper unfolds", 1, trim=2)
def ui_open(v, r):
    return mix((0, card_slide(r, 0.11), -1), (0.08, rustle(r, 0.12, 1200, 7000), -5), (0.17, card_snap(r, 0.3), -8))


@effect("clicks", "menu, log or sheet closes", "paper folds", 1, trim=2)
def ui_close(v, r):
    return mix(
        (0, rustle(r, 0.1, 1200, 6000), -5),
        (0.05, card_slide(r, 0.11, rising=False), -2),
        (0.15, card_snap(r, 0.8), -6),
    )


@effect("clicks", "a switch or a tab in the options", "a catch", 2, trim=1)
def ui_toggle(v, r):
    return mix((0, latch(r, (1.3, 1.05)[v])), (0.03, latch(r, (1.6, 0.85)[v]), -7))


@effect("ticks", "a slider moves by a step", "at most one in 50 ms", 2, trim=2)
def ui_slider(v, r):
    return latch(r, 1.7 + 0.15 * v)[: n_of(0.07)]


@effect("signals", "saved; a poster is stamped", "stamp on paper", 1, trim=1)
def ui_saved(v, r):
    return mix(
        (0, ui_confirm.make(0, r)),
        (0.16, card_snap(r, 0.6), -7),
        (0.2, modes(0.4, [(1568, 1, 0.09), (3136, 0.25, 0.05)], r) * np.minimum(1, time(0.4) / 0.001), -15),
    )
