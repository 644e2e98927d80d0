"""THE list of what the computer players know of expansions."""

from functools import lru_cache

from game.bots.elf import ElfInsight
from game.bots.ghost_box import GhostBoxInsight
from game.bots.horses import HorsesInsight
from game.bots.insight import Insight
from game.engine.state import State

ALL: tuple[Insight, ...] = (ElfInsight(), GhostBoxInsight(), HorsesInsight())


@lru_cache(64)
def _of(expansions: tuple[str, ...]) -> tuple[Insight, ...]:
    return tuple(one for one in ALL if one.key in expansions)


def insights(state: State) -> tuple[Insight, ...]:
    """What is known of the expansions in play."""
    return _of(state.setup.expansions)
