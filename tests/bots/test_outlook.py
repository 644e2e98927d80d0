"""The outlook carries the pile out as everybody would by rules of thumb, and leaves the view alone."""

from hypothesis import given, settings

from game.bots.outlook import outlook
from game.engine.contents import ROBBERY, THE_JEWEL, Card
from game.engine.game import to_move, view
from game.engine.state import Setup, position
from tests.engine.games import setups, walk
from tests.engine.tables import at, choose, scheme, train, with_cards


def test_cards_on_the_pile_have_been_carried_out() -> None:
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", marshal=0, floor={"3.in": ["jewel"], "1.in": [], "2.in": []})
    hands = {"doc": "move robbery punch", "tuco": "move fire", "belle": "move fire"}
    scheme(with_cards(state, hands=hands, decks=dict.fromkeys(hands, "marshal"), turns="SSS"))
    choose(state, "play move", "play fire", "play fire", "play robbery", "play move", "play move")
    world = outlook(view(state, 0), seed=1)

    assert "3.in" == at(world, "doc")
    assert (THE_JEWEL,) == world.bandits["doc"].loot


def test_what_lies_face_down_is_guessed() -> None:
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", marshal=0)
    hands = {"doc": "robbery move", "tuco": "move fire", "belle": "move fire"}
    scheme(with_cards(state, hands=hands, decks=dict.fromkeys(hands, "punch"), turns="TS"))
    choose(state, "play robbery")
    guesses = {outlook(view(state, 1), seed).pile[0].card.action for seed in range(30)}

    assert ROBBERY in guesses
    assert len(guesses) > 2


def test_its_own_hidden_card_is_no_guess() -> None:
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", marshal=0)
    hands = {"doc": "robbery move", "tuco": "move fire", "belle": "move fire"}
    scheme(with_cards(state, hands=hands, decks=dict.fromkeys(hands, "marshal"), turns="TS"))
    choose(state, "play robbery")

    assert {Card("doc", ROBBERY)} == {outlook(view(state, 0), seed).pile[0].card for seed in range(9)}


@settings(max_examples=12)
@given(setups())
def test_the_view_is_left_as_it_was(setup: Setup) -> None:
    for number, state in enumerate(walk(setup)):
        if number % 9 or state.phase != "scheming":
            continue
        seen = view(state, to_move(state))
        before = position(seen.state)
        outlook(seen, number)

        assert before == position(seen.state)
