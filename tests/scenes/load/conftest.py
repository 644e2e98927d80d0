"""What the tests of saved games are given."""

import pytest

from game.session import Session
from tests.scenes.load.kept_games import WithGames


@pytest.fixture
def desktop(tmp_path):
    return WithGames(tmp_path / "games")


@pytest.fixture
def followed(monkeypatch):
    """A word for every choice that has been followed so far."""
    made, follow = [], Session.follow

    def counted(session, record):
        steps = follow(session, record)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                return end.value
            made.append("choice")
            yield

    monkeypatch.setattr(Session, "follow", counted)
    return made
