"""Prospects weigh where to stand and what to do there."""

from typing import Any

from game.bots.prospects import IDLE, SURE, Prospects
from game.engine.contents import FIRE, FLOOR_CHANGE, MOVE, PUNCH, ROBBERY, STRONGBOX_VALUE
from game.engine.state import State
from tests.engine.tables import train


def table(**position: Any) -> State:
    """Doc in the second of three cars, where a strongbox lies; nobody near him."""
    usual: dict[str, Any] = {"floor": {"2.in": ["strongbox"]}, "marshal": 0}
    return train("doc 2.in, tuco 3.roof, belle 3.roof", **(usual | position))


def space(state: State, name: str) -> int:
    return state.train.space(name)


def test_a_robbery_brings_what_lies_there() -> None:
    state = table()
    prospects = Prospects(state, "doc")
    here = space(state, "2.in")

    assert STRONGBOX_VALUE + SURE * prospects.rest(here) == prospects.follow(here, (ROBBERY,))


def test_a_second_robbery_does_not_take_the_same_again() -> None:
    state = table()
    prospects = Prospects(state, "doc")
    here = space(state, "2.in")
    rest = prospects.rest(here)

    assert STRONGBOX_VALUE + SURE * (IDLE[ROBBERY] + SURE * rest) == prospects.follow(here, (ROBBERY, ROBBERY))


def test_a_move_leads_to_the_best_end() -> None:
    state = table()
    prospects = Prospects(state, "doc")

    assert STRONGBOX_VALUE * SURE < prospects.follow(space(state, "3.in"), (MOVE, ROBBERY))


def test_to_come_to_the_marshal_costs_a_bullet_and_ends_on_the_roof() -> None:
    state = table(marshal=1)
    step = Prospects(state, "doc").arrival(space(state, "2.in"), space(state, "1.in"))

    assert space(state, "1.roof") == step.end
    assert step.gain < 0


def test_the_plan_begins_with_what_brings_most() -> None:
    state = table()
    prospects = Prospects(state, "doc")
    hand = (FLOOR_CHANGE, FLOOR_CHANGE, ROBBERY)
    starts = {action: prospects.start(space(state, "2.in"), action, hand, 2) for action in hand}

    assert ROBBERY == max(starts, key=lambda action: starts[action])
    assert max(starts.values()) == prospects.plan(space(state, "2.in"), hand, 2)


def test_a_shot_is_worth_more_where_somebody_is_in_sight() -> None:
    state = table()
    prospects = Prospects(state, "doc")

    assert prospects.follow(space(state, "2.in"), (FIRE,)) < prospects.follow(space(state, "2.roof"), (FIRE,))


def test_a_punch_is_worth_more_beside_the_rich() -> None:
    state = train("doc 3.in, tuco 3.roof strongbox, belle 1.roof", marshal=0)
    prospects = Prospects(state, "doc")

    assert prospects.follow(space(state, "2.in"), (PUNCH,)) < prospects.follow(space(state, "3.roof"), (PUNCH,))


def test_the_table_is_left_as_it_was() -> None:
    state = table()
    Prospects(state, "doc", marshal=space(state, "2.in")).plan(space(state, "1.in"), (FIRE, PUNCH), 2)

    assert [space(state, "2.in"), space(state, "0.in")] == [state.bandits["doc"].space, state.marshal]
