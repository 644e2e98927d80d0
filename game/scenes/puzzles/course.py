"""The puzzles in the order in which they are offered, by what they teach, and which of them are solved."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from game.paths import asset
from game.puzzles.grading import stars
from game.puzzles.puzzle import Puzzle, all_puzzles
from game.puzzles.solved import Solved

LESSONS = ("order", "marshal", "punch", "roofs", "meeting", "cheyenne", "django")  # from the plainest on


@dataclass(frozen=True)
class Numbered:
    """A puzzle with its number among all, counted from 1."""

    number: int
    puzzle: Puzzle

    @property
    def stars(self) -> int:
        """How hard it is, from 1 to 3."""
        return stars(len(list(self.puzzle.plans())))


class Course:
    """All puzzles; the solved ones are remembered in a folder."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    @cached_property
    def solved(self) -> Solved:
        """Which ones have been solved."""
        return Solved(self._folder)

    @cached_property
    def puzzles(self) -> tuple[Numbered, ...]:
        """All of them, chapter by chapter, the easier ones first."""
        found = all_puzzles(asset("puzzles"))
        lessons = list(dict.fromkeys((*LESSONS, *(puzzle.teaches for puzzle in found))))
        found.sort(key=lambda puzzle: lessons.index(puzzle.teaches))  # which leaves each lesson's own order
        return tuple(Numbered(nth + 1, puzzle) for nth, puzzle in enumerate(found))

    @property
    def lessons(self) -> tuple[str, ...]:
        """What there is to learn."""
        return tuple(dict.fromkeys(one.puzzle.teaches for one in self.puzzles))

    def of(self, lesson: str) -> tuple[Numbered, ...]:
        """The puzzles that teach something."""
        return tuple(one for one in self.puzzles if one.puzzle.teaches == lesson)

    def first_of(self, lesson: str) -> Numbered:
        """The first puzzle that teaches something and is not solved; the first one where all are."""
        found = self.of(lesson)
        return next((one for one in found if not self.is_solved(one)), found[0])

    def is_solved(self, one: Numbered) -> bool:
        """Whether it has been solved."""
        return one.puzzle.name in self.solved.names

    def following(self, one: Numbered) -> Numbered | None:
        """The next puzzle."""
        return self.puzzles[one.number] if one.number < len(self.puzzles) else None
