"""EXPERT VARIANT: decks are not reshuffled between rounds; each player keeps what he likes and discards the rest."""

import pytest

from game.engine.contents import BULLET, Card
from game.engine.game import new_game, view
from game.engine.phases.round_start import DealHand
from game.engine.phases.scheming import CloseScheming, Scheming
from game.engine.phases.setup import dealt
from game.engine.rules import CannotBePlayed
from game.engine.state import Setup, State
from game.engine.variants.expert import KeptShown
from tests.engine.tables import begin, choose, offered, steal, train, with_cards

PICTURE = "tuco 3.in, belle 2.in, django 3.in"


def actions(cards: list[Card]) -> list[str]:
    return sorted(card.action for card in cards)


def table(hand: str = "", deck: str = "", discards: str = "") -> State:
    state = with_cards(train(PICTURE, expert=True), hands={"tuco": hand}, decks={"tuco": deck})
    state.players[0].discards = [Card("tuco", action) for action in discards.split()]
    return state


def test_two_players_cannot_play_it() -> None:
    with pytest.raises(CannotBePlayed, match="expert-two-players"):
        dealt(Setup(("tuco", "django", "doc", "belle"), teams=(("tuco", "doc"), ("django", "belle")), expert=True))


def test_every_selection_of_the_hand_may_be_kept_equal_cards_counting_once() -> None:
    state = table(hand="fire move fire")

    begin(state, CloseScheming())

    assert {
        "keep", "keep fire", "keep fire fire", "keep fire fire move", "keep fire move", "keep move",
    } == offered(state)  # fmt: skip


def test_bullets_may_be_kept_too() -> None:
    state = table(hand="bullet")

    begin(state, CloseScheming())
    choose(state, "keep bullet")

    assert [Card("tuco", BULLET)] == state.players[0].hand


def test_the_others_are_discarded_openly() -> None:
    state = table(hand="fire move punch")

    begin(state, CloseScheming())
    choose(state, "keep move")

    assert [Card("tuco", "move")] == state.players[0].hand
    assert ["fire", "punch"] == sorted(card.action for card in view(state, 1).state.players[0].discards)


def test_all_are_shown_how_many_are_kept() -> None:
    state = table(hand="fire move punch")

    begin(state, CloseScheming())
    told = choose(state, "keep fire move")

    assert KeptShown((2, 0, 0)) in told


def test_what_is_kept_stays_secret() -> None:
    state = with_cards(train(PICTURE, expert=True), hands={"tuco": "fire", "belle": "fire"})

    begin(state, CloseScheming())
    choose(state, "keep fire")

    assert (Card("tuco", "fire"),) == view(state, 0).state.own["expert"][0]
    assert None is view(state, 1).state.own["expert"][0]


def test_a_hand_is_filled_up_kept_cards_counted() -> None:
    state = table(hand="fire move", deck="punch robbery marshal move fire")

    begin(state, DealHand(0))

    assert ["fire", "marshal", "move", "move", "punch", "robbery"] == actions(state.players[0].hand)
    assert [Card("tuco", "fire")] == state.players[0].deck


def test_who_has_kept_more_than_a_hand_draws_none_and_keeps_them_all() -> None:
    kept = "fire fire move move punch robbery robbery marshal"
    state = table(hand=kept, deck="floor_change", discards="floor_change")

    begin(state, DealHand(0))

    assert sorted(kept.split()) == actions(state.players[0].hand)
    assert ["floor_change"] == actions(state.players[0].deck)


def test_a_deck_is_not_reshuffled() -> None:
    state = table(deck="move fire punch robbery marshal move fire")
    top_six = state.players[0].deck[-6:]

    begin(state, DealHand(0))

    assert sorted(top_six) == sorted(state.players[0].hand)


def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    state = table(hand="fire", deck="move", discards="punch robbery")

    begin(state, DealHand(0))

    assert ["fire", "move", "punch", "robbery"] == actions(state.players[0].hand)
    assert [] == state.players[0].discards


def test_bullets_dealt_at_the_start_of_a_round_are_discarded_and_not_replaced() -> None:
    state = table(deck="move bullet fire bullet punch robbery marshal")

    begin(state, DealHand(0))

    assert 4 == len(state.players[0].hand)
    assert [BULLET, BULLET] == [card.action for card in state.players[0].discards]


def test_kept_bullets_stay_in_hand() -> None:
    state = table(hand="bullet", deck="move fire punch robbery marshal")

    begin(state, DealHand(0))

    assert Card("tuco", BULLET) in state.players[0].hand


def test_a_three_card_draw_makes_the_deck_anew_too() -> None:
    state = table(hand="fire", deck="move", discards="punch robbery marshal")

    begin(state, Scheming())
    choose(state, "draw")

    assert 4 == len(state.players[0].hand)
    assert 1 == len(state.players[0].deck)


def test_drawing_is_possible_while_the_discards_hold_a_card() -> None:
    state = table(hand="fire move", discards="punch")

    begin(state, Scheming())

    assert {"play fire", "play move", "draw"} == offered(state)


def test_with_neither_deck_nor_discards_there_is_no_draw() -> None:
    state = table(hand="fire move")

    begin(state, Scheming())

    assert {"play fire", "play move"} == offered(state)


def test_a_card_carried_out_goes_to_its_owners_discards() -> None:
    state = table()

    steal(state, "tuco floor_change")

    assert [Card("tuco", "floor_change")] == state.players[0].discards
    assert [] == state.players[0].deck


def test_a_bullet_received_goes_on_top_of_the_deck() -> None:
    state = table(deck="move fire")

    steal(state, "belle fire")
    choose(state, "fire tuco")

    assert [Card("tuco", "fire"), Card("tuco", "move"), Card("belle", BULLET)] == state.players[0].deck


def test_the_first_hand_is_six_and_docs_seven() -> None:
    state = new_game(Setup(("doc", "tuco", "belle"), expert=True))

    assert [7, 6, 6] == [len(player.hand) for player in state.players]
