"""A key's cap and a gamepad's button, as they stand in hints and in the table of keys."""

from dataclasses import dataclass

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import INK, PAPER, PAPER_2, SHADOW
from game.ui.canvas import Canvas, text_width
from game.ui.words import Words

HEIGHT = 26
SHADOW_BELOW = 3  # the lip of a cap
SIZE = 14
PADDING = 16
ROUND_PIECES = {"a": "pad_a", "b": "pad_b", "x": "pad_x", "y": "pad_y", "start": "pad_menu"}
ROUND_PIECES |= {f"dpad_{way}": "pad_cross" for way in ("up", "down", "left", "right")}
WIDE_PIECES = {"leftshoulder": "pad_lb", "rightshoulder": "pad_rb"}
# The fonts lack two of the arrows, so all four are drawn; these are their directions.
ARROWS = {"←": (-1, 0), "→": (1, 0), "↑": (0, -1), "↓": (0, 1)}
WIDE = 44 / 32  # of its height: a shoulder button


@dataclass(frozen=True)
class Cap:
    """What is shown: an inscription on a key, or on a gamepad's button whose picture is `piece`."""

    inscription: str
    piece: str = ""


def key_caps(words: Words, name: str) -> tuple[Cap, ...]:
    """The caps of a key by its name in the table of commands; "ctrl+z" has two."""
    *held, last = name.split("+") if len(name) > 1 else [name]
    return tuple(Cap(_inscription(words, "key", part)) for part in (*held, last))


def pad_cap(words: Words, name: str) -> Cap:
    """The cap of a gamepad's button by its name."""
    piece = ROUND_PIECES.get(name) or WIDE_PIECES.get(name, "")
    silent = piece in ("pad_menu", "pad_cross")
    return Cap("" if silent else _inscription(words, "pad", name), piece)


def width(kit: Kit, cap: Cap, height: float = HEIGHT) -> float:
    """How wide a cap is, in units."""
    if cap.piece:
        return height * (WIDE if cap.piece in WIDE_PIECES.values() else 1)
    return max(height, text_width(kit, cap.inscription, SIZE, lettering.HEAVY) + PADDING)


def draw(canvas: Canvas, x: float, y: float, cap: Cap, height: float = HEIGHT) -> float:
    """Draw a cap, its upper left corner at a point; its width in units."""
    wide = width(canvas.kit, cap, height)
    if cap.piece:
        canvas.piece(cap.piece, x, y, height / 32)
        canvas.head(cap.inscription, x + wide / 2, y + height / 2 + 5, SIZE, INK, align="centre")
        return wide
    canvas.box((x, y + 3, wide, height), SHADOW, radius=6, opacity=0.6)
    canvas.box((x, y, wide, height), PAPER_2, INK, radius=6)
    canvas.box((x + 2, y + 1.5, wide - 4, height - 6), PAPER, radius=5)
    if cap.inscription in ARROWS:
        _draw_arrow(canvas, x + wide / 2, y + height / 2 - 1.5, *ARROWS[cap.inscription])
    else:
        canvas.head(cap.inscription, x + wide / 2, y + height / 2 + 3.4, SIZE, INK, align="centre")
    return wide


def _draw_arrow(canvas: Canvas, x: float, y: float, dx: int, dy: int) -> None:
    """An arrow with its middle at a point."""
    tip = f"{8 + 5 * dx},{8 + 5 * dy}"
    barbs = [f"{8 + dx + 4 * side * dy},{8 + dy + 4 * side * dx}" for side in (-1, 1)]
    path = f"M{8 - 5 * dx},{8 - 5 * dy} L{tip} M{barbs[0]} L{tip} L{barbs[1]}"
    ink = "#{:02X}{:02X}{:02X}".format(*INK)
    style = f'fill="none" stroke="{ink}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"'
    canvas.svg(f'<path d="{path}" {style}/>', x - 8, y - 8, 16, 16)


def _inscription(words: Words, kind: str, name: str) -> str:
    """What stands on a key: its word where it has one, else its letter."""
    key = f"{kind}-{name}"
    return words(key) if key in words else name.upper()
