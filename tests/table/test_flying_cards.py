"""Cards fly from hand to pile and from pile to home; what is on its way is not yet there."""

import pytest
from pygame import Surface

from game.draw.kit import Kit
from game.engine.contents import BANDITS, Card
from game.engine.events import CardPlayed, CardRevealed
from game.engine.game import Setup, new_game
from game.engine.state import Played, State
from game.table.card import Cards
from game.table.flying_cards import FLIP, HOME, PLAYED, FlyingCards
from game.ui.words import Words

STRIP, PILE, HAND = (100.0, 660.0), (640.0, 120.0), (640.0, 600.0)
MINE = 0
FIRST, SECOND = Card("belle", "move"), Card("doc", "fire")


@pytest.fixture
def state() -> State:
    found = new_game(Setup(BANDITS[:4], seed=4))
    found.pile = [Played(FIRST, False), Played(SECOND, False)]
    found.resolved = 2
    return found


@pytest.fixture
def flying_cards(kit: Kit, words: Words) -> FlyingCards:
    cards = Cards(kit, words)
    return FlyingCards(cards, lambda _: STRIP, lambda: (PILE, 98.0), lambda seat: HAND if seat == MINE else None)


def seen(flying_cards: FlyingCards, surface: Surface) -> tuple[int, int]:
    """The middle of what is drawn."""
    clear = Surface(surface.get_size(), depth=32, flags=0x00010000)
    flying_cards.draw(clear)
    return clear.get_bounding_rect().center


def near(point: tuple[float, float], seen: tuple[int, int]) -> bool:
    return abs(point[0] - seen[0]) < 30 and abs(point[1] - seen[1]) < 30


def test_a_played_card_sets_out_from_the_strip(flying_cards: FlyingCards, state: State, surface: Surface) -> None:
    flying_cards.follow((CardPlayed(1, FIRST, hidden=False),), state)

    assert near(STRIP, seen(flying_cards, surface))


def test_out_of_an_open_hand_it_sets_out_from_there(flying_cards: FlyingCards, state: State, surface: Surface) -> None:
    flying_cards.follow((CardPlayed(MINE, FIRST, hidden=False),), state)

    assert near(HAND, seen(flying_cards, surface))


def test_it_comes_to_the_pile(flying_cards: FlyingCards, state: State, surface: Surface) -> None:
    flying_cards.follow((CardPlayed(1, FIRST, hidden=False),), state)
    flying_cards.update(PLAYED * 0.99)

    assert near(PILE, seen(flying_cards, surface))


def test_until_then_it_is_not_on_the_pile(flying_cards: FlyingCards, state: State) -> None:
    flying_cards.follow((CardPlayed(1, FIRST, hidden=False),), state)
    coming = [flying_cards.coming]
    flying_cards.update(PLAYED)

    assert [1, 0] == [*coming, flying_cards.coming]


def test_a_hidden_card_flies_with_its_back(flying_cards: FlyingCards, state: State) -> None:
    flying_cards.follow((CardPlayed(1, FIRST, hidden=True),), state)

    assert flying_cards._way is not None
    assert ("belle", "hidden") == flying_cards._way.card


def test_when_the_next_is_turned_up_the_last_flies_home(
    flying_cards: FlyingCards, state: State, surface: Surface
) -> None:
    flying_cards.follow((CardRevealed(1, SECOND),), state)
    flying_cards.update(HOME * 0.99)

    assert near(STRIP, seen(flying_cards, surface))


def test_it_is_the_card_before_that_flies_home(flying_cards: FlyingCards, state: State) -> None:
    flying_cards.follow((CardRevealed(1, SECOND),), state)

    assert flying_cards._way is not None
    assert FIRST == flying_cards._way.card


def test_the_first_sends_none_home(flying_cards: FlyingCards, state: State) -> None:
    state.resolved = 1
    flying_cards.follow((CardRevealed(0, FIRST),), state)

    assert flying_cards._way is None


def test_the_card_is_turned_up_in_its_time(flying_cards: FlyingCards, state: State) -> None:
    flying_cards.follow((CardRevealed(1, SECOND),), state)
    turned = [flying_cards.turned]
    flying_cards.update(FLIP / 2)
    turned.append(flying_cards.turned)
    flying_cards.update(FLIP)

    assert [0, 0.5, 1] == [*turned, flying_cards.turned]


def test_finished_everything_is_there(flying_cards: FlyingCards, state: State) -> None:
    flying_cards.follow((CardPlayed(1, FIRST, hidden=False), CardRevealed(1, SECOND)), state)
    flying_cards.finish()

    assert (0, 1) == (flying_cards.coming, flying_cards.turned)
