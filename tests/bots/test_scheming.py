"""OUTLAW in Schemin': it plans for where the pile will have led, and draws when its hand is poor."""

import pytest

from game.engine.variants.expert import KeepCards
from tests.bots.choices import chosen
from tests.engine.tables import begin, choose, scheme, train, with_cards


@pytest.mark.parametrize("hand", ["robbery floor_change floor_change marshal", "punch robbery marshal"])
def test_it_plans_a_robbery_where_loot_lies(hand: str) -> None:
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", marshal=0, floor={"2.in": ["strongbox"]})
    state = with_cards(state, hands={"doc": hand, "tuco": "move fire", "belle": "move fire"}, decks={"doc": "move"})
    scheme(state)

    assert "play robbery" == chosen(state)


def test_it_draws_with_a_poor_hand() -> None:
    floor = {"2.in": ["jewel", "jewel"]}
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", marshal=0, floor=floor)
    state = with_cards(
        state, hands={"doc": "floor_change", "tuco": "move fire", "belle": "move fire"},
        decks={"doc": "robbery move move robbery move robbery"}, turns="SSSS",
    )  # fmt: skip
    scheme(state)

    assert "draw" == chosen(state)


def test_it_thinks_of_where_its_cards_on_the_pile_will_lead() -> None:
    """On the roof lies nothing; the Floor Change leads to the strongbox."""
    state = train("doc 2.roof, tuco 3.roof, belle 3.roof", marshal=0, floor={"2.in": ["strongbox"]})
    hands = {"doc": "floor_change robbery floor_change", "tuco": "move fire", "belle": "move fire"}
    state = with_cards(state, hands=hands, decks={"doc": "move"}, turns="SS")
    scheme(state)

    assert "play floor_change" == chosen(state)
    choose(state, "play floor_change", "play move", "play move")

    assert "play robbery" == chosen(state)


def test_ghost_hides_that_he_robs() -> None:
    state = train("ghost 2.in, tuco 3.roof, belle 3.roof", marshal=0, floor={"2.in": ["strongbox"]})
    hands = {"ghost": "robbery marshal", "tuco": "move fire", "belle": "move fire"}
    state.round_number = 1
    state = with_cards(state, hands=hands, decks={"ghost": "move"})
    scheme(state)

    assert "play robbery hidden" == chosen(state)


def test_it_plans_no_shot_without_bullets() -> None:
    state = train("doc 2.in shots=0, tuco 3.in, belle 3.roof", marshal=0, floor={"2.in": []})
    hands = {"doc": "fire move", "tuco": "move fire", "belle": "move fire"}
    state = with_cards(state, hands=hands, decks={"doc": "punch"})
    scheme(state)

    assert "play fire" != chosen(state)


def test_an_expert_keeps_no_bullet() -> None:
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", expert=True)
    state = with_cards(state, hands={"doc": "robbery fire bullet move"})
    begin(state, KeepCards(0))

    assert "bullet" not in chosen(state)
    assert "robbery" in chosen(state)


def test_of_two_bandits_none_plans_a_shot_that_meets_only_the_other() -> None:
    pairs = [("doc", "tuco"), ("ghost", "django")]
    state = train("doc 2.in, django 0.roof, tuco 3.in, ghost 0.roof", teams=pairs, marshal=0)
    state = with_cards(state, hands={"doc": "fire"}, decks={"doc": "bullet bullet bullet"}, turns="SS")
    scheme(state)

    assert "draw" == chosen(state)
