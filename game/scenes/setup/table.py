"""TABLE: whether hands lie behind a curtain, the seed, and a line of the rules that the sheet changes."""

from collections.abc import Callable

from game.draw.palette import AMBER, LINE, MUTED, PANEL
from game.scenes.setup.form import Form
from game.ui.canvas import Canvas
from game.ui.controls import Button
from game.ui.entry import Entry

PANEL_AT = (868.0, 324.0, 396.0, 304.0)
DIGITS = "0123456789"
SEED_LENGTH = 12


class Table:
    """The lower right panel of the set-up; `more` opens the sheet of further rules."""

    def __init__(self, form: Form, more: Callable[[], None]) -> None:
        self.form = form
        self.more = more

    def buttons(self) -> list[Button]:
        """Curtain or open table, the dice beside the seed, the way to the sheet."""
        form, party = self.form, self.form.party
        x, found = 984 + form.side, []
        for nth, opened in enumerate((False, True)):
            label = form.words("setup-open-table" if opened else "setup-curtain")
            found.append(
                form.choice(
                    f"hands {nth}",
                    (x + nth * 132, 368, 132, 36),
                    label,
                    party.open_table is opened,
                    lambda opened=opened: setattr(party, "open_table", opened),  # type: ignore[misc]
                )
            )
        dice = form.changing(lambda: setattr(party, "seed", str(form.draw_number() % 10**6)))
        found.append(Button("dice", (1208 + form.side, 504, 36, 36), "", dice, icon="ui_dice"))
        found.append(Button("more", (1120 + form.side, 572, 128, 40), form.words("setup-more"), self.more, size=16))
        return found

    def entries(self) -> list[Entry]:
        """The line for the seed."""
        form = self.form
        at = (984 + form.side, 504.0, 216.0, 36.0)
        empty = form.words("setup-random")
        return [
            Entry("seed", at, form.party.seed, self._sow, most=SEED_LENGTH, empty=empty, letters=DIGITS),
        ]

    def _sow(self, seed: str) -> None:
        self.form.party.seed = seed

    def draw(self, canvas: Canvas) -> None:
        """The panel; the buttons come over it."""
        words, party = self.form.words, self.form.party
        canvas.panel(PANEL_AT, PANEL, LINE, radius=14)
        canvas.head(words("setup-table"), 888, 354, 20)
        canvas.text(words("setup-hands"), 888, 391, 16)
        told = words("setup-open-table-text" if party.open_table else "setup-curtain-text")
        canvas.text(told, 888, 426, 15, MUTED, room=356)
        for line in (440, 494, 552):
            canvas.box((888, line, 356, 1.5), LINE, opacity=0.6)
        canvas.text(words("setup-two-players"), 888, 477, 16)
        pairs = "setup-pairs-now" if party.pairs else "setup-pairs-haunted" if party.haunted else "setup-pairs-when"
        canvas.text(words(pairs), 1248, 477, 15, AMBER if party.pairs else MUTED, align="right")
        canvas.text(words("setup-seed"), 888, 527, 16)
        for nth, told in enumerate(self._rules()):
            canvas.text(told, 888, 586 + nth * 22, 15, MUTED, room=220)

    def _rules(self) -> tuple[str, str]:
        """What the sheet says now, in two lines."""
        words, party = self.form.words, self.form.party
        deck = "expert" if party.expert and not party.pairs else "base"
        play = words("setup-rules", powers=str(party.powers).lower(), events=str(party.events).lower(), deck=deck)
        return play, words("setup-first-seat" if party.first_seat else "setup-first-drawn")
