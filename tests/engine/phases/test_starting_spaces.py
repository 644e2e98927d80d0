"""STARTING SPACES: the bandits enter at the back of the train, counted clockwise from the first player."""

import pytest

from game.engine.contents import BANDITS
from game.engine.game import new_game
from game.engine.state import Setup
from tests.engine.tables import at


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_odd_ones_start_in_the_caboose_and_even_ones_in_the_car_before_it(size: int) -> None:
    state = new_game(Setup(BANDITS[:size], first=BANDITS[0]))
    expected = [f"{size - place % 2}.in" for place in range(size)]

    assert expected == [at(state, name) for name in state.bandits]


def test_they_are_counted_from_the_first_player_not_the_first_seat() -> None:
    state = new_game(Setup(("doc", "tuco", "belle", "django"), first="tuco"))

    assert ["3.in", "4.in", "3.in", "4.in"] == [at(state, name) for name in state.bandits]
