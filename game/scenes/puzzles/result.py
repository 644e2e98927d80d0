"""How an attempt at a puzzle ended: solved, or why not; then again, the next one, or the list."""

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, GOOD, LINE, MUTED, PANEL
from game.scenes.context import Context
from game.scenes.dialog import DialogOver
from game.scenes.puzzles import head
from game.scenes.puzzles.attempt import Attempt
from game.scenes.puzzles.course import Numbered
from game.scenes.scene import Scene
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, SECOND, Button, draw_button
from game.ui.paragraph import paragraph

PANEL_AREA = (340.0, 196.0, 600.0, 316.0)
GUIDE = (10.0, 22.0, 226.0)  # the Conductor: x and y in the panel, width
WORDS_AT = 234.0


class ResultScene(DialogOver):
    """Lies over the puzzle; behind it stands the train as it was left."""

    veil = 0.55

    @dataclass(frozen=True)
    class Told:
        """What is told: `lead_on` opens the next puzzle, if there is one; `trouble` what is wrong with the file."""

        one: Numbered
        attempt: Attempt
        lead_on: Callable[[], None] | None
        trouble: str

    def __init__(self, context: Context, under: Scene, told: Told) -> None:
        super().__init__(context, under)
        self.told = told
        self.solved = told.attempt.solved
        self.said = self._sentence()

    def enter(self, kit: Kit) -> None:
        super().enter(kit)
        buttons = self._buttons()
        self.ring.set([button.target(kit) for button in buttons])
        self.ring.focused = buttons[0].name
        self.context.sounds.play("ui_confirm" if self.solved else "ui_refused")

    def _sentence(self) -> str:
        """What has come of it, and why."""
        words, attempt = self.context.words, self.told.attempt
        owned = head.dollars(words, attempt.owned)
        if self.solved:
            return words("puzzles-solved-text", money=owned)
        why = "choices" if attempt.well_planned else "plan"
        goal = head.dollars(words, attempt.puzzle.goal)
        return words(f"puzzles-not-solved-{why}", money=owned, goal=goal)

    def _buttons(self) -> list[Button]:
        words, scale, stack = self.context.words, self.kit.scale, self.context.stack
        x, y, wide, high = PANEL_AREA
        acts: list[tuple[str, Callable[[], None]]] = [("again", stack.pop), ("list", self._to_list)]
        if self.solved and self.told.lead_on is not None:
            acts.insert(0, ("next", self._go_on))
        across = (wide - 48 - 12 * (len(acts) - 1)) / len(acts)
        left, top = x + 24 + scale.wider / 2, y + high - 74 + scale.deeper / 2
        return [
            Button(
                name,
                (left + nth * (across + 12), top, across, 52),
                words(f"puzzles-{name}"),
                act,
                kind=SECOND if nth else FIRST,
                size=17,
            )
            for nth, (name, act) in enumerate(acts)
        ]

    def _to_list(self) -> None:
        self.context.stack.pop()
        self.context.stack.pop()

    def _go_on(self) -> None:
        assert self.told.lead_on is not None
        self._to_list()
        self.told.lead_on()

    def draw_panel(self, surface: Surface) -> None:
        kit, words = self.kit, self.context.words
        canvas = Canvas(kit, surface, kit.px(kit.scale.wider / 2), kit.px(kit.scale.deeper / 2))
        x, y, wide, _ = PANEL_AREA
        canvas.panel(PANEL_AREA, PANEL, GOOD if self.solved else LINE, radius=16, thick=2)
        left, top, width = GUIDE
        canvas.piece(f"meeple_conductor_{'cheer' if self.solved else 'think'}", x + left, y + top, width=width)
        title = words("puzzles-solved" if self.solved else "puzzles-not-solved")
        room = wide - WORDS_AT - 24
        canvas.head(title, x + WORDS_AT, y + 64, 30, AMBER if self.solved else CREAM, room=room)
        said = paragraph(kit, self.said, 18, room)
        said.draw(canvas, x + WORDS_AT, y + 88, CREAM)
        if self.solved:
            head.stars(canvas, self.told.one, x + WORDS_AT, y + 100 + said.high, 40)
        if self.told.trouble:
            told = paragraph(kit, words(f"puzzles-file-{self.told.trouble}"), 15, room)
            told.draw(canvas, x + WORDS_AT, y + 150 + said.high, MUTED)
        for button in self._buttons():
            draw_button(surface, kit, button, self.ring)
        self.ring.draw(surface, kit)
