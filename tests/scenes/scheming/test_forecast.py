"""What a lifted card says it would do now: of whom, of what, and where."""

import pytest

from game.engine.contents import FIRE, JEWEL, MARSHAL, PUNCH, PURSE, ROBBERY, Card, Loot
from game.scenes.scheming import forecast
from game.table import naming
from tests.engine.tables import train
from tests.scenes.desktop import STRICT

TABLE = "doc 2.in, tuco 1.in, cheyenne 3.in, django 2.in, ghost 4.roof"


def told(state, action: str) -> str:
    return forecast.in_words(STRICT, state, Card("doc", action))


@pytest.mark.parametrize("car", [0, 4])
def test_the_marshals_card_names_the_car_that_he_is_in(car):
    state = train(TABLE, marshal=car)
    assert STRICT("forecast-marshal", car=naming.car_of(STRICT, state, car)) == told(state, MARSHAL)


def test_a_robbery_counts_each_kind_of_loot_by_itself():
    state = train(TABLE)
    state.floor[state.bandits["doc"].space] = (Loot(PURSE, 1), Loot(PURSE, 2), Loot(JEWEL))
    assert "here now: 2 purses, 1 jewel" == told(state, ROBBERY)


def test_a_robbery_where_nothing_lies_says_so():
    state = train(TABLE)
    state.floor[state.bandits["doc"].space] = ()
    assert STRICT("forecast-no-loot") == told(state, ROBBERY)


def test_a_fire_names_all_whom_it_could_hit():
    assert "it could hit Tuco or Cheyenne" in told(train(TABLE), FIRE)


def test_a_punch_names_whoever_stands_in_the_same_place():
    assert STRICT("forecast-punch", whom="Django") == told(train(TABLE), PUNCH)


@pytest.mark.parametrize("action", [FIRE, PUNCH])
def test_where_nobody_could_be_hit_nobody_is(action):
    assert STRICT("forecast-nobody") == told(train("doc 1.in, tuco 3.in, ghost 3.roof"), action)
