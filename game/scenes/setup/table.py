"""TABLE: whether hands lie behind a curtain, the seed, and a line of the rules that the sheet changes."""

from collections.abc import Callable
from functools import partial

from game.draw.palette import AMBER, LINE, MUTED, PANEL
from game.scenes.setup.form import Form
from game.ui.canvas import Canvas
from game.ui.controls import Button
from game.ui.entry import Entry

PANEL_AT = (868.0, 324.0, 396.0, 304.0)
SHARE, SECTIONS = 0.4, 4  # of what the window is higher: what the panel above takes; the rest goes to four sections
DIGITS = "0123456789"
SEED_LENGTH = 12


class Table:
    """The lower right panel of the set-up; `more` opens the sheet of further rules."""

    def __init__(self, form: Form, more: Callable[[], None]) -> None:
        self.form = form
        self.more = more

    def _y(self, y: float, section: float) -> float:
        """A height in the panel, lower where the window is: with the sections, 0 to 3, spread over it."""
        down = self.form.down
        return y + down * SHARE + (section + 0.5) * down * (1 - SHARE) / SECTIONS

    def buttons(self) -> list[Button]:
        """Curtain or open table, the dice beside the seed, the way to the sheet."""
        form, party = self.form, self.form.party
        x, found = 984 + form.side, []
        for nth, opened in enumerate((False, True)):
            label = form.words("setup-open-table" if opened else "setup-curtain")
            found.append(
                form.choice(
                    f"hands {nth}",
                    (x + nth * 132, self._y(368, 0), 132, 36),
                    label,
                    party.open_table is opened,
                    partial(setattr, party, "open_table", opened),
                )
            )
        dice = form.changing(lambda: setattr(party, "seed", str(form.draw_number() % 10**6)))
        found.append(Button("dice", (1208 + form.side, self._y(504, 2), 36, 36), "", dice, icon="ui_dice"))
        found.append(
            Button("more", (1120 + form.side, self._y(572, 3), 128, 40), form.words("setup-more"), self.more, size=16)
        )
        return found

    def entries(self) -> list[Entry]:
        """The line for the seed."""
        form = self.form
        at = (984 + form.side, self._y(504.0, 2), 216.0, 36.0)
        empty = form.words("setup-random")
        return [
            Entry("seed", at, form.party.seed, self._sow, most=SEED_LENGTH, empty=empty, letters=DIGITS),
        ]

    def _sow(self, seed: str) -> None:
        self.form.party.seed = seed

    def draw(self, canvas: Canvas) -> None:
        """The panel; the buttons come over it."""
        words, party = self.form.words, self.form.party
        (x, y, wide, high), down = PANEL_AT, self.form.down
        canvas.panel((x, y + down * SHARE, wide, high + down * (1 - SHARE)), PANEL, LINE, radius=14)
        canvas.head(words("setup-table"), 888, 354 + down * SHARE, 20)
        canvas.text(words("setup-hands"), 888, self._y(391, 0), 16)
        told = words("setup-open-table-text" if party.open_table else "setup-curtain-text")
        canvas.text(told, 888, self._y(426, 0), 15, MUTED, room=356)
        for nth, line in enumerate((440, 494, 552)):
            canvas.box((888, self._y(line, nth + 0.5), 356, 1.5), LINE, opacity=0.6)
        wide = canvas.text(words("setup-two-players"), 888, self._y(477, 1), 16)
        pairs = "setup-pairs-now" if party.pairs else "setup-pairs-automatic" if party.automatic else "setup-pairs-when"
        ink = AMBER if party.pairs else MUTED
        canvas.text(words(pairs), 1248, self._y(477, 1), 15, ink, align="right", room=360 - wide - 16)
        canvas.text(words("setup-seed"), 888, self._y(527, 2), 16)
        for nth, told in enumerate(self._rules()):
            canvas.text(told, 888, self._y(586, 3) + nth * 22, 15, MUTED, room=220)

    def _rules(self) -> tuple[str, str]:
        """What the sheet says now, in two lines."""
        words, party = self.form.words, self.form.party
        deck = "expert" if party.expert and not party.pairs else "base"
        play = words("setup-rules", powers=str(party.powers).lower(), events=str(party.events).lower(), deck=deck)
        return play, words("setup-first-seat" if party.first_seat else "setup-first-drawn")
