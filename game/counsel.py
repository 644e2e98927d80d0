"""What people ask Legend about a match: a hint in their own turn and, when it is over, where it was won."""

from game.bots.advice import Advice, Hint
from game.bots.review import Review, Turning
from game.bots.thinking import Answer, Question, Thinker, Thought
from game.engine.state import Setup
from game.engine.view import View


class Counsel:
    """Thinks in the process of the `thinker` or, without one, here, bit by bit. Each question is thought of once."""

    def __init__(self) -> None:
        self.thinker: Thinker | None = None
        self._hint: Thought[Advice] | None = None
        self._review: Thought[tuple[Turning, ...]] | None = None

    @property
    def given(self) -> bool:
        """Whether a hint has been asked for that is still worth something."""
        return self._hint is not None

    def hint(self, view: View) -> Thought[Advice]:
        """What Legend would choose in the place of a view's seat."""
        if self._hint is None:
            self._hint = self._ask(Hint(view, view.state.decisions))
        return self._hint

    def forget_hint(self) -> None:
        """Somebody else has to choose, or something else."""
        self._hint = None

    def review(self, setup: Setup, choices: tuple[str, ...]) -> Thought[tuple[Turning, ...]]:
        """Which choices of a whole game changed the odds most."""
        if self._review is None:
            self._review = self._ask(Review(setup, choices))
        return self._review

    def leave_review(self) -> None:
        """Nobody waits for it any more: if it is not done, it is given up."""
        if self._review is not None and not self._review.done:
            self._review = None
            if self.thinker is not None:
                self.thinker.give_up()

    def _ask(self, question: Question[Answer]) -> Thought[Answer]:
        return Thought(question) if self.thinker is None else self.thinker.ask(question)
