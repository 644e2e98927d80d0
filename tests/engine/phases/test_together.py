"""Choices made as if at the same time: asked one after the other, unseen until all are made, then carried out."""

from game.engine.events import CardPlayed, ChoiceSealed, SealsBroken
from game.engine.game import view
from game.engine.positions import digest
from game.engine.state import State
from tests.engine.tables import choose, offered, scheme, train, with_cards

PICTURE = "doc 3.in, tuco 3.in, belle 2.in"


def turmoil(first: str = "doc") -> State:
    hands = {"doc": "fire move", "tuco": "punch marshal", "belle": "move robbery"}
    state = with_cards(train(PICTURE, expansions=("horses",), first=first), hands=hands, turns="Z")
    scheme(state)
    return state


def test_nothing_comes_about_before_all_have_chosen() -> None:
    state = turmoil()
    told = choose(state, "play fire", "play punch")

    assert [ChoiceSealed, ChoiceSealed] == [type(event) for event in told]
    assert [] == state.pile
    assert 2 == len(state.sealed)


def test_then_it_comes_about_in_the_order_of_asking_and_nothing_is_sealed_any_more() -> None:
    state = turmoil(first="tuco")
    told = choose(state, "play marshal", "play move", "play fire")

    assert ["tuco marshal", "belle move", "doc fire"] == [" ".join(played.card) for played in state.pile]
    assert (1, 2, 0) == next(event.seats for event in told if isinstance(event, SealsBroken))
    assert () == state.sealed


def test_a_choice_is_seen_by_its_seat_alone() -> None:
    state = turmoil()
    (sealed,) = choose(state, "play fire")

    assert isinstance(sealed, ChoiceSealed)
    assert "play fire" == state.sealed[0].option.words(state)
    assert state.sealed == view(state, 0).state.sealed
    for stranger in (1, None):
        assert view(state, stranger).state.sealed[0].option is None
        assert sealed.seen_by(stranger, state).option is None


def test_states_that_differ_in_what_is_sealed_have_different_digests() -> None:
    one, other = turmoil(), turmoil()
    choose(one, "play fire")
    choose(other, "play move")

    assert digest(one) != digest(other)


def test_the_card_stays_in_hand_until_it_comes_about() -> None:
    state = turmoil()
    choose(state, "play fire")

    assert ["fire", "move"] == [card.action for card in state.players[0].hand]
    assert {"play punch", "play marshal"} == offered(state)


def test_a_card_that_ghost_leaves_face_down_is_not_shown_with_the_others() -> None:
    state = train("ghost 3.in, tuco 3.in, belle 2.in", expansions=("horses",))
    scheme(with_cards(state, hands={"ghost": "fire move", "tuco": "punch marshal", "belle": "move"}, turns="Z"))
    told = choose(state, "play fire hidden", "play punch")
    played = next(event for event in told if isinstance(event, CardPlayed) and event.hidden)

    assert "hidden" == played.seen_by(1, state).card.action
    assert not any("fire" in repr(event.seen_by(1, state)) for event in told)
