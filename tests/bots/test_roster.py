"""The computer players are called by their names."""

import pytest

from game.bots.roster import PLAYERS, computer
from game.engine.game import new_game, view
from game.engine.state import Setup


@pytest.mark.parametrize("name", PLAYERS)
def test_every_name_plays(name: str) -> None:
    seen = view(new_game(Setup(("doc", "tuco", "belle"), seed=4, first="doc")), 0)

    assert computer(name, seed=1)(seen) in seen.options


def test_a_name_that_nobody_bears_is_an_error() -> None:
    with pytest.raises(KeyError):
        computer("nobody")
