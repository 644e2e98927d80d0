"""A plan of a puzzle on its way: a match in which the others choose what is worst for the solver."""

from collections.abc import Callable

from game.engine.option import Option
from game.engine.state import State
from game.engine.view import View
from game.puzzles.puzzle import Plan, Puzzle
from game.puzzles.solver import TooWide, best_reply, reaches_goal
from game.scenes.flow import Flow, Scenes, nowhere
from game.scenes.scene import Scene
from game.session import Seat, Session
from game.ui.words import Words


class Attempt(Session):
    """The solver sits at his bandit's seat; everybody else replies as strongly as can be."""

    def __init__(self, puzzle: Puzzle, plan: Plan, words: Words) -> None:
        self.puzzle = puzzle
        self.plan = plan
        setup = puzzle.scenario.setup
        seats = [
            Seat(words("puzzles-you")) if puzzle.bandit in bandits else Seat("", self._reply)
            for bandits in setup.players
        ]
        super().__init__(setup, seats, open_table=True, hints=False)

    def _first_state(self) -> State:
        return self.puzzle.laid(self.puzzle.position(), self.plan)

    def _reply(self, view: View) -> Option:
        """The strongest reply; all cards lie open, so that everybody may know as much."""
        try:
            return best_reply(self.puzzle, self.state)
        except TooWide:
            return view.options[0]

    @property
    def over(self) -> bool:
        """Whether the pile has been carried out."""
        return self.to_move is None

    @property
    def owned(self) -> int:
        """What the solver owns now, in dollars."""
        return self.puzzle.owned(self.state)

    @property
    def solved(self) -> bool:
        """Whether the goal has been reached."""
        return self.over and self.owned >= self.puzzle.goal

    @property
    def well_planned(self) -> bool:
        """Whether the plan would have reached the goal, whatever the others choose."""
        return reaches_goal(self.puzzle, self.puzzle.position(), self.plan)


def flow(attempt: Attempt, ended: Callable[[Flow], Scene]) -> Flow:
    """The way of an attempt: one scene shows it, and then comes the one that tells how it `ended`."""
    return Flow(attempt, Scenes(nowhere, nowhere, nowhere, ended, nowhere, nowhere, nowhere))
