"""What the computer players know of the expansions, as far as the rules of thumb of the base game do not tell it."""

from collections.abc import Sequence
from typing import ClassVar

from game.engine.option import Option
from game.engine.state import Bandit, State
from game.engine.step import Decision
from game.engine.view import View

RIVALS_LOSS = 0.3  # of what rivals lose, what it is worth to everybody else


class Insight:
    """Knowledge of one expansion, in dollars. Every hook says nothing by default; `insights.py` lists who has any."""

    key: str  # among the expansions of a set-up
    later: ClassVar[tuple[type[Decision], ...]] = ()  # in which one decides what counts in the next round only

    def arriving(self, state: State, bandit: str, start: int, end: int) -> float:
        """What it brings, besides what can be done there, that a bandit moves, or is moved by a punch, to a space."""
        del state, bandit, start, end
        return 0

    def standing(self, state: State, bandit: Bandit, space: int) -> float:
        """What it brings a bandit to stand in a space when the round ends."""
        del state, bandit, space
        return 0

    def swept(self, state: State, space: int) -> int:
        """Where whoever stands in a space when the round ends is moved by its event."""
        del state
        return space

    def wound(self, state: State) -> float:
        """Dollars that a bullet costs whoever receives it this round, besides its place in his deck."""
        del state
        return 0

    def driven(self, state: State, seat: int, car: int) -> float:
        """What it brings a seat later that the Marshal has been sent into a car, besides whom he meets there now."""
        del state, seat, car
        return 0

    def besides(self, state: State, bandit: str, option: Option) -> float:
        """What an option that leads somewhere changes for whoever carries it out, besides where he is."""
        del state, bandit, option
        return 0

    def destination(self, state: State, option: Option) -> int | None:
        """The space to which an option of the expansion's own leads; None for others."""
        del state, option
        return None

    def worth(self, state: State, asking: Decision, option: Option) -> float | None:
        """What an option brings of which the base game knows nothing; None for others."""
        del state, asking, option
        return None

    def beyond(self, state: State, asking: Decision, option: Option) -> float | None:
        """How much better than the best of the others an option of the expansion's own is; None for others."""
        del state, asking, option
        return None

    def token(self, state: State, kind: str) -> float:
        """What a token of a kind is worth that is worth no money."""
        del state, kind
        return 0

    def to_come(self, state: State, bandit: str) -> float:
        """Money that a bandit will probably still get for what he has."""
        del state, bandit
        return 0

    def bullet(self, state: State, victim: str) -> float | None:
        """What it is worth to everybody else that a bandit gets a bullet; None where he is a rival like others."""
        del state, victim
        return None

    def rivalry(self, state: State, victim: Bandit) -> float | None:
        """How much of a bandit's loss is everybody else's gain; None where he is a rival like others."""
        del state, victim
        return None

    def reckon(self, world: State, view: View) -> None:
        """Take back in an imagined world what a view does not tell and nobody should reckon with."""
        del world, view

    def forget(self, state: State) -> None:
        """Take out of a view's state what its seat alone knows: for comparison."""
        del state


def destination(state: State, option: Option, insights: Sequence[Insight]) -> int | None:
    """The space to which an option leads whoever carries it out; None when it leads nowhere."""
    space: int | None = getattr(option, "space", None)
    if space is not None:
        return space
    return next((found for one in insights if (found := one.destination(state, option)) is not None), None)
