"""What lies over a scene's train: what is told of what happened last, and in Stealin' the pile, which gives way."""

from collections.abc import Sequence

from pygame import Rect

from game.board import signs
from game.board.marks import Marks
from game.engine.game import Group
from game.table import saying
from game.table.pile_over_train import PileOverTrain
from game.table.saying import Saying
from game.table.table import Table


class OverTrain:
    """`bubble` is what is told of what happened last, while it is read; `pile` is None where it lies elsewhere."""

    def __init__(self, table: Table, pile: PileOverTrain | None = None) -> None:
        self.table = table
        self.pile = pile
        self.bubble: Saying | None = None

    def taken(self) -> list[Rect]:
        """What lies over the train's picture, in pixels."""
        pile = [self.pile.rect()] if self.pile is not None and self.pile.lies else []
        return [*self._fixed(), *pile]

    def _fixed(self) -> list[Rect]:
        """What of that gives no way."""
        return [*self.table.taken(), self.table.kit.scale.rect(*self.table.plan.told)]

    def tell(self, shown: Group, unsaid: int) -> None:
        """Tell what happened last but for so many sentences, in a bubble that leaves free what lies there.

        One that would hide somebody may lie where the pile is.
        """
        self.bubble = self._said(shown, unsaid, self.taken())
        if self.pile is not None and self.bubble is not None and saying.hides(self.table.board, self.bubble):
            self.bubble = self._said(shown, unsaid, self._fixed())

    def hush(self) -> None:
        """Tell nothing more of it."""
        self.bubble = None

    def _said(self, shown: Group, unsaid: int, taken: Sequence[Rect]) -> Saying | None:
        lines = self.table.drawer.chronicle.lines
        return saying.saying(self.table.words, shown, lines[: len(lines) - unsaid], self.table.board, taken)

    def make_room(self, marks: Marks) -> None:
        """Move the pile aside from everybody, from the bubble and from what is marked."""
        if self.pile is None:
            return
        board = self.table.board
        free = [board.close_up.area(), *(board.actor_rect(name) for name in board.layout.actors)]
        if self.bubble is not None:
            free.append(saying.rect(self.table.kit, self.bubble))
        self.pile.make_room([*free, *signs.covered(board, marks)])
