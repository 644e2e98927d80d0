"""The pile as a ribbon and as a heap."""

from itertools import pairwise

import pytest
from pygame import Surface

from game.draw.kit import Kit
from game.table.card import Cards
from game.table.pile import Heap, PileCard, Ribbon
from game.ui.words import Words


@pytest.fixture
def ribbon(kit: Kit, words: Words) -> Ribbon:
    return Ribbon(Cards(kit, words), 640, 74)


def cards(count: int) -> list[PileCard]:
    return [("doc", "fire")] * count


def drawn(ribbon: Ribbon, surface: Surface, pile: list[PileCard], flip: float = 1) -> bytes:
    surface.fill((0, 0, 0))
    ribbon.draw(surface, pile, flip)
    return surface.get_buffer().raw


def test_cards_to_come_lie_at_equal_distances(ribbon: Ribbon) -> None:
    places = [ribbon.centre_of(cards(9), index)[0] for index in range(1, 9)]
    assert [54] * 7 == pytest.approx([after - before for before, after in pairwise(places)])


def test_the_current_card_lies_before_those_to_come(ribbon: Ribbon) -> None:
    assert ribbon.centre_of(cards(9), 0)[0] < ribbon.centre_of(cards(9), 1)[0]


def test_more_than_nine_cards_take_no_more_room(ribbon: Ribbon) -> None:
    assert ribbon.centre_of(cards(10), 0) == ribbon.centre_of(cards(20), 0)


def test_an_empty_pile_is_not_drawn(ribbon: Ribbon, surface: Surface) -> None:
    surface.fill((0, 0, 0))
    nothing = surface.get_buffer().raw
    assert nothing == drawn(ribbon, surface, [])


def test_a_card_that_turns_shows_its_back_first(ribbon: Ribbon, surface: Surface) -> None:
    assert drawn(ribbon, surface, [("doc", "hidden")], 1) == drawn(ribbon, surface, [("doc", "fire")], 0)


def test_a_hidden_card_looks_alike_whatever_was_played(kit: Kit, words: Words, surface: Surface) -> None:
    heap, pictures = Heap(Cards(kit, words), 100, 100), set()
    for _ in range(2):
        surface.fill((0, 0, 0))
        heap.draw(surface, [("ghost", "hidden")])
        pictures.add(surface.get_buffer().raw)
    assert 1 == len(pictures)


def test_a_card_in_vain_slips_and_loses_its_colour(ribbon: Ribbon, surface: Surface) -> None:
    pile = cards(3)
    usual = drawn(ribbon, surface, pile)
    surface.fill((0, 0, 0))
    ribbon.draw(surface, pile, vain=1)
    x, y = ribbon.centre_of(pile, 0)
    colours = {
        tuple(surface.get_at((round(x) + dx, round(y) + 12 + dy)))[:3] for dx in range(-12, 13, 4) for dy in (0, 20)
    }

    assert surface.get_buffer().raw != usual
    assert all(max(colour) - min(colour) < 4 for colour in colours)


def test_it_slips_by_and_by(ribbon: Ribbon, surface: Surface) -> None:
    found = set()
    for vain in (0.3, 0.6, 1):
        surface.fill((0, 0, 0))
        ribbon.draw(surface, cards(3), vain=vain)
        found.add(surface.get_buffer().raw)

    assert 3 == len(found)
