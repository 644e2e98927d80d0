"""A canvas in words: what is drawn on it, in its order."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
from pygame import Surface

from game.draw import lettering
from game.draw.kit import Kit
from game.draw.palette import CREAM, Colour, code
from game.ui.canvas import Canvas


@contextmanager
def noted() -> Iterator[list[str]]:
    """What is drawn on canvases meanwhile. Of texts not where they begin: other systems' letters are not as wide."""
    lines: list[str] = []
    box, disc, piece, text = Canvas.box, Canvas.disc, Canvas.piece, Canvas.text

    def noted_box(
        canvas: Canvas, area: Sequence[float], fill: Colour | None, border: Colour | None = None, **more: Any
    ) -> None:
        lines.append(f"box {' '.join(map(_length, area))} {_ink(fill)} {_ink(border)}{_more(more)}")
        box(canvas, area, fill, border, **more)

    def noted_disc(
        canvas: Canvas, x: float, y: float, radius: float, fill: Colour | None, border: Colour | None = None, *more: Any
    ) -> None:
        lines.append(f"disc {_length(x)} {_length(y)} {_length(radius)} {_ink(fill)} {_ink(border)}")
        disc(canvas, x, y, radius, fill, border, *more)

    def noted_piece(canvas: Canvas, name: str, x: float, y: float, factor: float = 1, **more: Any) -> None:
        size = f" x{factor:.2f}" if factor != 1 else ""
        lines.append(f"{name} at {_length(x)} {_length(y)}{size}{_more(more)}")
        piece(canvas, name, x, y, factor, **more)

    def noted_text(
        canvas: Canvas,
        words: str,
        x: float,
        base: float,
        size: float,
        colour: Colour = CREAM,
        *face: str,
        **more: Any,
    ) -> float:
        heavy = " heavy" if lettering.HEAVY in face else ""
        lines.append(f"{words!r} on {_length(base)}{heavy} {size:.0f} {_ink(colour)}")
        return text(canvas, words, x, base, size, colour, *face, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "box", noted_box)
        patch.setattr(Canvas, "disc", noted_disc)
        patch.setattr(Canvas, "piece", noted_piece)
        patch.setattr(Canvas, "text", noted_text)
        yield lines


def blank(kit: Kit) -> Canvas:
    """A canvas of the whole window."""
    return Canvas(kit, Surface((kit.scale.width, kit.scale.height)))


def _length(units: float) -> str:
    return f"{round(units + 1e-6)}"


def _ink(colour: Colour | None) -> str:
    return code(colour) if colour else "none"


def _more(more: dict[str, Any]) -> str:
    return "".join(f" {name} {value:.2f}" for name, value in more.items() if isinstance(value, float | int))
