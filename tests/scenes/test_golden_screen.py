"""Golden games on the screen: what every choice and every group of events asks, says, moves and changes.

When something is to be told otherwise, write the files anew (`python -m tests.golden`) and look at what differs.
"""

from pathlib import Path

import pytest

from game.engine.events import Event
from game.engine.state import Setup
from tests.engine import test_golden
from tests.scenes.test_told_completely import rules
from tests.scenes.told_on_screen import told

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    **test_golden.GAMES,
    "six": Setup(("belle", "cheyenne", "django", "doc", "ghost", "tuco"), seed=43),
    "four": Setup(("cheyenne", "belle", "doc", "tuco"), seed=5),
}
# What comes too seldom for random games; the expansion's own tests look at these.
SELDOM = {"BanditsCaught", "BulletsPaid", "PoodleBit", "RodeAway", "ShotgunMet", "StrongboxShared"}


@pytest.mark.parametrize("name", GAMES)
def test_the_same_game_is_told_the_same_way(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()

    assert recorded == list(told(GAMES[name]))


def test_there_is_every_event_in_them() -> None:
    happened = " ".join((FOLDER / f"{name}.txt").read_text("utf-8") for name in GAMES)

    assert {name for name in rules(Event) if name not in happened} == SELDOM


def write_anew() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, setup in GAMES.items():
        (FOLDER / f"{name}.txt").write_text("\n".join(told(setup)) + "\n", "utf-8")
