"""TAKE IT ALL!: the second strongbox is put inside the Marshal's car."""

from tests.engine.tables import end_of_round, lying, train


def test_the_strongbox_beside_the_train_is_put_with_the_marshal() -> None:
    state = train("doc 1.in", marshal=2, round="take_it_all")

    end_of_round(state)

    assert ["strongbox"] == lying(state, "2.in")
    assert 0 == state.strongboxes_aside


def test_without_one_nothing_happens() -> None:
    state = train("doc 1.in", marshal=2, strongboxes_aside=0, round="take_it_all")

    end_of_round(state)

    assert [] == lying(state, "2.in")
