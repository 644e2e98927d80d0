"""A program killed while it counts games has lost none that it had counted."""

import random
import sys

import pytest

from game.statistics.store import Store
from tests.lives import lives

KILLS = 12
LONGEST_LIFE = 0.1  # seconds: in so long a dozen games or so are counted


@pytest.mark.skipif(sys.platform == "win32", reason="killing is another thing there")
def test_killed_at_any_moment_it_has_lost_no_game(tmp_path):
    chance = random.Random(2016)
    with lives("tests.statistics.player") as life:
        for _ in range(KILLS):
            confirmed = int(life(tmp_path, chance.uniform(0, LONGEST_LIFE))[-1])
            store = Store(tmp_path)
            assert confirmed <= store.figures().games <= confirmed + 1
            assert store.trouble is None
