"""While somebody decides whether he picks a purse, his hand is out and his string on it."""

import pytest
from pygame import Surface

from game.board.board import Board
from game.board.marks import Marks
from game.board.stage import Stage, Ways
from game.board.staged.events.pickpocketing import OUT, STRING
from game.draw.kit import Kit
from game.engine.contents import Loot
from tests.board.events.played import position, space

ASKED = Marks(actor="belle", reaching="belle")


@pytest.fixture
def board(kit: Kit) -> Board:
    state = position("pickpocketing", {"belle": "2.in"}, marshal=0)
    state.floor[space(state, "2.in")] = (Loot("purse", 5),)
    found = Board(kit, Stage((0, 56, 1280, 664), 478, 518), Ways(strip=lambda _: (640, 660)), state)
    found.reduced = True
    return found


def picture(board: Board, surface: Surface, marks: Marks, seconds: float = 0) -> bytes:
    board.draw(surface, marks)
    board.update(seconds)
    board.draw(surface, marks)
    return surface.subsurface(board.space_rect(space(board.state, "2.in"))).copy().get_buffer().raw


def test_his_hand_is_seen_while_he_is_asked(board: Board, surface: Surface) -> None:
    assert picture(board, surface, Marks(actor="belle"), 1) != picture(board, surface, ASKED, 1)


def test_it_comes_out_by_and_by(board: Board, surface: Surface) -> None:
    board.draw(surface, ASKED)
    board.update(OUT / 2)
    assert board.reaching.busy
    board.update(OUT / 2 + STRING)

    assert not board.reaching.busy


def test_it_is_gone_when_he_is_asked_no_more(board: Board, surface: Surface) -> None:
    before = picture(board, surface, Marks(actor="belle"), 1)
    picture(board, surface, ASKED, 1)

    assert before == picture(board, surface, Marks(actor="belle"), 1)


def test_he_looks_away_from_it(board: Board) -> None:
    board.reaching.follow("belle")
    stands = board.layout.actors["belle"]
    purse = next(one.pose for one in board.layout.loot if one.space == space(board.state, "2.in"))

    assert board.reaching.turned(board.layout, {"belle": stands})["belle"].flip == (purse.x > stands.x)
