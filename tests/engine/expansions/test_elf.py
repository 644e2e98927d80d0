"""THE SANTA CLAUS ELF: he goes with whoever moves from his space; where he ends decides whose token may win."""

from typing import Any

import pytest

from game.engine.contents import BANDITS
from game.engine.game import new_game, standing, view
from game.engine.phases.scoring import Scoring
from game.engine.positions import write_position
from game.engine.state import Setup, State
from tests.engine.tables import begin, choose, offered, steal, train

PICTURE = "doc 2.in, tuco 3.in, belle 3.in"


def table(picture: str = PICTURE, **position: Any) -> State:
    return train(picture, expansions=["elf"], **position)


def elf(state: State) -> str:
    return str(write_position(state)["elf"])


@pytest.mark.parametrize(("size", "space"), [(3, "1.in"), (4, "2.in"), (5, "3.in"), (6, "4.in")])
def test_he_starts_inside_the_third_car_from_the_rear(size: int, space: str) -> None:
    assert space == elf(new_game(Setup(BANDITS[:size], expansions=("elf",))))


@pytest.mark.parametrize(("size", "gifts"), [(3, 1), (4, 2), (5, 2), (6, 3)])
def test_half_the_tokens_are_gifts_with_one_empty_more_if_odd(size: int, gifts: int) -> None:
    assert gifts == len(write_position(new_game(Setup(BANDITS[:size], expansions=("elf",))))["gifts"])


def test_tokens_are_secret_from_the_others() -> None:
    state = table(gifts=["doc"])

    assert ["doc"] == write_position(view(state, 0).state)["gifts"]
    assert [] == write_position(view(state, 1).state)["gifts"]


@pytest.mark.parametrize(
    ("card", "choices", "space"), [("move", ["move 1.in"], "1.in"), ("floor_change", [], "2.roof")]
)
def test_he_goes_with_a_move_or_floor_change_from_his_space(card: str, choices: list[str], space: str) -> None:
    state = table(elf="2.in")
    steal(state, f"doc {card}")
    choose(state, *choices)

    assert space == elf(state)


def test_who_arrives_or_passes_does_not_take_him_along() -> None:
    state = table("doc 3.roof, tuco 3.in, belle 3.in", elf="2.roof")
    steal(state, "doc move")
    choose(state, "move 1.roof")

    assert "2.roof" == elf(state)


def test_nothing_else_moves_him() -> None:
    state = table("doc 2.in, tuco 2.in, belle 3.in", elf="2.in")
    steal(state, "doc punch")
    choose(state, "punch tuco nothing 1.in")

    assert "2.in" == elf(state)


def test_he_stays_with_the_marshal() -> None:
    state = table(elf="2.in", marshal=1)
    steal(state, "doc move")
    choose(state, "move 1.in")

    assert "1.in" == elf(state)
    assert "1.roof" == state.train.names[state.bandits["doc"].space]


def test_he_is_no_target() -> None:
    state = table("doc 2.in, belle 2.in, tuco 3.in", elf="2.in")
    steal(state, "doc punch")

    assert {"punch belle nothing 1.in", "punch belle nothing 3.in"} == offered(state)


@pytest.mark.parametrize(("space", "winner"), [("1.roof", "tuco"), ("0.in", "tuco"), ("2.in", "doc")])
def test_near_the_locomotive_gifts_win_and_further_away_empty_ones(space: str, winner: str) -> None:
    state = table("doc 2.in jewel, tuco 3.in purse:250, belle 3.in", elf=space, gifts=["tuco"])
    begin(state, Scoring())

    assert state.result is not None
    assert (winner,) == state.led_by(state.result.winners)


def test_the_gunslingers_prize_is_lost_with_its_owner() -> None:
    state = table("doc 2.in shots=0, tuco 3.in purse:250, belle 3.in", elf="1.in", gifts=["tuco"])
    begin(state, Scoring())

    assert state.result is not None
    assert (("doc",), ("tuco",)) == (state.led_by(state.result.gunslingers), state.led_by(state.result.winners))
    assert ("doc", "belle") == state.result.eliminated


def test_at_the_end_the_tokens_are_turned_up() -> None:
    state = table(elf="1.in", gifts=["tuco"])
    begin(state, Scoring())

    assert ["tuco"] == write_position(view(state, 0).state)["gifts"]


@pytest.mark.parametrize(("space", "key"), [("1.in", "elf-gift"), ("2.in", "elf-empty")])
def test_it_is_told_whose_tokens_would_win(space: str, key: str) -> None:
    assert [key] == [word.key for word in standing(table(elf=space), 0)]
