"""BRAKING: every bandit on a roof moves one car forward on the roofs; on the Locomotive they stay."""

from tests.engine.tables import at, end_of_round, train


def test_all_on_roofs_move_one_car_forward_at_once() -> None:
    state = train("doc 1.roof, tuco 2.roof, belle 3.roof", round="braking")

    end_of_round(state)

    assert ["0.roof", "1.roof", "2.roof"] == [at(state, name) for name in state.bandits]


def test_on_the_locomotive_they_stay() -> None:
    state = train("doc 0.roof", round="braking")

    end_of_round(state)

    assert "0.roof" == at(state, "doc")


def test_those_inside_stay() -> None:
    state = train("doc 2.in", round="braking")

    end_of_round(state)

    assert "2.in" == at(state, "doc")
