"""Fits what the computer players take from games: how others choose in Schemin', and how likely a position wins.

    python build/fit_bots.py habits 200      OUTLAW's choices in so many games: game/bots/habits.py
    python build/fit_bots.py judge 2500      who won so many games, round by round: game/bots/judge.py

Prints the tables that stand there. Both are softmax regressions: of some candidates, each with its features, one was
taken.
"""

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

Features = Sequence[tuple[int, float]]  # a feature's number and its value


class Example(NamedTuple):
    """Some candidates, and which of them was taken."""

    candidates: Sequence[Features]
    taken: int


def fit(examples: Sequence[Example], size: int, steps: int, shrink: float = 1e-3) -> list[float]:
    """The weights under which what was taken is most likely: Adam (Kingma and Ba, 2015) on small batches."""
    chance = random.Random(1)
    weights, mean, square = [0.0] * size, [0.0] * size, [0.0] * size
    for step in range(1, steps + 1):
        gradient = [shrink * weight for weight in weights]
        batch = chance.sample(examples, min(BATCH, len(examples)))
        for candidates, taken in batch:
            for index, share in enumerate(softmax(candidates, weights)):
                error = (share - (index == taken)) / len(batch)
                for number, value in candidates[index]:
                    gradient[number] += error * value
        pace = 0.08 * (1 - step / (steps + 1)) + 0.002
        for number, slope in enumerate(gradient):
            mean[number] = 0.9 * mean[number] + 0.1 * slope
            square[number] = 0.99 * square[number] + 0.01 * slope * slope
            weights[number] -= (
                pace * (mean[number] / (1 - 0.9**step)) / (math.sqrt(square[number] / (1 - 0.99**step)) + 1e-8)
            )
    return weights


BATCH = 500


def softmax(candidates: Sequence[Features], weights: Sequence[float]) -> list[float]:
    """How likely each candidate is."""
    scores = [sum(weights[number] * value for number, value in features) for features in candidates]
    top = max(scores)
    powers = [math.exp(score - top) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def loss(examples: Sequence[Example], weights: Sequence[float]) -> float:
    """How badly what was taken was foretold."""
    return -sum(math.log(softmax(e.candidates, weights)[e.taken]) for e in examples) / len(examples)
