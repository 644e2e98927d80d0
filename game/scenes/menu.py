"""The menu over a match: go on, leave it, end the program."""

from collections.abc import Callable

from pygame import Surface

from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, GOOD, LINE, MUTED, PANEL
from game.scenes.context import Context
from game.scenes.dialog import DialogOver
from game.scenes.flow import Flow
from game.scenes.how_to_play.scene import HowToPlayScene
from game.scenes.options.scene import OptionsScene
from game.scenes.scene import Scene
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, SECOND, Button, draw_button

PANEL_AREA = (440.0, 84.0, 400.0, 552.0)
STEP, HIGH = 54, 46


class MenuScene(DialogOver):
    """Lies over the table."""

    veil = 0.68

    def __init__(self, context: Context, under: Scene, flow: Flow) -> None:
        super().__init__(context, under)
        self.flow = flow

    def enter(self, kit: Kit) -> None:
        super().enter(kit)
        self.ring.set([button.target(kit) for button in self._buttons()])
        self.ring.focused = "resume"

    def draw_panel(self, surface: Surface) -> None:
        canvas = Canvas(self.kit, surface, *self._origin())
        canvas.panel(PANEL_AREA, PANEL, LINE, radius=14)
        x, y, wide, _ = PANEL_AREA
        canvas.head(self.context.words("menu-title"), x + wide / 2, y + 54, 24, CREAM, align="centre")
        self._draw_kept(canvas, x + wide / 2, y + 84, wide - 60)
        canvas.box((x + 40, y + 492, wide - 80, 1.5), LINE)
        number = str(max(1, self.flow.public.state.round_number))
        now = self.context.words("menu-now", number=number)
        canvas.text(now, x + wide / 2, y + 524, 15, MUTED, align="centre", room=wide - 40)
        for button in self._buttons():
            draw_button(surface, self.kit, button, self.ring)
        self.ring.draw(surface, self.kit)

    def _origin(self) -> tuple[int, int]:
        scale = self.kit.scale
        return self.kit.px(scale.wider / 2), self.kit.px(scale.deeper / 2)

    def acts(self) -> list[tuple[str, Callable[[], None]]]:
        """Where it leads: names with their words `menu-NAME`."""
        return [
            ("resume", self.context.stack.pop),
            ("options", self.open_options),
            ("full", self.context.keeper.turn_full_screen),
            ("rules", self.open_rules),
            ("seats", lambda: self.context.stack.push(self.flow.scenes.handing(self.flow))),
            ("leave", self.leave_match),
            ("quit", self.context.stack.quit),
        ]

    def open_options(self) -> None:
        """Lead to the options."""
        self.context.stack.push(OptionsScene(self.context))

    def open_rules(self) -> None:
        """Lead to the rules."""
        self.context.stack.push(HowToPlayScene(self.context))

    def _buttons(self) -> list[Button]:
        words, scale = self.context.words, self.kit.scale
        x, y, wide, _ = PANEL_AREA
        return [
            Button(
                name,
                (x + 40 + scale.wider / 2, y + 112 + index * STEP + scale.deeper / 2, wide - 80, HIGH),
                words("menu-window" if name == "full" and self.context.settings.fullscreen else f"menu-{name}"),
                act,
                kind=FIRST if index == 0 else SECOND,
                size=18,
            )
            for index, (name, act) in enumerate(self.acts())
        ]

    def how_kept(self) -> tuple[str, str]:
        """Whether the match is kept, `well`, `not` or `failed`, and a sentence about it."""
        how = self.flow.how_kept
        return how, self.context.words(f"menu-saved-{how}")

    def _draw_kept(self, canvas: Canvas, x: float, y: float, room: float) -> None:
        """Whether the match can be gone on with another time."""
        how, said = self.how_kept()
        colour = {"well": GOOD, "failed": AMBER}.get(how, MUTED)
        wide = canvas.text(said, x, y, 16, colour, align="centre", room=room)
        if how == "well":
            canvas.piece("ui_check", x - wide / 2 - 26, y - 15, 0.75)

    def leave_match(self) -> None:
        """Lead to the title."""
        self.flow.session.settle()  # the title offers to go on with it, from the disk
        self.context.stack.reset(self.context.title())
