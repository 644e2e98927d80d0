"""A Ride shows the way: to the horse, and from there to the place that is pointed at; nothing lies over its hooves."""

import pytest

from game.board.marks import Marks, way
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.expansions.horses.herd import horses
from game.table.table import Table
from tests.scenes.test_uncovered import _table


@pytest.fixture
def table() -> Table:
    found = _table((1280, 720), 4, (HORSES,))
    state = found.state
    car = horses(state)[0]
    for bandit in state.bandits.values():
        bandit.space = state.train.insides[car]
    found.board.show(state)
    return found


def marks(table: Table, hovered: int | None = None) -> Marks:
    spaces = dict.fromkeys(table.state.train.insides)
    return Marks(actor=next(iter(table.state.bandits)), spaces=spaces, carried=True, hovered=hovered)


def test_before_a_place_is_pointed_at_the_way_leads_to_the_horse(table):
    found = way(table.board, marks(table))
    assert found is not None
    rider = table.board.layout.actors[next(iter(table.state.bandits))]
    assert rider.x == found[0].x
    assert found[1].y > table.board.stage.rail


def test_then_it_leads_from_the_horse_to_the_place(table):
    before, there = way(table.board, marks(table)), table.state.train.insides[1]
    found = way(table.board, marks(table, there))
    assert before is not None
    assert found is not None
    assert before[1] == found[0]
    assert table.board.space_rect(there).collidepoint(table.kit.scale.at(found[1].x, found[1].y))


def test_what_is_told_lies_below_the_hooves(table):
    ground = max(one.pose.y for one in table.board.layout.others.values())
    assert ground <= table.plan.told[1]
