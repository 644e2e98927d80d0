"""The prompt: a dark bar that says whose choice it is, what is asked, and which keys answer."""

from dataclasses import dataclass

from pygame import Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import CREAM, INK, LINE, MUTED
from game.draw.scale import Area
from game.ui import key_hints
from game.ui.canvas import Canvas, text_width
from game.ui.key_hints import KEYBOARD, KeyHint
from game.ui.keys import Device
from game.ui.words import Words

ACTION: Area = (272, 560, 736, 44)
SCHEMING: Area = (270, 488, 740, 40)
QUESTION_SIZE = 17
SECOND_SIZE = 16
SHRUNK = lettering.SHRINK
BADGE_MARGIN = 7
AFTER_QUESTION = 16
BEFORE_HINTS = 28
AT_END = 10  # units between the hints and the right end
ROUND_END = 20


@dataclass(frozen=True)
class Prompt:
    """What is asked. `who` is the bandit whose badge it bears ("" for none), `second` a quieter sentence after it.

    `hints` stand after the words, or at the right end; `reserved` units there are kept free for buttons.
    """

    who: str
    question: str
    second: str = ""
    hints: tuple[KeyHint, ...] = ()
    hints_at_end: bool = False
    reserved: float = 0


def draw(
    surface: Surface, kit: Kit, words: Words, prompt: Prompt, area: Area = ACTION, device: Device = KEYBOARD
) -> None:
    """Draw the prompt; `area` is x, y, width and height in units."""
    keys = key_hints.row(kit, words, prompt.hints, device) if prompt.hints else None
    picture = kit.kept(("prompt", prompt, keys, area[2:]), lambda: _draw(kit, prompt, keys, *area[2:]))
    surface.blit(picture, kit.scale.at(*area[:2]))


def _draw(kit: Kit, prompt: Prompt, keys: Surface | None, wide: float, high: float) -> Surface:
    canvas = Canvas.empty(kit, wide, high + 3)
    canvas.panel((0, 0, wide, high), INK, LINE, radius=high / 2)
    left = float(ROUND_END)
    if prompt.who:
        canvas.piece(f"badge_{prompt.who}", BADGE_MARGIN, BADGE_MARGIN, width=high - 2 * BADGE_MARGIN)
        left = high + 4
    keys_wide = keys.get_width() / kit.scale.u + BEFORE_HINTS if keys is not None else 0
    right = wide - (prompt.reserved + 8 if prompt.reserved else AT_END if prompt.hints_at_end else ROUND_END)
    end = _draw_words(canvas, prompt, left, right - keys_wide - left, high / 2 + 6)
    if keys is not None:
        x = right - keys_wide + BEFORE_HINTS if prompt.hints_at_end else end + BEFORE_HINTS
        canvas.blit(keys, x, (high - key_hints.HEIGHT) / 2)
    return canvas.surface


def _draw_words(canvas: Canvas, prompt: Prompt, left: float, room: float, baseline: float) -> float:
    """Question and second sentence in one line of `room` units, a size smaller if need be; where they end."""
    kit, factor = canvas.kit, 1.0
    between = AFTER_QUESTION if prompt.second else 0
    wide = text_width(kit, prompt.question, QUESTION_SIZE, lettering.HEAVY)
    whole = wide + between + text_width(kit, prompt.second, SECOND_SIZE)
    if whole > room:
        factor = SHRUNK
        wide *= factor
    question_room = room if not prompt.second else max(room * 0.5, min(wide + 2, room))
    end = left + canvas.head(prompt.question, left, baseline, QUESTION_SIZE * factor, CREAM, room=question_room)
    if prompt.second:
        second_room = max(60, left + room - end - between)
        end += between
        end += canvas.text(prompt.second, end, baseline, SECOND_SIZE * factor, MUTED, room=second_room)
    return end
