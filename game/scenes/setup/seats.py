"""WHO RIDES?: a row for each seat, one for a bandit whom the game plays, the bandits still free."""

from collections.abc import Callable
from functools import partial

from game.draw import lettering
from game.draw.palette import CREAM, INK, LINE, MUTED, PANEL, RAISED, STRIPE, mix
from game.draw.scale import Area
from game.expansions.book import EXPANSIONS, colour
from game.expansions.expansion import Expansion
from game.scenes.setup import names
from game.scenes.setup.form import Form
from game.scenes.setup.party import FEWEST, MOST, NAME_LENGTH
from game.ui.canvas import Canvas
from game.ui.controls import CHOICE, PLAIN, Button
from game.ui.entry import Entry
from game.ui.portrait import portrait

PANEL_AT = (16.0, 72.0, 836.0, 556.0)
LEFT, TOP, WIDE = 32.0, 114.0, 804.0
ROW, STEP = 60.0, 66.0
PAIR_ROW, PAIR_STEP = 138.0, 150.0
TALLER = 0.6  # of what the window is higher: the rows, the rest lies between them
FOOT = 512.0  # the line above the bandits still free
LEVEL_HIGH = 50.0
AUTOMATIC = 0.3  # of its colour, how much the row of a bandit has whom the game plays


class Seats:
    """The left panel of the set-up."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.party = form.party

    def row(self, index: int) -> tuple[float, float]:
        """Top and height of a seat's row, in units; rows are higher where the window is."""
        if self.party.pairs:
            more = self.form.down / 3
            return TOP + index * (PAIR_STEP + more), PAIR_ROW + more * TALLER
        more = self.form.down / MOST
        return TOP + index * (STEP + more), ROW + more * TALLER

    def line(self, index: int) -> float:
        """The top of what stands in the middle of a row."""
        top, high = self.row(index)
        return top + (high - (PAIR_ROW if self.party.pairs else ROW)) / 2

    # what can be pressed and typed

    def buttons(self) -> list[Button]:
        """The buttons of every row, of the empty seat and for drawing bandits."""
        form, found = self.form, []
        for index, place in enumerate(self.party.places):
            x, y = LEFT + form.side, self.line(index) + 12
            found += [self._bandit_button(index, nth) for nth in range(len(place.bandits))]
            left = x + (44 if self.party.pairs else 398)
            for nth, person in enumerate((True, False)):
                found.append(
                    Button(
                        f"kind {index} {nth}",
                        (left + nth * 42, y, 42, 36),
                        "",
                        form.changing(partial(names.seat, form.words, self.party, index, is_person=person)),
                        kind=CHOICE,
                        icon="ui_human" if person else "ui_robot",
                        chosen=place.person is person,
                    )
                )
            if not place.person:
                found.append(self._level_button(index))
            found += self._order_buttons(index, x, y)
        if len(self.party.places) < self.party.most:
            found.append(self._add_button())
        draw = form.changing(lambda: self.party.draw_bandits(form.draw_number()))
        return [
            *found,
            Button("draw", (652 + form.side, 546 + form.down, 180, 48), form.words("setup-draw"), draw, size=16),
        ]

    def _bandit_button(self, index: int, nth: int) -> Button:
        top, high = self.row(index)
        at = (LEFT + self.form.side + 4, top + 4, 384.0, high - 8)
        if self.party.pairs:
            top = self.line(index)
            at = (LEFT + self.form.side + 16 + nth * 392, top + 62, 380.0, 64.0)
        change = self.form.changing(lambda: self.party.next_bandit(index, nth))
        entry = f"bandit {self.party.places[index].bandits[nth]}"
        return Button(f"bandit {index} {nth}", at, "", change, kind=PLAIN, entry=entry)

    def _beside_switch(self, index: int, high: float) -> Area:
        """Where the name of a person stands, or the level of a computer, `high` units high."""
        x, wide = (136.0, 300.0) if self.party.pairs else (492.0, 184.0)
        return LEFT + self.form.side + x, self.line(index) + 30 - high / 2, wide, high

    def _level_button(self, index: int) -> Button:
        change = self.form.changing(lambda: self.party.next_level(index))
        hint = self.form.words(f"level-{self.party.places[index].level}-text")
        return Button(f"level {index}", self._beside_switch(index, LEVEL_HIGH), "", change, kind=PLAIN, hint=hint)

    def _order_buttons(self, index: int, x: float, y: float) -> list[Button]:
        words, last = self.form.words, len(self.party.places) - 1
        few = words("setup-fewest") if last + 1 <= FEWEST else ""
        acts: list[tuple[str, str, Callable[[], None], str]] = [
            ("up", "ui_up", lambda: self.party.move(index, -1), "" if index else words("setup-first-already")),
            ("down", "ui_down", lambda: self.party.move(index, 1), "" if index < last else words("setup-last-already")),
            ("remove", "ui_close", lambda: self.party.remove(index), few),
        ]
        return [
            Button(
                f"{name} {index}", (x + 684 + nth * 40, y, 36, 36), "", self.form.changing(act), icon=icon, reason=why
            )
            for nth, (name, icon, act, why) in enumerate(acts)
        ]

    def _add_button(self) -> Button:
        words, count = self.form.words, len(self.party.places)
        top, high = self.row(count + len(self.party.automatic))
        label = self.form.told("setup-add")
        add = self.form.changing(lambda: self.party.add(names.computer(words, self.party), person=False))
        if self.party.pairs:
            top, high = self.row(2)[0], ROW
        return Button("add", (LEFT + self.form.side, top, WIDE, high), label, add, kind=CHOICE, icon="ui_plus", size=16)

    def entries(self) -> list[Entry]:
        """A line for each person's name; computers have theirs from us."""
        found = []
        for index, place in enumerate(self.party.places):
            if not place.person:
                continue

            def rename(name: str, index: int = index) -> None:
                self.party.places[index].name = name
                self.form.refresh()

            found.append(Entry(f"name {index}", self._beside_switch(index, 36), place.name, rename, most=NAME_LENGTH))
        return found

    # the picture

    def draw(self, canvas: Canvas) -> None:
        """The panel with its rows; the buttons come over it."""
        words, party = self.form.words, self.party
        x, y, wide, high = PANEL_AT
        canvas.panel((x, y, wide, high + self.form.down), PANEL, LINE, radius=14)
        canvas.head(words("setup-who"), 36, 102, 20)
        count = len(party.places)
        if party.pairs:
            told = words("setup-seats-pairs")
        else:
            told = self.form.told("setup-seats", count=count)
        canvas.text(told, 832, 102, 16, MUTED, align="right")
        for index, place in enumerate(party.places):
            top, high = self.row(index)
            canvas.box((LEFT, top, WIDE, high), RAISED, LINE, radius=12)
            top = self.line(index)
            canvas.text(str(index + 1), LEFT + 24, top + 36, 17, MUTED, lettering.BOLD, align="centre")
            if party.pairs:
                canvas.text(words("setup-one-deck"), LEFT + 456, top + 36, 15, MUTED)
            for nth, bandit in enumerate(place.bandits):
                self._draw_bandit(canvas, index, nth, bandit)
            if not place.person:
                self._draw_level(canvas, index)
        for expansion in EXPANSIONS:
            if expansion.key in party.expansions and expansion.automatic:
                self._draw_automatic(canvas, expansion)
        self._draw_free(canvas)

    def _draw_bandit(self, canvas: Canvas, index: int, nth: int, bandit: str) -> None:
        words = self.form.words
        (above, high), top = self.row(index), self.line(index)
        x, y, size = LEFT + 42, top + 5, 50.0
        if self.party.pairs:
            x, y, size = LEFT + 28 + nth * 392, top + 68, 52.0
            canvas.box((x - 12, y - 6, 380, 64), INK, LINE, radius=10)
            canvas.box((x - 12, y + 3, 5, 46), STRIPE[bandit], radius=2)
        else:
            canvas.box((LEFT, above + 9, 5, high - 18), STRIPE[bandit], radius=2)
        canvas.blit(portrait(self.form.kit, bandit, size, 9), x, y)
        canvas.emblem(bandit, x + size - 16, y + size - 21, 25)
        wide = canvas.head(words(f"bandit-{bandit}"), x + size + 18, y + 22, 17)
        hovered = self.form.ring.pointed == f"bandit {index} {nth}"
        canvas.piece("ui_next", x + size + 24 + wide, y + 8, 16 / 24, opacity=1 if hovered else 0.55)
        power = words(f"power-{bandit}") if self.party.powers else words("setup-no-power")
        canvas.text(power, x + size + 18, y + 44, 15, CREAM if hovered else MUTED, room=280)

    def _draw_level(self, canvas: Canvas, index: int) -> None:
        """How well a computer plays, over its name."""
        place, pointed = self.party.places[index], self.form.ring.pointed == f"level {index}"
        x, y, wide, high = self._beside_switch(index, LEVEL_HIGH)
        x -= self.form.side
        canvas.box((x, y, wide, high), INK, MUTED if pointed else LINE, radius=9)
        canvas.head(self.form.words(f"level-{place.level}"), x + 12, y + 21, 15, room=wide - 44)
        canvas.text(place.name, x + 12, y + 41, 15, MUTED, room=wide - 44)
        canvas.piece("ui_next", x + wide - 26, y + (high - 18) / 2, width=18, opacity=1 if pointed else 0.55)

    def _draw_automatic(self, canvas: Canvas, expansion: Expansion) -> None:
        """The row of a bandit whom the game plays: nobody sits there, and nobody can."""
        top, high = self.row(len(self.party.places))
        edge = colour(expansion.badge)
        canvas.box((LEFT, top, WIDE, high), mix(edge, INK, AUTOMATIC), edge, radius=12)
        canvas.box((LEFT, top + 9, 5, high - 18), edge, radius=2)
        expansion.draw_row(canvas, self.form.words, (LEFT, self.line(len(self.party.places))))

    def _draw_free(self, canvas: Canvas) -> None:
        """The bandits whom nobody leads."""
        words, free, down = self.form.words, self.party.free, self.form.down
        canvas.box((LEFT, FOOT + down, WIDE, 1.5), LINE, opacity=0.8)
        if not free:
            key = "setup-all-ride" if len(self.party.places) == MOST else "setup-no-more-free"
            canvas.text(words(key), 36, 577 + down, 16, MUTED)
            return
        first = max(90.0, 36 + canvas.text(words("setup-free"), 36, 577 + down, 16, MUTED) + 10)
        step = 138.0 if len(free) < 5 else 112.0
        for index, bandit in enumerate(free):
            x = first + index * step
            canvas.blit(portrait(self.form.kit, bandit, 40, 8), x, 550 + down)
            canvas.head(words(f"bandit-{bandit}"), x + 48, 577 + down, 15, room=step - 54)
