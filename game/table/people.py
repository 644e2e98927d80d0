"""People and what stands for them: a player has a seat, and a face, that of the first bandit he leads."""

from collections.abc import Sequence
from typing import Protocol

from game.engine.state import Player, State
from game.table import naming
from game.ui.words import Words


class Named(Protocol):
    """Somebody with a name."""

    @property
    def name(self) -> str:
        """His name."""


class Sitting(Named, Protocol):
    """A person or a computer at the table."""

    @property
    def is_person(self) -> bool:
        """Whether it is a person."""

    @property
    def level(self) -> str:
        """A computer's level of the roster; empty where it is none of these."""


def face(state: State, seat: int) -> str:
    """The bandit whose badge and portrait stand for a seat."""
    return state.players[seat].bandits[0]


def led(state: State) -> list[Player]:
    """The players who are somebody, a person or a computer: not those whom the rules play by themselves."""
    return [state.players[seat] for seat in state.rules.people]


def winners(words: Words, state: State, seats: Sequence[Named], won: Sequence[int]) -> str:
    """Who won, each person with the bandits he led: `Anna with Cheyenne and Bob with Doc`."""
    named = [
        words("with-bandits", name=seats[seat].name, who=naming.list_of(words, state.players[seat].bandits))
        for seat in won
    ]
    return naming.listed(words, named)


def playing(words: Words, key: str, seat: Sitting) -> str:
    """Who plays at a seat, and if it is a computer, how well; the sentences are `key` with an ending."""
    if seat.is_person:
        return words(f"{key}-person", name=seat.name)
    level = f"level-{seat.level}"
    if level not in words:  # one that is only compared with: a file may have it
        return words(f"{key}-computer", name=seat.name)
    return words(f"{key}-level", name=seat.name, level=words(level))
