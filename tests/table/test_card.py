"""Cards: every one can be drawn, in every size."""

import pytest

from game.draw.kit import Kit
from game.draw.palette import AMBER
from game.engine.contents import ACTION_CARDS, BANDITS
from game.table.card import Cards, Dress
from game.ui.words import Words

BOX_CARDS = ("heist", "move", "marshal", "heist_or_move", "heist_or_floor_change", "punch_or_move")


@pytest.fixture
def cards(kit: Kit, words: Words) -> Cards:
    return Cards(kit, words)


@pytest.fixture
def box_cards(kit: Kit, words: Words) -> Cards:
    return Cards(kit, words, {"ghost": "ghost_box"})


@pytest.mark.parametrize("high", [70, 156])
@pytest.mark.parametrize("action", [*sorted(set(ACTION_CARDS)), "bullet", "hidden"])
@pytest.mark.parametrize("bandit", BANDITS)
def test_every_card_can_be_drawn(cards: Cards, bandit: str, action: str, high: float) -> None:
    assert round(high) == cards.picture(bandit, action, high).get_height()


@pytest.mark.parametrize("high", [70, 156])
@pytest.mark.parametrize("action", [*BOX_CARDS, "floor_change_and_fire", "bullet", "hidden"])
def test_every_card_of_the_box_can_be_drawn(box_cards: Cards, action: str, high: float) -> None:
    assert round(high) == box_cards.picture("ghost", action, high).get_height()


def test_a_neutral_bullet_can_be_drawn(cards: Cards) -> None:
    assert 156 == cards.picture("neutral", "bullet", 156).get_height()


def test_a_card_is_drawn_once(cards: Cards) -> None:
    assert cards.picture("doc", "fire", 70) is cards.picture("doc", "fire", 70)


def test_a_turned_card_is_drawn_once(cards: Cards) -> None:
    assert cards.turned("doc", "fire", 156, 3.2) is cards.turned("doc", "fire", 156, 3.2)


def test_tilts_that_nobody_can_tell_apart_share_a_picture(cards: Cards) -> None:
    assert cards.turned("doc", "fire", 156, 3.21) is cards.turned("doc", "fire", 156, 3.19)


def test_a_turned_card_is_wider_than_an_upright_one(cards: Cards) -> None:
    assert cards.turned("doc", "fire", 156, 8).get_width() > cards.turned("doc", "fire", 156, 0).get_width()


def test_the_middle_of_a_turned_card_is_that_of_its_picture(cards: Cards) -> None:
    picture = cards.turned("doc", "hidden", 156, 0, Dress(AMBER))
    around = picture.get_bounding_rect()
    assert abs(around.centerx - picture.get_width() / 2) <= 1


@pytest.mark.parametrize("tilt", [10, -10])
def test_a_card_turns_clockwise_as_a_clock_does(cards: Cards, tilt: float) -> None:
    picture = cards.turned("doc", "hidden", 156, tilt)
    top = picture.get_bounding_rect(120).top + 2
    highest = [x for x in range(picture.get_width()) if picture.get_at((x, top)).a > 120]

    assert (tilt > 0) == (sum(highest) / len(highest) < picture.get_width() / 2)
