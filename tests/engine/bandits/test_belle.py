"""BELLE: she is no target of Fire or Punch while another bandit is a possible target of the card."""

import pytest

from game.engine.game import barred
from tests.engine.tables import offered, steal, train, wounds


def test_she_is_spared_by_fire_while_another_can_be_shot() -> None:
    state = train("doc 2.in, belle 1.in, tuco 3.in")

    steal(state, "doc fire")

    assert [0, 1] == [wounds(state, name) for name in ("belle", "tuco")]


def test_alone_in_sight_she_is_shot() -> None:
    state = train("doc 2.in, belle 1.in, tuco 3.roof")

    steal(state, "doc fire")

    assert 1 == wounds(state, "belle")


def test_she_is_spared_by_punch_while_another_can_be_struck() -> None:
    state = train("doc 2.in, belle 2.in jewel, tuco 2.in jewel", marshal=0)

    steal(state, "doc punch")

    assert {"punch tuco jewel 1.in", "punch tuco jewel 3.in"} == offered(state)


def test_alone_beside_the_puncher_she_is_struck() -> None:
    state = train("doc 2.in, belle 2.in, tuco 3.in", marshal=0)

    steal(state, "doc punch")

    assert {"punch belle nothing 1.in", "punch belle nothing 3.in"} == offered(state)


def test_she_still_hides_those_behind_her_on_the_roofs() -> None:
    state = train("doc 3.roof, belle 2.roof, tuco 1.roof")

    steal(state, "doc fire")

    assert [1, 0] == [wounds(state, name) for name in ("belle", "tuco")]


def test_it_is_told_why_she_is_not_on_offer() -> None:
    state = train("doc 2.in, belle 1.in, tuco 3.in, django 3.in")

    steal(state, "doc fire")

    assert [("belle", "belle")] == [(entry.bandit, entry.reason) for entry in barred(state)]


@pytest.mark.parametrize("belle", ["1.in", "2.roof"])
def test_it_is_told_beside_those_at_whom_only_tuco_can_shoot(belle: str) -> None:
    state = train(f"tuco 2.in, belle {belle}, doc 2.roof, django 2.roof")

    steal(state, "tuco fire")

    assert [("belle", "belle")] == [(entry.bandit, entry.reason) for entry in barred(state)]


def test_without_powers_she_is_a_target_like_others() -> None:
    state = train("doc 2.in, belle 1.in, tuco 3.in", powers=False)

    steal(state, "doc fire")

    assert {"fire belle", "fire tuco"} == offered(state)
