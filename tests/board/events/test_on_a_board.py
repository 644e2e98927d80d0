"""Scenes on a board: wheels that stand still, chips under the plate, nothing told while anybody moves."""

import pytest

from game.board.board import Board
from game.board.stage import Stage, Ways
from game.board.staging import PLATE_FOOT
from game.draw.kit import Kit
from game.engine.contents import NEUTRAL
from game.engine.events import BulletReceived
from game.engine.state import EVENT, STEALING, Phase
from game.table import saying
from game.table.chronicle import Line
from game.ui.words import Words
from tests.board.events.played import position

STAGE = Stage((0, 56, 1280, 664), 478, 518, clear=172)
HIT = (BulletReceived("belle", NEUTRAL, None),)


@pytest.fixture
def board(kit: Kit) -> Board:
    state = position("angry_marshal", {"belle": "1.roof"})
    return Board(kit, STAGE, Ways(strip=lambda _: (640, 660)), state)


def test_wheels_stand_still_while_the_brakes_bite(board: Board) -> None:
    board.brake(1)
    way = board.train.way
    board.update(0.1)
    assert way == board.train.way
    board.update(1)
    board.update(0.1)

    assert way < board.train.way


def test_the_land_slows_down_then(board: Board) -> None:
    board.brake(1)

    assert board.landscape.speed < 0.5


def test_for_whom_nothing_moves_no_brakes_bite(board: Board) -> None:
    speed = board.landscape.speed
    board.reduced = True
    board.brake(1)

    assert speed == board.landscape.speed


@pytest.mark.parametrize(("phase", "top"), [(EVENT, PLATE_FOOT), (STEALING, 172)])
def test_a_chip_may_be_as_high_as_what_lies_over_the_train(board: Board, phase: Phase, top: float) -> None:
    state = board.state.clone()
    state.phase = phase
    board.play(HIT, state)

    assert top == board.chips.top


def test_nothing_is_told_before_all_have_come_to_rest(board: Board, words: Words) -> None:
    lines = [Line("Belle is hit", 1, "belle")]
    board.play(HIT, board.state)
    assert saying.saying(words, HIT, lines, board, ()) is None
    board.finish()

    assert saying.saying(words, HIT, lines, board, ()) is not None
