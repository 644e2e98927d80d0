"""Steps, ladders, runs over the roofs."""

from core import fade, mix, n_of, reverb
from stuff import CAR, OPEN, boot_on_roof, boot_on_wood, click, creak, rung, rustle, slide_whistle, thump, whoosh

from effects.effect import effect


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
