"""Letters can be told from their ground: 4.5 to 1 at least, as WCAG 2.1 asks (criterion 1.4.3)."""

import pytest

from game.draw import palette
from game.draw.palette import Colour

LEAST = 4.5
LETTERS_ON_DARK = ("CREAM", "MUTED", "AMBER", "DIM", "GOOD", "BAD")
DARK = ("INK", "PANEL", "RAISED")
PAIRS = [
    *((letters, ground) for letters in LETTERS_ON_DARK for ground in DARK),
    *(("CREAM", bar) for bar in ("BAR_PURSE", "BAR_JEWEL", "BAR_STRONGBOX", "BAR_HOSTAGE", "BRICK")),
    *(("INK", ground) for ground in ("AMBER", "PAPER", "CREAM")),
    *((letters, "PAPER") for letters in ("WOOD_1", "BRICK")),
]


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1, as WCAG defines it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The ratio of two colours, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_is_the_most_there_can_be():
    assert pytest.approx(21) == contrast((0, 0, 0), (255, 255, 255))


@pytest.mark.parametrize(("letters", "ground"), PAIRS)
def test_letters_can_be_told_from_their_ground(letters, ground):
    assert contrast(getattr(palette, letters), getattr(palette, ground)) >= LEAST
