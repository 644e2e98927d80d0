"""HAND OVER: when somebody must leave, a computer player takes his seat; and gives it back."""

from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.draw.kit import Kit
from game.draw.palette import LINE, MUTED, PANEL, RAISED, STRIPE
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.dialog import Dialog
from game.scenes.flow import Flow
from game.table.people import face, led
from game.ui.canvas import Canvas
from game.ui.controls import CHOICE, FIRST, Button, draw_button
from game.ui.portrait import portrait

WIDE, LEFT = 560.0, 360.0
HEAD, FOOT = 104.0, 84.0
ROW, STEP = 58.0, 64.0
VEIL = 0.5


class HandingScene(Dialog):
    """Lies over the menu, and shows nothing of the match.

    `level` is the computer player who takes a seat, `draw_number` gives his chance.
    """

    def __init__(self, context: Context, flow: Flow, level: str, draw_number: Callable[[], int]) -> None:
        super().__init__(context)
        self.flow = flow
        self.level = level
        self.draw_number = draw_number
        self.seats = [player.seat for player in led(flow.public.state)]

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.backdrop = Backdrop(kit, max(1, self.flow.public.state.round_number), VEIL)
        self.refresh()
        self.ring.focused = self.ring.focused or "done"

    def refresh(self) -> None:
        """Lay the buttons out anew."""
        self.buttons = self._make_buttons()
        self.ring.set([button.target(self.kit) for button in self.buttons])

    @property
    def _top(self) -> float:
        return (self.kit.scale.tall - self._high) / 2

    @property
    def _high(self) -> float:
        return HEAD + STEP * len(self.seats) + FOOT

    @property
    def _side(self) -> float:
        return LEFT + self.kit.scale.wider / 2

    def _make_buttons(self) -> list[Button]:
        session, words = self.flow.session, self.context.words
        found = []
        for row, seat in enumerate(self.seats):
            y = self._top + HEAD + row * STEP + 11
            for nth, person in enumerate((True, False)):
                found.append(
                    Button(
                        f"seat {seat} {nth}",
                        (self._side + WIDE - 116 + nth * 46, y, 46, 36),
                        "",
                        partial(self._hand, seat, person),
                        kind=CHOICE,
                        icon="ui_human" if person else "ui_robot",
                        chosen=session.seats[seat].is_person is person,
                    )
                )
        y = self._top + self._high - 66
        done = Button(
            "done", (self._side + WIDE / 2 - 90, y, 180, 46), words("handing-done"), self.context.stack.pop, FIRST
        )
        return [*found, done]

    def _hand(self, seat: int, person: bool) -> None:
        if self.flow.session.seats[seat].is_person is not person:
            self.flow.hand_over(seat, "" if person else self.level, self.draw_number())
        self.refresh()

    def draw(self, surface: Surface) -> None:
        self.backdrop.draw(surface)
        canvas, words = Canvas(self.kit, surface), self.context.words
        x, y = self._side, self._top
        canvas.panel((x, y, WIDE, self._high), PANEL, LINE, radius=14)
        canvas.head(words("handing-title"), x + WIDE / 2, y + 46, 24, align="centre")
        canvas.text(words("handing-text"), x + WIDE / 2, y + 76, 15, MUTED, align="centre", room=WIDE - 40)
        for row, seat in enumerate(self.seats):
            self._draw_row(canvas, seat, y + HEAD + row * STEP)
        for button in self.buttons:
            draw_button(surface, self.kit, button, self.ring)
        self.ring.draw(surface, self.kit)

    def _draw_row(self, canvas: Canvas, seat: int, top: float) -> None:
        session, words = self.flow.session, self.context.words
        x = self._side
        canvas.box((x + 20, top, WIDE - 40, ROW), RAISED, LINE, radius=12)
        bandits = self.flow.public.state.players[seat].bandits
        canvas.box((x + 20, top + 9, 5, ROW - 18), STRIPE[face(self.flow.public.state, seat)], radius=2)
        for nth, bandit in enumerate(bandits):
            canvas.blit(portrait(self.kit, bandit, 44, 8), x + 36 + nth * 52, top + 6)
        left = x + 94 + (len(bandits) - 1) * 52
        canvas.head(session.seats[seat].name, left, top + 26, 17, room=260)
        key = "handing-person" if session.seats[seat].is_person else "handing-computer"
        canvas.text(words(key), left, top + 46, 15, MUTED, room=260)
