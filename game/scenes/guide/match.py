"""The match of a lesson: the table is prepared, and the computers choose what the lesson says."""

from collections.abc import Callable

from game.engine.game import Group
from game.engine.notation import read_option
from game.engine.option import Option
from game.engine.state import State
from game.engine.view import View
from game.guide.deal import opening
from game.guide.lesson import Lesson, Step
from game.guide.moments import moments
from game.guide.progress import Progress
from game.guide.walk import Walk
from game.scenes.context import Context
from game.scenes.flow import Flow, Scenes
from game.scenes.guide.conductor import Conductor
from game.scenes.setup import names
from game.session import Seat, Session
from game.ui.words import Words


class GuidedMatch(Session):
    """The learner sits at his bandit's seat; everybody else does what the lesson has him do."""

    def __init__(self, lesson: Lesson, words: Words) -> None:
        self.lesson = lesson
        others = iter(names.computers(words))
        seats = [
            Seat(words("puzzles-you")) if lesson.learner in bandits else Seat(next(others), self._chosen)
            for bandits in lesson.setup.players
        ]
        super().__init__(lesson.setup, seats, open_table=True, hints=False)

    def _first_state(self) -> State:
        return opening(self.lesson)

    def _chosen(self, _view: View) -> Option:
        """The choice that comes next in the lesson."""
        return read_option(self.state, self.lesson.choices[len(self.chosen)])

    def go_to(self, choices: int) -> None:
        """Make so many choices of the lesson."""
        while len(self.chosen) < choices:
            self.choose(read_option(self.state, self.lesson.choices[len(self.chosen)]))


class GuidedFlow(Flow):
    """The way of a guided match; `walk` is where the learner is. It goes on behind his last choice that is kept."""

    session: GuidedMatch

    def __init__(
        self,
        context: Context,
        lesson: Lesson,
        progress: Progress,
        scenes: Scenes,
        again: Callable[[], None],
    ) -> None:
        match = GuidedMatch(lesson, context.words)
        super().__init__(match, scenes)
        self.progress = progress
        self.again = again  # leads to its beginning
        self.walk = Walk(lesson, progress.answered, progress.read)
        self.conductor = Conductor(context, lesson)
        if self.walk.answered:
            match.go_to(self._last_asked(lesson).made + 1)
            while self.public.seen < match.chosen[-1].groups:
                super().follow()

    def follow(self) -> Group:
        group = super().follow()
        self.walk.saw(moments(self.public.state, group))
        return group

    def _last_asked(self, lesson: Lesson) -> Step:
        return [step for step in lesson.steps if step.asks][self.walk.answered - 1]

    def read(self) -> None:
        """The learner has read what had to be told."""
        self.walk.go_on()
        self.progress.heard()

    def answer(self) -> None:
        """The learner has chosen what was welcome."""
        self.walk.go_on()
        self.progress.answer(self.walk.answered)
