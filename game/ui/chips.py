"""Key caps with a word after each: what the keys do, shown while keys are in use."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from game.draw import type
from game.draw.kit import Kit
from game.draw.palette import INK, MUTED, PAPER, PAPER_2, SHADOW, Colour
from game.ui.canvas import Canvas, text_width
from game.ui.keys import Intent
from game.ui.words import Words

HEIGHT = 26  # of a cap; its lip shows 3 units of it
CAP_SIZE = 14
WORD_SIZE = 15
PADDING = 16
BETWEEN_CAPS = 5
BEFORE_WORD = 2
BETWEEN_PAIRS = 18
SHADOW_BELOW = 3
SINGLE_DIGITS = 3  # so many digits get a cap each; more stand as a range on one

NAMES = {
    Intent.NEXT: "key-tab",
    Intent.LEFT: "key-left",
    Intent.RIGHT: "key-right",
    Intent.UP: "key-up",
    Intent.DOWN: "key-down",
    Intent.CHOOSE: "key-enter",
    Intent.BACK: "key-escape",
    Intent.SKIP: "key-space",
}


@dataclass(frozen=True)
class Hint:
    """What some keys do, in a word; `keys` are intents, or what stands on the caps (a letter, a digit)."""

    keys: tuple[Intent | str, ...]
    word: str = ""


def digits(words: Words, count: int, word: str) -> Hint:
    """The hint that the digits from 1 to `count` do something."""
    last = min(count, 9)
    if last <= SINGLE_DIGITS:
        return Hint(tuple(str(digit) for digit in range(1, last + 1)), word)
    return Hint((words("key-range", first=1, last=last),), word)


def row(kit: Kit, words: Words, hints: Sequence[Hint], *, colour: Colour = MUTED, height: float = HEIGHT) -> Surface:
    """Hints beside each other; the picture is 3 units higher than the caps, for their shadow."""
    pairs = tuple((tuple(_inscription(words, key) for key in hint.keys), hint.word) for hint in hints)
    return kit.kept(("chips", pairs, colour, height), lambda: _draw(kit, pairs, colour, height))


def _inscription(words: Words, key: Intent | str) -> str:
    return words(NAMES[key]) if isinstance(key, Intent) else key


Pairs = Sequence[tuple[tuple[str, ...], str]]


def _draw(kit: Kit, pairs: Pairs, colour: Colour, height: float) -> Surface:
    canvas = Canvas.empty(kit, max(1, _width(kit, pairs, height)), height + SHADOW_BELOW)
    x = 0.0
    for inscriptions, word in pairs:
        for inscription in inscriptions:
            wide = _cap_width(kit, inscription, height)
            _draw_cap(canvas, x, wide, inscription, height)
            x += wide + BETWEEN_CAPS
        if word:
            x += BEFORE_WORD
            x += canvas.text(word, x, height / 2 + 5, WORD_SIZE, colour) + BETWEEN_PAIRS
    return canvas.surface


def _width(kit: Kit, pairs: Pairs, height: float) -> float:
    wide = 0.0
    gap = 0.0
    for inscriptions, word in pairs:
        wide += sum(_cap_width(kit, inscription, height) + BETWEEN_CAPS for inscription in inscriptions)
        gap = BETWEEN_PAIRS if word else BETWEEN_CAPS
        wide += BEFORE_WORD + text_width(kit, word, WORD_SIZE) + BETWEEN_PAIRS if word else 0
    return wide - gap + 1


def _cap_width(kit: Kit, inscription: str, height: float) -> float:
    return max(height, text_width(kit, inscription, CAP_SIZE, type.HEAVY) + PADDING)


def _draw_cap(canvas: Canvas, x: float, wide: float, inscription: str, height: float) -> None:
    canvas.box((x, 3, wide, height), SHADOW, radius=6, opacity=0.6)
    canvas.box((x, 0, wide, height), PAPER_2, INK, radius=6)
    canvas.box((x + 2, 1.5, wide - 4, height - 6), PAPER, radius=5)
    canvas.head(inscription, x + wide / 2, height / 2 + 3.4, CAP_SIZE, INK, align="centre")
