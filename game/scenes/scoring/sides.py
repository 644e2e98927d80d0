"""The panels at the right of the count that every game has: the five rounds, the prizes."""

from game.draw.kit import Kit
from game.draw.palette import AMBER, LINE, MUTED, PANEL
from game.engine.contents import GUNSLINGER_PRIZE
from game.expansions.book import guise
from game.scenes.scoring.wealth import LABEL_GAP, Lines
from game.session import Session
from game.table import naming
from game.ui.canvas import Canvas, text_width
from game.ui.words import Words

LEFT, WIDE = 876.0, 380.0
AREA_RADIUS = 16.0
PRIZE = 56.0
GUNSLINGERS_WIDE = 228.0  # units for their names
OVER_LINES = 42.0  # units over the lines


class Sides:
    """Draws the panels of a finished match."""

    def __init__(self, kit: Kit, words: Words, session: Session, lines: Lines) -> None:
        self.kit = kit
        self.words = words
        self.session = session
        self.state = session.state
        self.lines = lines

    @property
    def least_lines(self) -> float:
        """Units of height in which the lines have room, with a badge at the end of each."""
        return OVER_LINES + LABEL_GAP * len(self.state.bandits)

    def rounds(self, canvas: Canvas, top: float, high: float) -> None:
        """The wealth of each bandit over the five rounds."""
        self._panel(canvas, top, high)
        canvas.head(self.words("scoring-rounds"), LEFT + 22, top + 30, 18)
        canvas.text(self.words("scoring-rounds-text"), LEFT + 358, top + 30, 15, MUTED, align="right", room=220)
        self.lines.draw(canvas, (LEFT + 14, top + 42, 352, high - 54))

    def prize(self, canvas: Canvas, top: float) -> None:
        """The Gunslinger alone, in `PRIZE` units of height."""
        self._panel(canvas, top, PRIZE)
        self._gunslinger(canvas, top)

    def prizes(self, canvas: Canvas, top: float, high: float) -> None:
        """The Gunslinger, and the bullets that everybody received."""
        words = self.words
        self._panel(canvas, top, high)
        self._gunslinger(canvas, top)
        canvas.box((LEFT + 22, top + 64, 336, 1.5), LINE)
        wounds = [(len(bandit.wounds), bandit.name) for bandit in self.state.bandits.values()]
        compact = high < 150
        if compact:
            canvas.text(words("scoring-bullets-short"), LEFT + 22, top + 100, 15, MUTED)
        else:
            canvas.head(words("scoring-bullets"), LEFT + 22, top + 90, 16)
        first = LEFT + (82 if compact else 22)
        step = (LEFT + 358 - first) / len(wounds)
        for nth, (count, bandit) in enumerate(wounds):
            x, y = first + nth * step, top + (82 if compact else 118)
            canvas.piece(f"badge_{guise(self.state, bandit)}", x, y - 1 if compact else y - 14, width=24)
            canvas.head(str(count), x + 28, y + 18 if compact else y + 5, 16)

    def _gunslinger(self, canvas: Canvas, top: float) -> None:
        words, result = self.words, self.state.result
        assert result is not None
        canvas.piece("gunslinger", LEFT + 22, top + 14, width=34)
        canvas.head(words("scoring-gunslinger"), LEFT + 66, top + 28, 16)
        gunslingers = self.state.led_by(result.gunslingers)
        told = words("scoring-gunslinger-text", who=naming.list_of(words, gunslingers))
        if len(gunslingers) > 1 and text_width(self.kit, told, 15) > GUNSLINGERS_WIDE:
            told = words("scoring-gunslinger-many", count=len(gunslingers))
        canvas.text(told, LEFT + 66, top + 48, 15, MUTED, room=GUNSLINGERS_WIDE)
        prize = words("dollars", amount=str(GUNSLINGER_PRIZE))
        canvas.head(prize, LEFT + 358, top + 38, 18, AMBER, align="right")

    def _panel(self, canvas: Canvas, top: float, high: float) -> None:
        canvas.panel((LEFT, top, WIDE, high), PANEL, LINE, radius=AREA_RADIUS, opacity=0.97)
