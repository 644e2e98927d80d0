"""Where the learner is in a lesson: which sentence comes next, whether its moment has come, which choice is welcome."""

from collections.abc import Iterable

from game.guide.lesson import Lesson, Step


class Walk:
    """`at` counts the steps that are done; `answered` those of them in which the learner chose."""

    def __init__(self, lesson: Lesson, answered: int = 0, read: int = 0) -> None:
        """Go on behind so many choices of the learner's, and so many sentences that he has read since."""
        self.lesson = lesson
        asking = [nth for nth, step in enumerate(lesson.steps) if step.asks]
        self.answered = min(answered, len(asking))
        self.at = asking[self.answered - 1] + 1 if self.answered else 0
        self._passed: list[str] = []  # the moments of what was read before: they come once more, and nothing is said
        while read and self.step is not None and not self.step.asks:
            self._passed += [self.step.when] if self.step.when else []
            self.at, read = self.at + 1, read - 1
        self._happened: list[str] = []  # since the moment of the step before

    @property
    def step(self) -> Step | None:
        """What is told next, or is being told; None when all has been."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def due(self) -> bool:
        """Whether the moment of the next step has come."""
        return self.step is not None and not self._passed and (not self.step.when or self.step.when in self._happened)

    @property
    def telling(self) -> bool:
        """Whether something is to be told before anything else happens."""
        return self.step is not None and self.due and not self.step.asks

    def saw(self, moments: Iterable[str]) -> None:
        """These moments have come."""
        self._happened += moments
        while self._passed and self._passed[0] in self._happened:
            del self._happened[: self._happened.index(self._passed.pop(0)) + 1]

    def welcomes(self, choices: Iterable[str]) -> bool:
        """Whether one of these choices, in notation, is one that the lesson goes on with."""
        return self.step is not None and not set(self.step.choices).isdisjoint(choices)

    def go_on(self) -> None:
        """What had to be told has been read, or chosen."""
        step = self.step
        if step is None:
            return
        if step.asks:
            self.answered += 1
            self._happened.clear()
            self._passed.clear()
        elif step.when in self._happened:
            del self._happened[: self._happened.index(step.when) + 1]
        self.at += 1
