"""GHOST: he may play the card of his first turn of the round face down."""

from game.engine.contents import Card
from game.engine.state import Played, State
from tests.engine.tables import choose, offered, scheme, train, with_cards


def table(turns: str = "S", *, powers: bool = True) -> State:
    state = train("ghost 3.in", powers=powers)
    return with_cards(state, hands={"ghost": "fire move"}, decks={"ghost": "punch"}, turns=turns)


def test_on_his_first_turn_each_card_is_on_offer_open_and_hidden() -> None:
    state = table()

    scheme(state)

    assert {"play fire", "play move", "draw", "play fire hidden", "play move hidden"} == offered(state)


def test_hidden_it_lies_face_down() -> None:
    state = table()

    scheme(state)
    choose(state, "play fire hidden")

    assert [Played(Card("ghost", "fire"), True)] == state.pile


def test_later_turns_are_open() -> None:
    state = table("SS")

    scheme(state)
    choose(state, "play fire")

    assert {"play move", "draw"} == offered(state)


def test_drawing_on_the_first_turn_loses_the_power_for_the_round() -> None:
    state = table("SS")

    scheme(state)
    choose(state, "draw")

    assert {"play fire", "play move", "play punch"} == offered(state)


def test_of_a_speeding_up_turn_only_the_first_card_can_be_hidden() -> None:
    state = table("2")

    scheme(state)
    choose(state, "play fire hidden")

    assert {"play move", "draw"} == offered(state)


def test_in_a_tunnel_there_is_nothing_to_choose() -> None:
    state = table("T")

    scheme(state)

    assert {"play fire", "play move", "draw"} == offered(state)


def test_nobody_else_may_hide_a_card() -> None:
    state = with_cards(train("doc 3.in, ghost 2.in"), hands={"doc": "fire"}, decks={"doc": "move"})

    scheme(state)

    assert {"play fire", "draw"} == offered(state)


def test_a_player_of_two_bandits_may_hide_the_card_of_either() -> None:
    state = train("tuco 3.in, django 3.in, ghost 2.in, belle 2.in", teams=[["tuco", "ghost"], ["django", "belle"]])
    with_cards(state, hands={"tuco": "move", "ghost": "punch"})

    scheme(state)

    assert {"play move tuco hidden", "play punch ghost hidden"} <= offered(state)


def test_without_powers_he_plays_open() -> None:
    state = table(powers=False)

    scheme(state)

    assert {"play fire", "play move", "draw"} == offered(state)
