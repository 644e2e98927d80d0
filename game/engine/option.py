"""What a player may choose: small values with named fields. Each kind stands in the file of its rule."""

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from game.engine.state import State
    from game.engine.step import Decision
    from game.engine.table import Table


class Option:
    """One choice on offer; frozen and hashable. A window narrows the offer field by field."""

    __slots__ = ()

    carries_itself_out: ClassVar[bool] = False

    def words(self, state: "State") -> str:
        """The option in notation: `move 1.in`."""
        raise NotImplementedError


class AddedOption(Option):
    """An option that a rule adds to a decision which does not know it: it carries itself out."""

    __slots__ = ()

    carries_itself_out = True

    def carry_out(self, table: "Table", decision: "Decision") -> None:
        """Do what was chosen."""
        raise NotImplementedError
