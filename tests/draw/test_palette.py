"""Colours by the names of the style sheet."""

import pytest

from game.draw import palette
from game.engine.contents import BANDITS


def test_a_code_is_read_and_written() -> None:
    assert (255, 184, 51) == palette.rgb("FFB833")
    assert "#ffb833" == palette.code((255, 184, 51))


@pytest.mark.parametrize("bandit", BANDITS)
def test_a_bandit_has_a_colour_of_his_own_and_its_shade(bandit: str) -> None:
    assert palette.MAIN[bandit] != palette.SHADE[bandit]


def test_no_two_share_a_colour_or_a_stripe() -> None:
    assert len(palette.MAIN) == len(set(palette.MAIN.values()))
    assert len(palette.STRIPE) == len(set(palette.STRIPE.values()))


def test_a_mixture_lies_between_its_two_colours() -> None:
    assert (50, 100, 0) == palette.mix((100, 200, 0), (0, 0, 0), 0.5)
    assert palette.AMBER == palette.mix(palette.AMBER, palette.INK, 1)
