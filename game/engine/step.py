"""What is still to do: steps on the agenda. A step that asks is a decision."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from game.engine.option import Option

if TYPE_CHECKING:
    from game.engine.state import State
    from game.engine.table import Table


class Step:
    """Something the rules do by themselves. Steps are immutable: copies of a state share them."""

    __slots__ = ()

    asks: ClassVar[bool] = False

    def run(self, table: "Table") -> None:
        """Do it."""
        raise NotImplementedError


@dataclass(frozen=True)
class Barred:
    """Something that one might expect on offer and that is not: a bandit, and a key for the reason."""

    bandit: str
    reason: str


class Decision(Step):
    """Something that a player decides, if there is more than one option."""

    __slots__ = ()

    asks = True
    secret: ClassVar[bool] = False  # whether what is on offer shows what only its seat may know
    together: ClassVar[bool] = False  # whether several decide as if at the same time (phases/together.py)

    def seat(self, state: "State") -> int:
        """The seat of who decides."""
        raise NotImplementedError

    def options(self, state: "State") -> Sequence[Option]:
        """What may be chosen; asking changes nothing. Nothing on offer: the step is skipped by `lapse`."""
        raise NotImplementedError

    def choose(self, table: "Table", option: Option) -> None:
        """Carry an option out."""
        raise NotImplementedError

    def come_about(self, table: "Table", option: Option) -> None:
        """Carry out what was chosen together, when all have chosen."""
        raise NotImplementedError

    def lapse(self, table: "Table") -> None:
        """There is no option: tell it, if it is worth telling."""

    def barred(self, state: "State") -> tuple[Barred, ...]:
        """Who is not on offer although one might expect him, and why."""
        del state
        return ()


class InSecret(Decision):
    """A decision of which only its seat may know what is on offer."""

    __slots__ = ()

    secret = True
