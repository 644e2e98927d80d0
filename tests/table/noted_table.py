"""What lies on a table in words: all that is drawn on canvases, how cards lie, where pictures have their middles."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from pygame import Rect, Surface

from game.board.motion import Pose
from game.board.pieces import Pieces
from game.draw import lettering
from game.draw.palette import code
from game.table.card import PLAIN, Cards, Dress
from game.table.card_parts import WHOLE
from game.table.moment import Moment
from game.ui.canvas import Canvas
from tests.board.told_score import posed
from tests.expansions.noted_canvas import noted

A_LETTER = 0.5  # of its height: so wide are letters here, whatever a system makes of them


@contextmanager
def noted_table() -> Iterator[list[str]]:
    """What is drawn meanwhile."""
    with noted() as lines, pytest.MonkeyPatch.context() as patch:
        patch.setattr(lettering, "width", lambda text, _face, pixels: round(len(text) * pixels * A_LETTER))
        patch.setattr(Canvas, "text", _told(lines, Canvas.text))
        patch.setattr(Cards, "turned", _card(lines, Cards.turned))
        patch.setattr(Moment, "put", _laid(lines, Moment.put))
        patch.setattr(Pieces, "draw", _piece(lines))
        yield lines


def middles(lines: list[str], size: tuple[int, int] = (1280, 720)) -> Surface:
    """A surface that tells the middle of whatever is laid on it."""

    class Noted(Surface):
        def blit(self, source: Surface, dest: Any, area: Any = None, special_flags: int = 0) -> Rect:  # type: ignore[override]
            x, y = dest.center if isinstance(dest, Rect) else dest
            lines.append(f"laid {'about' if isinstance(dest, Rect) else 'from'} {x} {y}")
            return super().blit(source, dest, area, special_flags)

    return Noted(size)


def _told(lines: list[str], text: Callable[..., float]) -> Callable[..., float]:
    """Texts with where they begin, or have their middle or end."""

    def told(canvas: Canvas, words: str, x: float, base: float, size: float, *more: Any, **other: Any) -> float:
        line = len(lines)
        text(canvas, words, x, base, size, *more, **other)
        lines[line] += f" {other.get('align', 'from')} {x:.0f}"
        return len(words) * size * A_LETTER

    return told


def _card(lines: list[str], turned: Callable[..., Surface]) -> Callable[..., Surface]:
    """A card without what is printed on it."""

    def noted_card(cards: Cards, bandit: str, action: str, high: float, tilt: float, dress: Dress = PLAIN) -> Surface:
        told = [f"card {bandit} {action} {high:.0f}"]
        told += [f"tilt {tilt:.1f}"] if tilt else []
        told += [f"framed {code(dress.frame)}"] if dress.frame is not None else []
        told += ["veiled"] if dress.veiled else []
        told += [f"opacity {dress.opacity:.2f}"] if dress.opacity < 1 else []
        told += [f"seen {dress.seen[0]:.2f} {dress.seen[1]:.2f}"] if dress.seen != WHOLE else []
        lines.append(" ".join(told))
        before = len(lines)
        made = turned(cards, bandit, action, high, tilt, dress)
        del lines[before:]
        return made

    return noted_card


def _laid(lines: list[str], put: Callable[..., None]) -> Callable[..., None]:
    def noted_put(moment: Moment, surface: Surface, picture: Surface, x: float, y: float, opacity: float = 1) -> None:
        pale = f" opacity {opacity:.2f}" if opacity < 1 else ""
        lines.append(f"put {picture.get_width()} x {picture.get_height()} about {x:.0f} {y:.0f}{pale}")
        put(moment, surface, picture, x, y, opacity)

    return noted_put


def _piece(lines: list[str]) -> Callable[..., None]:
    def noted_piece(_pieces: Pieces, _surface: Surface, name: str, pose: Pose) -> None:
        lines.append(f"{name} {posed(pose)}")

    return noted_piece
