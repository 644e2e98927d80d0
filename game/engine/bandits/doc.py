"""DOC: he starts each round with seven cards."""

from game.engine.bandits.power import Power
from game.engine.contents import DOC

HAND = 7


class Doc(Power):
    """His draw in a turn is three cards like the others'."""

    key = DOC

    def hand_size(self, bandits: tuple[str, ...], size: int) -> int:
        return HAND if DOC in bandits else size
