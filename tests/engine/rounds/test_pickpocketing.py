"""PICKPOCKETING: every bandit who is the only one in his space may take one purse lying there."""

from tests.engine.tables import choose, end_of_round, lying, offered, owned, train

FLOOR = {"1.in": ["purse:250", "jewel"], "2.roof": ["purse:300"]}


def test_who_is_alone_with_a_purse_may_take_one_or_pass() -> None:
    state = train("doc 1.in, tuco 3.in, belle 3.in", floor=FLOOR, round="pickpocketing")

    end_of_round(state)

    assert {"rob purse", "pass"} == offered(state)


def test_one_purse_is_taken_and_nothing_else() -> None:
    state = train("doc 1.in, tuco 3.in, belle 3.in", floor=FLOOR, round="pickpocketing")

    end_of_round(state)
    choose(state, "rob purse")

    assert ["purse:250"] == owned(state, "doc")
    assert ["jewel"] == lying(state, "1.in")


def test_it_is_not_forced() -> None:
    state = train("doc 1.in, tuco 3.in, belle 3.in", floor=FLOOR, round="pickpocketing")

    end_of_round(state)
    choose(state, "pass")

    assert [] == owned(state, "doc")


def test_who_has_company_gets_nothing() -> None:
    state = train("doc 1.in, tuco 1.in, belle 3.in", floor=FLOOR, round="pickpocketing")

    end_of_round(state)

    assert set() == offered(state)


def test_a_bandit_on_the_other_level_is_no_company() -> None:
    state = train("doc 1.in, tuco 1.roof, belle 3.in", floor=FLOOR, round="pickpocketing")

    end_of_round(state)

    assert {"rob purse", "pass"} == offered(state)


def test_jewels_are_not_offered() -> None:
    state = train("doc 1.in, tuco 3.in, belle 3.in", floor={"1.in": ["jewel"]}, round="pickpocketing")

    end_of_round(state)

    assert set() == offered(state)


def test_they_decide_clockwise_from_the_first_player() -> None:
    state = train("doc 1.in, tuco 2.roof, belle 3.in", first="tuco", floor=FLOOR, round="pickpocketing")

    end_of_round(state)

    assert state.asking is not None
    assert 1 == state.asking.seat(state)
