"""Exhaustive search: what a plan brings at least, whatever the others choose when they have a choice."""

from dataclasses import dataclass
from math import inf

from game.engine.game import play, to_move
from game.engine.option import Option
from game.engine.state import State
from game.puzzles.puzzle import Plan, Puzzle

POSITIONS = 60_000  # so many looked at for one plan; a puzzle that needs more is too wide to be one


class TooWide(Exception):
    """A plan leads to more positions than a puzzle may have."""


@dataclass(frozen=True)
class Line:
    """How a plan ends when everybody chooses for the best: dollars owned, and the choices that lead there."""

    dollars: int
    choices: tuple[Option, ...] = ()


def best_line(puzzle: Puzzle, position: State, plan: Plan) -> Line:
    """The dollars that a plan brings for certain: the solver chooses for the most, everybody else for his least.

    Raises TooWide when that cannot be searched through.
    """
    return _Search(puzzle).line(puzzle.planned(position, plan))


def reaches_goal(puzzle: Puzzle, position: State, plan: Plan) -> bool:
    """Whether a plan brings the puzzle's goal for certain; quicker than to search how much it brings.

    Raises TooWide when that cannot be searched through.
    """
    goal = puzzle.goal
    return _Search(puzzle).line(puzzle.planned(position, plan), goal - 1, goal).dollars >= goal


def worths(puzzle: Puzzle) -> dict[Plan, int]:
    """What each plan of the hand brings for certain, in dollars.

    Raises TooWide when one cannot be searched through.
    """
    position = puzzle.position()
    return {plan: best_line(puzzle, position, plan).dollars for plan in puzzle.plans()}


def best_reply(puzzle: Puzzle, state: State) -> Option:
    """What whoever has to choose now should choose: for the solver or, when it is another's choice, against him.

    Raises TooWide when that cannot be searched through.
    """
    return _Search(puzzle).line(state).choices[0]


class _Search:
    """One search through; it counts the positions that it looks at."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.left = POSITIONS

    def line(self, state: State, least: float = -inf, most: float = inf) -> Line:
        """The line that both sides' best choices lead along from a position.

        What lies outside `least` and `most` is decided elsewhere already, so it is told only as being outside.
        """
        self.left -= 1
        if self.left < 0:
            raise TooWide(self.puzzle.name)
        seat = to_move(state)
        if seat is None:
            return Line(self.puzzle.owned(state))
        own = seat == state.bandits[self.puzzle.bandit].player
        best: Line | None = None
        for option in state.offered:
            after = state.clone()
            play(after, option)
            found = self.line(after, least, most)
            if best is None or (found.dollars > best.dollars if own else found.dollars < best.dollars):
                best = Line(found.dollars, (option, *found.choices))
            least, most = (max(least, best.dollars), most) if own else (least, min(most, best.dollars))
            if least >= most:
                break
        assert best is not None
        return best
