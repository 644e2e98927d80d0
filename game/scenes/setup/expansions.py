"""EXPANSIONS: a card for each, with its promise, its switch, and the reason why it cannot be added."""

from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL, RAISED
from game.expansions.book import EXPANSIONS
from game.scenes.setup.form import Form
from game.ui.canvas import Canvas, faded
from game.ui.controls import draw_switch
from game.ui.focus import Target
from game.ui.portrait import portrait

PANEL_AT = (868.0, 72.0, 396.0, 236.0)
TOP, STEP = 110.0, 66.0
SHARE, TALLER, APART = 0.4, 0.08, 0.06  # of what the window is higher: the panel, a card, the gap between them
LEFT, WIDE, HIGH = 884.0, 364.0, 60.0
PICTURE, WORDS = 52.0, 956.0  # the size of its picture, where its words begin
OFF = 0.35  # of a portrait's colours when its expansion cannot be had


class Expansions:
    """The upper right panel of the set-up."""

    def __init__(self, form: Form) -> None:
        self.form = form

    @property
    def _taller(self) -> float:
        """Units that a card is higher, as the window is."""
        return self.form.down * TALLER

    def _top(self, nth: int) -> float:
        """The top of a card."""
        return TOP + nth * (STEP + self._taller + self.form.down * APART)

    def targets(self) -> list[Target]:
        """The cards, each switched by pressing anywhere on it."""
        return [
            Target(
                f"expansion {expansion}",
                self.form.kit.scale.rect(LEFT + self.form.side, self._top(nth), WIDE, HIGH + self._taller),
                self.form.changing(lambda expansion=expansion: self.form.party.switch(expansion)),  # type: ignore[misc]
                reason=self._why(expansion),
                entry=f"expansion {expansion}",
            )
            for nth, expansion in enumerate(one.key for one in EXPANSIONS)
        ]

    def _why(self, expansion: str) -> str:
        """The rules' full sentence against an expansion, or nothing."""
        reason = self.form.party.barred(expansion)
        return self.form.words(f"refused-{reason}") if reason else ""

    def draw(self, canvas: Canvas) -> None:
        """The panel with its cards."""
        x, y, wide, high = PANEL_AT
        canvas.panel((x, y, wide, high + self.form.down * SHARE), PANEL, LINE, radius=14)
        canvas.head(self.form.words("setup-expansions"), 888, 102, 20)
        for nth, one in enumerate(EXPANSIONS):
            self._draw_tile(canvas, one.key, one.badge, self._top(nth))

    def _draw_tile(self, canvas: Canvas, expansion: str, person: str, top: float) -> None:
        words, party = self.form.words, self.form.party
        on, reason = expansion in party.expansions, party.barred(expansion)
        edge, thick = (AMBER, 2.5) if on else (LINE, 1.5)
        canvas.box((LEFT, top, WIDE, HIGH + self._taller), RAISED, edge, radius=12, thick=thick)
        top += self._taller / 2
        picture = portrait(self.form.kit, person, PICTURE, 10)
        canvas.blit(faded(picture, OFF) if reason else picture, LEFT + 3, top + 3)
        canvas.head(words(f"expansion-{expansion}"), WORDS, top + 26, 17, MUTED if reason else CREAM)
        if reason is None:
            canvas.text(words(f"setup-short-{expansion}"), WORDS, top + 47, 15, MUTED, room=LEFT + WIDE - WORDS - 60)
        else:
            canvas.piece("lock", WORDS, top + 33, 16 / 24)
            canvas.text(words(f"setup-barred-{expansion}-{reason}"), WORDS + 20, top + 47, 15, AMBER, room=212)
        draw_switch(canvas.surface, self.form.kit, (1193 + self.form.side, top + 9), on, reason is not None)
