"""The prompt bar."""

import pytest
from pygame import Rect, Surface

from game.draw.kit import Kit
from game.ui import prompt
from game.ui.key_hints import digits
from game.ui.prompt import ACTION, Prompt
from game.ui.words import Words

LONG = "Tuco, whom of all the bandits on this long train do you want to shoot with your last bullet?"


def drawn(surface: Surface, kit: Kit, words: Words, asked: Prompt) -> Rect:
    surface.fill((0, 0, 255))
    surface.set_colorkey((0, 0, 255))
    prompt.draw(surface, kit, words, asked)
    return surface.get_bounding_rect()


def where(kit: Kit) -> Rect:
    x, y, wide, high = ACTION
    return kit.scale.rect(x, y, wide, high + 3)


def test_the_prompt_lies_in_its_place(surface: Surface, kit: Kit, words: Words) -> None:
    assert where(kit) == drawn(surface, kit, words, Prompt("tuco", "Tuco, whom do you shoot?"))


@pytest.mark.parametrize("at_end", [False, True])
@pytest.mark.parametrize("second", ["", LONG])
@pytest.mark.parametrize("reserved", [0, 140])
def test_long_words_stay_inside(
    surface: Surface, kit: Kit, words: Words, at_end: bool, second: str, reserved: float
) -> None:
    asked = Prompt("tuco", LONG, second, (digits(words, 3, "choose"),), at_end, reserved)

    assert where(kit) == drawn(surface, kit, words, asked)


def test_a_prompt_without_a_bandit_has_no_badge(surface: Surface, kit: Kit, words: Words) -> None:
    assert where(kit) == drawn(surface, kit, words, Prompt("", "The train stops"))
