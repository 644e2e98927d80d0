"""Where on the train the steps of a choice are, and in which order their digits run: from left to right."""

from collections.abc import Sequence

from pygame import Rect

from game.board.board import Board
from game.scenes.narrowing import Step

PEOPLE = ("target", "victim", "bandit")
SPACES = ("space", "car")  # a car stands for its inside
AROUND_LOOT = 8  # units by which the place to press is larger than the tokens


def name_of(step: Step) -> str:
    """The name of a step's target."""
    return f"{step.field} {step.value}"


def space_of(board: Board, step: Step) -> int:
    """The space on the train that a step is."""
    assert isinstance(step.value, int)
    return step.value if step.field == "space" else board.state.train.insides[step.value]


def rect_of(board: Board, step: Step, space: int) -> Rect:
    """Where a step is on the train, in pixels; loot lies in `space`."""
    if step.field in SPACES:
        return board.space_rect(space_of(board, step))
    if step.field == "loot":
        rects = board.loot_rects(space, str(step.value))
        around = board.kit.px(AROUND_LOOT)
        return rects[0].unionall(rects[1:]).inflate(around, around)
    return board.actor_rect(str(step.value))


def from_left(board: Board, steps: Sequence[Step], space: int) -> list[Step]:
    """Steps on the train from its end to the Locomotive, those above before those below."""
    return sorted(steps, key=lambda step: (rect_of(board, step, space).centerx, rect_of(board, step, space).y))
