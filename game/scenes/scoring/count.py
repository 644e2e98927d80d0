"""The money of a finished match by kind, and when each part of the count is shown."""

from dataclasses import dataclass

from game.board.motion import arc
from game.engine.state import State
from game.statistics.money import by_kind

GROW = 0.6  # seconds for each kind of loot
FLIP, BETWEEN_FLIPS = 0.35, 0.15  # a token turns up, the next one begins so much later
STRIKE = 0.2  # a name is struck out
CROWN, LANDS = 0.4, 0.6  # seconds; the part of them after which the crown is on his head


@dataclass(frozen=True)
class Bar:
    """A bandit's money by kind, in the order in which it is counted."""

    bandit: str
    parts: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        """All of it."""
        return sum(value for _, value in self.parts)


def count(state: State) -> list[Bar]:
    """A bar for each bandit, in seat order; the match must be over."""
    return [Bar(name, tuple(by_kind(state, name).items())) for name in state.bandits]


@dataclass(frozen=True)
class Times:
    """When what is shown, in seconds from the scene's beginning.

    `kinds` of money are counted one after the other, `tokens` turned up, `struck` names struck out, and the crown
    comes last.
    """

    kinds: int
    tokens: int
    struck: int

    @property
    def tokens_from(self) -> float:
        """All money is counted."""
        return GROW * self.kinds

    @property
    def strikes_from(self) -> float:
        """All tokens lie open."""
        turning = FLIP + BETWEEN_FLIPS * (self.tokens - 1) if self.tokens else 0.0
        return self.tokens_from + turning

    @property
    def crown_from(self) -> float:
        """All names are struck that will be."""
        return self.strikes_from + STRIKE * self.struck

    @property
    def end(self) -> float:
        """Everything is shown."""
        return self.crown_from + CROWN

    def grown(self, seconds: float, nth: int) -> float:
        """How much of the `nth` kind of money is counted, 0 to 1."""
        return _part(seconds / GROW - nth)

    def turned(self, seconds: float, nth: int) -> float:
        """How far the `nth` token is turned up, 0 to 1."""
        return _part((seconds - self.tokens_from - nth * BETWEEN_FLIPS) / FLIP)

    def struck_out(self, seconds: float, nth: int) -> float:
        """How far the `nth` name is struck out, 0 to 1."""
        return _part((seconds - self.strikes_from - nth * STRIKE) / STRIKE)

    def crowned(self, seconds: float) -> float:
        """How far the crown has come down, 0 to 1."""
        return _part((seconds - self.crown_from) / CROWN)

    def pushed(self, seconds: float) -> float:
        """How far a winner's bar is pushed down by the crown that lands, and comes up again: 0, 1 and 0."""
        return arc(_part((self.crowned(seconds) - LANDS) / (1 - LANDS)))


def _part(value: float) -> float:
    return min(1.0, max(0.0, value))
