"""What everybody has chosen beside a car, told at each rider in a word and a sign, and where he will stand."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygame import Surface

from game.board.motion import Pose, back
from game.draw import lettering, shapes
from game.draw.palette import AMBER, CREAM, INK, PANEL
from game.ui.canvas import Canvas, text_width
from game.ui.words import Words

if TYPE_CHECKING:
    from game.board.board import Board

POPS = 0.16  # seconds
HIGH = 32.0
LETTERS = 16
MARGIN, SIGN, AFTER_SIGN = 13.0, 20.0, 7.0
ABOVE = 156.0  # a rider's own units from his feet to the pill over him
PALE = 0.5
DOT, DOT_STEP = 6.0, 13.0


def draw(surface: Surface, board: "Board", words: Words, choices: Mapping[str, bool], seconds: float) -> None:
    """Draw them, `seconds` after all had chosen; `choices` tells of each rider whether he boards."""
    grown = back(min(1.0, seconds / POPS))
    boarding = [name for name, boards in choices.items() if boards]
    car = board.state.own["horse_attack"].car
    for nth, name in enumerate(boarding):
        rider = board.layout.actors[name]
        stands = board.train.stand(car, False, nth, len(boarding))
        board.pieces.draw(surface, board.costume(name), Pose(stands.x, stands.y, scale=stands.scale, alpha=PALE))
        _dots(surface, board, rider, stands)
    for name, boards in choices.items():
        rider = board.layout.actors[name]
        _pill(surface, board, words, (rider.x, rider.y - ABOVE * rider.scale), grown, boards=boards)


def _pill(
    surface: Surface, board: "Board", words: Words, at: tuple[float, float], grown: float, *, boards: bool
) -> None:
    said = words("attack-boards" if boards else "attack-rides-on")
    ground, edge, ink = (AMBER, INK, INK) if boards else (PANEL, CREAM, CREAM)
    kit, (x, y) = board.kit, at
    wide = 2 * MARGIN + SIGN + AFTER_SIGN + text_width(kit, said, LETTERS, lettering.HEAVY)
    canvas = Canvas(kit, surface)
    left = x - wide / 2 * grown
    canvas.box((left, y - HIGH / 2 * grown, wide * grown, HIGH * grown), ground, edge, radius=HIGH / 2 * grown, thick=2)
    if grown < 1:
        return
    icon = "icon_board" if boards else "icon_ride_on_cream"
    canvas.piece(icon, left + MARGIN, y - SIGN / 2, width=SIGN)
    canvas.head(said, left + MARGIN + SIGN + AFTER_SIGN, y + 6, LETTERS, ink)


def _dots(surface: Surface, board: "Board", start: Pose, end: Pose) -> None:
    """Amber dots from over a rider's pill up to the car."""
    top, foot = end.y + 8, start.y - ABOVE * start.scale - HIGH / 2
    count = max(0, int((foot - top) / DOT_STEP))
    dot = shapes.disc(board.kit.px(DOT), AMBER, INK, board.kit.scale.u)
    for nth in range(count):
        part = (nth + 0.5) / count
        at = board.kit.scale.at(start.x + (end.x - start.x) * part, foot + (top - foot) * part)
        surface.blit(dot, dot.get_rect(center=at))
