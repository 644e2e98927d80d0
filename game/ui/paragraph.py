"""Sentences in several lines, set in a width: how many lines they need, and drawing them."""

from dataclasses import dataclass

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import Colour
from game.ui.canvas import Canvas

LEADING = 1.32  # of the letters' size from line to line


@dataclass(frozen=True)
class Paragraph:
    """Lines of letters of a size in units; `step` from line to line."""

    lines: tuple[str, ...]
    size: float
    step: float
    face: str

    @property
    def high(self) -> float:
        """Its height in units."""
        return self.step * len(self.lines)

    def draw(self, canvas: Canvas, x: float, top: float, colour: Colour) -> None:
        """Draw it flush left from a point on."""
        for nth, line in enumerate(self.lines):
            baseline = top + nth * self.step + self.size * canvas.kit.letters * 0.98
            canvas.text(line, x, baseline, self.size, colour, self.face)


def paragraph(kit: Kit, words: str, size: float, room: float, face: str = lettering.BODY) -> Paragraph:
    """Words set in `room` units of width."""
    lines = tuple(lettering.wrap(words, face, kit.letter(size, face), kit.px(room)))
    letters = kit.letter(size, face) / kit.scale.u
    return Paragraph(lines, size, letters * LEADING, face)
