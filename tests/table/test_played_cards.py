"""The pile in Schemin': which of its cards are seen, and in which order."""

import pytest

from game.draw.kit import Kit
from game.table.card import Cards
from game.table.played_cards import PlayedCards
from game.ui.words import Words

PILE = [(who, "fire") for who in ("belle", "doc", "tuco", "django", "ghost", "cheyenne")]


@pytest.mark.parametrize(("count", "seen"), [(1, "belle"), (3, "belle doc tuco"), (6, "tuco django ghost cheyenne")])
def test_the_newest_are_seen_in_the_order_in_which_they_came(kit: Kit, words: Words, count: int, seen: str) -> None:
    middles = PlayedCards(Cards(kit, words), 640, 74, 1, shown=3).middles(PILE[:count])

    assert seen.split() == [who for (who, _), _ in middles]
    assert sorted(x for _, (x, _) in middles) == [x for _, (x, _) in middles]
