"""MEETING THE MARSHAL: whoever is inside his car gets a neutral bullet and goes to its roof."""

from game.engine.contents import BULLET, NEUTRAL, Card
from game.engine.events import BanditMoved, BulletReceived, BulletsSpared, MarshalMet
from tests.engine.tables import at, choose, steal, train, wounds


def test_all_inside_are_met_as_one_group() -> None:
    state = train("doc 1.in, tuco 1.in, belle 3.in")

    told = steal(state, "belle marshal")

    assert [MarshalMet, BulletReceived, BulletReceived, BanditMoved, BanditMoved] == list(map(type, told[3:8]))
    assert MarshalMet(state.marshal, ("doc", "tuco"), True) == told[3]


def test_the_bullet_goes_on_top_of_the_deck() -> None:
    state = train("doc 2.in, tuco 3.in, belle 3.in", marshal=1)

    steal(state, "doc move")
    choose(state, "move 1.in")

    assert Card(NEUTRAL, BULLET) == state.leader("doc").deck[-2]  # the Move lies on it, for it was put back last


def test_those_on_the_roof_of_his_car_are_not_touched() -> None:
    state = train("doc 1.roof, tuco 1.in, belle 3.in")

    steal(state, "belle marshal")

    assert 0 == wounds(state, "doc")


def test_if_the_bullets_do_not_suffice_nobody_of_the_group_gets_one_and_all_flee() -> None:
    state = train("doc 1.in, tuco 1.in, belle 3.in", neutral=1)

    told = steal(state, "belle marshal")

    assert BulletsSpared(("doc", "tuco")) in told
    assert [0, 0] == [wounds(state, name) for name in ("doc", "tuco")]
    assert ["1.roof", "1.roof"] == [at(state, name) for name in ("doc", "tuco")]
    assert 1 == state.neutral


def test_it_comes_in_seat_order_from_the_first_player() -> None:
    state = train("doc 1.in, tuco 1.in, belle 3.in", first="tuco")

    told = steal(state, "belle marshal")

    assert MarshalMet(state.marshal, ("tuco", "doc"), True) == told[3]


def test_as_many_bullets_as_are_met_suffice() -> None:
    state = train("doc 1.in, tuco 1.in, belle 3.in", neutral=2)

    told = steal(state, "belle marshal")

    assert MarshalMet(state.marshal, ("doc", "tuco"), True) in told
    assert [1, 1] == [wounds(state, name) for name in ("doc", "tuco")]
