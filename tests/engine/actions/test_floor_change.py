"""FLOOR CHANGE."""

from tests.engine.tables import at, offered, steal, train, wounds


def test_it_leads_from_inside_to_the_roof_of_the_same_car() -> None:
    state = train("doc 2.in")

    steal(state, "doc floor_change")

    assert "2.roof" == at(state, "doc")


def test_it_leads_from_the_roof_into_the_same_car() -> None:
    state = train("doc 2.roof")

    steal(state, "doc floor_change")

    assert "2.in" == at(state, "doc")


def test_nobody_is_asked() -> None:
    state = train("doc 2.roof")

    steal(state, "doc floor_change")

    assert set() == offered(state)


def test_down_onto_the_marshal_he_is_back_on_the_roof_with_a_bullet() -> None:
    state = train("doc 2.roof", marshal=2)

    steal(state, "doc floor_change")

    assert "2.roof" == at(state, "doc")
    assert 1 == wounds(state, "doc")
    assert 12 == state.neutral
