"""A program killed at any moment has lost nothing that was confirmed, and the game ends as if nothing had been."""

import random
import sys

import pytest

from game.record.library import Library, load
from game.session import Session
from tests.lives import lives
from tests.record.games import match, play_on

KILLS = 50
LONGEST_LIFE = 0.012  # seconds: in so long a few choices of the 130 or so are made


@pytest.mark.skipif(sys.platform == "win32", reason="killing is another thing there")
def test_killed_at_fifty_moments_it_ends_as_the_same_game(tmp_path):
    expected = play_on(match(0))
    chance = random.Random(2016)
    library, folder, games, stood = Library(tmp_path / "0"), tmp_path / "0", 1, 0
    with lives("tests.record.player") as life:
        for _ in range(KILLS):
            ready, *said = life(folder, chance.uniform(0, LONGEST_LIFE))
            confirmed = int(said[-1]) if said else 0
            files = library.files()
            found = Session.resume(load(files[0].path)) if files else match(0)
            now = len(found.choices)
            assert b"ready" == ready
            assert max(stood, confirmed) <= now <= max(stood, confirmed) + 1
            assert expected.choices[:now] == found.choices
            stood = now
            if found.over:
                assert expected.groups == found.groups
                folder, games, stood = tmp_path / str(games), games + 1, 0
                library = Library(folder)
    assert expected.groups == play_on(found).groups
