"""Horses & Stagecoach: what the positions in tests/scenarios/horses cannot say."""

from typing import Any

import pytest

from game.engine.contents import Card, Loot
from game.engine.events import BanditMoved, MarshalMoved, NothingHappened
from game.engine.expansions.horses.flasks import FULL
from game.engine.expansions.horses.horse_attack import RidersCameOn, TrainBoarded
from game.engine.expansions.horses.ride import HorseRidden
from game.engine.expansions.horses.rounds.escape import RodeAway
from game.engine.expansions.horses.shotgun import ShotgunFellBack, ShotgunMet, ShotgunThrownOff
from game.engine.expansions.horses.stagecoach import CoachFellBack
from game.engine.expansions.horses.whiskey import FlaskDrunk
from game.engine.game import beside, dud, extra_money, figures, kept, new_game, options, play, preview, standing, view
from game.engine.phases.round_end import NextRound
from game.engine.positions import digest, write_position
from game.engine.rounds.braking import Braking
from game.engine.rounds.swivel_arm import SwivelArm
from game.engine.state import Setup, State
from tests.engine.tables import at, begin, choose, end_of_round, offered, owned, scheme, steal, train, with_cards

HORSES = ("horses",)
SEATS = ("doc", "tuco", "belle", "ghost")


def table(picture: str, **position: Any) -> State:
    return train(picture, expansions=HORSES, **position)


# the places


def test_the_coach_is_part_of_the_position_its_digest_and_everybodys_view() -> None:
    one, other = table("doc 2.in", coach=1), table("doc 2.in", coach=2)

    assert digest(one) != digest(other)
    assert 2 == write_position(view(other, None).state)["coach"]


def test_the_coach_falls_back_between_rounds_with_the_shotgun_beside_it() -> None:
    state = table("doc 3.in, tuco 2.in, belle 2.in", coach=1, shotgun="off")
    told = begin(state, NextRound(tuple))

    assert [CoachFellBack(1, 2)] == [event for event in told if isinstance(event, CoachFellBack)]
    (moved,) = (event for event in told if isinstance(event, ShotgunFellBack))
    assert ("1.roof", "2.roof") == (state.train.names[moved.start], state.train.names[moved.end])


def test_at_the_caboose_neither_coach_nor_shotgun_goes_anywhere() -> None:
    told = begin(table("doc 1.in, tuco 2.in, belle 2.in", coach=3, shotgun="off"), NextRound(tuple))

    assert not any(isinstance(event, CoachFellBack | ShotgunFellBack) for event in told)


def test_two_tables_may_have_their_coaches_beside_different_cars() -> None:
    state = table("doc 2.in", coach=1)
    copy = state.clone()
    begin(copy, NextRound(tuple))

    assert (1, 2) == (write_position(state)["coach"], write_position(copy)["coach"])


# what is asked for the screen


def test_horses_stand_beside_cars_and_the_shotgun_is_a_figure() -> None:
    state = table("doc 2.in", coach=1, horses=[3, 1])

    assert [("horse", 1), ("horse", 3)] == [tuple(one) for one in beside(state)]
    assert [("shotgun", state.train.space("coach.roof"))] == [tuple(one) for one in figures(state)]


def test_a_hostage_is_kept_before_her_holder_and_brings_money_from_a_ransom() -> None:
    state = table("doc coach.roof jewel, tuco 3.in, belle 3.in", hostages=["old_lady"])
    steal(state, "doc floor_change")

    assert [("hostage", "old_lady")] == [tuple(one) for one in kept(state, "doc")]
    assert {"ransom": 500} == extra_money(state, "doc")
    assert {} == extra_money(state, "tuco")


def test_a_drawback_makes_a_card_a_dud_that_promises_nothing() -> None:
    state = table("doc coach.roof, tuco coach.in, belle 3.in", hostages=["teacher"])
    steal(state, "doc floor_change")

    assert preview(state, Card("tuco", "punch"))
    assert "teacher" == dud(state, Card("doc", "punch"))
    assert dud(state, Card("doc", "fire")) is None
    assert [] == preview(state, Card("doc", "punch"))


def test_a_dud_is_turned_up_and_told_with_its_reason() -> None:
    state = table("doc coach.roof, tuco coach.in, belle 3.in", hostages=["teacher"])
    told = steal(state, "doc floor_change", "doc punch")

    assert NothingHappened("doc", "punch", "teacher") in told


def test_in_the_round_of_the_escape_it_is_told_how_many_would_be_caught() -> None:
    state = table("doc coach.in, tuco 3.in, belle 1.roof", round="escape")

    assert [("escape", {"caught": "2"})] == [(one.key, dict(one.facts)) for one in standing(state, None)]
    assert () == standing(table("doc 1.in"), None)


# secrets


def test_nobody_sees_what_is_in_a_full_flask() -> None:
    state = table("doc 2.in flask:old", floor={"1.in": ["flask:ordinary"]})
    for seat in (None, 0):
        seen = view(state, seat).state

        assert ["flask"] == owned(seen, "doc")
        assert (None, None) == seen.own["flasks"].kinds


def test_the_first_sip_shows_everybody_the_kind() -> None:
    state = with_cards(table("doc 3.in flask:old, tuco 3.in, belle 2.in"), hands={"doc": "fire move"})
    scheme(state)
    told = choose(state, "drink")

    assert ["half:old"] == owned(view(state, None).state, "doc")
    assert FlaskDrunk(0, "doc", Loot(FULL, 0), "old") in told


def test_a_flask_drunk_from_keeps_its_place_among_what_one_owns() -> None:
    state = with_cards(table("doc 3.in jewel flask:old purse:250, tuco 3.in"), hands={"doc": "fire move"})
    scheme(state)
    choose(state, "drink")

    assert ["jewel", "half:old", "purse"] == [token.kind for token in state.bandits["doc"].loot]


@pytest.mark.parametrize("later", [(1, 0), (0, 1)])
def test_a_sip_of_another_round_or_turn_rules_out_no_covering_card(later: tuple[int, int]) -> None:
    pairs = (("tuco", "doc"), ("django", "belle"))
    state = with_cards(
        table("tuco 2.in, django 2.in, doc 3.in, belle 3.in", teams=pairs),
        hands={"tuco": "fire", "doc": "punch", "django": "move move"}, turns="SS",
    )  # fmt: skip
    scheme(state)
    state.own["whiskey"] = (state.round_number - later[0], state.turn - later[1], 0)
    choose(state, "play fire tuco")

    assert {"cover punch doc", "pass"} == offered(state)


def test_full_flasks_are_drawn_among_when_drunk_and_when_robbed() -> None:
    drunk = set()
    for seed in range(30):
        state = with_cards(table("doc 3.in flask:old flask:ordinary, tuco 3.in"), hands={"doc": "fire move"})
        state.seed = seed
        scheme(state)
        choose(state, "drink")
        drunk.add(next(words for words in owned(state, "doc") if words.startswith("half")))

    assert {"half:old", "half:ordinary"} == drunk


# the attack


def test_riders_are_on_horseback_until_they_board() -> None:
    state = new_game(Setup(SEATS, seed=3, first="doc", expansions=HORSES))

    assert {"horseback"} == {at(state, name) for name in SEATS}
    assert [("horse", 4)] * 4 == [tuple(one) for one in beside(state)]


def test_those_who_ride_on_come_to_the_next_car_together() -> None:
    state = new_game(Setup(SEATS, seed=3, first="doc", expansions=HORSES))
    told = choose(state, "board", "ride on", "ride on", "board")

    assert [TrainBoarded("doc", 4), TrainBoarded("ghost", 4)] == [one for one in told if isinstance(one, TrainBoarded)]
    assert RidersCameOn(("tuco", "belle"), 3) in told
    assert ["4.in", "horseback"] == [at(state, name) for name in ("doc", "tuco")]


def test_there_are_as_many_hostages_as_bandits_less_one_and_a_flask_in_each_car() -> None:
    state = new_game(Setup(SEATS, seed=3, expansions=HORSES))

    assert 3 == len(state.own["hostages"].left)
    assert [0, 1, 1, 1, 1] == [sum(token.kind == FULL for token in state.floor[space]) for space in state.train.insides]


def test_one_flask_of_six_is_old() -> None:
    for seed in range(5):
        state = new_game(Setup(SEATS, seed=seed, expansions=HORSES))

        assert ["old", *["ordinary"] * 5] == sorted(state.own["flasks"].kinds)


# events


def test_a_ride_is_told_with_the_bandits_way_in_one_group() -> None:
    state = table("doc 3.in, tuco 1.in, belle 1.in", horses=[3])
    steal(state, "doc ride")
    told = choose(state, "ride 1.in")

    assert HorseRidden("doc", 3, 1) in told
    assert any(isinstance(event, BanditMoved) and event.cause == "ride" for event in told)


def test_a_ride_that_leads_nowhere_moves_nobody() -> None:
    state = table("doc 3.in, tuco 1.in, belle 1.in", horses=[3])
    steal(state, "doc ride")
    told = choose(state, "ride 3.in")

    assert HorseRidden("doc", 3, 3) in told
    assert not any(isinstance(event, BanditMoved) for event in told)


def test_the_shotgun_thrown_off_is_told_with_where_he_lands_and_whom_he_meets() -> None:
    state = table("doc coach.roof, tuco 1.roof, belle 3.in", coach=1)
    told = steal(state, "doc punch")
    roof, coach = state.train.space("1.roof"), state.train.space("coach.roof")

    assert ShotgunThrownOff("doc", coach, roof) in told
    assert ShotgunMet(roof, ("tuco",), True) in told
    assert {"flee 0.roof", "flee 2.roof"} == offered(state)


def test_who_rides_away_is_told_with_where_from() -> None:
    state = table("doc 3.in, tuco 1.in, belle 1.in", horses=[3], round="escape")
    steal(state, "doc ride")
    (told, *_) = choose(state, "ride away")

    assert RodeAway("doc", state.train.space("3.in"), 3) == told


def test_without_events_nobody_is_caught_and_no_ride_leads_away() -> None:
    for seed in range(40):
        state = new_game(Setup(SEATS, seed=seed, expansions=HORSES, events=False))
        while state.offered:
            assert "ride away" not in offered(state)
            play(state, options(state)[seed % len(options(state))])

        assert state.result is not None
        assert () == state.result.eliminated


def test_braking_and_swivel_arm_reach_nobody_on_the_coach() -> None:
    state = table("doc coach.roof, tuco 2.in, belle 1.roof")

    assert ("belle",) == Braking().touches(state)
    assert ("belle",) == SwivelArm().touches(state)


def test_panting_horses_leave_even_the_last_one() -> None:
    state = table("doc 3.in", horses=[2], round="panting_horses")
    end_of_round(state)

    assert () == beside(state)


@pytest.mark.parametrize(("flask", "causes"), [("old", ["old_whiskey"] * 3), ("ordinary", ["whiskey_for_the_marshal"])])
def test_how_the_marshal_walks_tells_what_he_has_drunk(flask: str, causes: list[str]) -> None:
    state = table(
        "doc 1.roof, tuco 2.roof, belle 2.roof",
        round="whiskey_for_the_marshal",
        marshal=0,
        floor={"0.in": [f"flask:{flask}"]},
    )

    assert causes == [event.cause for event in end_of_round(state) if isinstance(event, MarshalMoved)]
