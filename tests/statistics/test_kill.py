"""A program killed while it counts games has lost none that it had counted."""

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.statistics.store import Store

KILLS = 12
ROOT = Path(__file__).parents[2]
SCRIPT = [sys.executable, "-m", "tests.statistics.player"]
LONGEST_LIFE = 0.1  # seconds: in so long a dozen games or so are counted


def life(folder: Path, seconds: float) -> int:
    """Let the program count for some time and kill it; how many games it had said to be counted."""
    with subprocess.Popen([*SCRIPT, str(folder)], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(seconds)
        child.kill()
        said = [first, *child.stdout.read().splitlines()]
        assert child.stderr is not None
        assert b"" == child.stderr.read()
    return int(said[-1])


@pytest.mark.skipif(sys.platform == "win32", reason="killing is another thing there")
def test_killed_at_any_moment_it_has_lost_no_game(tmp_path):
    chance = random.Random(2016)
    for _ in range(KILLS):
        confirmed = life(tmp_path, chance.uniform(0, LONGEST_LIFE))
        store = Store(tmp_path)
        assert confirmed <= store.figures().games <= confirmed + 1
        assert store.trouble is None
