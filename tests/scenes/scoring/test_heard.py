"""What is heard when a match is over."""

from dataclasses import replace

import pytest

from game.scenes.scoring.count import Times
from game.scenes.scoring.heard import sounds
from game.session import Seat
from tests.scenes.finished import session


@pytest.mark.parametrize(
    ("persons", "music"), [((), "win"), ((0,), "win"), ((0, 1), "win"), ((2,), "lose"), ((1, 2), "win")]
)
def test_people_are_cheered_when_any_of_them_has_won(persons, music):
    """Seats 0 and 1 have won together."""
    match = session(3, seed=3)
    assert match.state.result is not None
    match.state.result = replace(match.state.result, winners=(0, 1))
    for seat in persons:
        match.seats[seat] = Seat("Ada")

    assert music in [name for _, name in sounds(match, [], Times(0, 0, 0))]
