"""Asking for a hint: from the press until the sheet is put away, with the curtain before it where others look on."""

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.bots.advice import Advice
from game.draw.kit import Kit
from game.scenes.context import Context
from game.scenes.flow import Flow
from game.scenes.hint.sheet import HintSheet
from game.table import plan

MARGIN, UNDER_BAR = 16.0, 66.0  # units round the sheet


class AskedHint:
    """The hint of a scene; `found` is called when Legend has found what he would choose."""

    def __init__(self, context: Context, flow: Flow, found: Callable[[Advice], None]) -> None:
        self.context = context
        self.flow = flow
        self.found = found
        self.sheet: HintSheet | None = None  # while a hint is asked for or lies open

    @property
    def advice(self) -> Advice | None:
        """What the hint that lies open says."""
        return None if self.sheet is None else self.sheet.advice

    @property
    def waiting(self) -> bool:
        """Whether Legend has still to answer."""
        return self.flow.hint_wanted and self.advice is None

    @property
    def secret(self) -> bool:
        """Whether a hint lies open that not everybody at the table may see."""
        return self.sheet is not None and self.flow.private

    def turn(self, *, asking: bool) -> None:
        """Ask for a hint, or put it away; `asking` tells whether a person is being asked."""
        if not self.put_away() and asking and self.flow.session.may_ask:
            self.context.sounds.play("ui_open")
            self.flow.hint_wanted = True

    def put_away(self) -> bool:
        """The hint has been read; whether there was one."""
        if not self.flow.hint_wanted:
            return False
        self.context.sounds.play("ui_close")
        self.flow.put_hint_away()
        return True

    def window_left(self) -> None:
        """Somebody else may be looking."""
        if self.flow.hint_wanted and self.flow.private and self.context.settings.curtain_when_left:
            self.flow.put_hint_away()
            self.sheet = None

    def follow(self, kit: Kit, *, asking: bool) -> None:
        """Lay the sheet down that was asked for, when nobody else looks on; what Legend has found, on it."""
        if not (asking and self.flow.hint_open):
            self.sheet = None
            return
        if self.sheet is None:
            self.sheet = HintSheet(kit, self.context.words, self.flow.offer)
        if self.sheet.advice is not None:
            return
        thought = self.flow.session.ask_for_hint()
        if thought.done:
            self.sheet.advice = thought.answer
            self.found(thought.answer)
        self.sheet.progress = thought.progress

    def draw(self, surface: Surface, taken: Sequence[Rect], right: float) -> None:
        """Draw it where it hides least of what is `taken`, before `right` in units."""
        if self.sheet is not None:
            tops = UNDER_BAR, plan.under_pile(self.sheet.kit.scale)
            self.sheet.draw(surface, self.sheet.rect(taken, MARGIN, right - MARGIN, tops))
