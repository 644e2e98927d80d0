"""How much of others something would hide: whatever looks for a free place to lie asks this."""

from collections.abc import Sequence

from pygame import Rect


def hidden(over: Rect, others: Sequence[Rect]) -> int:
    """How many pixels of others something lies over; what lies in two of them counts twice."""
    shared = (over.clip(others[nth]) for nth in over.collidelistall(others))  # nearly all lie apart
    return sum(both.width * both.height for both in shared)
