"""Key caps with a word after each: what keys and buttons do, shown while they are in use."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from game.draw.kit import Kit
from game.draw.palette import MUTED, Colour
from game.ui import caps
from game.ui.canvas import Canvas, text_width
from game.ui.caps import HEIGHT, SHADOW_BELOW, Cap
from game.ui.keys import Device, Intent
from game.ui.words import Words

__all__ = ["HEIGHT", "KEYBOARD", "KeyHint", "digits", "row"]

WORD_SIZE = 15
BETWEEN_CAPS = 5
BEFORE_WORD = 2
BETWEEN_PAIRS = 18
SINGLE_DIGITS = 3  # so many digits get a cap each; more stand as a range on one
KEYBOARD = Device()
POINTING = (Intent.LEFT, Intent.RIGHT, Intent.CHOOSE)  # how a gamepad does what a digit does


@dataclass(frozen=True)
class KeyHint:
    """What some keys do, in a word; `keys` are intents, or what stands on the caps (a letter, a digit).

    `pad` are the intents that do the same with a gamepad, if others.
    """

    keys: tuple[Intent | str, ...]
    word: str = ""
    pad: tuple[Intent, ...] = ()


def digits(words: Words, count: int, word: str) -> KeyHint:
    """The hint that the digits from 1 to `count` do something."""
    last = min(count, 9)
    single = tuple(str(digit) for digit in range(1, last + 1))
    return KeyHint(single if last <= SINGLE_DIGITS else (words("key-range", first=1, last=last),), word, POINTING)


def row(
    kit: Kit,
    words: Words,
    hints: Sequence[KeyHint],
    device: Device = KEYBOARD,
    *,
    colour: Colour = MUTED,
) -> Surface:
    """Hints beside each other, for the device that was used last; 3 units higher than the caps, for their shadow.

    A hint for which the device has nothing is left out.
    """
    pairs = tuple((found, hint.word) for hint in hints if (found := _caps(words, hint, device)))
    return kit.kept(("chips", pairs, colour), lambda: _draw(kit, pairs, colour))


Pairs = Sequence[tuple[tuple[Cap, ...], str]]


def _caps(words: Words, hint: KeyHint, device: Device) -> tuple[Cap, ...]:
    found: list[Cap] = []
    for key in hint.pad if device.used == "pad" and hint.pad else hint.keys:
        if not isinstance(key, Intent):
            found += [Cap(key)] if device.used != "pad" else []
        elif device.used == "pad":
            found += [caps.pad_cap(words, name) for name in device.bindings.pad.get(key, ())[:1]]
        else:
            for name in device.bindings.keys.get(key, ())[:1]:
                found += caps.key_caps(words, name)
    return tuple(dict.fromkeys(found))


def _draw(kit: Kit, pairs: Pairs, colour: Colour) -> Surface:
    canvas = Canvas.empty(kit, max(1, _width(kit, pairs)), HEIGHT + SHADOW_BELOW)
    x = 0.0
    for shown, word in pairs:
        for cap in shown:
            x += caps.draw(canvas, x, 0, cap) + BETWEEN_CAPS
        if word:
            x += BEFORE_WORD
            x += canvas.text(word, x, HEIGHT / 2 + 5, WORD_SIZE, colour) + BETWEEN_PAIRS
    return canvas.surface


def _width(kit: Kit, pairs: Pairs) -> float:
    wide = 0.0
    gap = 0.0
    for shown, word in pairs:
        wide += sum(caps.width(kit, cap) + BETWEEN_CAPS for cap in shown)
        gap = BETWEEN_PAIRS if word else BETWEEN_CAPS
        wide += BEFORE_WORD + text_width(kit, word, WORD_SIZE) + BETWEEN_PAIRS if word else 0
    return wide - gap + 1
