"""BRIDGE and CAVE have no event; nor has any card where the players left events out."""

import pytest

from tests.engine.tables import end_of_round, train, wounds


@pytest.mark.parametrize("name", ["bridge", "cave"])
def test_bridge_and_cave_end_without_an_event(name: str) -> None:
    assert [] == end_of_round(train("doc 1.in", round=name))


def test_without_events_a_cards_event_does_not_come_about() -> None:
    state = train("doc 1.in", events=False, round="passengers_rebellion")

    assert [] == end_of_round(state)
    assert 0 == wounds(state, "doc")
