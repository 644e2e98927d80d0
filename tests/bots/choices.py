"""What OUTLAW chooses, for tests."""

from game.bots import outlaw
from game.engine.game import to_move, view
from game.engine.state import State


def chosen(state: State) -> str:
    """Its choice in the place of whoever decides, in notation."""
    return outlaw.choose(view(state, to_move(state))).words(state)
