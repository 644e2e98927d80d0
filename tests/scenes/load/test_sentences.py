"""What is told of a saved game: who plays it."""

from pathlib import Path

import pytest

from game.engine.expansions.ghost_box.box import NAME as GHOST_BOX
from game.engine.expansions.horses.box import NAME as HORSES
from game.engine.state import Setup
from game.record.library import GameFile
from game.scenes.load.saved_games import SavedGame
from game.scenes.load.sentences import people_of
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
