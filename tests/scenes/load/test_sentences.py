"""What is told of a saved game: who plays it."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.engine.expansions.ghost_box.box import NAME as GHOST_BOX
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.state import Setup
from game.record.library import GameFile
from game.scenes.load.saved_games import SavedGame
from game.scenes.load.sentences import date_of, people_of
from game.session import Session
from tests.record.games import BANDITS, match
from tests.scenes.desktop import STRICT
from tests.scenes.load.kept_games import PAIRS


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
