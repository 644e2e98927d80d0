"""PASSENGERS' REBELLION: every bandit inside gets a neutral bullet; nobody moves."""

from tests.engine.tables import at, end_of_round, train, wounds


def test_all_inside_are_shot_and_stay() -> None:
    state = train("doc 1.in, tuco 2.in, belle 2.roof", round="passengers_rebellion")

    end_of_round(state)

    assert [1, 1, 0] == [wounds(state, name) for name in state.bandits]
    assert ["1.in", "2.in", "2.roof"] == [at(state, name) for name in state.bandits]
    assert 11 == state.neutral


def test_all_inside_are_one_group_for_the_bullets_left() -> None:
    state = train("doc 1.in, tuco 2.in, belle 2.roof", neutral=1, round="passengers_rebellion")

    end_of_round(state)

    assert [0, 0, 0] == [wounds(state, name) for name in state.bandits]
    assert 1 == state.neutral
