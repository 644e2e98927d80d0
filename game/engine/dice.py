"""Chance: a number from a seed and a count of draws, the same on every machine and Python."""

from typing import TypeVar

T = TypeVar("T")

BITS = 64
SHUFFLED_BY_ONE = 20  # 20! is less than 2 ** 64: so many things one number can put into any order
MORE_FOR_BIG_DECKS = 3  # numbers besides, which suffice for all the bullets that a deck can hold

_MASK = (1 << BITS) - 1


def draw(seed: int, count: int) -> int:
    """The `count`-th number of a seed, 64 random bits: SplitMix64 (Steele, Lea and Flood, 2014)."""
    z = (seed + count * 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def shuffle(cards: list[T], number: int) -> None:
    """Put things in an order that a random number chooses, in place; 64 bits choose among all orders of 20."""
    for last in range(len(cards) - 1, 0, -1):
        number, other = divmod(number, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
