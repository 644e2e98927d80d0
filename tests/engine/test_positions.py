"""POSITIONS in notation, read and written; and the digest."""

from typing import Any

import pytest
from hypothesis import given, settings

from game.engine.game import new_game, play, view
from game.engine.phases.setup import dealt
from game.engine.positions import digest, read_position, write_position
from game.engine.state import Setup, State, position
from game.engine.written import Misread
from tests.engine.games import any_option, setups, walk
from tests.engine.tables import end_of_round, train

SEATS = ("doc", "tuco", "belle")
PLACES = {"doc": {"at": "1.in"}, "tuco": {"at": "2.roof"}, "belle": {"at": "3.in"}}


def laid(**position: Any) -> State:
    state = dealt(Setup(SEATS))
    read_position(state, {"bandits": PLACES, **position})
    return state


def test_what_is_left_out_is_as_usual() -> None:
    written = write_position(laid())

    assert {
        "marshal": 0, "floor": {}, "neutral": 13, "strongboxes_aside": 1, "round": "bridge",
    } == {key: value for key, value in written.items() if key != "bandits"}  # fmt: skip
    assert {"at": "1.in", "loot": [], "shots": 6, "wounds": 0} == written["bandits"]["doc"]


def test_a_whole_position_is_written_as_it_was_read() -> None:
    position = {
        "bandits": {
            "doc": {"at": "1.in", "loot": ["jewel", "purse:250", "purse:250"], "shots": 2, "wounds": 3},
            "tuco": {"at": "2.roof", "loot": ["strongbox"], "shots": 6, "wounds": 0},
            "belle": {"at": "3.in", "loot": [], "shots": 0, "wounds": 1},
        },
        "marshal": 2,
        "floor": {"0.in": ["purse:500"], "2.roof": ["jewel", "purse:300"]},
        "neutral": 4,
        "strongboxes_aside": 0,
        "round": "hostage",
    }

    assert position == write_position(laid(**position))


@settings(max_examples=40)
@given(setups())
def test_any_position_of_any_game_is_written_as_it_was_read(setup: Setup) -> None:
    for number, state in enumerate(walk(setup)):
        if number % 12:
            continue
        position = write_position(state)
        copy = state.clone()
        if "round" in position:
            read_position(copy, position)

        assert position == write_position(copy)


def test_purses_get_numbers_of_their_own_and_only_their_owner_knows_them() -> None:
    state = laid(bandits={**PLACES, "doc": {"at": "1.in", "loot": ["purse:250"] * 10}}, floor={"2.in": ["purse:500"]})

    assert [250] * 10 + [500] == state.purse_values
    assert [1] * 10 + [0] == state.purse_known


def test_hostage_money_is_written_as_a_purse() -> None:
    state = train("doc 0.roof", round="hostage")
    end_of_round(state)

    assert ["purse:250"] == write_position(state)["bandits"]["doc"]["loot"]


def test_in_a_view_a_purse_that_the_seat_does_not_know_has_no_value() -> None:
    state = laid(floor={"2.in": ["purse:500"]})

    assert {"2.in": ["purse"]} == write_position(view(state, 0).state)["floor"]


@pytest.mark.parametrize(
    ("key", "position"),
    [
        ("position.marshall", {"marshall": 1}),
        ("position.marshal", {"marshal": 4}),
        ("position.marshal", {"marshal": "1"}),
        ("position.neutral", {"neutral": 14}),
        ("position.neutral", {"neutral": True}),
        ("position.strongboxes_aside", {"strongboxes_aside": -1}),
        ("position.round", {"round": "robbery"}),
        ("position.floor.9.in", {"floor": {"9.in": []}}),
        ("position.floor.1.in", {"floor": {"1.in": ["purse"]}}),
        ("position.elf", {"elf": "1.in"}),
        ("position.bandits.django", {"bandits": {**PLACES, "django": {"at": "1.in"}}}),
        ("position.bandits.belle.at", {"bandits": {"doc": {"at": "1.in"}, "tuco": {"at": "1.in"}}}),
        ("position.bandits.doc.at", {"bandits": {**PLACES, "doc": {"at": "roof"}}}),
        ("position.bandits.doc.at", {"bandits": {**PLACES, "doc": {"loot": []}}}),
        ("position.bandits.doc.shots", {"bandits": {**PLACES, "doc": {"at": "1.in", "shots": 7}}}),
        ("position.bandits.doc.loot", {"bandits": {**PLACES, "doc": {"at": "1.in", "loot": "jewel"}}}),
        ("position.bandits.doc.gold", {"bandits": {**PLACES, "doc": {"at": "1.in", "gold": 1}}}),
    ],
)
def test_a_mistake_is_told_with_its_key(key: str, position: dict[str, Any]) -> None:
    with pytest.raises(Misread) as caught:
        laid(**position)

    assert key == caught.value.key


def test_nobody_may_stand_inside_the_marshals_car() -> None:
    with pytest.raises(Misread) as caught:
        laid(marshal=1)

    assert ("position.bandits.doc.at", "with-the-marshal") == (caught.value.key, caught.value.reason)


@pytest.mark.parametrize(("key", "value"), [("elf", "9.in"), ("elf", 3), ("gifts", ["nobody"]), ("gifts", 5)])
def test_what_a_rule_in_play_does_not_understand_is_told(key: str, value: object) -> None:
    state = dealt(Setup(SEATS, expansions=("elf",)))

    with pytest.raises(Misread) as caught:
        read_position(state, {"bandits": PLACES, key: value})
    assert f"position.{key}" == caught.value.key


def test_a_token_that_a_rule_brings_is_there_exactly_once() -> None:
    state = dealt(Setup(("doc", "tuco", "ghost"), first="doc", expansions=("ghost",)))
    places = {"doc": {"at": "1.in"}, "tuco": {"at": "2.in"}, "ghost": {"at": "3.in"}}

    for floor in ({}, {"1.in": ["suitcase", "suitcase"]}):
        with pytest.raises(Misread, match="position: once"):
            read_position(state, {"bandits": places, "floor": floor})


def test_equal_positions_have_equal_digests() -> None:
    setup = Setup(SEATS, seed=5)

    assert digest(new_game(setup)) == digest(new_game(setup))


def test_hidden_cards_count_for_the_digest() -> None:
    state = new_game(Setup(SEATS, seed=5))
    other = state.clone()
    other.players[1].deck.reverse()

    assert digest(state) != digest(other)


@settings(max_examples=8)
@given(setups())
def test_when_the_position_changes_so_does_the_digest(setup: Setup) -> None:
    state = new_game(setup)
    while state.offered:
        before, old = position(state), digest(state)
        play(state, any_option(state))

        assert before == position(state) or old != digest(state)


def test_a_digest_is_eight_letters_long() -> None:
    assert 8 == len(digest(train("doc 1.in")))
