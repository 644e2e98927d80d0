"""Imagined worlds are played on to the end of their round, each card carried out as soon as it lies."""

from hypothesis import given, settings

from game.bots.playout import go_on, habitual, world
from game.engine.contents import ROUNDS, Card
from game.engine.game import to_move, view
from game.engine.state import Setup, State
from tests.engine.games import any_option, setups, walk
from tests.engine.tables import at, choose, scheme, train, with_cards

EVERY = 23  # one position in so many is played on


@settings(max_examples=12, deadline=None)
@given(setups())
def test_every_position_leads_to_the_end_of_its_round(setup: Setup) -> None:
    for number, state in enumerate(walk(setup)):
        seat = to_move(state)
        if seat is None or number % EVERY:
            continue
        ended = world(view(state, seat), number, habitual)
        while ended.asking is not None:
            go_on(ended, any_option(ended))

        assert max(1, state.round_number) == ended.round_number
        assert (ended.result is not None) == (ended.round_number == ROUNDS)


def planned(*cards: str) -> State:
    """Doc has played cards while the others have one turn each to come; nothing has been carried out."""
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", marshal=0)
    hands = {"doc": " ".join(card.removeprefix("play ") for card in cards) + " punch", "tuco": "move", "belle": "move"}
    state = with_cards(state, hands=hands, decks={"tuco": "fire", "belle": "fire"}, turns="SS")
    scheme(state)
    choose(state, *cards)
    return state


def test_the_pile_is_carried_out_before_the_choice() -> None:
    state = planned("play floor_change")
    ahead = world(view(state, 1), 1, habitual)

    assert "2.roof" == at(ahead, "doc")
    assert ahead.asking == state.asking
    assert "2.in" == at(state, "doc")


def test_a_card_that_is_played_is_carried_out_at_once() -> None:
    state = planned("play floor_change")
    ahead = world(view(state, 1), 1, habitual)
    go_on(ahead, next(option for option in ahead.offered if option.words(ahead) == "play move"))
    while ahead.asking is not None and to_move(ahead) == 1:
        go_on(ahead, ahead.offered[0])

    assert "3.roof" != at(ahead, "tuco")


def test_cards_that_were_carried_out_are_not_drawn_again() -> None:
    state = planned("play floor_change")
    ahead = world(view(state, 1), 1, habitual)

    doc = ahead.players[0]
    assert 1 == (doc.hand + doc.deck).count(Card("doc", "floor_change"))  # of two, one lies on the pile
