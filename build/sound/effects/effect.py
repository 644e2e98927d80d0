"""What an effect is: what it is for, how loud, how it is made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from core import Array, fade, font_note, from_attack, hp, mix, reverb, rng, to_loudness, to_silence
from stuff import SALOON

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
SF = "synthesis + FluidR3 (MIT)"


def effect(
    family: str,
    event: str,
    when: str,
    variations: int = 1,
    trim: float = 0.0,
    out: float = 0.02,
    source: str = "synthesis",
) -> Callable[[Make], Effect]:
    """Makes an effect of the function that makes its sound, and names it by that."""

    def made(make: Make) -> Effect:
        return Effect(make.__name__, family, event, when, variations, make, trim, out, source)

    return made


def band(
    *notes: tuple[int, float, int, int, float], seconds: float, bank: int = 0, wet: float = -12, answer: Array = SALOON
) -> Array:
    """A few notes: (program, start, key, velocity, length) played in a room."""
    layers = []
    for program in dict.fromkeys(note[0] for note in notes):
        part = [(start, key, velocity, long) for p, start, key, velocity, long in notes if p == program]
        layers.append((0.0, font_note(bank, program, part, seconds)))
    return reverb(mix(*layers), answer, wet)


def render(one: Effect, variation: int) -> Array:
    """One variation of an effect at its loudness."""
    x = one.make(variation, rng("effect", one.name, variation))
    x = hp(x, 38, 2)
    x = from_attack(x, -46, 0.0008)
    x = fade(to_silence(x, -56), 0.0006, max(one.out, min(0.03, len(x) / 44100 / 4)))
    x = to_loudness(x, FAMILIES[one.family][0] + one.trim)
    x = fade(x, 0.0004, 0.006)
    return np.concatenate([np.zeros(132), x, np.zeros(44)])  # 3 ms in which Vorbis may smear the attack
