"""TUCO: he may also shoot at the bandits on the other level of his car."""

from game.engine.game import barred
from tests.engine.tables import offered, steal, train, wounds


def test_from_inside_he_sees_those_on_the_roof_of_his_car_besides() -> None:
    state = train("tuco 2.in, doc 1.in, django 2.roof")

    steal(state, "tuco fire")

    assert {"fire doc", "fire django"} == offered(state)


def test_from_the_roof_he_sees_those_inside_his_car_besides() -> None:
    state = train("tuco 2.roof, doc 0.roof, django 2.in")

    steal(state, "tuco fire")

    assert {"fire doc", "fire django"} == offered(state)


def test_those_beside_him_are_no_targets() -> None:
    state = train("tuco 2.in, doc 2.in, django 2.roof")

    steal(state, "tuco fire")

    assert [0, 1] == [wounds(state, name) for name in ("doc", "django")]


def test_who_he_sees_through_the_roof_protects_belle() -> None:
    state = train("tuco 2.in, belle 1.in, django 2.roof")

    steal(state, "tuco fire")

    assert [0, 1] == [wounds(state, name) for name in ("belle", "django")]


def test_others_do_not_shoot_through_the_roof() -> None:
    state = train("doc 2.in, tuco 2.roof, django 3.roof")

    steal(state, "doc fire")

    assert 6 == state.bandits["doc"].bullets


def test_he_does_not_punch_through_the_roof() -> None:
    state = train("tuco 2.in, doc 2.roof jewel, django 3.roof")

    steal(state, "tuco punch")

    assert set() == offered(state)


def test_without_powers_he_sees_what_others_see() -> None:
    state = train("tuco 2.in, doc 2.roof, django 3.roof", powers=False)

    steal(state, "tuco fire")

    assert 6 == state.bandits["tuco"].bullets


def test_whom_he_can_shoot_through_the_roof_nobody_tells_to_be_out_of_sight() -> None:
    state = train("tuco 2.in, doc 2.roof, django 1.in, cheyenne 3.roof")

    steal(state, "tuco fire")

    assert {"fire doc", "fire django"} == offered(state)
    assert [("cheyenne", "out-of-sight")] == [(entry.bandit, entry.reason) for entry in barred(state)]
