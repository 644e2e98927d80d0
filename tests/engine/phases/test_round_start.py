"""START OF A ROUND: every player shuffles his deck and draws his hand; the round card is turned up."""

from game.engine.contents import Card
from game.engine.events import CardsDrawn, DeckShuffled, RoundStarted
from game.engine.game import opening, start
from game.engine.phases.round_start import DealHand
from game.engine.state import Setup
from tests.engine.tables import begin, train, with_cards

SETUP = Setup(("doc", "tuco", "belle", "django"), seed=3, first="tuco")


def test_each_player_shuffles_and_draws_clockwise_from_the_first_player() -> None:
    told = [event for group in start(opening(SETUP)) for event in group]

    assert [1, 1, 2, 2, 3, 3, 0, 0] == [e.seat for e in told if isinstance(e, DeckShuffled | CardsDrawn)]


def test_then_the_round_card_is_turned_up() -> None:
    state = opening(SETUP)
    told = [event for group in start(state) for event in group]

    assert [RoundStarted(1, state.round_card)] == [event for event in told if isinstance(event, RoundStarted)]


def test_bullets_received_are_shuffled_in_and_may_be_drawn() -> None:
    state = with_cards(train("tuco 3.in"), decks={"tuco": "bullet bullet bullet bullet bullet bullet"})

    begin(state, DealHand(0))

    assert [Card("tuco", "bullet")] * 6 == state.players[0].hand


def test_a_deck_with_fewer_cards_gives_what_it_has() -> None:
    state = with_cards(train("tuco 3.in"), decks={"tuco": "move fire"})

    begin(state, DealHand(0))

    assert 2 == len(state.players[0].hand)


def test_nobody_sees_the_order_of_a_shuffled_deck_not_even_its_owner() -> None:
    state = opening(SETUP)
    shuffled = next(event for group in start(state) for event in group if isinstance(event, DeckShuffled))

    assert {"hidden"} == {card.action for card in shuffled.seen_by(shuffled.seat, state).cards}
