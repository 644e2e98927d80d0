"""What a seat may know."""

from game.engine.contents import HIDDEN_CARD, Card
from game.engine.game import new_game, view
from game.engine.state import Setup
from game.engine.view import unseen_cards
from tests.engine.tables import choose, scheme, steal, train, with_cards

HANDS = {"doc": "fire move", "tuco": "punch"}
PICTURE = "doc 2.in purse:300, tuco 3.in, belle 3.in"


def test_one_sees_his_own_hand_and_no_other() -> None:
    seen = view(with_cards(train(PICTURE), hands=HANDS), 0).state

    assert [Card("doc", "fire"), Card("doc", "move")] == seen.players[0].hand
    assert [HIDDEN_CARD] == seen.players[1].hand


def test_nobody_sees_a_deck_not_even_its_owner() -> None:
    seen = view(with_cards(train(PICTURE), decks=HANDS), 0).state

    assert [HIDDEN_CARD, HIDDEN_CARD] == seen.players[0].deck


def test_whoever_only_watches_sees_no_hand() -> None:
    seen = view(with_cards(train(PICTURE), hands=HANDS), None).state

    assert [[HIDDEN_CARD] * 2, [HIDDEN_CARD], []] == [player.hand for player in seen.players]


def test_a_purses_value_is_known_to_who_has_held_it() -> None:
    state = train(PICTURE)

    assert [[300], [None], [None]] == [view(state, seat).state.purse_values for seat in (0, 1, None)]


def test_it_stays_known_wherever_the_purse_lies() -> None:
    state = train("doc 3.in purse:300, tuco 3.in, belle 1.in")
    steal(state, "tuco punch")

    assert [[300], [None]] == [view(state, seat).state.purse_values for seat in (0, 1)]


def test_future_round_cards_are_covered() -> None:
    seen = view(new_game(Setup(("doc", "tuco", "belle"))), 0).state

    assert [True, False, False, False, False] == [card is not None for card in seen.rounds]


def test_one_sees_his_own_face_down_card_and_the_backs_of_others() -> None:
    state = with_cards(train(PICTURE), hands=HANDS, turns="T")
    scheme(state)
    choose(state, "play fire")

    assert Card("doc", "fire") == view(state, 0).state.pile[0].card
    assert Card("doc", "hidden") == view(state, 1).state.pile[0].card


def test_the_card_that_is_being_carried_out_is_not_unseen() -> None:
    state = train("doc 2.in, tuco 3.in, belle 3.in")
    state.players[0].deck = list(state.rules.decks[0])
    state.players[0].deck.remove(Card("doc", "marshal"))
    state.marshal = state.train.insides[1]
    steal(state, "doc marshal")

    assert sorted(state.players[0].deck) == sorted(unseen_cards(state, 0))
