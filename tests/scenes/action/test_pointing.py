"""Where on the train a step of a choice can be pressed: on all of what it stands for."""

import pytest

from game.board.board import Board
from game.draw.kit import Kit
from game.engine.contents import JEWEL, PURSE, STRONGBOX
from game.scenes.action.pointing import rect_of
from game.scenes.narrowing import Step
from tests.board.test_loot_marks import FULL, STACKED, board, place


@pytest.mark.parametrize("kinds", [FULL, STACKED, FULL[:3]])
@pytest.mark.parametrize("kind", [PURSE, JEWEL, STRONGBOX])
@pytest.mark.parametrize("roof", [False, True])
def test_a_kind_of_loot_can_be_pressed_on_each_of_its_tokens(kit: Kit, kinds, kind, *, roof: bool) -> None:
    on: Board = board(kit, kinds, 1, roof=roof)
    space = place(on)
    tokens = on.loot_rects(space, kind)
    assert bool(tokens) == (kind in kinds)

    if tokens:
        there = rect_of(on, Step("loot", kind, ()), space)
        assert all(there.contains(token) for token in tokens)
