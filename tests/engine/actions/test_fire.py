"""FIRE."""

from game.engine.contents import BULLET, Card
from game.engine.events import BanditShot, BulletReceived, NothingHappened
from game.engine.game import barred
from tests.engine.tables import at, choose, offered, steal, train, wounds


def test_inside_those_inside_the_next_cars_are_in_sight() -> None:
    state = train("doc 2.in, tuco 1.in, cheyenne 3.in, django 4.in")

    steal(state, "doc fire")

    assert {"fire tuco", "fire cheyenne"} == offered(state)


def test_those_in_the_shooters_own_space_are_no_targets() -> None:
    state = train("doc 2.in, tuco 2.in, cheyenne 2.in")

    told = steal(state, "doc fire")

    assert NothingHappened("doc", "fire", "no-target") in told


def test_from_inside_nobody_on_a_roof_is_in_sight() -> None:
    state = train("doc 2.in, tuco 1.roof, cheyenne 3.roof, django 2.roof")

    steal(state, "doc fire")

    assert 6 == state.bandits["doc"].bullets


def test_on_the_roofs_all_on_the_nearest_occupied_roof_each_way_are_in_sight() -> None:
    state = train("doc 2.roof, tuco 0.roof, cheyenne 3.roof, django 3.roof, belle 5.roof")

    steal(state, "doc fire")

    assert {"fire tuco", "fire cheyenne", "fire django"} == offered(state)


def test_along_the_roofs_a_shot_reaches_any_distance() -> None:
    state = train("doc 0.roof, tuco 6.roof, cheyenne 1.in, django 2.in, belle 3.in, ghost 4.in", marshal=5)

    steal(state, "doc fire")

    assert 1 == wounds(state, "tuco")


def test_the_marshal_blocks_no_line_of_sight() -> None:
    state = train("doc 0.roof, tuco 2.roof, cheyenne 3.in", marshal=1)

    steal(state, "doc fire")

    assert 1 == wounds(state, "tuco")


def test_the_target_gets_the_shooters_top_bullet_on_his_deck() -> None:
    state = train("doc 2.in, tuco 1.in, cheyenne 3.roof")

    told = steal(state, "doc fire")

    assert [BanditShot("doc", "tuco"), BulletReceived("tuco", "doc", Card("doc", BULLET))] == told[-3:-1]
    assert Card("doc", BULLET) == state.leader("tuco").deck[-1]
    assert 5 == state.bandits["doc"].bullets


def test_the_shooter_picks_one_target() -> None:
    state = train("doc 2.in, tuco 1.in, cheyenne 3.in")

    steal(state, "doc fire")
    choose(state, "fire cheyenne")

    assert [0, 1] == [wounds(state, name) for name in ("tuco", "cheyenne")]


def test_an_empty_revolver_has_no_effect() -> None:
    state = train("doc 2.in shots=0, tuco 1.in, cheyenne 3.in")

    told = steal(state, "doc fire")

    assert NothingHappened("doc", "fire", "no-bullets") in told
    assert [0, 0] == [wounds(state, name) for name in ("tuco", "cheyenne")]


def test_nobody_moves() -> None:
    state = train("doc 2.in, tuco 1.in, cheyenne 3.roof")

    steal(state, "doc fire")

    assert ["2.in", "1.in"] == [at(state, name) for name in ("doc", "tuco")]


def test_it_is_told_who_is_hidden_and_who_stands_too_near() -> None:
    state = train("doc 2.roof, tuco 2.roof, cheyenne 3.roof, django 1.roof, ghost 4.roof")

    steal(state, "doc fire")

    assert {"tuco": "own-space", "ghost": "hidden"} == {entry.bandit: entry.reason for entry in barred(state)}


def test_it_is_told_who_is_out_of_sight() -> None:
    """Inside, whoever is on the roofs or farther than the next car."""
    state = train("doc 2.in, tuco 1.in, cheyenne 3.in, django 4.in, ghost 2.roof")

    steal(state, "doc fire")

    found = {entry.bandit: entry.reason for entry in barred(state)}
    assert {"django": "out-of-sight", "ghost": "out-of-sight"} == found
