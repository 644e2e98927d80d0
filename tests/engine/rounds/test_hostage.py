"""HOSTAGE-TAKING OF THE CONDUCTOR: every bandit in or on the Locomotive gets $250."""

from game.engine.phases.scoring import money
from tests.engine.tables import end_of_round, offered, owned, steal, train


def test_those_in_and_on_the_locomotive_are_paid() -> None:
    state = train("doc 0.in, tuco 0.roof, belle 1.roof", marshal=2, round="hostage")

    end_of_round(state)

    assert [250, 250, 0] == [money(state, bandit) for bandit in state.bandits.values()]


def test_in_a_position_the_money_is_written_as_a_purse() -> None:
    state = train("doc 0.roof jewel", round="hostage")

    end_of_round(state)

    assert ["jewel", "purse:250"] == owned(state, "doc")


def test_it_is_no_token_that_a_punch_could_knock_loose() -> None:
    state = train("doc 0.roof, tuco 0.roof, belle 3.in", round="hostage")

    end_of_round(state)
    steal(state, "tuco punch")

    assert set() == offered(state)
    assert 250 == money(state, state.bandits["doc"])
