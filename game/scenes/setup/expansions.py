"""EXPANSIONS: a card for each, with its promise, its switch, and the reason why it cannot be added."""

from game.draw.palette import AMBER, CREAM, LINE, MUTED, PANEL, RAISED
from game.scenes.setup.form import Form
from game.scenes.setup.party import ELF, GHOST_BOX
from game.ui.canvas import Canvas, faded
from game.ui.controls import draw_switch
from game.ui.focus import Target
from game.ui.portrait import portrait

PANEL_AT = (868.0, 72.0, 396.0, 236.0)
TILES = ((ELF, "elf", 116.0), (GHOST_BOX, "ghost_box", 212.0))  # expansion, portrait, top
LEFT, WIDE, HIGH = 884.0, 364.0, 88.0
OFF = 0.35  # of a portrait's colours when its expansion cannot be had


class Expansions:
    """The upper right panel of the set-up."""

    def __init__(self, form: Form) -> None:
        self.form = form

    def targets(self) -> list[Target]:
        """The cards, each switched by pressing anywhere on it."""
        return [
            Target(
                f"expansion {expansion}",
                self.form.kit.scale.rect(LEFT + self.form.side, top, WIDE, HIGH),
                self.form.changing(lambda expansion=expansion: self.form.party.switch(expansion)),  # type: ignore[misc]
                reason=self._why(expansion),
            )
            for expansion, _, top in TILES
        ]

    def _why(self, expansion: str) -> str:
        """The rules' full sentence against an expansion, or nothing."""
        reason = self.form.party.barred(expansion)
        return self.form.words(f"refused-{reason}") if reason else ""

    def draw(self, canvas: Canvas) -> None:
        """The panel with its cards."""
        canvas.panel(PANEL_AT, PANEL, LINE, radius=14)
        canvas.head(self.form.words("setup-expansions"), 888, 102, 20)
        for expansion, person, top in TILES:
            self._draw_tile(canvas, expansion, person, top)

    def _draw_tile(self, canvas: Canvas, expansion: str, person: str, top: float) -> None:
        words, party = self.form.words, self.form.party
        on, reason = expansion in party.expansions, party.barred(expansion)
        canvas.box((LEFT, top, WIDE, HIGH), RAISED, AMBER if on else LINE, radius=12, thick=2.5 if on else 1.5)
        picture = portrait(self.form.kit, person, 74, 10)
        canvas.blit(faded(picture, OFF) if reason else picture, LEFT + 6, top + 6)
        canvas.head(words(f"expansion-{expansion}"), 974, top + 27, 17, MUTED if reason else CREAM)
        if reason is None:
            for nth, line in enumerate(words(f"setup-promise-{expansion}").splitlines()):
                canvas.text(line, 974, top + 51 + nth * 20, 15, MUTED, room=LEFT + WIDE - 980)
        else:
            canvas.text(words(f"setup-short-{expansion}"), 974, top + 51, 15, MUTED, room=LEFT + WIDE - 980)
            canvas.piece("lock", 974, top + 60, 18 / 24)
            canvas.text(words(f"setup-barred-{expansion}-{reason}"), 996, top + 76, 15, AMBER, room=240)
        draw_switch(canvas.surface, self.form.kit, (1193 + self.form.side, top + 12), on, reason is not None)
