"""Where something happened, shown on the train: the space framed, whoever it was pale where he had been, dots."""

from dataclasses import dataclass

from pygame import Surface

from game.board.board import Board
from game.board.motion import Pose
from game.draw import shapes
from game.draw.palette import AMBER, INK

PALE = 0.5
DOT, DOT_STEP = 7.0, 15.0  # units
EDGE = 3.0


@dataclass(frozen=True)
class Trace:
    """An actor (None: nobody's doing) at `start`, and the space it went to or worked on: `end`."""

    actor: str | None
    start: int
    end: int


def draw_trace(surface: Surface, board: Board, trace: Trace) -> None:
    """Draw it over the train."""
    kit, scale = board.kit, board.kit.scale
    frame = board.space_rect(trace.end)
    drawn = shapes.rounded(frame.width, frame.height, kit.px(10), None, AMBER, EDGE * scale.u)
    surface.blit(drawn, frame)
    start = board.space_rect(trace.start)
    if trace.start != trace.end:
        _dots(surface, board, start.center, frame.center)
    if trace.actor is not None:
        foot = Pose(start.centerx / scale.u, (start.bottom - kit.px(14)) / scale.u, scale=board.train.scale, alpha=PALE)
        board.pieces.draw(surface, board.costume(trace.actor), foot)


def _dots(surface: Surface, board: Board, start: tuple[int, int], end: tuple[int, int]) -> None:
    u = board.kit.scale.u
    long = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    count = max(1, round(long / (DOT_STEP * u)))
    dot = shapes.disc(board.kit.px(DOT), AMBER, INK, 1.5 * u)
    for nth in range(count + 1):
        x, y = (round(a + (b - a) * nth / count) for a, b in zip(start, end, strict=True))
        surface.blit(dot, dot.get_rect(center=(x, y)))
