"""People and what stands for them: a player has a seat, and a face, that of the first bandit he leads."""

from game.engine.state import State


def face(state: State, seat: int) -> str:
    """The bandit whose badge and portrait stand for a seat."""
    return state.players[seat].bandits[0]
