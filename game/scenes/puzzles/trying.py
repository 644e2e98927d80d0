"""The plan is carried out on the train, as in a match; whoever has a choice points at it."""

from pygame import Surface

from game.draw.kit import Kit
from game.scenes.action.scene import ActionScene
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.scenes.puzzles import head
from game.scenes.puzzles.course import Numbered
from game.ui.canvas import Canvas


class TryingScene(ActionScene):
    """Lies over the puzzle, to which Escape leads back."""

    def __init__(self, context: Context, flow: Flow, one: Numbered) -> None:
        super().__init__(context, flow)
        self.one = one
        self.tools = {"speed": context.next_pace, "skip": self.finish, "close": self.open_menu}

    def lay_out(self, kit: Kit) -> None:
        super().lay_out(kit)
        self.table.roundless = True

    def open_menu(self) -> None:
        """There is none: back to the puzzle."""
        self.context.stack.pop()

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        right = self.table.bar.tool_rect("speed").left / self.kit.scale.u - 8
        head.draw(Canvas(self.kit, surface), self.context.words, self.one, 20, right)
