"""Shots, and the bullets they leave."""

import numpy as np
from core import bp, curve, decay, fade, glide, mix, modes, n_of, reverb, time, unit, white
from stuff import CAR, boot_on_wood, card_slide, cocking, gunshot, latch, ricochet, rustle, spur, thump, whoosh

from effects.effect import SF, effect


@effect("clicks", "BanditShot", "the hammer is drawn: at 0 s, 0.16 s before the shot", 2, trim=-1)
def gun_cock(v, r):
    return cocking(r)


@effect("shots", "BanditShot", "the muzzle flash: 0.16 s after the event began", 4, source=SF)
def shot(v, r):
    return gunshot(r)


@effect("shots", "BanditShot by Django", "as shot, with a bigger gun", 2, trim=0.5, source=SF)
def shot_django(v, r):
    return gunshot(r, big=1.5)


@effect(
    "shots",
    "NothingHappened, fire, no-target",
    "nobody can be hit: a shot into the blue that sings away off a rock",
    3,
    trim=-2,
    source=SF,
)
def shot_nobody(v, r):
    return fade(mix((0, gunshot(r, far=0.4), -2), (0.11, ricochet(r, 0.8), -7))[: n_of(1.5)], 0.0002, 0.4)


@effect("signals", "NothingHappened, fire, no-bullets", "the revolver is empty: two dry clicks", 2)
def shot_empty(v, r):
    return reverb(
        mix(
            (0, latch(r, 0.7)),
            (0.004, modes(0.1, [(310, 1, 0.01)], r), -6),
            (0.21, latch(r, 0.72), -1),
            (0.214, modes(0.1, [(330, 1, 0.01)], r), -7),
        ),
        CAR,
        -16,
    )[: n_of(0.42)]


@effect(
    "blows", "BulletReceived", "the bullet arrives (the card starts for the strip): thud, yelp of brass", 3, trim=-1
)
def bullet_received(v, r):
    thud = mix(
        (0, thump(260, 80, 0.05, 0.25, 0.015)),
        (0, unit(bp(white(0.09, r), 400, 2800) * decay(0.09, 0.014, 0.0005)), -3),
        (0.002, rustle(r, 0.1), -15),
    )
    shell = modes(
        0.35,
        [(f * r.uniform(0.98, 1.02), a, tau) for f, a, tau in ((2480, 0.5, 0.06), (4120, 1, 0.09), (6680, 0.6, 0.06))],
        r,
    )
    shell *= np.minimum(1, time(0.35) / 0.0005)
    return fade(mix((0, thud), (0.13, shell, -17), (0.2, shell, -22), (0.3, card_slide(r, 0.1), -19)), 0.0002, 0.05)


@effect("blows", "BulletReceived, neutral (Marshal, rebellion)", "as bullet_received, with a spur", 2, trim=-1)
def bullet_neutral(v, r):
    return mix((0, bullet_received.make(v, r)), (0.1, spur(r), -19))


@effect("signals", "BulletsSpared", "too few bullets: the Marshal's chamber turns, and nothing comes", 1, trim=1)
def bullets_spared(v, r):
    return reverb(
        mix(
            *[(0.045 * k + 0.003 * k * k, latch(r, 1.25 - 0.02 * k), -1.2 * k) for k in range(8)],
            (0.66, latch(r, 0.65), 1),
        ),
        CAR,
        -15,
    )[: n_of(0.95)]


@effect("wonders", "BanditMoved, cause django", "the push of his bullet, 0.26 s: a magnetic whoosh", 2, trim=1.5)
def django_push(v, r):
    s = 0.55
    t = time(s)
    air = whoosh(r, s, 2600, 900, 160, 2.2, 0.12)
    hum = glide(s, curve(s, (0, 190), (0.1, 120), (s, 46)), (1, 0.6, 0.45, 0.3, 0.2)) * decay(s, 0.16, 0.006)
    hum *= 0.7 + 0.3 * np.sin(2 * np.pi * (38 - 30 * t) * t)
    zing = glide(s, curve(s, (0, 3100), (s, 1300)), (1, 0.4)) * decay(s, 0.06, 0.003)
    return reverb(mix((0, air, -1), (0, hum, -3), (0, zing, -20), (0.24, boot_on_wood(r, 1.2), -7)), CAR, -14)[
        : n_of(0.75)
    ]
