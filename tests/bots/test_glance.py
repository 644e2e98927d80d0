"""At a glance: what a bandit can do from each space."""

import pytest

from game.bots.glance import Glance, driven
from game.bots.prospects import IDLE, ONES_OWN, WASTED
from game.engine.contents import FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY, STRONGBOX_VALUE
from game.engine.state import State
from tests.engine.tables import train


def table(picture: str = "doc 2.in, tuco 3.roof, belle 3.roof", marshal: int = 0) -> State:
    floor = {"1.in": [], "2.in": ["strongbox"], "3.in": []}
    return train(picture, floor=floor, marshal=marshal)


def glance(state: State) -> Glance:
    return Glance(state, state.bandits["doc"])


def here(state: State) -> int:
    return state.bandits["doc"].space


def test_a_robbery_brings_the_dearest_token_and_after_it_the_next() -> None:
    state = table()

    assert STRONGBOX_VALUE == glance(state).rob(here(state))
    assert IDLE[ROBBERY] == glance(state).rob(here(state), 1)


def test_whoever_comes_to_the_marshal_ends_on_the_roof_and_pays_for_a_bullet() -> None:
    state = table("doc 2.roof, tuco 3.roof, belle 3.roof", marshal=2)
    seen = glance(state)

    [(end, gain)] = seen.led((here(state), FLOOR_CHANGE))
    assert (here(state), -seen.met) == (end, gain)


def test_a_move_leads_to_all_its_ends() -> None:
    state = table()

    assert set(state.train.moves[here(state)]) == {end for end, _gain in glance(state).led((here(state), MOVE))}


@pytest.mark.parametrize(
    ("picture", "brings"),
    [
        ("doc 3.in, tuco 2.in, belle 0.roof", "a hit"),
        ("doc 3.in, tuco 3.roof, belle 0.roof", "nothing"),
        ("doc 3.in shots=0, tuco 2.in, belle 0.roof", "worse"),
    ],
)
def test_a_shot_brings_something_with_a_bullet_and_somebody_in_sight(picture: str, brings: str) -> None:
    state = table(picture)
    seen = glance(state)
    worth = {"a hit": seen.hits[state.bandits["tuco"].space], "nothing": IDLE[FIRE], "worse": WASTED}

    assert worth[brings] == seen.fire(here(state))


def test_somebody_nearer_hides_whom_one_would_rather_hit() -> None:
    state = table("doc 0.roof, tuco 1.roof, belle 2.roof jewel jewel")
    seen = glance(state)

    assert seen.hits[state.bandits["tuco"].space] == seen.fire(here(state))


def test_tuco_sees_through_the_roof_while_powers_are_in_play() -> None:
    floor = {"2.in": []}
    picture = "doc 2.roof, tuco 2.in"
    able, without = (train(picture, floor=floor, marshal=0, powers=powers) for powers in (True, False))

    assert Glance(able, able.bandits["tuco"]).fire(able.bandits["tuco"].space) > IDLE[FIRE]
    assert IDLE[FIRE] == Glance(without, without.bandits["tuco"]).fire(without.bandits["tuco"].space)


def test_a_punch_brings_more_beside_the_rich_and_beside_the_marshals_car() -> None:
    poor, rich = table("doc 3.in, tuco 3.in"), table("doc 3.in, tuco 3.in jewel")
    driven_on = table("doc 3.in, tuco 3.in jewel", marshal=2)
    worths = [glance(state).punch(here(state)) for state in (table(), poor, rich, driven_on)]

    assert [IDLE[PUNCH], IDLE[PUNCH]] == worths[:2]
    assert sorted(worths) == worths
    assert worths[1] < worths[2] < worths[3]


def test_cheyenne_keeps_the_purse_that_she_knocks_loose() -> None:
    state = table("doc 3.in, cheyenne 3.in, tuco 3.in purse:250")
    space = here(state)

    assert glance(state).punch(space) < Glance(state, state.bandits["cheyenne"]).punch(space)


def test_the_marshal_is_sent_to_others() -> None:
    state = table("doc 3.roof, tuco 1.in, belle 1.in")
    car = state.train.insides[1]
    seen = glance(state)

    assert 0 < driven(state, 0, car, seen.met) == seen.drive(here(state))
    assert driven(state, 1, car, seen.met) < seen.drive(here(state))
    assert IDLE[MARSHAL] == glance(table("doc 1.in, tuco 3.roof, belle 3.roof")).drive(0)


def test_it_is_worth_less_to_stand_beside_a_rival() -> None:
    state = table()
    seen = glance(state)

    assert seen.rest(state.bandits["tuco"].space) < seen.rest(state.train.space("1.roof"))


def test_the_event_is_reckoned_with() -> None:
    state = table("doc 2.in, tuco 0.roof, belle 0.roof")
    state.rounds = tuple(card._replace(name="passengers_rebellion") for card in state.rounds if card is not None)
    seen = glance(state)

    assert seen.rest(state.train.space("3.in")) < seen.rest(state.train.space("3.roof"))


def test_a_pair_is_not_hit_by_each_other() -> None:
    state = table("doc 3.in, tuco 2.in, belle 3.in, cheyenne 0.roof")
    state.bandits["tuco"].player = state.bandits["doc"].player
    seen = glance(state)

    assert "tuco" not in seen.hurts
    assert ONES_OWN == seen.fire(here(state))


def test_before_the_first_round_card_is_turned_up_nobody_is_moved() -> None:
    state = train("doc 2.in, tuco 2.roof", expansions=("horses",), marshal=0)
    state.round_number = 0
    state.rounds = (None,) * len(state.rounds)

    assert 1 == glance(state).company[state.train.space("2.roof")]
