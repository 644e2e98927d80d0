"""What is told of a saved game: who plays it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.engine.contents import JEWEL, PURSE, Loot
from game.engine.expansions.ghost_box.box import NAME as GHOST_BOX
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.state import Result, Setup
from game.record.library import GameFile
from game.scenes.load.details import Details
from game.scenes.load.saved_games import SavedGame
from game.scenes.load.sentences import date_of, people_of, turn_of
from game.session import Session
from tests.record.games import BANDITS, match
from tests.scenes.desktop import STRICT, _app
from tests.scenes.load.kept_games import PAIRS

BANDITS_OF_ONE = Setup(BANDITS)


def saved(session: Session) -> SavedGame:
    """A match as the list knows it."""
    public, seats = session.view(None).state, tuple(session.seats)
    file = GameFile(Path("any.coltexpress"), 0, 0, session.begun)
    return SavedGame(file, public, seats, 0, session.to_move, session.open_table, session.shared)


@pytest.mark.parametrize(
    ("setup", "seats"),
    [
        (Setup(BANDITS), 4),
        (PAIRS, 2),
        (Setup((*BANDITS[:3], "ghost"), expansions=(GHOST_BOX,)), 3),
        (Setup(BANDITS, expansions=(HORSES,)), 4),
    ],
)
@pytest.mark.parametrize("persons", [0, 1, 2])
def test_all_who_lead_a_bandit_are_counted_and_nobody_else(setup, seats, persons):
    """Whom the rules play is no computer player."""
    counts = [("load-persons", persons), ("load-computers", seats - persons)]
    who = STRICT("list-comma").join(STRICT(key, count=count) for key, count in counts if count)

    assert STRICT("load-people", who=who, choices=0) == people_of(STRICT, saved(match(persons, setup)))


@pytest.mark.parametrize(("hours", "day"), [(0, "today"), (2, "yesterday"), (25, "yesterday"), (27, None)])
def test_yesterday_is_the_day_before_however_few_hours_ago(hours, day):
    """It is one o'clock in the morning."""
    now = datetime(2026, 3, 5, 1, 0, tzinfo=UTC)
    said = date_of(STRICT, now - timedelta(hours=hours), now)

    assert (STRICT("load-date", day="3", month=STRICT("month-3")) if day is None else day) in said


@pytest.mark.parametrize(("setup", "seats"), [(BANDITS_OF_ONE, 4), (PAIRS, 2)])
@pytest.mark.parametrize("poorest", [False, True])
def test_what_is_told_of_a_winner_is_his_own_money(setup, seats, poorest):
    """With some expansions the richest does not win."""
    game = saved(match(0, setup))
    winner = 0 if poorest else seats - 1
    game.public.result = Result(tuple(range(100, 100 * seats + 1, 100)), (0,), (winner,))

    assert f"${100 * (winner + 1)}" in turn_of(STRICT, replace(game, to_move=None))


def test_each_kind_of_loot_is_counted_by_itself():
    game = saved(match(0))
    game.public.bandits["doc"].loot = (Loot(JEWEL), Loot(PURSE, 1), Loot(PURSE, 2), Loot(PURSE, 3))
    told = (STRICT("loot-purse", count=3), STRICT("loot-jewel", count=1))

    assert STRICT("list-comma").join(told) == Details(_app().kit, STRICT)._loot(game.public, "doc")
