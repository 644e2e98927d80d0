"""The sheet over the train on which a hint stands."""

from collections.abc import Sequence

from pygame import Rect, Surface

from game.bots.advice import Advice
from game.draw import lettering
from game.draw.hiding import hidden
from game.draw.kit import Kit
from game.draw.palette import AMBER, CREAM, INK, MUTED
from game.engine.view import View
from game.scenes.hint.words import heading, reasons
from game.ui.canvas import Canvas
from game.ui.words import Words

WIDE, EDGE = 620.0, 12.0
LEFT = 50.0  # of the words, beside the lamp
HEAD, LINE, STEP = 17.0, 14.5, 20.0


class HintSheet:
    """Lies where it hides least of the train. Until there is an `advice` it says that Legend is thinking."""

    def __init__(self, kit: Kit, words: Words, view: View) -> None:
        self.kit = kit
        self.words = words
        self.view = view
        self.advice: Advice | None = None
        self.progress = 0.0

    @property
    def _said(self) -> tuple[str, list[str]]:
        if self.advice is None:
            return self.words("hint-thinking"), []
        return heading(self.words, self.view, self.advice), reasons(self.words, self.view, self.advice)

    def _wrapped(self) -> tuple[list[str], list[str]]:
        head, lines = self._said
        room = self.kit.px(WIDE - LEFT - EDGE)
        heads = lettering.wrap(head, lettering.HEAVY, self.kit.px(HEAD), room)
        rows = [row for line in lines for row in lettering.wrap(line, lettering.BODY, self.kit.letter(LINE), room)]
        return heads, rows

    def rect(self, taken: Sequence[Rect], left: float, right: float, tops: Sequence[float]) -> Rect:
        """Where it lies between two edges, at one of `tops` (in units), in pixels: `taken` should not be hidden."""
        heads, rows = self._wrapped()
        high = max(56.0, 22 + (HEAD + 5) * len(heads) + STEP * len(rows))
        lefts = (right - WIDE, (left + right - WIDE) / 2, left)
        places = [self.kit.scale.rect(x, top, WIDE, high) for top in tops for x in lefts]
        return min(places, key=lambda place: hidden(place, taken))

    def draw(self, surface: Surface, rect: Rect) -> None:
        """Draw it."""
        u = self.kit.scale.u
        canvas = Canvas(self.kit, surface, rect.left, rect.top)
        canvas.panel((0, 0, rect.width / u, rect.height / u), INK, AMBER, radius=12)
        canvas.piece("ui_hint", 12, 12, width=28)
        heads, rows = self._wrapped()
        baseline = 31.0
        for line in heads:
            canvas.head(line, LEFT, baseline, HEAD, CREAM)
            baseline += HEAD + 5
        for row in rows:
            canvas.text(row, LEFT, baseline, LINE, MUTED)
            baseline += STEP
        if self.advice is None:
            canvas.box((LEFT, 42, WIDE - LEFT - EDGE - 8, 5), MUTED, radius=2.5, opacity=0.4)
            canvas.box((LEFT, 42, max(5.0, (WIDE - LEFT - EDGE - 8) * self.progress), 5), AMBER, radius=2.5)
