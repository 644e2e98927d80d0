"""MARSHAL."""

from tests.engine.tables import at, choose, offered, steal, train, wounds


def test_the_owner_moves_him_one_car_forward_or_back() -> None:
    state = train("doc 3.roof", marshal=1)

    steal(state, "doc marshal")

    assert {"marshal 0", "marshal 2"} == offered(state)


def test_at_the_trains_end_there_is_one_way_and_nobody_is_asked() -> None:
    state = train("doc 3.roof", marshal=3)

    steal(state, "doc marshal")

    assert set() == offered(state)
    assert 2 == state.train.car[state.marshal]


def test_all_inside_the_car_that_he_enters_are_met_the_owner_too() -> None:
    state = train("doc 1.in, belle 1.in, tuco 1.roof", marshal=0)

    steal(state, "doc marshal")

    assert ["1.roof", "1.roof", "1.roof"] == [at(state, name) for name in ("doc", "belle", "tuco")]
    assert [1, 1, 0] == [wounds(state, name) for name in ("doc", "belle", "tuco")]


def test_the_owner_may_be_anywhere() -> None:
    state = train("doc 3.roof, belle 1.in, tuco 3.in", marshal=0)

    steal(state, "doc marshal")

    assert 1 == wounds(state, "belle")


def test_he_stays_inside() -> None:
    state = train("doc 3.roof", marshal=1)

    steal(state, "doc marshal")
    choose(state, "marshal 2")

    assert not state.train.is_roof[state.marshal]
