"""THE GHOST BOX: the game itself plays Ghost, with his own deck and his own aim: the Special Suitcase."""

from collections import Counter
from typing import Any

import pytest

from game.engine.expansions.ghost_box.cards import HalfChosen
from game.engine.game import new_game, standing
from game.engine.phases.scheming import Scheming
from game.engine.phases.scoring import Scoring
from game.engine.phases.setup import dealt
from game.engine.rules import CannotBePlayed
from game.engine.state import Setup, State
from tests.engine.tables import at, begin, end_of_round, lying, offered, owned, steal, train, with_cards, wounds

SEATS = ("doc", "belle", "django", "ghost")
BOX = ("ghost",)


def table(picture: str, suitcase: str | None = "0.in", **position: Any) -> State:
    """Doc, Belle and Django against Ghost; where the suitcase lies, or None if the picture has it."""
    floor = {suitcase: ["suitcase"]} if suitcase else {}
    return train(picture, expansions=BOX, floor=floor, **position)


def test_his_deck_is_the_boxs_eight_cards_and_he_has_no_hand() -> None:
    ghost = new_game(Setup(SEATS, expansions=BOX)).players[3]

    assert {
        "heist_or_move": 2, "heist_or_floor_change": 1, "punch_or_move": 1, "fire": 1, "punch": 1,
        "floor_change_and_fire": 1, "marshal": 1,
    } == Counter(card.action for card in ghost.deck)  # fmt: skip
    assert [] == ghost.hand


def test_he_has_no_purse_and_the_suitcase_lies_in_place_of_the_strongbox() -> None:
    state = new_game(Setup(SEATS, expansions=BOX))

    assert [] == owned(state, "ghost")
    assert ["suitcase"] == lying(state, "0.in")
    assert 1 == state.strongboxes_aside


def test_he_sits_at_the_first_players_right() -> None:
    state = new_game(Setup(("ghost", "doc", "belle", "django"), first="belle", expansions=BOX))

    assert ["belle", "django", "doc", "ghost"] == list(state.bandits)


@pytest.mark.parametrize(
    ("reason", "setup"),
    [
        ("ghost-alone", Setup(SEATS, expansions=("ghost", "elf"))),
        ("ghost-seat", Setup(SEATS[:3], expansions=BOX)),
        ("ghost-seat", Setup(SEATS, first="ghost", expansions=BOX)),
    ],
)
def test_it_stands_alone_with_ghost_and_a_person_first(reason: str, setup: Setup) -> None:
    with pytest.raises(CannotBePlayed, match=reason):
        dealt(setup)


def test_on_his_turn_the_top_card_is_played_the_first_of_a_round_face_down() -> None:
    state = table("doc 3.in, belle 3.in, ghost 2.in")
    with_cards(state, decks={"ghost": "fire punch marshal"}, turns="SS")
    begin(state, Scheming())

    assert [("fire", True), ("punch", False)] == [(played.card.action, played.hidden) for played in state.pile]


def test_a_bullet_lies_in_front_of_him_and_never_enters_his_deck() -> None:
    state = table("doc 2.in, belle 3.roof, ghost 1.in", marshal=3)
    steal(state, "doc fire")

    assert 1 == wounds(state, "ghost")
    assert [] == state.leader("ghost").deck


def test_three_bullets_cost_him_a_card() -> None:
    state = table("doc 1.in, belle 3.roof, ghost 2.in wounds=4")
    steal(state, "ghost fire")

    assert 0 == wounds(state, "doc")
    assert 1 == wounds(state, "ghost")


def test_neutral_bullets_go_back_to_the_supply_and_others_out_of_the_game() -> None:
    state = table("doc 1.in, belle 3.roof, ghost 2.in")
    state.bandits["ghost"].wounds = ("doc", "neutral", "belle", "neutral")
    state.neutral = 11
    steal(state, "ghost fire")

    assert 13 == state.neutral
    assert ["belle"] == list(state.bandits["ghost"].wounds)


@pytest.mark.parametrize(("suitcase", "space"), [("1.in", "1.in"), ("3.in", "3.in")])
def test_away_from_the_suitcase_the_lower_half_moves_him_nearer(suitcase: str, space: str) -> None:
    state = table("doc 3.roof, belle 3.roof, ghost 2.in", suitcase)
    steal(state, "ghost heist_or_move")

    assert space == at(state, "ghost")


def test_in_its_space_the_upper_half_takes_it() -> None:
    state = table("doc 3.roof, belle 3.roof, ghost 2.in", "2.in")
    steal(state, "ghost heist_or_move")

    assert ["suitcase"] == owned(state, "ghost")


def test_on_the_roof_he_moves_two_cars_but_never_past_it() -> None:
    for suitcase, space in (("0.in", "1.roof"), ("2.in", "2.roof")):
        state = table("doc 3.in, belle 3.in, ghost 3.roof", suitcase)
        steal(state, "ghost heist_or_move")

        assert space == at(state, "ghost")


def test_his_fire_hits_all_possible_targets_belle_too_and_loosens_the_suitcase() -> None:
    state = table("doc 1.in suitcase, belle 3.in, ghost 2.in", None)
    steal(state, "ghost fire")

    assert [1, 1] == [wounds(state, name) for name in ("doc", "belle")]
    assert 4 == state.bandits["ghost"].bullets
    assert ["suitcase"] == lying(state, "1.in")


def test_his_punch_strikes_all_beside_him_towards_the_caboose() -> None:
    state = table("doc 2.in jewel strongbox, belle 2.in purse:250, ghost 2.in", strongboxes_aside=0)
    steal(state, "ghost punch")

    assert ["3.in", "3.in"] == [at(state, name) for name in ("doc", "belle")]
    assert ["purse:250", "strongbox"] == lying(state, "2.in")


def test_his_marshal_goes_away_from_the_suitcase() -> None:
    for suitcase, car in (("0.in", 2), ("3.in", 0), ("1.roof", 2)):
        state = table("doc 3.roof, belle 3.roof, ghost 3.in", suitcase, marshal=1)
        steal(state, "ghost marshal")

        assert car == state.train.car[state.marshal]


def test_a_person_may_rob_the_suitcase() -> None:
    state = train("doc 2.in, belle 3.in, ghost 3.in", expansions=BOX, floor={"2.in": ["suitcase", "jewel"]})
    steal(state, "doc robbery")

    assert {"rob suitcase", "rob jewel"} == offered(state)


def test_with_the_suitcase_he_wins_whatever_anybody_owns() -> None:
    state = table("doc 2.in jewel jewel jewel jewel, belle 3.in, ghost 3.in suitcase", None)
    begin(state, Scoring())

    assert state.result is not None
    assert ("ghost",) == state.led_by(state.result.winners)


def test_without_it_the_richest_person_wins_and_the_prize_goes_among_people() -> None:
    state = table("doc 2.in shots=5, belle 3.in jewel, ghost 3.in purse:500 purse:500 shots=0")
    begin(state, Scoring())

    assert state.result is not None
    assert (state.bandits["doc"].player,) == state.result.gunslingers == state.result.winners


def test_to_a_person_the_suitcase_is_worth_1500() -> None:
    state = table("doc 2.in suitcase shots=5, belle 3.in shots=4, ghost 3.in", None)
    begin(state, Scoring())

    assert state.result is not None
    assert 1500 == state.result.scores[state.bandits["doc"].player]


def test_it_is_told_who_has_the_suitcase() -> None:
    assert ["suitcase-carried"] == [
        word.key for word in standing(table("doc 2.in suitcase, belle 3.in, ghost 3.in", None), None)
    ]


def test_alone_with_a_purse_at_pickpocketing_he_takes_it_unasked() -> None:
    state = train(
        "doc 3.in, belle 3.in, ghost 1.in", expansions=BOX, round="pickpocketing",
        floor={"1.in": ["purse:250"], "0.in": ["suitcase"]},
    )  # fmt: skip
    end_of_round(state)

    assert ["purse:250"] == owned(state, "ghost")


@pytest.mark.parametrize(
    ("doc", "ghost", "suitcase", "half"),
    [
        ("doc 1.in", "ghost 2.in", "2.in", (True, "beside", 0)),
        ("doc 2.in suitcase", "ghost 2.in", None, (True, "beside-carrier", 0)),
        ("doc 1.in", "ghost 2.in suitcase", None, (True, "carries", 0)),
        ("doc 1.in", "ghost 2.in", "2.roof", (False, "other-level", 0)),
        ("doc 2.roof suitcase", "ghost 2.in", None, (False, "other-level", 0)),
        ("doc 1.in", "ghost 2.in", "0.in", (False, "away", 2)),
    ],
)
def test_it_is_told_why_which_half_of_a_card_counts(
    doc: str, ghost: str, suitcase: str | None, half: tuple[bool, str, int]
) -> None:
    state = table(f"{doc}, belle 3.roof, django 3.roof, {ghost}", suitcase)
    told = steal(state, "ghost punch_or_move")

    assert [half] == [(one.upper, one.reason, one.cars) for one in told if isinstance(one, HalfChosen)]
