"""People and what stands for them: a player has a seat, and a face, that of the first bandit he leads."""

from game.engine.state import Player, State


def face(state: State, seat: int) -> str:
    """The bandit whose badge and portrait stand for a seat."""
    return state.players[seat].bandits[0]


def led(state: State) -> list[Player]:
    """The players who are somebody, a person or a computer: not those whom the rules play by themselves."""
    return [player for player in state.players if state.rules.is_person(face(state, player.seat))]
