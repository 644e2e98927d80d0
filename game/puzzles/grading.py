"""How hard a puzzle is: how many of the plans that one may try lead nearly, and how few to the goal."""

from dataclasses import dataclass

from game.puzzles.puzzle import Plan, Puzzle
from game.puzzles.solver import worths

EASY, MIDDLING = 12, 60  # so many plans to choose from are at most easy, middling


@dataclass(frozen=True)
class Grade:
    """`plans` there are, `solving` of them reach the goal, `next_best` is what the best of the others brings.

    `stars` go from 1, easy, to 3.
    """

    plans: int
    solving: tuple[Plan, ...]
    next_best: int
    stars: int


def grade(puzzle: Puzzle) -> Grade:
    """The grade of a puzzle."""
    brings = worths(puzzle)
    solving = tuple(plan for plan, dollars in brings.items() if dollars >= puzzle.goal)
    rest = [dollars for plan, dollars in brings.items() if plan not in solving]
    return Grade(len(brings), solving, max(rest, default=0), stars(len(brings)))


def stars(plans: int) -> int:
    """How hard it is to choose among so many plans: from 1, easy, to 3."""
    return 1 if plans <= EASY else 2 if plans <= MIDDLING else 3
