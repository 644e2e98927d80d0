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


def arriving(state: State, bandit: str, start: int, end: int) -> float:
    """What expansions give a bandit who comes from a space to another, on his feet or by a punch."""
    return sum([insight.arriving(state, bandit, start, end) for insight in insights(state)], 0.0)
