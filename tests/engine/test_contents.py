"""What is in the box, as printed."""

from collections import Counter

from game.engine.contents import (
    ACTION_CARDS,
    CARS,
    PURSES,
    ROUND_CARDS_2_TO_4,
    ROUND_CARDS_5_TO_6,
    STATIONS,
    TURNS,
    Card,
    face_down,
    round_cards,
)


def test_eighteen_purses() -> None:
    assert {250: 8, 300: 2, 350: 2, 400: 2, 450: 2, 500: 2} == Counter(PURSES)


def test_the_six_cars_hold_twelve_purses_and_six_jewels() -> None:
    assert (6, 12, 6) == (len(CARS), sum(car.purses for car in CARS.values()), sum(car.jewels for car in CARS.values()))


def test_ten_action_cards() -> None:
    assert {
        "move": 2, "floor_change": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1,
    } == Counter(ACTION_CARDS)  # fmt: skip


def test_seven_round_cards_for_each_number_of_players_and_three_stations() -> None:
    assert (7, 7, 3) == (len(ROUND_CARDS_2_TO_4), len(ROUND_CARDS_5_TO_6), len(STATIONS))


def test_the_second_set_is_for_five_and_six() -> None:
    assert [ROUND_CARDS_2_TO_4] * 3 + [ROUND_CARDS_5_TO_6] * 2 == [round_cards(bandits) for bandits in (2, 3, 4, 5, 6)]


def test_both_sets_bear_the_same_events_and_more_bandits_play_fewer_turns() -> None:
    for few, many in zip(ROUND_CARDS_2_TO_4, ROUND_CARDS_5_TO_6, strict=True):
        assert few.name == many.name
        assert len(many.turns) <= len(few.turns)


def test_turns_are_of_the_four_kinds() -> None:
    for card in (*ROUND_CARDS_2_TO_4, *ROUND_CARDS_5_TO_6, *STATIONS):
        assert set(TURNS) >= set(card.turns)


def test_a_cards_back_tells_whose_it_is() -> None:
    assert Card("doc", "hidden") == face_down(Card("doc", "fire"))
