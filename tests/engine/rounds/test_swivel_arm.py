"""SWIVEL ARM: every bandit on a roof, the Locomotive's too, goes to the Caboose's roof; loot stays."""

from tests.engine.tables import at, end_of_round, lying, train


def test_all_on_roofs_land_on_the_caboose() -> None:
    state = train("doc 0.roof, tuco 2.roof, belle 3.roof", round="swivel_arm")

    end_of_round(state)

    assert ["3.roof"] * 3 == [at(state, name) for name in state.bandits]


def test_those_inside_stay() -> None:
    state = train("doc 1.in, tuco 2.in, belle 3.in", round="swivel_arm")

    end_of_round(state)

    assert ["1.in", "2.in", "3.in"] == [at(state, name) for name in state.bandits]


def test_loot_stays() -> None:
    state = train("doc 1.roof", floor={"1.roof": ["jewel"]}, round="swivel_arm")

    end_of_round(state)

    assert ["jewel"] == lying(state, "1.roof")
