"""The event to come makes some spaces better than others."""

import pytest

from game.bots.round_events import event_worth
from tests.engine.tables import train

PICTURE = "doc 1.roof purse:250 purse:500, tuco 0.roof, belle 3.roof"


@pytest.mark.parametrize(
    ("event", "good", "bad"),
    [
        ("angry_marshal", "2.roof", "1.roof"),
        ("angry_marshal", "1.in", "1.roof"),
        ("passengers_rebellion", "2.roof", "2.in"),
        ("hostage", "0.roof", "1.roof"),
        ("marshals_revenge", "1.in", "1.roof"),
        ("pickpocketing", "2.in", "2.roof"),
        ("pickpocketing", "2.in", "3.roof"),
    ],
)
def test_one_space_is_better(event: str, good: str, bad: str) -> None:
    floor = {"2.in": ["purse:300"], "3.roof": ["purse:300"]}
    state = train(PICTURE, round=event, marshal=1, floor=floor)
    better, worse = (event_worth(state, "doc", state.train.space(name)) for name in (good, bad))

    assert better > worse


def test_marshals_revenge_costs_the_least_purse() -> None:
    state = train(PICTURE, round="marshals_revenge", marshal=1)

    assert -250 == event_worth(state, "doc", state.train.space("1.roof"))


def test_without_events_nothing_comes() -> None:
    state = train(PICTURE, round="hostage", marshal=1, events=False)

    assert 0 == event_worth(state, "doc", state.train.space("0.in"))
