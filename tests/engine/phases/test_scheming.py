"""SCHEMIN': in each turn of the round card every player plays a card or draws up to three."""

from game.engine.contents import Card
from game.engine.events import CardPlayed, CardsDrawn, HandReturned
from game.engine.phases.scheming import CloseScheming
from game.engine.state import Played
from tests.engine.tables import begin, choose, offered, scheme, train, with_cards

HANDS = {"doc": "move fire", "tuco": "punch fire", "belle": "robbery fire"}
DECKS = {"doc": "move", "tuco": "move", "belle": "move"}


def who_acts(turns: str, first: str = "doc") -> list[str]:
    """Who lays which cards on the pile when everybody always plays a Fire or whatever he has."""
    state = with_cards(train("doc 3.in, tuco 2.in, belle 3.in", first=first), hands=HANDS, turns=turns)
    scheme(state)
    while state.offered:
        choose(state, next(option.words(state) for option in state.offered))
    return [played.card.bandit for played in state.pile]


def test_a_turn_goes_clockwise_from_the_first_player() -> None:
    assert ["tuco", "belle", "doc"] == who_acts("S", first="tuco")


def test_a_switching_turn_goes_counter_clockwise_from_the_first_player_too() -> None:
    assert ["tuco", "doc", "belle"] == who_acts("R", first="tuco")


def test_in_a_speeding_up_turn_each_player_acts_twice_in_a_row() -> None:
    assert ["doc", "doc", "tuco", "tuco", "belle", "belle"] == who_acts("2")


def test_one_plays_a_card_of_any_kind_in_hand_or_draws() -> None:
    state = with_cards(train("doc 3.in"), hands={"doc": "move move fire bullet"}, decks={"doc": "punch"})

    scheme(state)

    assert {"play move", "play fire", "draw"} == offered(state)


def test_in_a_standard_turn_cards_lie_face_up_and_in_a_tunnel_face_down() -> None:
    state = with_cards(train("doc 3.in"), hands={"doc": "move fire"}, decks={"doc": "punch"}, turns="ST")

    scheme(state)
    choose(state, "play move", "play fire")

    assert [Played(Card("doc", "move"), False), Played(Card("doc", "fire"), True)] == state.pile


def test_the_others_see_only_the_back_of_a_card_played_in_a_tunnel() -> None:
    state = with_cards(train("doc 3.in"), hands={"doc": "move fire"}, decks={"doc": "punch"}, turns="T")

    scheme(state)
    told = choose(state, "play fire")

    played = next(event for event in told if isinstance(event, CardPlayed))
    assert ["fire", "hidden", "hidden"] == [played.seen_by(seat, state).card.action for seat in (0, 1, None)]


def test_a_draw_takes_the_three_top_cards() -> None:
    state = with_cards(train("doc 3.in"), hands={"doc": "move"}, decks={"doc": "fire punch marshal robbery"})

    scheme(state)
    told = choose(state, "draw")

    drawn = next(event for event in told if isinstance(event, CardsDrawn))
    assert ["fire", "marshal", "punch"] == sorted(card.action for card in drawn.cards)
    assert [Card("doc", "robbery")] == state.leader("doc").deck


def test_the_others_see_how_many_cards_are_drawn_but_not_which() -> None:
    state = with_cards(train("doc 3.in"), hands={"doc": "move"}, decks={"doc": "fire punch"})

    scheme(state)
    told = choose(state, "draw")

    drawn = next(event for event in told if isinstance(event, CardsDrawn)).seen_by(1, state)
    assert ["hidden", "hidden"] == [card.action for card in drawn.cards]


def test_with_an_empty_deck_there_is_no_draw_for_who_has_an_action_card() -> None:
    state = with_cards(train("doc 3.in"), hands={"doc": "move fire"})

    scheme(state)

    assert {"play move", "play fire"} == offered(state)


def test_with_bullets_only_and_an_empty_deck_he_draws_nothing_unasked() -> None:
    state = with_cards(train("doc 3.in"), hands={"doc": "bullet bullet"})

    scheme(state)

    assert set() == offered(state)
    assert 2 == len(state.leader("doc").hand)


def test_after_the_last_turn_hands_go_back_to_the_decks() -> None:
    state = with_cards(train("doc 3.in, tuco 2.in, belle 3.in"), hands=HANDS, decks=DECKS)

    told = begin(state, CloseScheming())

    assert [[], [], []] == [player.hand for player in state.players]
    assert [3, 3, 3] == [len(player.deck) for player in state.players]
    returned = [event.seen_by(0, state) for event in told if isinstance(event, HandReturned)]
    assert {"hidden"} == {card.action for event in returned for card in event.cards}


def test_each_choice_to_play_or_draw_counts_as_a_decision() -> None:
    state = with_cards(train("doc 3.in, tuco 2.in, belle 3.in"), hands=HANDS, decks=DECKS)

    scheme(state)
    choose(state, "play move", "draw", "play fire")

    assert 3 == state.decisions
