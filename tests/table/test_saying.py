"""The bubble of what is told points at what it is told of."""

from game.board.board import Board
from game.board.stage import Ways
from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.engine.expansions.horses.stagecoach import CoachFellBack, coach_inside
from game.engine.game import Setup, new_game
from game.table import plan, saying, told_together
from game.table.chronicle import Line
from game.ui.words import Words


def test_that_the_coach_falls_back_is_told_at_the_coach(kit: Kit, words: Words) -> None:
    state = new_game(Setup(BANDITS, seed=4, expansions=("horses",)))
    (told,) = told_together.sentences(words, state, (CoachFellBack(6, 5),))
    board = Board(kit, plan.stealing(kit.scale).stage, Ways(strip=lambda _: (640, 660)), state)
    line = Line(told.words, 1, told.who, space=told.space)
    said = saying.saying(words, (), [line], board, ())

    assert said is not None
    assert board.space_rect(coach_inside(state)).inflate(4, 4).collidepoint(kit.scale.at(*said.tip))
