"""PUNCH."""

import pytest

from game.engine.events import BanditMoved, Event, LootDropped, NothingHappened, PunchThrown
from game.engine.notation import read_played
from game.engine.phases.stealing import Stealing
from game.engine.table import Table, advance
from tests.engine.tables import at, choose, lying, offered, owned, steal, train, wounds


def test_victim_kind_of_loot_and_landing_place_are_chosen() -> None:
    state = train("doc 1.in, tuco 1.in purse:250 jewel, django 1.in", marshal=3)

    steal(state, "doc punch")

    assert {
        "punch tuco purse 0.in",
        "punch tuco purse 2.in",
        "punch tuco jewel 0.in",
        "punch tuco jewel 2.in",
        "punch django nothing 0.in",
        "punch django nothing 2.in",
    } == offered(state)


def test_only_those_in_the_same_space_can_be_struck() -> None:
    state = train("doc 2.in, tuco 2.roof, django 1.in")

    told = steal(state, "doc punch")

    assert NothingHappened("doc", "punch", "nobody-here") in told


def test_the_token_falls_where_the_punch_happened() -> None:
    state = train("doc 2.roof, tuco 2.roof jewel, django 1.in")

    steal(state, "doc punch")
    choose(state, "punch tuco jewel 3.roof")

    assert ["jewel"] == lying(state, "2.roof")
    assert [] == owned(state, "tuco")
    assert "3.roof" == at(state, "tuco")


def test_among_several_purses_one_is_lost_at_random() -> None:
    fallen = set()
    for seed in range(20):
        state = train("doc 3.in, tuco 3.in purse:250 purse:300 purse:500, django 1.in")
        state.seed = seed
        steal(state, "doc punch")
        fallen.update(lying(state, "3.in"))

    assert {"purse:250", "purse:300", "purse:500"} == fallen


@pytest.mark.parametrize(("loot", "apart"), [("jewel", [LootDropped, BanditMoved]), ("", [BanditMoved])])
def test_what_is_lost_falls_while_its_owner_flies(loot: str, apart: list[type[Event]]) -> None:
    """The blow itself comes before, in a group of its own."""
    state = train(f"doc 3.in, tuco 3.in {loot}, django 1.in")
    state.pile = [read_played(state, "pile", "doc punch")]
    table = Table(state, [])
    table.then(Stealing())
    advance(table)

    assert table.groups is not None
    blow = next(nth for nth, group in enumerate(table.groups) if type(group[0]) is PunchThrown)
    assert [[PunchThrown], apart] == [[type(event) for event in group] for group in table.groups[blow : blow + 2]]


def test_a_victim_without_loot_loses_nothing_and_is_moved_all_the_same() -> None:
    state = train("doc 3.in, tuco 3.in, django 1.in")

    steal(state, "doc punch")

    assert "2.in" == at(state, "tuco")
    assert [] == lying(state, "3.in")


def test_nobody_is_punched_off_the_train() -> None:
    state = train("doc 0.in, tuco 0.in, django 3.in", marshal=2)

    steal(state, "doc punch")

    assert "1.in" == at(state, "tuco")


def test_a_victim_who_lands_with_the_marshal_flees_to_the_roof_with_a_bullet() -> None:
    state = train("doc 3.in, tuco 3.in jewel, django 1.in", marshal=2)

    steal(state, "doc punch")

    assert "2.roof" == at(state, "tuco")
    assert 1 == wounds(state, "tuco")
    assert ["jewel"] == lying(state, "3.in")


def test_the_token_falls_and_the_victim_flies_together_after_the_blow() -> None:
    state = train("doc 3.in, tuco 3.in jewel, django 1.in")

    told = steal(state, "doc punch")

    assert [PunchThrown, LootDropped, BanditMoved] == [type(event) for event in told[2:5]]
