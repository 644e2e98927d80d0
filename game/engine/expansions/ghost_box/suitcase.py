"""THE SPECIAL SUITCASE: $1500 to a person who has it; Ghost wins with it."""

from dataclasses import dataclass
from typing import Final

from game.engine.contents import GHOST, Loot
from game.engine.state import State

SUITCASE: Final = "suitcase"
VALUE: Final = 1500
THE_SUITCASE: Final = Loot(SUITCASE)


@dataclass(frozen=True)
class Whereabouts:
    """The suitcase's space, and who carries it: None when it lies on the floor."""

    space: int
    carrier: str | None


def find_suitcase(state: State) -> Whereabouts:
    """Where the suitcase is: its carrier's space counts as its own."""
    for bandit in state.bandits.values():
        if THE_SUITCASE in bandit.loot:
            return Whereabouts(bandit.space, bandit.name)
    return Whereabouts(next(space for space, loot in enumerate(state.floor) if THE_SUITCASE in loot), None)


def at_suitcase(state: State) -> bool:
    """Whether Ghost carries the suitcase or stands in its space."""
    return find_suitcase(state).space == state.bandits[GHOST].space
