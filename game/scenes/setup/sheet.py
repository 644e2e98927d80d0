"""MORE RULES: a sheet over the right panels with the variants and who is first player."""

from collections.abc import Callable
from functools import partial

from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL, RAISED
from game.scenes.setup.form import Form
from game.ui.canvas import Canvas
from game.ui.controls import FIRST, Button, draw_switch
from game.ui.focus import Target

SHEET = (868.0, 56.0, 412.0, 584.0)
SWITCHES = ("powers", "events", "expert", "hints")
LEFT, TOP, WIDE, HIGH, STEP = 884.0, 112.0, 364.0, 56.0, 64.0
FIRST_TOP = 396.0


class Sheet:
    """Opened by "More ..." and shut by `done`."""

    def __init__(self, form: Form, done: Callable[[], None]) -> None:
        self.form = form
        self.done = done

    def targets(self) -> list[Target]:
        """The switches, each pressed anywhere on its row."""
        form = self.form
        return [
            Target(
                switch,
                form.kit.scale.rect(LEFT + form.side, TOP + nth * STEP, WIDE, HIGH),
                form.changing(partial(self._flip, switch)),
                reason=form.words("refused-expert-two-players") if self._locked(switch) else "",
            )
            for nth, switch in enumerate(SWITCHES)
        ]

    def _locked(self, switch: str) -> bool:
        return switch == "expert" and self.form.party.pairs

    def _flip(self, switch: str) -> None:
        setattr(self.form.party, switch, not getattr(self.form.party, switch))

    def buttons(self) -> list[Button]:
        """Who is first, back to the printed rules, and the way out."""
        form, party = self.form, self.form.party
        x, y = LEFT + form.side, 578 + form.down
        found = [
            form.choice(
                f"first {nth}",
                (x + nth * WIDE / 2, FIRST_TOP + 18, WIDE / 2, 36),
                form.words("setup-first-one" if seat else "setup-first-random"),
                party.first_seat is seat,
                partial(setattr, party, "first_seat", seat),
            )
            for nth, seat in enumerate((False, True))
        ]
        return [
            *found,
            Button("close", (1228 + form.side, 66, 36, 36), "", self.done, icon="ui_close"),
            Button("printed", (x, y, 176, 44), form.words("setup-printed"), form.changing(self._printed), size=16),
            Button("done", (x + 188, y, 176, 44), form.words("setup-done"), self.done, kind=FIRST, size=16),
        ]

    def _printed(self) -> None:
        party = self.form.party
        party.powers, party.events, party.expert, party.first_seat, party.hints = True, True, False, False, True

    def draw(self, canvas: Canvas) -> None:
        """The sheet; the buttons come over it."""
        words, party = self.form.words, self.form.party
        canvas.box((SHEET[0], SHEET[1], SHEET[2] + 400, SHEET[3] + self.form.down), PANEL, LINE)
        canvas.head(words("setup-more-title"), 888, 92, 20)
        for nth, switch in enumerate(SWITCHES):
            top, locked = TOP + nth * STEP, self._locked(switch)
            canvas.box((LEFT, top, WIDE, HIGH), RAISED, LINE, radius=10)
            canvas.head(words(f"setup-{switch}"), 900, top + 23, 16, MUTED if locked else CREAM)
            text = words("setup-expert-pairs") if locked else words(f"setup-{switch}-text")
            canvas.text(text, 900, top + 44, 15, AMBER if locked else MUTED, room=280)
            on = bool(getattr(party, switch)) and not locked
            draw_switch(canvas.surface, self.form.kit, (1191 + self.form.side, top + 14), on, locked)
        canvas.head(words("setup-first-player"), 888, FIRST_TOP, 16)
        told = "setup-first-one-text" if party.first_seat else "setup-first-random-text"
        canvas.text(words(told), 888, FIRST_TOP + 78, 15, MUTED, room=356)
