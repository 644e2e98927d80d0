"""OUTLAW chooses what is on offer, the same for the same view, sensibly, and better than chance."""

import pytest
from hypothesis import given, settings

from game.bots import outlaw
from game.bots.random_player import RandomPlayer
from game.engine.game import new_game, options, play, to_move, view
from game.engine.state import Setup, State
from tests.engine.games import setups
from tests.engine.tables import choose, scheme, steal, train, with_cards

SEATS = ("doc", "tuco", "belle", "django")


def chosen(state: State) -> str:
    """What OUTLAW chooses in the place of whoever decides, in notation."""
    option = outlaw.choose(view(state, to_move(state)))
    return option.words(state)


def wins_against_random(games: int) -> float:
    """How many games OUTLAW wins alone against three who play anything; a shared victory counts in part."""
    wins = 0.0
    for number in range(games):
        state = new_game(Setup(SEATS, seed=number))
        others = RandomPlayer(number)
        while (seat := to_move(state)) is not None:
            mine = seat == number % len(SEATS)
            play(state, outlaw.choose(view(state, seat)) if mine else others.among(options(state)))
        assert state.result is not None
        winners = state.result.winners
        wins += (SEATS[number % len(SEATS)] in winners) / len(winners)
    return wins


@settings(max_examples=16)
@given(setups())
def test_what_is_chosen_is_on_offer_in_every_kind_of_game(setup: Setup) -> None:
    state = new_game(setup)
    while (seat := to_move(state)) is not None:
        option = outlaw.choose(view(state, seat))

        assert option in options(state)
        play(state, option)


def test_the_same_view_gives_the_same_choice() -> None:
    for seed in range(20):
        seen = view(new_game(Setup(SEATS, seed=seed)), 0)
        if seen.options:
            assert outlaw.choose(seen) == outlaw.choose(seen)


def test_a_view_is_left_as_it_was() -> None:
    state = new_game(Setup(SEATS, seed=3))
    seat = to_move(state)
    before = view(state, seat)
    seen = view(state, seat)
    outlaw.choose(seen)

    assert [before.state.floor, before.state.marshal, before.options] == [
        seen.state.floor, seen.state.marshal, seen.options
    ]  # fmt: skip


def test_it_wins_most_games_against_three_who_play_anything() -> None:
    assert 24 < wins_against_random(30)


def test_it_robs_the_strongbox_first() -> None:
    state = train("doc 2.in", floor={"2.in": ["purse:300", "jewel", "strongbox"]})
    steal(state, "doc robbery")

    assert "rob strongbox" == chosen(state)


def test_it_robs_a_jewel_before_a_purse() -> None:
    state = train("doc 2.in", floor={"2.in": ["purse:300", "jewel"]})
    steal(state, "doc robbery")

    assert "rob jewel" == chosen(state)


def test_it_knocks_the_dearest_loose_and_the_victim_into_the_marshal() -> None:
    state = train("doc 2.in, tuco 2.in jewel purse:250, belle 3.roof", marshal=1)
    steal(state, "doc punch")

    assert "punch tuco jewel 1.in" == chosen(state)


def test_it_punches_the_rich() -> None:
    state = train("doc 2.roof, tuco 2.roof purse:250, django 2.roof jewel jewel strongbox", marshal=1)
    steal(state, "doc punch")

    assert chosen(state).startswith("punch django strongbox")


def test_cheyenne_takes_the_purse() -> None:
    state = train("cheyenne 2.roof, tuco 2.roof purse:250", marshal=1)
    steal(state, "cheyenne punch")

    assert chosen(state).endswith("take")


def test_it_shoots_the_richest() -> None:
    state = train("doc 2.in, tuco 1.in purse:250, django 3.in jewel strongbox", marshal=0)
    steal(state, "doc fire")

    assert "fire django" == chosen(state)


def test_it_drives_the_marshal_onto_others_and_not_onto_itself() -> None:
    state = train("doc 1.in, tuco 3.in jewel, belle 3.roof", marshal=2)
    steal(state, "doc marshal")

    assert "marshal 3" == chosen(state)


def test_it_moves_to_loot_that_its_next_card_will_take() -> None:
    state = train("doc 2.in", marshal=0, floor={"1.in": [], "2.in": [], "3.in": ["jewel"]})
    steal(state, "doc move", "doc robbery")

    assert "move 3.in" == chosen(state)


def test_it_does_not_walk_into_the_marshal() -> None:
    state = train("doc 2.in", marshal=1, floor={"1.in": ["jewel"], "2.in": [], "3.in": []})
    steal(state, "doc move", "doc robbery")

    assert "move 3.in" == chosen(state)


@pytest.mark.parametrize("hand", ["robbery floor_change floor_change marshal", "punch robbery marshal"])
def test_it_plans_a_robbery_where_loot_lies(hand: str) -> None:
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", marshal=0, floor={"2.in": ["strongbox"]})
    state = with_cards(state, hands={"doc": hand, "tuco": "move fire", "belle": "move fire"}, decks={"doc": "move"})
    scheme(state)

    assert "play robbery" == chosen(state)


def test_it_draws_with_a_poor_hand() -> None:
    state = train("doc 2.in, tuco 3.roof, belle 3.roof", marshal=0, floor={"2.in": []})
    state = with_cards(
        state, hands={"doc": "floor_change", "tuco": "move fire", "belle": "move fire"},
        decks={"doc": "fire fire robbery robbery punch move"}, turns="SSSS",
    )  # fmt: skip
    scheme(state)

    assert "draw" == chosen(state)


def test_it_thinks_of_where_its_cards_on_the_pile_will_lead() -> None:
    """On the roof lies nothing; the Floor Change leads to the strongbox."""
    state = train("doc 2.roof, tuco 3.roof, belle 3.roof", marshal=0, floor={"2.in": ["strongbox"]})
    hands = {"doc": "floor_change robbery floor_change", "tuco": "move fire", "belle": "move fire"}
    state = with_cards(state, hands=hands, decks={"doc": "move"}, turns="SS")
    scheme(state)

    assert "play floor_change" == chosen(state)
    choose(state, "play floor_change", "play move", "play move")

    assert "play robbery" == chosen(state)
