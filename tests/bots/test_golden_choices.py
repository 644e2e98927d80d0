"""Golden choices: what each level would choose in one game, and what a hint says of it.

Figures that tell the levels apart show here. After a change that is meant: `python -m tests.golden`, and look at what
differs.
"""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from game.bots import legend
from game.bots.advice import Hint
from game.bots.roster import LEGEND, LEVELS, OUTLAW, Choose, computer
from game.bots.thinking import Question, Thought
from game.engine.game import new_game, play, to_move, view
from game.engine.state import Setup, State
from tests.board.golden_scores import blocks, recorded

FILE = Path(__file__).parent / "golden" / "choices.txt"
FOUR = Setup(("doc", "tuco", "belle", "cheyenne"), seed=11)
CHOICES = 90  # of a game
PLAYOUTS = 40  # Legend's, whose own budget is a larger one where he is compiled
EVERY = 6  # so often a level is asked; the game itself is one of Outlaws

Answer = TypeVar("Answer")


def player(level: str) -> Choose:
    return partial(legend.choose, seed=5, playouts=PLAYOUTS) if level == LEGEND else computer(level, 5)


def game_of_outlaws() -> Iterator[State]:
    """The positions of a game before each of its choices."""
    state, usual = new_game(FOUR), computer(OUTLAW)
    while (seat := to_move(state)) is not None:
        yield state
        play(state, usual(view(state, seat)))


def answered(question: Question[Answer]) -> Answer:
    thought = Thought(question)
    while not thought.done:
        pass
    return thought.answer


def chosen(level: str) -> list[str]:
    """What a level would choose now and then."""
    choose, lines = player(level), []
    for number, state in zip(range(CHOICES), game_of_outlaws(), strict=False):
        if number % EVERY == 0:
            lines.append(f"{number} {choose(view(state, to_move(state))).words(state)}")
    return lines


def hinted() -> list[str]:
    """What the hint says in a game's first turn and in a later one."""
    lines = []
    for number, state in zip(range(9), game_of_outlaws(), strict=False):
        if number in (4, 8):
            said = answered(Hint(view(state, to_move(state)), 3, playouts=240))
            lines.append(f"{said.option.words(state)}: {said.chance:.3f}, then {' '.join(said.then)}")
            second = "nothing" if said.second is None else said.second.words(state)
            lines.append(f"or {second}: {said.second_chance:.3f}; ${said.money:.0f}, {said.wounds:.2f} wounds")
    return lines


CASES: dict[str, Callable[[], list[str]]] = {
    **{level: partial(chosen, level) for level in LEVELS},
    "a hint": hinted,
}


@pytest.mark.parametrize("name", CASES)
def test_they_choose_and_say_as_they_did(name: str) -> None:
    assert recorded(FILE)[name] == CASES[name]()


def write_anew() -> None:
    FILE.write_text(blocks({name: case() for name, case in CASES.items()}), "utf-8")
