"""Golden games on the screen: what every choice and every group of events asks, says, moves and changes.

When something is to be told otherwise, look at what differs and write the files anew:
`python -m tests.scenes.test_golden_screen`.
"""

from pathlib import Path

import pytest

from tests.engine.test_golden import GAMES
from tests.scenes.told_on_screen import told

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("name", GAMES)
def test_the_same_game_is_told_the_same_way(name: str) -> None:
    recorded = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()

    assert recorded == list(told(GAMES[name]))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, setup in GAMES.items():
        (FOLDER / f"{name}.txt").write_text("\n".join(told(setup)) + "\n", "utf-8")
