"""What a player may choose: small values with named fields. Each kind stands in the file of its rule."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.state import State


class Option:
    """One choice on offer; frozen and hashable. A window narrows the offer field by field."""

    __slots__ = ()

    def words(self, state: "State") -> str:
        """The option in notation: `move 1.in`."""
        raise NotImplementedError
