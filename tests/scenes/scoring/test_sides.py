"""The Gunslinger's panel beside the count: who shot most, or how many did."""

import pytest

from game.engine.contents import BANDITS
from game.engine.state import Result, Setup
from game.scenes.scoring.sides import PRIZE, Sides
from game.scenes.scoring.wealth import Lines
from game.ui.canvas import Canvas
from tests.record.games import match
from tests.scenes.desktop import _app
from tests.scenes.load.kept_games import PAIRS
from tests.scenes.told import Told

SIX = Setup(BANDITS, seed=4)


@pytest.mark.parametrize("setup", [PAIRS, SIX], ids=["of two players", "of six"])
def test_where_all_have_shot_most_all_bandits_are_counted(setup):
    """Of two players, too: each leads two of them."""
    session, kit, told = match(0, setup), _app().kit, Told()
    state = session.state
    everybody = tuple(range(len(state.players)))
    state.result = Result((1000,) * len(everybody), everybody, everybody)
    Sides(kit, told, session, Lines(kit, {"belle": (0,)})).prize(Canvas.empty(kit, 1280, PRIZE), 0)

    assert f"{len(state.bandits)} of them shot most" in told.said
