"""DOC: he starts each round with seven cards."""

from game.engine.bandits.power import Power
from game.engine.contents import DOC
from game.engine.state import State

HAND = 7


class Doc(Power):
    """His draw in a turn is three cards like the others'."""

    key = DOC

    def hand_size(self, state: State, seat: int, size: int) -> int:
        return HAND if seat == state.bandits[DOC].player and self.holds(state) else size
