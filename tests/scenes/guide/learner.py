"""A learner at the guided game in the window: does what the Conductor says, with the mouse."""

from collections.abc import Callable, Iterator
from pathlib import Path

from game.guide.lesson import Step
from game.guide.progress import Progress
from game.record.library import Library
from game.scenes.guide.conductor import BACK, NEXT
from game.scenes.guide.guided import Guided
from game.scenes.load.saved_games import SavedGames
from tests.scenes.desktop import Desktop

FRAMES = 4000  # in which the next sentence has to come


class Learner:
    """`desktop` shows the guided game from its beginning, or from behind so many choices."""

    def __init__(self, answered: int = 0, folder: Path | None = None) -> None:
        self.desktop = desktop = Desktop()
        desktop.context.instant = True
        self.learning = desktop.program.learning
        if folder is not None:
            self.learning.progress = Progress(folder)
            desktop.program.library = Library(folder / "games")
            desktop.program.games = SavedGames(desktop.program.library)
        if answered:
            self.learning.progress.answer(answered)
        self.learning.go_on()
        desktop.stack.settle(desktop.app.kit)
        desktop.step(1)

    @property
    def step(self) -> Step | None:
        """What the Conductor is saying."""
        found = self.desktop.top.conductor.step
        assert found is None or isinstance(found, Step)
        return found

    @property
    def top(self) -> Guided:
        """The scene that is shown."""
        return self.desktop.top  # type: ignore[no-any-return]

    def until_told(self) -> Step:
        """Let frames pass until he says something."""
        self.desktop.until(lambda: self.step is not None, FRAMES)
        assert self.step is not None
        return self.step

    def said(self) -> str:
        """What is read of him, as soon as he says something."""
        self.until_told()
        shown = self.top.conductor.shown
        assert shown is not None
        return shown.say

    def next(self) -> None:
        """Press the button that goes on."""
        self.desktop.click(self.desktop.target(NEXT).rect.center)

    def back(self) -> None:
        """Press the button that leads back."""
        self.desktop.click(self.desktop.target(BACK).rect.center)

    def obey(self, before_each_click: Callable[[], object] = lambda: None) -> None:
        """Do what he says: read on, or click at what he points at until that is chosen."""
        step = self.until_told()
        if not step.asks:
            self.next()
            return
        answered = self.top.flow.walk.answered
        while self.top.flow.walk.answered == answered:
            before_each_click()
            self.desktop.click(self.top.pointed()[0].center)

    def steps(self, before_each_click: Callable[[], object] = lambda: None) -> Iterator[Step]:
        """Play to the end; each step while it is being told."""
        last = self.learning.lesson.steps[-1]
        while True:
            step = self.until_told()
            yield step
            self.obey(before_each_click)
            if step is last:
                return

    def until(self, say: str) -> Step:
        """Do what he says until he says this."""
        while (step := self.until_told()).say != say:
            self.obey()
        return step
