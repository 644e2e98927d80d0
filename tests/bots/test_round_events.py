"""The event to come makes some spaces better than others."""

import pytest

from game.bots.prospects import Prospects
from game.bots.round_events import event_worth, swept
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


@pytest.mark.parametrize(
    ("event", "space", "end"),
    [
        ("swivel_arm", "0.roof", "3.roof"),
        ("swivel_arm", "1.in", "1.in"),
        ("braking", "2.roof", "1.roof"),
        ("braking", "0.roof", "0.roof"),
        ("hostage", "2.roof", "2.roof"),
    ],
)
def test_who_is_swept_along_stands_elsewhere_afterwards(event: str, space: str, end: str) -> None:
    state = train(PICTURE, round=event, marshal=1)

    assert end == state.train.names[swept(state, state.train.space(space))]


def test_without_events_nobody_is_swept_along() -> None:
    state = train(PICTURE, round="swivel_arm", marshal=1, events=False)

    assert state.train.space("0.roof") == swept(state, state.train.space("0.roof"))


def test_what_lies_where_one_is_swept_is_worth_more_than_what_lies_here() -> None:
    state = train("doc 1.roof, tuco 0.in, belle 0.in", round="swivel_arm", marshal=1, floor={"3.roof": ["jewel"]})
    rests = [Prospects(state, "doc").rest(state.train.space(name)) for name in ("0.roof", "2.in")]

    assert rests[0] > rests[1]


def test_the_strongbox_will_be_put_where_the_marshal_is() -> None:
    state = train(PICTURE, round="take_it_all", marshal=0)
    worths = [event_worth(state, "doc", state.train.space(name)) for name in ("1.in", "2.in")]

    assert worths[0] > worths[1]


def test_who_is_swept_to_the_same_roof_is_company_there() -> None:
    rests = []
    for rival in ("0.roof", "0.in"):
        state = train(f"doc 1.roof, tuco {rival}, belle 1.in", round="swivel_arm", marshal=2)
        rests.append(Prospects(state, "doc").rest(state.train.space("1.roof")))

    assert rests[0] < rests[1]
