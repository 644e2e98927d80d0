"""People and the bandits they lead: one each, or a pair."""

import pytest

from game.engine.game import Setup, new_game
from game.session import Seat
from game.table import people
from tests.scenes.desktop import STRICT

PAIRS = Setup(("tuco", "django", "doc", "belle"), seed=4, teams=(("tuco", "doc"), ("django", "belle")))
SEATS = (Seat("Anna"), Seat("Bob"))


@pytest.mark.parametrize(
    ("won", "told"),
    [
        ((0,), "Anna with Tuco and Doc"),
        ((1,), "Bob with Django and Belle"),
        ((0, 1), "Anna with Tuco and Doc and Bob with Django and Belle"),
    ],
)
def test_whoever_won_with_a_pair_is_named_with_both(won: tuple[int, ...], told: str) -> None:
    assert told == people.winners(STRICT, new_game(PAIRS), SEATS, won)


def test_the_first_of_a_pair_stands_for_whoever_leads_it() -> None:
    assert ["tuco", "django"] == [people.face(new_game(PAIRS), seat) for seat in (0, 1)]


def test_whom_the_rules_play_is_led_by_nobody() -> None:
    state = new_game(Setup(("belle", "doc", "ghost"), seed=4, expansions=("ghost",)))

    assert [("belle",), ("doc",)] == [tuple(player.bandits) for player in people.led(state)]
