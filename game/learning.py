"""The guided game in the program: how far the learner is, the way into it, and from it into a whole game."""

from functools import cached_property
from typing import TYPE_CHECKING

from game.bots.roster import GREENHORN
from game.guide.lesson import Lesson, read_lesson
from game.guide.progress import Progress
from game.guide.walk import Walk
from game.paths import asset
from game.scenes.setup import names
from game.scenes.setup.party import Party, party

if TYPE_CHECKING:
    from game.play import Program


class Learning:
    """`progress` is kept beside the games, or for this run where these are not kept."""

    def __init__(self, program: "Program") -> None:
        self.program = program
        library = program.library
        self.progress = Progress(None if library is None else library.folder.parent)

    @cached_property
    def lesson(self) -> Lesson:
        """The guided game.

        Raises BrokenAsset.
        """
        return read_lesson(asset("guide") / "first_game.toml")

    @property
    def told(self) -> str:
        """What the title says of it: where the learner is, or how long it takes."""
        words = self.program.words
        if self.progress.trouble:
            return words(f"guide-file-{self.progress.trouble}")
        if self.progress.answered or self.progress.read:
            step = Walk(self.lesson, self.progress.answered, self.progress.read).step
            number = len(self.lesson.steps) if step is None else step.number
            return words("guide-step", step=number, steps=len(self.lesson.steps))
        return words("title-learn-again" if self.progress.finished else "title-learn-time")

    def go_on(self) -> None:
        """Lead into it, where it was left."""
        from game.scenes.beyond_title import guided

        context = self.program.context
        flow = guided(context, self.lesson, self.progress, self.begin_anew, self.play_whole_game)
        context.sounds.play("door_slides")
        self.program.app.stack.reset(flow.scene)

    def begin_anew(self) -> None:
        """Lead to its beginning."""
        self.progress.answer(0)
        self.go_on()

    def play_whole_game(self) -> None:
        """Lead into a whole game with the same bandits, led by computers who are no masters either."""
        self.program.party = self._table()
        self.program.begin(self.program.party)

    def _table(self) -> Party:
        words = self.program.words
        found = party([(names.person(words, 0), True)])
        for _ in self.lesson.setup.seats[1:]:
            found.add(names.computer(words, found), person=False)
        others = [name for name in self.lesson.setup.seats if name != self.lesson.learner]
        for place, bandit in zip(found.places, (self.lesson.learner, *others), strict=True):
            place.bandits, place.level = [bandit], GREENHORN
        return found
