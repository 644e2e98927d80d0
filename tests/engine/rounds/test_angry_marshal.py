"""ANGRY MARSHAL: he shoots all bandits on the roof of his car, then moves one car towards the Caboose."""

from game.engine.events import BulletReceived, BulletsSpared, MarshalMoved
from tests.engine.tables import at, end_of_round, train, wounds


def test_those_on_the_roof_of_his_car_get_a_bullet_and_stay() -> None:
    state = train("doc 1.roof, tuco 1.roof, belle 2.roof", marshal=1, round="angry_marshal")

    end_of_round(state)

    assert [1, 1, 0] == [wounds(state, name) for name in ("doc", "tuco", "belle")]
    assert ["1.roof", "1.roof"] == [at(state, name) for name in ("doc", "tuco")]


def test_then_he_moves_towards_the_caboose_and_meets_those_inside() -> None:
    state = train("doc 2.in, tuco 3.in, belle 3.roof", marshal=1, round="angry_marshal")

    end_of_round(state)

    assert 2 == state.train.car[state.marshal]
    assert "2.roof" == at(state, "doc")
    assert 1 == wounds(state, "doc")


def test_who_fled_from_him_is_not_shot_on_the_roof_too() -> None:
    state = train("doc 2.in, tuco 3.in, belle 3.roof", marshal=1, round="angry_marshal")

    end_of_round(state)

    assert 1 == wounds(state, "doc")


def test_in_the_caboose_he_stays() -> None:
    state = train("doc 3.roof, tuco 2.in, belle 2.roof", marshal=3, round="angry_marshal")

    end_of_round(state)

    assert 3 == state.train.car[state.marshal]
    assert 1 == wounds(state, "doc")


def test_the_two_steps_are_two_groups_for_the_bullets_left() -> None:
    state = train("doc 1.roof, tuco 1.roof, belle 2.in", marshal=1, neutral=1, round="angry_marshal")

    told = end_of_round(state)

    assert BulletsSpared(("doc", "tuco")) in told
    assert [0, 0, 1] == [wounds(state, name) for name in ("doc", "tuco", "belle")]


def test_he_shoots_before_he_moves() -> None:
    state = train("doc 1.roof, tuco 2.roof, belle 3.roof", marshal=1, round="angry_marshal")

    kinds = [type(event) for event in end_of_round(state)]

    assert kinds.index(BulletReceived) < kinds.index(MarshalMoved)
