"""MOVE."""

from tests.engine.tables import at, choose, offered, steal, train, wounds


def test_inside_it_leads_exactly_one_car_forward_or_back() -> None:
    state = train("doc 2.in", marshal=0)

    steal(state, "doc move")

    assert {"move 1.in", "move 3.in"} == offered(state)


def test_on_the_roofs_it_leads_one_two_or_three_cars_in_one_direction() -> None:
    state = train("doc 1.roof, belle 5.in, django 5.in, tuco 5.in, cheyenne 5.in")

    steal(state, "doc move")

    assert {"move 0.roof", "move 2.roof", "move 3.roof", "move 4.roof"} == offered(state)


def test_he_runs_over_other_bandits() -> None:
    state = train("doc 3.roof, belle 2.roof, tuco 1.roof")

    steal(state, "doc move")
    choose(state, "move 0.roof")

    assert "0.roof" == at(state, "doc")


def test_where_there_is_one_way_nobody_is_asked_and_he_must_go() -> None:
    state = train("doc 3.in, belle 2.roof, tuco 1.roof")

    steal(state, "doc move")

    assert set() == offered(state)
    assert "2.in" == at(state, "doc")


def test_walking_into_the_marshals_car_he_flees_to_its_roof_with_a_bullet() -> None:
    state = train("doc 2.in", marshal=1)

    steal(state, "doc move")
    choose(state, "move 1.in")

    assert "1.roof" == at(state, "doc")
    assert 1 == wounds(state, "doc")


def test_the_roof_of_the_marshals_car_is_safe() -> None:
    state = train("doc 2.roof", marshal=1)

    steal(state, "doc move")
    choose(state, "move 1.roof")

    assert "1.roof" == at(state, "doc")
    assert 0 == wounds(state, "doc")
