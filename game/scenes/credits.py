"""CREDITS: whose work is in the program, and under which licence. Names at the left, the text of one at the right."""

from collections.abc import Sequence
from functools import partial
from textwrap import wrap

import pygame
from pygame import Surface
from pygame.event import Event

from game.credits import Credit
from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL, RAISED
from game.draw.scale import Area
from game.scenes.backdrop import Backdrop
from game.scenes.context import Context
from game.scenes.scene import StillScene
from game.ui import page_head
from game.ui.canvas import Canvas
from game.ui.controls import draw_button
from game.ui.focus import FocusRing, Target
from game.ui.key_hints import KeyHint
from game.ui.keys import Intent

HOUR, VEIL = 2, 0.66
NAMES = (16.0, 72.0, 368.0, 632.0)
NAME_HIGH = 26.0  # where there is room for it
TEXT = (400.0, 72.0, 864.0, 632.0)
LINE_HIGH, LETTERS = 19.0, 13.5
MOST_LETTERS = 104  # in a line
AT_A_NOTCH = 3  # lines for one notch of the mouse's wheel


class CreditsScene(StillScene):
    """Lies over the title."""

    def __init__(self, context: Context, credits: Sequence[Credit]) -> None:
        self.context = context
        self.credits = credits
        self.ring = FocusRing(context.device)
        self.lines: list[str] = []
        self.above = 0  # lines that are scrolled out at the top
        self.shown = ""

    def enter(self, kit: Kit) -> None:
        self.kit = kit
        self.side, self.down = kit.scale.wider / 2, kit.scale.deeper
        self.backdrop = Backdrop(kit, HOUR, VEIL)
        self.back = page_head.way_back(self.context.stack.pop)
        names = [
            Target(self._named(credit), kit.scale.rect(*self._spot(nth)), partial(self.show, credit))
            for nth, credit in enumerate(self.credits)
        ]
        self.ring.set([self.back.target(kit), *names])
        self.show(next((credit for credit in self.credits if credit.name == self.shown), self.credits[0]))

    def show(self, credit: Credit) -> None:
        """Show a text from its beginning."""
        letters = round(MOST_LETTERS / self.kit.letters)
        self.lines = [part for line in credit.text.expandtabs(4).splitlines() for part in _wrapped(line, letters)]
        self.shown = credit.name
        self.ring.focused = self._named(credit)
        self.above = 0

    @property
    def rows(self) -> int:
        """How many lines are seen at a time."""
        return int((TEXT[3] + self.down - 28) // (LINE_HIGH * self.kit.letters))

    def handle(self, event: Event) -> None:
        meant = self.context.device.intent(event)
        before = self.ring.focused
        if meant in (Intent.BACK, Intent.MENU):
            self.context.stack.pop()
        elif meant in (Intent.PAGE_ON, Intent.PAGE_BACK):
            self._scroll((self.rows - 1) * (1 if meant is Intent.PAGE_ON else -1))
        elif event.type == pygame.MOUSEWHEEL:
            self._scroll(-event.y * AT_A_NOTCH)
        else:
            self.ring.handle(event)
            if self.ring.focused != before:  # the text follows the keys
                self._show_focused()

    def _show_focused(self) -> None:
        for credit in self.credits:
            if self._named(credit) == self.ring.focused:
                self.show(credit)

    def _scroll(self, lines: int) -> None:
        self.above = max(0, min(self.above + lines, len(self.lines) - self.rows))

    @staticmethod
    def _named(credit: Credit) -> str:
        return f"credit {credit.name}"

    def _spot(self, nth: int) -> Area:
        """Where a name stands: they fill two columns."""
        x, y, wide, high = NAMES
        rows = (len(self.credits) + 1) // 2
        column, row = divmod(nth, rows)
        step = min(NAME_HIGH, (high - 8) / rows)
        return self.side + x + 6 + column * (wide - 8) / 2, y + 4 + row * step, wide / 2 - 10, step - 2

    def draw(self, surface: Surface) -> None:
        kit, words = self.kit, self.context.words
        self.backdrop.draw(surface)
        canvas = Canvas(kit, surface)
        hints = (
            KeyHint((Intent.PAGE_BACK, Intent.PAGE_ON), words("credits-more")),
            KeyHint((Intent.BACK,), words("word-back")),
        )
        page_head.draw(canvas, words, words("title-credits"), hints, self.context.device)
        draw_button(surface, kit, self.back, self.ring)
        x, y, across, high = NAMES
        canvas.panel((self.side + x, y, across, high + self.down), PANEL, LINE)
        for nth, credit in enumerate(self.credits):
            self._draw_name(canvas, credit, self._spot(nth))
        self._draw_text(canvas)
        self.ring.draw(surface, kit)

    def _draw_name(self, canvas: Canvas, credit: Credit, area: Area) -> None:
        x, y, wide, high = area
        here = credit.name == self.shown
        if here:
            canvas.box(area, RAISED, AMBER, radius=6)
        colour = CREAM if here or self.ring.pointed == self._named(credit) else MUTED
        face = lettering.BOLD if here else lettering.BODY
        canvas.text(
            credit.name or self.context.words("credits-whose"), x + 10, y + high - 7, 14, colour, face, room=wide - 20
        )

    def _draw_text(self, canvas: Canvas) -> None:
        x, y, wide, high = TEXT[0] + self.side, TEXT[1], TEXT[2], TEXT[3] + self.down
        canvas.panel((x, y, wide, high), PANEL, LINE)
        step = LINE_HIGH * self.kit.letters
        for nth, line in enumerate(self.lines[self.above : self.above + self.rows]):
            canvas.text(line, x + 20, y + 14 + (nth + 0.75) * step, LETTERS, CREAM)
        if len(self.lines) > self.rows:
            whole = high - 24
            canvas.box((x + wide - 10, y + 12, 4, whole), LINE, radius=2, opacity=0.35)
            top, part = self.above / len(self.lines), self.rows / len(self.lines)
            canvas.box((x + wide - 10, y + 12 + whole * top, 4, whole * part), AMBER, radius=2)


def _wrapped(line: str, letters: int) -> list[str]:
    """A line in parts of so many letters; an empty one stays."""
    return wrap(line, letters, break_on_hyphens=False) or [""]
