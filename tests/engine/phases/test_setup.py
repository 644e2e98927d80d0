"""SET-UP: the train, its loot, the round cards, the first player."""

from collections import Counter

import pytest

from game.engine.contents import BANDITS, CARS, PURSES, ROUND_CARDS_2_TO_4, ROUND_CARDS_5_TO_6, STATIONS
from game.engine.game import new_game
from game.engine.phases.setup import dealt
from game.engine.rules import CannotBePlayed
from game.engine.state import Setup, State

SIZES = pytest.mark.parametrize("size", [3, 4, 5, 6])


def table_for(size: int, seed: int = 1) -> State:
    return dealt(Setup(BANDITS[:size], seed=seed))


@SIZES
def test_the_locomotive_draws_as_many_cars_as_there_are_players(size: int) -> None:
    state = table_for(size)

    assert size == state.train.caboose == len(set(state.train.cars) & set(CARS))


@SIZES
def test_each_car_gets_its_printed_loot_inside(size: int) -> None:
    state = table_for(size)

    for space, name in zip(state.train.insides[1:], state.train.cars, strict=True):
        kinds = Counter(token.kind for token in state.floor[space])
        assert CARS[name] == (kinds["purse"], kinds["jewel"])


def test_with_six_cars_all_eighteen_purses_are_in_the_game() -> None:
    state = table_for(6)
    lying = [token.number for loot in state.floor for token in loot if token.kind == "purse"]
    owned = [token.number for bandit in state.bandits.values() for token in bandit.loot]

    assert list(range(18)) == sorted(lying + owned)
    assert sorted(PURSES) == sorted(value for value in state.purse_values if value)


@SIZES
def test_everybody_starts_with_a_purse_of_250_whose_value_all_know(size: int) -> None:
    state = table_for(size)

    for bandit in state.bandits.values():
        (purse,) = bandit.loot
        assert 250 == state.purse_values[purse.number]
        assert (1 << size) - 1 == state.purse_known[purse.number]


def test_the_marshal_and_a_strongbox_are_in_the_locomotive_the_other_beside_the_train() -> None:
    state = table_for(4)

    assert 0 == state.train.car[state.marshal]
    assert ["strongbox"] == [token.kind for token in state.floor[state.marshal]]
    assert 1 == state.strongboxes_aside


@SIZES
def test_four_round_cards_for_this_number_of_bandits_and_below_them_a_station(size: int) -> None:
    state = table_for(size)
    cards = ROUND_CARDS_2_TO_4 if size <= 4 else ROUND_CARDS_5_TO_6

    assert 4 == len(set(state.rounds[:4]) & set(cards))
    assert state.rounds[4] in STATIONS


def test_the_first_player_is_drawn_unless_agreed() -> None:
    drawn = {dealt(Setup(BANDITS[:4], seed=seed)).first for seed in range(40)}

    assert {0, 1, 2, 3} == drawn
    assert 2 == dealt(Setup(BANDITS[:4], first=BANDITS[2])).first


def test_seeds_give_different_games() -> None:
    trains = {dealt(Setup(BANDITS[:4], seed=seed)).train.cars for seed in range(20)}

    assert len(trains) > 10


def test_every_deck_has_ten_action_cards_of_which_six_are_dealt() -> None:
    state = new_game(Setup(("tuco", "belle", "ghost")))

    assert [(6, 4)] * 3 == [(len(player.hand), len(player.deck)) for player in state.players]


def test_too_few_too_many_and_twice_the_same_cannot_be_played() -> None:
    for seats in (BANDITS[:2], (*BANDITS, "doc"), ("doc", "doc", "tuco"), ("doc", "tuco", "nobody")):
        with pytest.raises(CannotBePlayed):
            dealt(Setup(seats))
