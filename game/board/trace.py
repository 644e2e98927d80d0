"""Where something happened, shown on the train: the space framed, whoever it was pale where he had been, dots."""

from dataclasses import dataclass

from pygame import Surface

from game.board.board import Board
from game.board.mark_shapes import draw_dots
from game.board.motion import Pose
from game.draw import shapes
from game.draw.palette import AMBER

PALE = 0.5
EDGE = 3.0


@dataclass(frozen=True)
class Trace:
    """An actor (None: nobody's doing) at `start`, and the space it went to or worked on: `end`."""

    actor: str | None
    start: int
    end: int


def draw_trace(surface: Surface, board: Board, trace: Trace) -> None:
    """Draw it over the train."""
    kit, u = board.kit, board.kit.scale.u
    frame = board.space_rect(trace.end)
    drawn = shapes.rounded(frame.width, frame.height, kit.px(10), None, AMBER, EDGE * u)
    surface.blit(drawn, frame)
    start = board.space_rect(trace.start)
    if trace.start != trace.end:
        draw_dots(
            surface, board, Pose(start.centerx / u, start.centery / u), Pose(frame.centerx / u, frame.centery / u)
        )
    if trace.actor is not None:
        foot = Pose(start.centerx / u, (start.bottom - kit.px(14)) / u, scale=board.train.scale, alpha=PALE)
        board.pieces.draw(surface, board.costume(trace.actor), foot)
