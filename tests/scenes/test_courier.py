"""Cards fly from hand to pile and from pile to home; what is on its way is not yet there."""

import pytest
from pygame import Surface

from game.draw.kit import Kit
from game.engine.contents import BANDITS, Card
from game.engine.events import CardPlayed, CardRevealed
from game.engine.game import Setup, new_game
from game.engine.state import Played, State
from game.scenes.courier import FLIP, HOME, PLAYED, Courier
from game.ui.card import Cards
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
def courier(kit: Kit, words: Words) -> Courier:
    cards = Cards(kit, words)
    return Courier(cards, lambda _: STRIP, lambda: (PILE, 98.0), lambda seat: HAND if seat == MINE else None)


def seen(courier: Courier, surface: Surface) -> tuple[int, int]:
    """The middle of what is drawn."""
    clear = Surface(surface.get_size(), depth=32, flags=0x00010000)
    courier.draw(clear)
    return clear.get_bounding_rect().center


def near(point: tuple[float, float], seen: tuple[int, int]) -> bool:
    return abs(point[0] - seen[0]) < 30 and abs(point[1] - seen[1]) < 30


def test_a_played_card_sets_out_from_the_strip(courier: Courier, state: State, surface: Surface) -> None:
    courier.follow((CardPlayed(1, FIRST, hidden=False),), state)

    assert near(STRIP, seen(courier, surface))


def test_out_of_an_open_hand_it_sets_out_from_there(courier: Courier, state: State, surface: Surface) -> None:
    courier.follow((CardPlayed(MINE, FIRST, hidden=False),), state)

    assert near(HAND, seen(courier, surface))


def test_it_comes_to_the_pile(courier: Courier, state: State, surface: Surface) -> None:
    courier.follow((CardPlayed(1, FIRST, hidden=False),), state)
    courier.update(PLAYED * 0.99)

    assert near(PILE, seen(courier, surface))


def test_until_then_it_is_not_on_the_pile(courier: Courier, state: State) -> None:
    courier.follow((CardPlayed(1, FIRST, hidden=False),), state)
    coming = [courier.coming]
    courier.update(PLAYED)

    assert [1, 0] == [*coming, courier.coming]


def test_a_hidden_card_flies_with_its_back(courier: Courier, state: State) -> None:
    courier.follow((CardPlayed(1, FIRST, hidden=True),), state)

    assert courier._way is not None
    assert ("belle", "hidden") == courier._way.card


def test_when_the_next_is_turned_up_the_last_flies_home(courier: Courier, state: State, surface: Surface) -> None:
    courier.follow((CardRevealed(1, SECOND),), state)
    courier.update(HOME * 0.99)

    assert near(STRIP, seen(courier, surface))


def test_the_first_sends_none_home(courier: Courier, state: State) -> None:
    state.resolved = 1
    courier.follow((CardRevealed(0, FIRST),), state)

    assert courier._way is None


def test_the_card_is_turned_up_in_its_time(courier: Courier, state: State) -> None:
    courier.follow((CardRevealed(1, SECOND),), state)
    turned = [courier.turned]
    courier.update(FLIP / 2)
    turned.append(courier.turned)
    courier.update(FLIP)

    assert [0, 0.5, 1] == [*turned, courier.turned]


def test_finished_everything_is_there(courier: Courier, state: State) -> None:
    courier.follow((CardPlayed(1, FIRST, hidden=False), CardRevealed(1, SECOND)), state)
    courier.finish()

    assert (0, 1) == (courier.coming, courier.turned)
