"""A puzzle for the tour: the list, a plan being laid, and how an attempt ends."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.puzzles.solver import best_reply
from game.scenes.puzzles.attempt import Attempt
from game.scenes.puzzles.choosing import ChoosingScene
from game.scenes.puzzles.result import ResultScene
from game.scenes.puzzles.scene import PuzzleScene
from game.scenes.puzzles.trying import TryingScene

if TYPE_CHECKING:
    from game.tour.tour import Tour

SHOWN = "3-cheyenne-1"
LONGEST = 3000  # frames in which it is carried out


def shown(tour: "Tour") -> Iterator[str]:
    """Show the list, a hint, the plan carried out, and that it has solved the puzzle."""
    program, robot, stack = tour.program, tour.robot, tour.app.stack
    stack.reset(program.title())
    program.show_puzzles()
    robot.step(12)
    yield "puzzles"
    chooser = stack.top
    assert isinstance(chooser, ChoosingScene)
    chooser.open(next(one for one in chooser.course.puzzles if one.puzzle.name == SHOWN))
    robot.step(2)
    scene = stack.top
    assert isinstance(scene, PuzzleScene)
    scene.planning.put(scene.puzzle.hand.index(scene.puzzle.solution[0]))
    scene.tell_hint()
    robot.step(2)
    yield "puzzle-hint"
    for action in scene.puzzle.solution[1:]:
        free = (card for card, held in enumerate(scene.puzzle.hand) if held == action and scene.planning.in_hand(card))
        scene.planning.put(next(free))
    program.context.instant = True
    scene.go()
    for _ in range(LONGEST):
        robot.step(1)
        top = stack.top
        if isinstance(top, ResultScene):
            break
        if isinstance(top, TryingScene) and top.choosing is not None:
            attempt = top.flow.session
            assert isinstance(attempt, Attempt)
            top.choose(best_reply(attempt.puzzle, attempt.state))
    program.context.instant = False
    robot.step(2)
    yield "puzzle-solved"
