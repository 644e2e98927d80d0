"""MARSHAL'S REVENGE: every bandit on the roof of the Marshal's car drops his least valuable purse there."""

from tests.engine.tables import end_of_round, lying, owned, train

CARD = "marshals_revenge"


def test_those_on_his_roof_drop_their_cheapest_purse() -> None:
    state = train("doc 1.roof purse:500 purse:250 purse:300, tuco 1.roof purse:400", marshal=1, round=CARD)

    end_of_round(state)

    assert ["purse:300", "purse:500"] == owned(state, "doc")
    assert ["purse:250", "purse:400"] == lying(state, "1.roof")


def test_jewels_and_strongboxes_are_safe() -> None:
    state = train("doc 1.roof jewel strongbox", marshal=1, round=CARD)

    end_of_round(state)

    assert ["jewel", "strongbox"] == owned(state, "doc")


def test_elsewhere_nobody_loses_anything() -> None:
    state = train("doc 2.roof purse:250, tuco 0.in purse:250", marshal=1, round=CARD)

    end_of_round(state)

    assert ["purse:250"] == owned(state, "doc") == owned(state, "tuco")
