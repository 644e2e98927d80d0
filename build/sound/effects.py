"""Every effect of the game: what it is for, how loud, how it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from core import (
    Array,
    bp,
    brown,
    curve,
    decay,
    drive,
    fade,
    font_note,
    from_attack,
    glide,
    hp,
    hump,
    lp,
    mix,
    modes,
    n_of,
    pink,
    resample,
    reverb,
    rng,
    struck,
    swept_bp,
    time,
    to_loudness,
    to_silence,
    unit,
    white,
)  # fmt: skip
from stuff import (
    CAR,
    HALL,
    OPEN,
    SALOON,
    TUBE,
    boot_on_roof,
    boot_on_wood,
    card_slide,
    card_snap,
    chuff,
    click,
    clunk,
    cocking,
    coin,
    creak,
    crowd,
    gunshot,
    jingle,
    latch,
    recorded,
    ricochet,
    riffle,
    rung,
    rustle,
    sleigh,
    slide_whistle,
    spur,
    squeal,
    steam,
    talk,
    theremin,
    thump,
    whisper,
    whistle,
    whoosh,
)  # fmt: skip

Make = Callable[[int, np.random.Generator], Array]


@dataclass(frozen=True)
class Effect:
    name: str
    family: str
    event: str
    when: str
    variations: int
    make: Make
    trim: float = 0.0  # dB beside the family's loudness
    out: float = 0.02
    source: str = "synthesis"


# Greatest loudness over 125 ms (K-weighted, LUFS, as two loudspeakers play it) of each family, and its priority (greater wins a channel).
FAMILIES: dict[str, tuple[float, int]] = {
    "shots": (-13.5, 9), "blows": (-16.0, 8), "train": (-17.0, 8), "stings": (-17.0, 7), "prizes": (-18.5, 6),
    "loot": (-19.5, 6), "marshal": (-19.0, 6), "wonders": (-19.0, 6), "moves": (-21.5, 4), "steps": (-23.0, 2),
    "cards": (-22.5, 3), "signals": (-21.5, 6), "doors": (-20.5, 5), "voices": (-20.0, 5), "clicks": (-25.0, 2), "ticks": (-32.0, 1),
}  # fmt: skip
ALL: list[Effect] = []
SF = "synthesis + FluidR3 (MIT)"


def effect(
    family: str,
    event: str,
    when: str,
    variations: int = 1,
    trim: float = 0.0,
    out: float = 0.02,
    source: str = "synthesis",
) -> Callable[[Make], Make]:
    def add(make: Make) -> Make:
        ALL.append(Effect(make.__name__, family, event, when, variations, make, trim, out, source))
        return make

    return add


def band(
    *notes: tuple[int, float, int, int, float], seconds: float, bank: int = 0, wet: float = -12, answer: Array = SALOON
) -> Array:
    """A few notes: (program, start, key, velocity, length) played in a room."""
    layers = []
    for program in dict.fromkeys(note[0] for note in notes):
        part = [(start, key, velocity, long) for p, start, key, velocity, long in notes if p == program]
        layers.append((0.0, font_note(bank, program, part, seconds)))
    return reverb(mix(*layers), answer, wet)


# ---- cards --------------------------------------------------------------------------------------------------------


@effect("cards", "CardRevealed", "the pile's next card is turned up (at 0 s)", 4)
def card_flip(v, r):
    return mix((0, card_slide(r, 0.06), -9), (0.045, card_snap(r, 0.8)))


@effect("cards", "CardPlayed", "a card is laid open on the pile, when it lands", 4)
def card_play(v, r):
    return mix((0, card_snap(r, 1.3)), (0.004, thump(150, 92, 0.025, 0.12), -9), (0.03, card_slide(r, 0.05), -22))


@effect("cards", "CardPlayed hidden", "a card is laid face down (tunnel turn), softer", 2, trim=-1.5)
def card_hidden(v, r):
    return mix((0, card_slide(r, 0.15, rising=False)), (0.12, card_snap(r, 0.6), -7))


@effect("cards", "CardsDrawn, CardTaken", "each card that comes to the hand, 70 ms apart, at most 3", 3)
def card_draw(v, r):
    return mix((0, card_slide(r, 0.13 + 0.02 * v)), (0.11, card_snap(r, 0.2), -11))


@effect("cards", "a card of the hand is lifted (chosen, not yet played)", "on selection", 3, trim=-1.8)
def card_lift(v, r):
    return mix((0, card_slide(r, 0.09)), (0.0, click(r, 2500, 8000, 0.002), -14))


@effect("cards", "CardReturned, HandReturned", "a card goes back to its deck", 2, trim=-1.5)
def card_return(v, r):
    return mix((0, card_slide(r, 0.12, rising=False)), (0.1, card_snap(r, 0.9), -4))


@effect("cards", "CardsDiscarded", "cards go to the discards (expert)", 2)
def card_discard(v, r):
    return mix((0, card_slide(r, 0.1)), (0.07, card_snap(r, 1.0), -2), (0.12, card_snap(r, 0.6), -9))


@effect("cards", "DeckShuffled", "a deck is shuffled (round's beginning); one for all decks", 2, trim=1)
def deck_riffle(v, r):
    return mix(
        (0, riffle(r, 24 + 4 * v)),
        (0.46 + 0.06 * v, riffle(r, 16, 0.012, 0.009), -4),
        (0.74 + 0.06 * v, card_snap(r, 1.4), -1),
        (0.84 + 0.06 * v, card_snap(r, 1.0), -6),
    )


@effect("cards", "RoundStarted", "the round card is turned up: a big stiff card and a brass pin", 1, trim=1.5)
def round_card(v, r):
    return mix(
        (0, card_slide(r, 0.12), -4),
        (0.1, card_snap(r, 1.5)),
        (0.1, thump(130, 78, 0.05), -5),
        (0.16, latch(r, 1.4), -12),
    )


# ---- on foot ------------------------------------------------------------------------------------------------------


@effect(
    "steps", "BanditMoved, cause move, inside", "single steps: one per hop (4 in 0.6 s, at 0.13 0.26 0.40 0.53 s)", 4
)
def step_inside(v, r):
    return fade(reverb(boot_on_wood(r), CAR, -13), 0.0003, 0.06)[: n_of(0.34)]


@effect("steps", "BanditMoved, cause move, on roofs", "single steps: one per hop (2 per car)", 4)
def step_roof(v, r):
    return fade(reverb(boot_on_roof(r), OPEN, -24), 0.0003, 0.06)[: n_of(0.34)]


def _walk(step, times, r, wet, answer):
    layers = []
    for nth, at in enumerate(times):
        layers.append((at, step(r), (0.0, -2.5)[nth % 2] - (0 if nth < len(times) - 1 else -1.5) + r.uniform(-1, 0.5)))
        layers.append((max(0, at - 0.06), rustle(r, 0.1), -24))
    x = mix(*layers)
    return reverb(x, answer, wet)[: len(x)]


@effect("moves", "BanditMoved, cause move, inside", "the whole walk of 0.6 s, started with the movement", 3)
def walk_inside(v, r):
    return _walk(boot_on_wood, [0.004, 0.13, 0.264, 0.396, 0.528], r, -13, CAR)


@effect("moves", "BanditMoved, cause move, roof, 1 car", "the whole run of 0.38 s", 2)
def run_roof_1(v, r):
    return _walk(lambda q: boot_on_roof(q, 0.9), [0.004, 0.167, 0.334], r, -24, OPEN)


@effect("moves", "BanditMoved, cause move, roof, 2 cars", "the whole run of 0.64 s", 2)
def run_roof_2(v, r):
    return _walk(lambda q: boot_on_roof(q, 0.9), [0.004, 0.141, 0.282, 0.422, 0.563], r, -24, OPEN)


@effect("moves", "BanditMoved, cause move, roof, 3 cars", "the whole run of 0.9 s", 2)
def run_roof_3(v, r):
    return _walk(lambda q: boot_on_roof(q, 0.9), [0.004, 0.132, 0.264, 0.396, 0.528, 0.66, 0.79], r, -24, OPEN)


@effect("moves", "BanditMoved, cause floor change, up", "climb of 0.45 s: rungs, then a boot on the roof", 3)
def climb_up(v, r):
    rungs = [(0.004 + 0.095 * k, rung(r, 2.2 * k), -3.0) for k in range(4)]
    return mix(*rungs, (0, rustle(r, 0.3), -15), (0.41, boot_on_roof(r, 1.1), 0))


@effect("moves", "BanditMoved, cause floor change, down", "drop of 0.32 s: air, then boots on planks at 0.26 s", 3)
def drop_down(v, r):
    fall = whoosh(r, 0.27, 1900, 1300, 500, 1.1, 0.7)
    land = mix(
        (0, boot_on_wood(r, 1.5, 1.3)),
        (0.018, boot_on_wood(r, 1.1, 1.1), -3),
        (0, thump(120, 62, 0.06), -4),
        (0.08, creak(r, 0.14, [(0, 130), (0.14, 90)]), -19),
    )
    return mix((0, click(r, 900, 3000, 0.004), -17), (0, fall, -13), (0.256, reverb(land, CAR, -13), 0))


@effect(
    "moves",
    "BanditMoved, cause meeting",
    "flight from the Marshal up to the roof, 0.45 s: a scramble and a squeak",
    2,
    trim=1,
)
def flee_up(v, r):
    rungs = [(0.004 + 0.062 * k, rung(r, 2.5 * k), -3.0) for k in range(6)]
    return mix(
        *rungs,
        (0, rustle(r, 0.3), -13),
        (0.02, slide_whistle(0.36, 620, 1750, r), -13),
        (0.42, boot_on_roof(r, 1.1), 0),
        (0.47, boot_on_roof(r, 0.8), -4),
    )


# ---- blows --------------------------------------------------------------------------------------------------------


@effect("steps", "PunchThrown", "the fist is drawn back and comes (0 to 0.18 s)", 2, trim=-1)
def punch_swing(v, r):
    return mix(
        (0, rustle(r, 0.1), -8), (0, click(r, 700, 3000, 0.004), -13), (0.0, whoosh(r, 0.2, 700, 2100, 900, 1.5, 0.75))
    )


@effect("blows", "PunchThrown", "the fist lands: 0.18 s after the event began, with the star", 4, source=SF)
def punch(v, r):
    slap = unit(bp(white(0.08, r), 800, 4200) * decay(0.08, 0.012, 0.0005))
    meat = unit(bp(white(0.15, r), 160, 900) * decay(0.15, 0.028, 0.001))
    real = resample(recorded(3, 126, 60, 0.6), (0.82, 0.95, 1.08, 0.88)[v])
    x = mix(
        (0, thump(230, 66, 0.06, 0.35, 0.02), -5),
        (0, slap, -1),
        (0, meat, -2),
        (0.001, real, 0),
        (0.012, rustle(r, 0.12), -17),
    )
    return fade(reverb(drive(unit(x), 1.5), CAR, -17)[: n_of(0.5)], 0.0003, 0.12)


@effect("moves", "BanditMoved, cause punch", "flung into the next car, 0.42 s, lands at 0.36 s", 2, trim=2)
def flung(v, r):
    air = whoosh(r, 0.4, 500, 1500, 500, 1.4, 0.45)
    land = mix(
        (0, boot_on_wood(r, 1.6, 1.4)),
        (0, thump(115, 55, 0.08), 0),
        (0.05, boot_on_wood(r, 1.0), -6),
        (0.1, boot_on_wood(r, 0.7), -11),
    )
    x = mix(
        (0, rustle(r, 0.12), -12),
        (0, click(r, 500, 2600, 0.006), -13),
        (0, air, -8),
        (0.02, slide_whistle(0.33, 1250, 640, r), -17),
        (0.357, land, 0),
    )
    return fade(reverb(x, CAR, -15)[: n_of(0.95)], 0.001, 0.2)


@effect("loot", "LootDropped purse", "hits the floor 0.30 s after the event began; bounces 0.1 s later", 3)
def drop_purse(v, r):
    sack = mix(
        (0, thump(170, 95, 0.04, 0.15), -3), (0, unit(bp(white(0.1, r), 250, 1800) * decay(0.1, 0.02, 0.001)), -5)
    )
    return reverb(
        mix((0, sack), (0.004, jingle(r, 7, 0.1, 0.75), -9), (0.1, sack, -8), (0.104, jingle(r, 5, 0.1, 0.65), -13)),
        CAR,
        -15,
    )[: n_of(0.55)]


@effect("loot", "LootDropped jewel", "hits the floor 0.30 s after the event began; bounces", 2, trim=-1)
def drop_jewel(v, r):
    def tick(f):
        return mix(
            (
                0,
                modes(0.25, [(f, 1, 0.035), (f * 1.62, 0.7, 0.03), (f * 2.31, 0.4, 0.02)], r)
                * np.minimum(1, time(0.25) / 0.0004),
            ),
            (0, modes(0.1, [(420, 0.8, 0.01), (760, 0.4, 0.007)], r), -4),
        )

    f = r.uniform(3300, 3900)
    return reverb(
        mix(
            (0, tick(f)),
            (0.1, tick(f * 1.04), -6),
            (0.165, tick(f * 1.07), -11),
            (0.205, tick(f * 1.09), -16),
            (0.23, tick(f * 1.1), -21),
        ),
        CAR,
        -13,
    )[: n_of(0.55)]


@effect(
    "loot",
    "LootDropped strongbox; StrongboxPlaced",
    "hits the floor: 0.30 s (dropped) or 0.60 s (placed) after the event began",
    2,
    trim=1.5,
)
def drop_strongbox(v, r):
    return fade(
        reverb(
            mix(
                (0, clunk(r, 70, 0.8)),
                (0.09, clunk(r, 84, 0.6), -8),
                (0.006, jingle(r, 8, 0.12, 0.6), -17),
                (0.18, creak(r, 0.16, [(0, 100), (0.16, 70)]), -22),
            ),
            CAR,
            -12,
        )[: n_of(0.8)],
        0.0003,
        0.2,
    )


@effect("loot", "LootDropped suitcase", "hits the floor 0.30 s after the event began", 1, trim=1)
def drop_suitcase(v, r):
    return fade(
        reverb(
            mix(
                (0, thump(140, 72, 0.06), 0),
                (0, unit(bp(white(0.12, r), 200, 1500) * decay(0.12, 0.025, 0.001)), -4),
                (0.012, latch(r, 0.9), -12),
                (0.1, boot_on_wood(r, 0.8), -8),
                (0.11, latch(r, 1.1), -17),
            ),
            CAR,
            -13,
        )[: n_of(0.55)],
        0.0003,
        0.15,
    )


# ---- shots --------------------------------------------------------------------------------------------------------


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
    return mix((0, bullet_received(v, r)), (0.1, spur(r), -19))


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


# ---- loot ---------------------------------------------------------------------------------------------------------


@effect("loot", "LootTaken purse", "at 0 s; the token flies to the strip until 0.5 s", 4)
def rob_purse(v, r):
    grab = mix((0, rustle(r, 0.12, 500, 4200), -5), (0.0, click(r, 1500, 6000, 0.002), -12))
    return reverb(mix((0, grab), (0.03, jingle(r, 12, 0.26, 0.5), -4), (0.3, jingle(r, 6, 0.1, 0.25), -7)), CAR, -17)[
        : n_of(0.75)
    ]


@effect("loot", "LootTaken jewel", "at 0 s: a glint", 3)
def rob_jewel(v, r):
    scale = [(91, 95, 98, 103), (93, 98, 100, 105), (95, 98, 103, 107)][v]
    layers = []
    for k, key in enumerate(scale):
        f = 440 * 2 ** ((key - 69) / 12)
        glass = modes(
            0.9, [(f, 1, 0.22), (f * 2.756, 0.33, 0.1), (f * 5.404, 0.12, 0.04), (f * 1.004, 0.5, 0.26)], r
        ) * np.minimum(1, time(0.9) / 0.001)
        layers.append((0.052 * k, glass, -1.5 * (3 - k)))
    glint = bp(white(0.6, r), 7000, 14000) * hump(0.6, 0.25, 2)
    return fade(
        reverb(mix(*layers, (0, click(r, 2500, 9000, 0.002), -10), (0.03, unit(glint), -27)), SALOON, -13)[: n_of(1.0)],
        0.0004,
        0.3,
    )


@effect("loot", "LootTaken strongbox", "at 0 s: dragged up with iron handles, heavy coin inside", 2, trim=1.5)
def rob_strongbox(v, r):
    drag = unit(bp(white(0.28, r), 180, 1400) * (0.5 + 0.5 * unit(lp(np.abs(white(0.28, r)), 60, 1)))) * hump(0.28, 0.3)
    return fade(
        reverb(
            mix(
                (0, latch(r, 0.55), -5),
                (0.0, drag, -10),
                (0.06, modes(0.2, [(520, 1, 0.05), (1240, 0.8, 0.05), (2150, 0.4, 0.03)], r), -10),
                (0.22, clunk(r, 74, 0.9)),
                (0.24, jingle(r, 14, 0.2, 0.45), -13),
            ),
            CAR,
            -13,
        )[: n_of(0.95)],
        0.0003,
        0.2,
    )


@effect("loot", "LootTaken suitcase", "at 0 s: leather, two catches, a dark shimmer", 1, trim=1)
def rob_suitcase(v, r):
    glow = band((92, 0, 64, 80, 1.0), (92, 0.05, 71, 70, 1.0), seconds=1.3, wet=-6)
    return fade(
        mix(
            (0, rustle(r, 0.16, 350, 2600), -7),
            (0.0, latch(r, 0.85), -9),
            (0.2, latch(r, 0.9), -2),
            (0.29, latch(r, 1.0), -1),
            (0.3, thump(150, 80, 0.05), -8),
            (0.1, unit(glow), -13),
        )[: n_of(1.3)],
        0.0005,
        0.5,
    )


@effect("loot", "LootHandedOver", "0.5 s: it goes from hand to hand (Cheyenne, pickpocketing)", 2, trim=-1)
def loot_handed(v, r):
    return mix(
        (0, whoosh(r, 0.16, 900, 2600, 1500, 1.3, 0.5), -9),
        (0.0, rustle(r, 0.1), -9),
        (0.13, jingle(r, 9, 0.2, 0.45), -3),
    )


@effect("loot", "HostagePaid", "0.7 s: notes are counted, and the till rings", 1, trim=1)
def hostage_paid(v, r):
    notes = [(0.055 * k, card_slide(r, 0.06), -7 - r.random() * 3) for k in range(6)]
    bell = modes(1.0, [(2093, 1, 0.3), (4190, 0.5, 0.2), (5230, 0.4, 0.16), (6600, 0.2, 0.1)], r) * np.minimum(
        1, time(1.0) / 0.0006
    )
    return fade(
        reverb(mix(*notes, (0.36, latch(r, 0.7), -3), (0.4, bell, -7), (0.44, jingle(r, 8, 0.12, 0.3), -13)), CAR, -16)[
            : n_of(1.2)
        ],
        0.0004,
        0.4,
    )


# ---- the Marshal --------------------------------------------------------------------------------------------------


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


# ---- the round's events: a sting for each token that comes forward (1.4 s) -----------------------------------------


@effect("stings", "EventBegan angry_marshal", "at 0 s", 1, source=SF)
def event_angry_marshal(v, r):
    t = time(0.34)
    pea = (
        glide(0.34, 2500 * (1 + 0.05 * np.sign(np.sin(2 * np.pi * 34 * t)) * 0.6), (1, 0.25, 0.1))
        * (0.7 + 0.3 * np.sin(2 * np.pi * 34 * t))
        * np.minimum(1, t / 0.012)
        * np.clip((0.34 - t) / 0.04, 0, 1)
    )
    low = band(
        *[(25, 0.0, k, 116, 0.4) for k in (40, 47)],
        *[(25, 0.36, k, 116, 0.3) for k in (43, 50)],
        *[(25, 0.6, k, 122, 0.8) for k in (46, 53)],
        *[(61, 0.6, k, 100, 0.6) for k in (58, 64, 70)],
        seconds=1.7,
    )
    return fade(
        mix(
            (0, unit(low), -1),
            (0, unit(pea), -11),
            (0.36, boot_on_wood(r, 1.6), -5),
            (0.6, boot_on_wood(r, 1.8), -2),
            (0.62, spur(r), -12),
            (0.6, thump(150, 52, 0.12), -5),
        )[: n_of(1.7)],
        0.0005,
        0.5,
    )


@effect("stings", "EventBegan swivel_arm", "at 0 s; the arm sweeps the roofs", 1)
def event_swivel_arm(v, r):
    groan = creak(
        r,
        0.7,
        [(0, 60), (0.3, 120), (0.7, 70)],
        ((310, 1, 0.02), (690, 0.9, 0.02), (1180, 0.7, 0.015), (1910, 0.5, 0.012), (2870, 0.3, 0.01)),
    )
    sweep = whoosh(r, 1.0, 160, 1100, 200, 1.3, 0.55)
    iron = modes(0.8, [(143, 0.8, 0.2), (317, 0.9, 0.18), (585, 0.6, 0.15), (1120, 0.4, 0.1), (1930, 0.25, 0.07)], r)
    return fade(
        reverb(
            mix(
                (0, latch(r, 0.5), -4),
                (0, groan, -9),
                (0.25, sweep, 0),
                (0.78, unit(iron), -5),
                (0.78, thump(140, 50, 0.12), -2),
            ),
            OPEN,
            -17,
        )[: n_of(1.8)],
        0.0005,
        0.5,
    )


@effect("stings", "EventBegan braking", "at 0 s; the picture shakes at 0.4 s with the couplers' blow", 1, trim=1)
def event_braking(v, r):
    s = 1.5
    shriek = squeal(r, s) * curve(s, (0, 0.25), (0.12, 0.8), (0.45, 1), (1.1, 0.7), (1.42, 0.25), (s, 0))
    rumble = lp(brown(s, r), 240) * curve(s, (0, 0.5), (0.4, 1), (s, 0))
    bumps = [(at, clunk(r, 62, 1.0), db) for at, db in ((0.4, -1), (0.47, -5), (0.535, -8), (0.59, -11), (0.64, -14))]
    return fade(
        reverb(
            mix(
                (0, click(r, 800, 5000, 0.004), -8),
                (0, shriek, -11),
                (0, unit(rumble), -7),
                *bumps,
                (1.15, steam(r, 0.8, 0.25), -14),
            ),
            OPEN,
            -17,
        )[: n_of(2.1)],
        0.0005,
        0.4,
    )


@effect("stings", "EventBegan take_it_all", "at 0 s: the last strongbox", 1, source=SF)
def event_take_it_all(v, r):
    chord = band(
        *[(3, 0.0, k, 110, 0.18) for k in (55, 59, 62)],
        *[(3, 0.18, k, 112, 0.18) for k in (57, 60, 65)],
        *[(3, 0.36, k, 122, 1.0) for k in (43, 55, 59, 62, 67, 71)],
        *[(105, 0.36 + 0.05 * i, k, 100, 0.5) for i, k in enumerate((67, 71, 74, 79))],
        seconds=1.7,
    )
    return fade(
        mix((0, unit(chord)), (0.36, clunk(r, 72, 0.9), -6), (0.42, jingle(r, 26, 0.7, 0.1), -12))[: n_of(1.7)],
        0.0005,
        0.5,
    )


@effect("stings", "EventBegan passengers_rebellion", "at 0 s: they rise and shout", 1, trim=0.5)
def event_passengers_rebellion(v, r):
    roar = crowd(r, 1.7, 14, 1.9) * curve(1.7, (0, 0.5), (0.25, 1), (1.1, 0.9), (1.7, 0))
    stamps = [
        (at, mix(*[(0.02 * r.random(), boot_on_wood(r, 1.2), -5 * r.random()) for _ in range(5)]), -11)
        for at in (0.004, 0.3, 0.6, 0.9)
    ]
    return fade(
        mix(
            (0, unit(roar)), *stamps, (0.3, modes(0.4, [(1900, 1, 0.08), (3350, 0.7, 0.06), (5200, 0.4, 0.04)], r), -24)
        )[: n_of(1.7)],
        0.001,
        0.5,
    )


@effect("stings", "EventBegan pickpocketing", "at 0 s: on tiptoe, and a purse is gone", 1, source=SF)
def event_pickpocketing(v, r):
    toes = band(
        *[(45, 0.16 * i, k, 84 + 4 * i, 0.14) for i, k in enumerate((52, 55, 58, 59))],
        *[(32, 0.32 * i, k, 90, 0.2) for i, k in enumerate((40, 39))],
        *[(45, 0.92, k, 112, 0.3) for k in (64, 71)],
        *[(71, 0.16 * i, k - 0, 60, 0.13) for i, k in enumerate((64, 67, 70, 71))],
        seconds=1.6,
    )
    return fade(
        mix(
            (0, unit(toes)),
            (0.66, whoosh(r, 0.2, 1200, 3000, 1600, 1.4, 0.5), -20),
            (0.84, jingle(r, 10, 0.2, 0.4), -11),
        )[: n_of(1.6)],
        0.0005,
        0.4,
    )


@effect("stings", "EventBegan marshals_revenge", "at 0 s: a bell, spurs, a low guitar", 1, source=SF)
def event_marshals_revenge(v, r):
    x = band(
        (14, 0, 52, 120, 1.6),
        (25, 0.0, 40, 112, 0.5),
        (25, 0.3, 43, 108, 0.3),
        (25, 0.5, 42, 104, 0.3),
        (25, 0.7, 40, 120, 1.0),
        (25, 0.7, 47, 110, 1.0),
        (47, 0.7, 40, 100, 0.8),
        seconds=1.9,
        wet=-8,
    )
    return fade(
        mix((0, unit(x)), (0.3, spur(r), -13), (0.7, spur(r), -11), (0.7, boot_on_wood(r, 1.8), -5))[: n_of(1.9)],
        0.0005,
        0.6,
    )


@effect("stings", "EventBegan hostage", "at 0 s: somebody is held in the locomotive", 1, source=SF)
def event_hostage(v, r):
    x = band(
        *[(44, 0, k, 70, 1.1) for k in (59, 62, 65, 68)],
        *[(44, 0.02, k, 80, 1.1) for k in (47,)],
        *[(3, 1.05, k, 118, 0.5) for k in (40, 47, 59, 63, 68)],
        seconds=1.9,
        wet=-9,
    )
    mmph = lp(talk(r, 0.6, 140, 1.6), 700)
    return fade(
        mix(
            (0, unit(x)),
            (0, click(r, 700, 3000, 0.005), -14),
            (0.3, unit(mmph), -9),
            (0.02, rustle(r, 0.3, 500, 3000), -18),
            (1.05, latch(r, 0.6), -10),
            (1.3, steam(r, 0.4, 0.1), -22),
        )[: n_of(1.9)],
        0.001,
        0.5,
    )


# ---- the train ----------------------------------------------------------------------------------------------------


@effect("train", "RoundStarted", "the whistle: two long ones (round 1), long-short (others)", 3, trim=1)
def train_whistle(v, r):
    return whistle(r, [[(0, 0.95), (1.15, 1.0)], [(0, 0.9), (1.08, 0.3)], [(0, 0.28), (0.42, 0.75)]][v])


@effect("train", "the title's start button; the game's beginning", "the bell of the locomotive", 1, trim=-2)
def train_bell(v, r):
    bell = modes(
        1.3,
        [(587, 0.5, 0.5), (880, 1, 0.6), (1187, 0.6, 0.4), (1760, 0.7, 0.3), (2410, 0.4, 0.2), (3560, 0.3, 0.12)],
        r,
    ) * np.minimum(1, time(1.3) / 0.001)
    return fade(
        reverb(
            mix(
                *[
                    (0.48 * k, mix((0, bell), (0, click(r, 1500, 7000, 0.002), -12)), (-1.0, -3.0, -1.5, -3.5)[k])
                    for k in range(4)
                ]
            ),
            OPEN,
            -15,
        )[: n_of(2.7)],
        0.0005,
        0.7,
    )


@effect("train", "the journey begins (from set-up to the table)", "chuffs that gather speed, 4 s", 1, out=0.8)
def train_departs(v, r):
    layers, at, gap = [(0.0, steam(r, 0.9, 0.3), -12.0)], 0.05, 0.62
    for k in range(13):
        layers.append((at, chuff(r, 1.1 - 0.03 * k), (0.0, -3.0, -1.5, -3.0)[k % 4] - 0.35 * k))
        at += gap
        gap *= 0.86
    return fade(reverb(mix(*layers), OPEN, -15)[: n_of(4.2)], 0.001, 0.9)


@effect("doors", "ends of rounds; safety valve", "steam let off", 2, trim=-1.5)
def steam_hiss(v, r):
    return fade(mix((0, click(r, 900, 4000, 0.003), -14), (0, steam(r, 1.2, 0.32))), 0.001, 0.3)


@effect(
    "train",
    "TurnBegan T (tunnel)",
    "into the tunnel: the dark sweeps for 0.4 s; then start the bed train_tunnel",
    1,
    trim=-1,
)
def tunnel_in(v, r):
    push = thump(86, 38, 0.22, 0.8, 0.08)
    rush = whoosh(r, 1.3, 2600, 700, 180, 1.0, 0.25)
    wheels = lp(brown(1.3, r), 420) * curve(1.3, (0, 0.1), (0.35, 1), (1.3, 0.0))
    return fade(
        reverb(
            mix((0, click(r, 600, 2400, 0.005), -14), (0, rush, -3), (0.2, push, -1), (0.1, unit(wheels), -8)), TUBE, -7
        )[: n_of(2.2)],
        0.001,
        0.9,
    )


@effect("train", "TurnBegan after a T", "out of the tunnel, 0.4 s; back to the bed train_outside", 1, trim=-2)
def tunnel_out(v, r):
    rush = whoosh(r, 0.9, 250, 2800, 1500, 0.9, 0.45)
    pop = thump(60, 110, 0.09, 0.4, 0.05)
    air = bp(white(1.0, r), 1500, 7000) * curve(1.0, (0, 0), (0.35, 0.4), (1.0, 0))
    return fade(
        mix((0, click(r, 600, 2400, 0.005), -14), (0, rush, -1), (0.3, pop, -4), (0, unit(air), -16))[: n_of(1.2)],
        0.001,
        0.4,
    )


# ---- turns --------------------------------------------------------------------------------------------------------


@effect("signals", "TurnBegan", "the next turn of the round card: one tick of a railway clock", 2, trim=-1)
def turn_begins(v, r):
    return reverb(
        mix(
            (0, latch(r, 1.1 - 0.2 * v), -3),
            (0.002, modes(0.1, [(900 - 180 * v, 1, 0.012), (1700, 0.4, 0.008)], r), -4),
        ),
        CAR,
        -14,
    )[: n_of(0.3)]


@effect(
    "signals", "TurnBegan, switching (order reversed)", "the points are thrown: a lever, a clunk, iron rails", 1, trim=2
)
def turn_switching(v, r):
    rail = modes(0.7, [(410, 0.5, 0.12), (1130, 0.8, 0.16), (2240, 0.7, 0.14), (3720, 0.4, 0.1), (5480, 0.2, 0.07)], r)
    return fade(
        reverb(
            mix(
                (0, latch(r, 0.6), -3),
                (
                    0.02,
                    creak(r, 0.2, [(0, 90), (0.2, 150)], ((620, 1, 0.01), (1240, 0.8, 0.01), (2100, 0.5, 0.008))),
                    -14,
                ),
                (0.24, clunk(r, 80, 0.9)),
                (0.245, unit(rail), -7),
                (0.34, clunk(r, 96, 0.7), -7),
            ),
            OPEN,
            -19,
        )[: n_of(1.0)],
        0.0005,
        0.3,
    )


@effect("signals", "TurnBegan, speeding up (two cards)", "two quick chuffs", 1, trim=2)
def turn_speeding_up(v, r):
    return fade(mix((0, chuff(r, 0.8)), (0.17, chuff(r, 0.8), -1), (0.34, steam(r, 0.3, 0.08), -15)), 0.001, 0.05)


@effect("signals", "it is a person's turn (after computers, or with one person)", "two notes of a platform bell", 1)
def your_turn(v, r):
    def bell(f):
        return modes(
            0.9, [(f, 1, 0.28), (f * 2.0, 0.4, 0.16), (f * 2.99, 0.25, 0.1), (f * 4.1, 0.12, 0.06)], r
        ) * np.minimum(1, time(0.9) / 0.001)

    return fade(reverb(mix((0, bell(783.99)), (0.13, bell(1174.66), -1)), SALOON, -14)[: n_of(1.05)], 0.0005, 0.4)


@effect("signals", "FirstPlayerPassed", "the first player's flag is planted", 1, trim=1)
def first_player(v, r):
    return mix(
        (0, rustle(r, 0.12, 700, 4500), -6),
        (0.1, card_snap(r, 0.5), -6),
        (0.14, boot_on_wood(r, 0.5), -1),
        (0.145, modes(0.2, [(620, 1, 0.03), (1240, 0.4, 0.02)], r), -9),
    )


@effect("prizes", "PhaseBegan stealin'", "from Schemin' to Stealin': a banjo's run and a clap", 1, trim=-1, source=SF)
def phase_stealing(v, r):
    run = [(105, 0.075 * i, k, 104, 0.3) for i, k in enumerate((62, 64, 65, 67, 71, 74))]
    x = band(*run, *[(105, 0.47, k, 118, 0.9) for k in (55, 67, 71, 74, 79)], *[(32, 0.47, 43, 112, 0.6)], seconds=1.4)
    return fade(unit(x)[: n_of(1.4)], 0.0005, 0.5)


@effect("prizes", "PhaseBegan schemin'", "from Stealin' to Schemin': a low twang", 1, trim=-1, source=SF)
def phase_scheming(v, r):
    x = band(
        (25, 0, 52, 108, 0.4),
        (25, 0.15, 55, 100, 0.4),
        (25, 0.3, 59, 104, 1.0),
        (25, 0.31, 64, 96, 1.0),
        (32, 0, 40, 110, 0.8),
        seconds=1.5,
        wet=-9,
    )
    return fade(unit(x)[: n_of(1.5)], 0.0005, 0.6)


@effect(
    "signals",
    "NothingHappened, any other reason",
    "a card comes to nothing: two wooden tocks and a plucked shrug",
    2,
    trim=-1,
    source=SF,
)
def nothing_happens(v, r):
    keys = ((59, 58), (60, 57))[v]
    shrug = band(
        *[(45, 0.13 * i, k, 92 - 14 * i, 0.12) for i, k in enumerate(keys)],
        *[(115, 0.13 * i, 62 - 5 * i, 76 - 10 * i, 0.2) for i in range(2)],
        seconds=0.7,
        wet=-13,
    )
    return fade(mix((0, unit(shrug)), (0, click(r, 600, 2400, 0.004), -14))[: n_of(0.6)], 0.0005, 0.2)


# ---- doors --------------------------------------------------------------------------------------------------------


@effect(
    "doors",
    "the curtain opens (let go of at 0.6 s; swing 0.35 s)",
    "saloon doors pushed open, and flapping",
    2,
    source=SF,
)
def curtain_opens(v, r):
    push = boot_on_wood(r, 0.9)
    squeak = creak(
        r,
        0.36,
        [(0, 120), (0.16, 235), (0.36, 150)],
        ((640, 0.8, 0.008), (1270, 1, 0.008), (1950, 0.8, 0.007), (2850, 0.5, 0.005)),
    )
    flaps = [
        (
            0.4 + 0.23 * k,
            mix((0, whoosh(r, 0.14, 300, 700, 300, 1.2), -8), (0.06, boot_on_wood(r, 0.6), -3)),
            -5.0 - 5 * k,
        )
        for k in range(3)
    ]
    real = fade(recorded(2, 124, 60 + 3 * v, 0.5)[: n_of(0.42)], 0.01, 0.2)
    return fade(
        reverb(mix((0, push, -2), (0.012, squeak, -4), (0.02, real, -7), *flaps), SALOON, -17)[: n_of(1.3)], 0.0005, 0.3
    )


@effect("doors", "the curtain shuts", "saloon doors fall to", 2, source=SF)
def curtain_shuts(v, r):
    squeak = creak(
        r, 0.26, [(0, 210), (0.26, 120)], ((640, 0.8, 0.008), (1270, 1, 0.008), (1950, 0.8, 0.007), (2850, 0.5, 0.005))
    )
    real = fade(recorded(2, 124, 63 + 3 * v, 0.4)[: n_of(0.26)], 0.01, 0.1)
    return fade(
        reverb(
            mix(
                (0, squeak, -6),
                (0, real, -9),
                (0, click(r, 800, 3000, 0.003), -18),
                (0.22, boot_on_wood(r, 1.2)),
                (0.25, boot_on_wood(r, 1.0), -2),
                (0.4, boot_on_wood(r, 0.6), -10),
                (0.38, latch(r, 0.8), -15),
            ),
            SALOON,
            -15,
        )[: n_of(0.95)],
        0.0005,
        0.3,
    )


@effect(
    "clicks",
    "the curtain's bar is held (0.6 s)",
    "wood under strain; fade out in 0.12 s when let go early",
    1,
    trim=-1.8,
)
def curtain_hold(v, r):
    return fade(
        mix(
            (0, boot_on_wood(r, 0.3), -6),
            (0, creak(r, 0.6, [(0, 38), (0.35, 62), (0.6, 118)]), -3),
            (0, lp(pink(0.6, r), 500) * curve(0.6, (0, 0.2), (0.6, 1)), -17),
        ),
        0.001,
        0.02,
    )


@effect("doors", "scenes that change (title, options, set-up)", "a car's sliding door", 1, trim=-2)
def door_slides(v, r):
    roll = bp(pink(0.4, r), 150, 1800) * (0.6 + 0.4 * unit(lp(np.abs(white(0.4, r)), 38, 1))) * hump(0.4, 0.6, 0.7)
    return fade(
        reverb(
            mix(
                (0, latch(r, 0.7), -7), (0.02, unit(roll), -6), (0.36, boot_on_wood(r, 1.2)), (0.365, latch(r, 0.6), -7)
            ),
            CAR,
            -14,
        )[: n_of(0.75)],
        0.0005,
        0.2,
    )


# ---- the bandits' powers ------------------------------------------------------------------------------------------


@effect(
    "wonders",
    "Belle's charm (she is spared while another can be hit)",
    "a flutter of her fan and a smile",
    1,
    source=SF,
)
def belle_charm(v, r):
    harp = band(
        *[(46, 0.045 * i, k, 84 + 2 * i, 0.8) for i, k in enumerate((67, 71, 74, 76, 79, 83, 86, 91))],
        (9, 0.4, 98, 70, 0.6),
        seconds=1.4,
        wet=-9,
    )
    fan = mix(*[(0.055 * k, card_slide(r, 0.05), -2.0 * abs(2 - k)) for k in range(5)])
    return fade(mix((0, unit(harp)), (0, fan, -10))[: n_of(1.4)], 0.0005, 0.5)


@effect("blows", "Tuco shoots through a roof", "after the shot: wood that splinters", 2, trim=-1.5)
def tuco_roof(v, r):
    cracks = [
        (
            0.012 * k * r.uniform(0.6, 1.6),
            mix(
                (0, click(r, 900, 6500, 0.006)),
                (0, modes(0.12, [(r.uniform(300, 700), 1, 0.014), (r.uniform(900, 1600), 0.6, 0.01)], r), -4),
            ),
            -9 * r.random(),
        )
        for k in range(12)
    ]
    bits = [(0.18 + 0.35 * r.random(), boot_on_wood(r, 0.1, 0.3), -14 - 8 * r.random()) for _ in range(7)]
    return fade(reverb(mix((0, thump(190, 90, 0.05), -4), *cracks, *bits), CAR, -14)[: n_of(0.9)], 0.0003, 0.2)


@effect("wonders", "Doc's seventh card", "a cork from a phial, and a bubble", 1)
def doc_phial(v, r):
    pop = glide(0.09, curve(0.09, (0, 380), (0.09, 1250)), (1, 0.3)) * decay(0.09, 0.022, 0.001)
    glass = modes(0.6, [(1870, 1, 0.12), (3240, 0.5, 0.1), (5080, 0.3, 0.06)], r) * np.minimum(1, time(0.6) / 0.001)
    blubs = [
        (0.14 + 0.075 * k, glide(0.06, curve(0.06, (0, 420 + 70 * k), (0.06, 760 + 90 * k))) * hump(0.06, 0.3), -9.0)
        for k in range(4)
    ]
    return fade(
        reverb(mix((0, pop), (0, click(r, 900, 5000, 0.003), -6), (0.03, glass, -14), *blubs), SALOON, -14)[
            : n_of(0.85)
        ],
        0.0004,
        0.3,
    )


@effect("wonders", "Cheyenne takes the purse out of the air", "her rope's whip, and the purse", 1, trim=1)
def cheyenne_snatch(v, r):
    return mix(
        (0, rustle(r, 0.12), -9),
        (0, click(r, 900, 3500, 0.004), -13),
        (0, whoosh(r, 0.26, 700, 3600, 1800, 2.0, 0.75), -5),
        (0.22, click(r, 1500, 11000, 0.004, 0.05), -3),
        (0.222, unit(bp(white(0.06, r), 900, 5000) * decay(0.06, 0.009, 0.0004)), -2),
        (0.3, jingle(r, 9, 0.2, 0.5), -6),
    )


@effect("wonders", "Ghost (the bandit) plays his first card face down", "a breath", 1, trim=-1.5)
def ghost_card(v, r):
    return fade(
        reverb(mix((0, card_slide(r, 0.14), -6), (0, whisper(r, 0.6, "uo"), -2)), HALL, -10)[: n_of(1.1)], 0.001, 0.5
    )


# ---- the Elf ------------------------------------------------------------------------------------------------------


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


# ---- Ghost of the box ---------------------------------------------------------------------------------------------


@effect("wonders", "BanditMoved, Ghost of the box floats (0.9 s)", "a hand in the air, a breath", 3)
def ghost_drifts(v, r):
    up = (64, 66, 61)[v]
    tone = theremin(r, 1.0, [(0, up - 3), (0.35, up), (0.75, up - 1), (1.0, up - 5)]) * curve(
        1.0, (0, 0), (0.012, 0.3), (0.35, 1), (0.7, 0.7), (1.0, 0)
    )
    low = theremin(r, 1.0, [(0, up - 15), (0.5, up - 12), (1.0, up - 14)], 0.006) * hump(1.0, 0.4)
    return fade(
        reverb(
            mix(
                (0, tone, -4),
                (0, low, -9),
                (0, whisper(r, 1.0, "ou"), -7),
                (0, bp(white(0.3, r), 500, 2200) * decay(0.3, 0.06, 0.004) * 0.08),
            ),
            HALL,
            -8,
        )[: n_of(1.6)],
        0.001,
        0.6,
    )


@effect("shots", "GhostFired", "0.16 s after the event began: two barrels as one, from another world", 2, source=SF)
def ghost_fires(v, r):
    guns = mix((0, gunshot(r, big=1.2)), (0.045, gunshot(r), -3), (0.11, gunshot(r), -6))
    moan = theremin(r, 1.2, [(0, 57), (0.4, 52), (1.2, 45)]) * hump(1.2, 0.15)
    return fade(
        reverb(mix((0, unit(guns)), (0.03, moan, -16), (0.1, whisper(r, 0.9, "ao"), -16)), HALL, -14)[: n_of(2.0)],
        0.0003,
        0.8,
    )


@effect("wonders", "HalfChosen", "which half of an or-card counts: two lantern swings and a tone", 2, trim=-1.5)
def ghost_half(v, r):
    key = (68, 63)[v]
    sway = creak(r, 0.3, [(0, 140), (0.15, 210), (0.3, 130)], ((1450, 1, 0.01), (2300, 0.7, 0.009), (3500, 0.4, 0.006)))
    tone = theremin(r, 0.8, [(0, key - 5), (0.3, key), (0.8, key)]) * hump(0.8, 0.4)
    return fade(
        reverb(mix((0, sway, -12), (0, click(r, 1500, 5000, 0.002), -20), (0.05, tone, -5)), HALL, -9)[: n_of(1.3)],
        0.001,
        0.5,
    )


@effect("wonders", "CardCancelled", "three bullets stop his card, 0.1 s apart: pings, and the air goes out", 1, trim=1)
def ghost_cancelled(v, r):
    pings = [
        (
            0.1 * k,
            mix(
                (
                    0,
                    modes(0.5, [(f, 1, 0.09), (f * 1.7, 0.6, 0.07), (f * 2.6, 0.3, 0.04)], r)
                    * np.minimum(1, time(0.5) / 0.0005),
                ),
                (0, click(r, 2000, 8000, 0.002), -8),
            ),
            -4.0,
        )
        for k, f in enumerate((2350, 2090, 1760))
    ]
    sink = theremin(r, 1.0, [(0, 67), (0.3, 66), (1.0, 48)], 0.02) * hump(1.0, 0.2)
    air = steam(r, 0.9, 0.22)
    return fade(reverb(mix(*pings, (0.28, sink, -7), (0.3, air, -17)), HALL, -11)[: n_of(1.7)], 0.0005, 0.6)


@effect("wonders", "Ghost of the box takes the suitcase", "with rob_suitcase: a minor sigh", 1, source=SF)
def ghost_suitcase(v, r):
    choir = band(
        *[(53, 0.0, k, 84, 1.3) for k in (52, 59, 64, 67)], *[(14, 0.0, 64, 72, 1.2)], seconds=2.0, wet=-5, answer=HALL
    )
    tone = theremin(r, 1.5, [(0, 71), (0.4, 76), (0.9, 75), (1.5, 71)]) * hump(1.5, 0.3)
    return fade(
        mix((0, unit(choir)), (0, reverb(tone, HALL, -6), -11), (0, click(r, 900, 3500, 0.003), -20))[: n_of(2.3)],
        0.001,
        0.9,
    )


# ---- under the hand -----------------------------------------------------------------------------------------------


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
        (0, ui_confirm(0, r)),
        (0.16, card_snap(r, 0.6), -7),
        (0.2, modes(0.4, [(1568, 1, 0.09), (3136, 0.25, 0.05)], r) * np.minimum(1, time(0.4) / 0.001), -15),
    )


# ---- what is told large --------------------------------------------------------------------------------------------


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


# ---- counting -----------------------------------------------------------------------------------------------------


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


# ---- voices -------------------------------------------------------------------------------------------------------


@effect("voices", "the rebellion; a close-up on passengers", "they murmur", 2, trim=-2)
def passengers_murmur(v, r):
    return fade(from_attack(crowd(r, 2.4, 8, 0.8), -20), 0.004, 0.5)


@effect("blows", "Marshal's Revenge", "at each of three pushes: he rams the roof from below", 3)
def roof_thump(v, r):
    boards = modes(0.3, [(96, 1, 0.07), (171, 0.7, 0.05), (333, 0.5, 0.03), (610, 0.3, 0.02)], r)
    tin = boot_on_roof(r, 1.4)
    return fade(
        reverb(mix((0, thump(130 + 10 * v, 48, 0.1, 0.4)), (0, unit(boards), -4), (0.008, tin, -7)), CAR, -15)[
            : n_of(0.6)
        ],
        0.0005,
        0.2,
    )


@effect("blows", "Passengers' Rebellion", "a passenger's small pistol, at its flash", 3)
def passenger_fires(v, r):
    pop = hp(white(0.02, r), 1900) * decay(0.02, 0.0012, 0.0002)
    body = drive(unit(lp(white(0.2, r), 4200, 1) * decay(0.2, 0.018, 0.0005)), 2.0)
    return fade(
        reverb(mix((0, unit(pop), -3), (0, body, -2), (0, thump(260, 120, 0.03, 0.15), -6)), CAR, -12)[: n_of(0.5)],
        0.0003,
        0.2,
    )


@effect("moves", "Passengers' Rebellion", "an umbrella or a sling strikes", 2)
def passenger_pokes(v, r):
    dull = modes(0.16, [(210, 1, 0.03), (420, 0.5, 0.02), (880, 0.25, 0.012)], r)
    return fade(
        mix((0, whoosh(r, 0.12, 700, 2400, 1200, 1.4, 0.6), -9), (0.1, unit(dull)), (0.1, rustle(r, 0.1), -10)),
        0.001,
        0.04,
    )


@effect("moves", "Take It All!", "a rope runs over its pulley as the strongbox comes down", 1)
def rope_down(v, r):
    s = 0.9
    wheel = creak(r, s, [(0, 34), (0.35, 62), (s, 26)], ((520, 1, 0.012), (1130, 0.8, 0.01), (1890, 0.5, 0.008)))
    rope = bp(white(s, r), 500, 2600) * hump(s, 0.3, 0.8)
    return fade(
        reverb(mix((0, unit(wheel), -3), (0, unit(rope), -13), (s - 0.05, latch(r, 0.5), -8)), OPEN, -18)[: n_of(1.1)],
        0.002,
        0.2,
    )


@effect("voices", "Pickpocketing", "whoever is alone turns his back and whistles", 2)
def whistles_along(v, r):
    notes = (
        ((0, 0.16, 79), (0.2, 0.1, 76), (0.32, 0.1, 77), (0.44, 0.24, 79))
        if v
        else ((0, 0.2, 76), (0.24, 0.1, 79), (0.36, 0.3, 74))
    )
    parts = []
    for start, long, key in notes:
        t = time(long)
        hz = 440 * 2 ** ((key + 12 - 69) / 12) * (1 - 0.05 * np.exp(-t / 0.02) + 0.006 * np.sin(2 * np.pi * 6 * t))
        breath = swept_bp(white(long, r), hz, 14)
        parts.append((start, (glide(long, hz, (1, 0.06)) + 0.1 * breath) * hump(long, 0.25, 0.5)))
    return fade(reverb(mix(*parts), CAR, -14)[: n_of(0.95)], 0.004, 0.15)


@effect("moves", "Pickpocketing", "the string is pulled in, with the purse on it", 2)
def string_pulled(v, r):
    zip_ = (
        bp(white(0.26, r), 2200, 7500)
        * hump(0.26, 0.7, 1.2)
        * (0.6 + 0.4 * np.sin(2 * np.pi * curve(0.26, (0, 30), (0.26, 90)) * time(0.26)))
    )
    return fade(
        mix((0, unit(zip_), -4), (0.02, rustle(r, 0.3, 500, 3000), -8), (0.24, jingle(r, 6, 0.12, 0.6), -7)),
        0.002,
        0.05,
    )


@effect("voices", "a bandit laughs (win, taunts)", "recorded laughter, kept short", 1, trim=-1, source=SF)
def laugh(v, r):
    return fade(lp(recorded(1, 126, 57, 1.4), 6000)[: n_of(1.3)], 0.001, 0.3)


# ---- a later expansion: horses, stagecoach, whiskey ----------------------------------------------------------------


@effect("moves", "a rider moves (Horses & Stagecoach)", "a gallop of four bars", 2, trim=2, source=SF)
def horse_gallop(v, r):
    layers = []
    at = 0.004
    for bar in range(4):
        for beat, db in ((0, -2.0), (0.1, -4.0), (0.19, 0.0)):
            hoof = mix(
                (0, thump(230, 135, 0.03, 0.12), -6),
                (0, unit(bp(white(0.07, r), 300, 1900) * decay(0.07, 0.016, 0.001)), -2),
                (
                    0.001,
                    modes(
                        0.1,
                        [
                            (r.uniform(420, 520), 1, 0.02),
                            (r.uniform(720, 860), 0.9, 0.016),
                            (r.uniform(1250, 1400), 0.5, 0.01),
                        ],
                        r,
                    ),
                    -2,
                ),
            )
            layers.append((at + beat * r.uniform(0.95, 1.05), hoof, db - 1.2 * abs(bar - 1)))
        at += 0.37
    real = recorded(2, 123, 60, 1.6)
    return fade(reverb(mix(*layers, (0, real[: n_of(1.6)], -5)), OPEN, -22)[: n_of(1.7)], 0.0005, 0.3)


@effect("voices", "a horse is mounted, or shies", "a whinny", 2)
def horse_whinny(v, r):
    s = 1.15
    t = time(s)
    hz = curve(s, (0, 700), (0.1, 1120), (0.35, 1010), (0.8, 720), (s, 430)) * (0.95, 1.06)[v]
    hz *= 1 + 0.07 * np.sin(2 * np.pi * (10.5 + 3 * t) * t) * np.minimum(1, t / 0.15)
    throat = glide(s, hz, [1 / (k + 1) ** 0.8 for k in range(10)])
    breath = swept_bp(white(s, r), hz * 2, 2)
    y = struck(throat + 0.9 * breath, [(950, 1, 0.0016), (1900, 0.9, 0.0014), (3100, 0.6, 0.001)], 0.0)
    trill = 0.55 + 0.45 * np.sin(2 * np.pi * (10.5 + 3 * t) * t + 1.1)
    y = y * trill * curve(s, (0, 0), (0.015, 0.7), (0.12, 1), (0.7, 0.7), (s, 0))
    snort = unit(bp(white(0.35, r), 250, 2400) * (0.5 + 0.5 * np.sin(2 * np.pi * 27 * time(0.35))) * hump(0.35, 0.25))
    return fade(reverb(mix((0, unit(y)), (s + 0.05, snort, -9)), OPEN, -20)[: n_of(1.75)], 0.001, 0.3)


@effect(
    "voices", "HorsesDroppedOut", "a horse out of breath stands and pants, three times in 0.9 s, and snorts", 2, trim=-2
)
def horse_pants(v, r):
    layers = []
    for k in range(3):
        out = bp(white(0.2, r), 260, 1700 - 150 * k) * hump(0.2, 0.3)
        back = bp(white(0.1, r), 900, 2800) * hump(0.1, 0.6)
        layers += [(0.3 * k, unit(out), -1.0 - k), (0.3 * k + 0.19, unit(back), -13.0 - k)]
    flutter = 0.5 + 0.5 * np.sin(2 * np.pi * (26 + 2 * v) * time(0.42))
    snort = unit(bp(white(0.42, r), 180, 2000) * flutter * hump(0.42, 0.3))
    return fade(reverb(mix(*layers, (0.92, snort, 0)), OPEN, -24)[: n_of(1.5)], 0.001, 0.2)


@effect("moves", "the stagecoach rolls on", "wheels, harness, hooves", 1, trim=2)
def stagecoach(v, r):
    s = 1.9
    roll = bp(brown(s, r), 60, 700) * (0.65 + 0.35 * unit(lp(np.abs(white(s, r)), 14, 1))) * hump(s, 0.3, 0.6)
    rattle = [(s * 0.9 * r.random(), boot_on_wood(r, 0.4), -13 - 7 * r.random()) for _ in range(14)]
    bells = [(0.004 + 0.3 * k, sleigh(r), -21.0) for k in range(6)]
    hooves = [
        (
            0.004 + 0.15 * k,
            mix((0, thump(140, 82, 0.03, 0.12)), (0, click(r, 500, 1700, 0.008), -5)),
            -7.0 - 2 * (k % 2),
        )
        for k in range(11)
    ]
    return fade(
        mix((0, unit(roll), -5), *rattle, *bells, *hooves, (0.5, creak(r, 0.5, [(0, 70), (0.5, 110)]), -19))[: n_of(s)],
        0.001,
        0.4,
    )


@effect("wonders", "a whiskey is drunk", "cork, gurgle, glass down, ahh", 2, trim=-0.5)
def whiskey(v, r):
    cork = glide(0.07, curve(0.07, (0, 420), (0.07, 1050)), (1, 0.3)) * decay(0.07, 0.018, 0.001)
    gulps = [
        (
            0.22 + 0.16 * k,
            glide(0.1, curve(0.1, (0, 270 - 14 * k), (0.05, 430), (0.1, 330)), (1, 0.4, 0.2)) * hump(0.1, 0.3),
            -5.0 - k,
        )
        for k in range(3 + v)
    ]
    pour = bp(white(0.55, r), 700, 2600) * hump(0.55, 0.4) * (0.6 + 0.4 * np.sin(2 * np.pi * 21 * time(0.55)))
    glass = modes(0.4, [(2650, 1, 0.07), (4480, 0.5, 0.05), (6900, 0.25, 0.03)], r) * np.minimum(1, time(0.4) / 0.0005)
    ahh = bp(white(0.4, r), 700, 1900) * hump(0.4, 0.3)
    end = 0.8 + 0.16 * v
    return fade(
        mix(
            (0, cork),
            (0, click(r, 900, 4500, 0.003), -6),
            (0.16, unit(pour), -18),
            *gulps,
            (end, glass, -9),
            (end, boot_on_wood(r, 0.5), -4),
            (end + 0.16, unit(ahh), -15),
        )[: n_of(1.55 + 0.16 * v)],
        0.0005,
        0.2,
    )


def render(one: Effect, variation: int) -> Array:
    """One variation of an effect at its loudness."""
    x = one.make(variation, rng("effect", one.name, variation))
    x = hp(x, 38, 2)
    x = from_attack(x, -46, 0.0008)
    x = fade(to_silence(x, -56), 0.0006, max(one.out, min(0.03, len(x) / 44100 / 4)))
    x = to_loudness(x, FAMILIES[one.family][0] + one.trim)
    x = fade(x, 0.0004, 0.006)
    return np.concatenate([np.zeros(132), x, np.zeros(44)])  # 3 ms in which Vorbis may smear the attack
