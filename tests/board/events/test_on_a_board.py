"""Scenes on a board: wheels that stand still, chips under the plate, nothing told while anybody moves."""

from dataclasses import replace

import pytest
from pygame import Surface

from game.board.board import Board
from game.board.motion import Pose
from game.board.outcome_chips import HIGH
from game.board.stage import Stage, Ways
from game.board.staged.events.marshals_revenge import COMES
from game.board.staging import PLATE_FOOT
from game.draw.kit import Kit
from game.engine.contents import NEUTRAL
from game.engine.events import BulletReceived, LootDropped
from game.engine.state import EVENT, STEALING, Phase
from game.table import saying
from game.table.chronicle import Line
from game.ui.words import Words
from tests.board.events.played import SEATS, position

STAGE = Stage((0, 56, 1280, 664), 478, 518, clear=172)
HIT = (BulletReceived("belle", NEUTRAL, None),)


def rail(board: Board, surface: Surface) -> tuple[int, int]:
    """How low the ballast begins at the picture's left and right end, in pixels."""
    board.draw(surface)
    sleepers = surface.get_at((640, 524))
    return tuple(next(y for y in range(700, 300, -1) if surface.get_at((x, y)) == sleepers) for x in (4, 1275))  # type: ignore[return-value]


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


def test_and_is_as_fast_again_after_a_moment(board: Board) -> None:
    board.brake(0.5)
    speeds = []
    for _ in range(3):
        board.update(0.7)
        speeds.append(board.landscape.speed)

    assert [False, True, True] == [speed == 1 for speed in speeds]


def test_the_whole_picture_tips_then(board: Board) -> None:
    surface = Surface((1280, 720))
    still = rail(board, surface)
    board.brake(1)
    board.update(0.3)
    tipped = rail(board, surface)

    assert tipped[0] < still[0] - 3
    assert tipped[1] > still[1] + 3


def test_for_whom_nothing_moves_no_brakes_bite(board: Board) -> None:
    surface, speed = Surface((1280, 720)), board.landscape.speed
    still = rail(board, surface)
    board.reduced = True
    board.brake(1)

    assert speed == board.landscape.speed
    board.update(0.3)
    assert still == rail(board, surface)


def test_a_car_that_is_struck_jumps_with_all_in_and_on_it(board: Board) -> None:
    train = board.state.train
    board.thump(1)
    board.update(0.03)

    assert board.rock(train.roofs[1]) == board.rock(train.insides[1]) < board.train.bob(1) - 1
    assert board.rock(train.roofs[2]) == board.train.bob(2)


def test_for_whom_nothing_moves_none_does(board: Board) -> None:
    board.reduced = True
    board.thump(1)
    board.update(0.03)

    assert board.rock(board.state.train.roofs[1]) == board.train.bob(1)


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


def test_what_came_of_it_is_still_shown_when_all_is_skipped(board: Board) -> None:
    board.play(HIT, board.state)
    board.finish()

    assert board.chips.busy


@pytest.mark.parametrize("cars", [3, 4, 6])
def test_the_camera_leaves_two_rows_of_chips_under_the_plate(kit: Kit, cars: int) -> None:
    above = SEATS[:cars]
    state = position("marshals_revenge", dict.fromkeys(above, "1.roof"), cars=cars)
    board = Board(kit, replace(STAGE, foot=604), Ways(strip=lambda _: (640, 660)), state.clone())
    group = tuple(LootDropped(name, state.bandits[name].loot[0], state.train.roofs[1]) for name in above)
    for event in group:
        event.apply(state)
    board.play(group, state)
    board.update(COMES)
    tops = [Pose(*board.chips.place(chip)).moved(0, -HIGH / 2) for chip in board.timeline.score.chips]  # type: ignore[union-attr]

    assert len(above) == len(tops)
    assert PLATE_FOOT <= min(board.camera.seen(top).y for top in tops)
