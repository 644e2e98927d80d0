"""The guided game as its file has it: the table, the cards, every choice in notation, and what is told in between."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.engine.state import Setup
from game.paths import BrokenAsset

DAMAGED = (OSError, ValueError, KeyError, TypeError)  # what reading a file that is none may raise
OF_A_STEP = ("say", "when", "point", "pose", "or")


@dataclass(frozen=True)
class Step:
    """Something that the Conductor says: `say` ends the key of the sentence.

    It comes when what `when` names has happened (moments.py), or at once after the step before. `point` are the things
    that he points at. Where the learner has to choose, he points at what is to be chosen, and `point` is what is lit
    besides; `choices` are those that are welcome, in notation, the first of them the one that the file goes on with.
    `made` are the choices that everybody has made before.
    """

    number: int
    chapter: str
    say: str
    when: str = ""
    point: tuple[str, ...] = ()
    pose: str = ""
    choices: tuple[str, ...] = ()
    made: int = 0

    @property
    def asks(self) -> bool:
        """Whether the learner has to choose something."""
        return bool(self.choices)


@dataclass(frozen=True)
class Lesson:
    """A guided game.

    `learner` is the bandit whom the learner leads. `rounds` are the names of the round cards, of which so many as
    `over` are over already; `deals` are the cards of each round to come, by bandit: his hand, and then his deck from
    the top. `choices` are all that is chosen, in order. `expect` is what the game comes to, as scenarios have it.
    """

    setup: Setup
    learner: str
    rounds: tuple[str, ...]
    over: int
    position: Mapping[str, Any]
    deals: tuple[Mapping[str, tuple[str, ...]], ...]
    choices: tuple[str, ...]
    chapters: tuple[str, ...]
    steps: tuple[Step, ...]
    expect: Mapping[str, Any]

    def of(self, chapter: str) -> tuple[Step, ...]:
        """The steps of a chapter."""
        return tuple(step for step in self.steps if step.chapter == chapter)


def read_lesson(path: Path) -> Lesson:
    """The guided game in a file.

    Raises BrokenAsset when it is missing or damaged.
    """
    try:
        return _lesson(tomllib.loads(path.read_text("utf-8")))
    except DAMAGED as trouble:
        raise BrokenAsset("The guided game is damaged; please install the game again.") from trouble


def _lesson(written: Mapping[str, Any]) -> Lesson:
    seats, learner = tuple(written["seats"]), written["learner"]
    choices: list[str] = []
    steps: list[Step] = []
    for chapter in written["chapter"]:
        for line in chapter["steps"]:
            bandit = next((name for name in line if name in seats), "")
            if strange := set(line).difference({bandit}, OF_A_STEP):
                raise ValueError(f"{sorted(strange)} in {line}")
            if "say" in line:
                steps.append(_step(line, len(steps) + 1, chapter["key"], learner, len(choices)))
            elif bandit in ("", learner):
                raise ValueError(f"nothing is said in {line}")
            if bandit:
                choices.append(line[bandit])
    return Lesson(
        setup=Setup(seats, seed=written["seed"], first=written["first"]),
        learner=learner,
        rounds=tuple(written["rounds"]),
        over=written["over"],
        position=written["position"],
        deals=tuple({name: tuple(cards) for name, cards in deal.items()} for deal in written["deal"]),
        choices=tuple(choices),
        chapters=tuple(chapter["key"] for chapter in written["chapter"]),
        steps=tuple(steps),
        expect=written["expect"],
    )


def _step(line: Mapping[str, Any], number: int, chapter: str, learner: str, made: int) -> Step:
    own = (line[learner],) if learner in line else ()
    point = line.get("point", ())
    return Step(
        number=number,
        chapter=chapter,
        say=line["say"],
        when=line.get("when", ""),
        point=(point,) if isinstance(point, str) else tuple(point),
        pose=line.get("pose", ""),
        choices=(*own, *line.get("or", ())),
        made=made,
    )
