"""With the Ghost box OUTLAW gets the suitcase away from Ghost."""

from typing import Any

from game.engine.contents import GHOST
from game.engine.state import State
from tests.bots.choices import chosen
from tests.engine.tables import steal, train


def table(picture: str, **position: Any) -> State:
    return train(f"{picture}, ghost {position.pop('ghost')}", expansions=["ghost"], marshal=0, **position)


def test_it_punches_ghost_who_has_the_suitcase() -> None:
    state = table("doc 2.roof, tuco 2.roof strongbox jewel", ghost="2.roof suitcase")
    steal(state, "doc punch")

    assert chosen(state).startswith("punch ghost suitcase")


def test_it_takes_the_suitcase_first() -> None:
    state = table("doc 2.in, tuco 3.in", ghost="3.roof", floor={"2.in": ["strongbox", "suitcase"]})
    steal(state, "doc robbery")

    assert "rob suitcase" == chosen(state)


def test_it_shoots_ghost_to_stop_a_card() -> None:
    state = table("doc 2.in, tuco 1.in jewel, belle 3.roof suitcase", ghost="3.in wounds=2")
    steal(state, "doc fire")

    assert f"fire {GHOST}" == chosen(state)


def test_with_the_suitcase_it_does_not_go_where_ghost_is() -> None:
    state = table("doc 2.in suitcase, tuco 3.roof", ghost="1.in", floor={"1.in": [], "2.in": [], "3.in": []})
    steal(state, "doc move")

    assert "move 3.in" == chosen(state)
