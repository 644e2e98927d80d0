"""Loot that can be chosen: a frame for each kind, clear of the others' in any crowd; numbers that hide nobody."""

from collections.abc import Sequence
from itertools import combinations

import pytest
from pygame import Rect, Surface

from game.board import marks_drawn
from game.board.board import Board
from game.board.marks import Marks
from game.board.marks_drawn import loot_frames
from game.board.stage import Stage, Ways
from game.draw.kit import Kit
from game.engine.contents import BANDITS, JEWEL, PURSE, STRONGBOX, Loot
from game.engine.game import Setup, new_game

STAGE = Stage((0, 56, 1280, 664), 478, 518, clear=172)
CAR = 2
FRAME = 6  # units that a frame is wider than what it is round
FULL = (STRONGBOX, *(PURSE,) * 3, *(JEWEL,) * 3)
STACKED = (STRONGBOX, *(PURSE,) * 5, *(JEWEL,) * 3)


def board(kit: Kit, kinds: Sequence[str], crowd: int, *, roof: bool = False, cars: int = 6) -> Board:
    """So many stand where such tokens lie, the others elsewhere."""
    state = new_game(Setup(BANDITS[:cars], seed=4))
    space = (state.train.roofs if roof else state.train.insides)[CAR]
    for nth, bandit in enumerate(state.bandits.values()):
        bandit.space = space if nth < crowd else state.train.insides[-1]
    state.floor[space] = tuple(Loot(kind, nth) for nth, kind in enumerate(kinds))
    return Board(kit, STAGE, Ways(strip=lambda _: (640, 660)), state)


def place(on: Board) -> int:
    return on.layout.spaces["belle"] if on.layout.loot else 0


def frames(on: Board, space: int) -> dict[str, list[Rect]]:
    around = on.kit.px(FRAME)
    return {
        kind: [rect.inflate(around, around) for rect in loot_frames(on, space, kind)]
        for kind in (STRONGBOX, PURSE, JEWEL)
    }


@pytest.mark.parametrize("kinds", [FULL, STACKED, FULL[:5]])
@pytest.mark.parametrize("crowd", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("roof", [False, True])
def test_no_frame_lies_over_another_kinds(kit: Kit, kinds: Sequence[str], crowd: int, *, roof: bool) -> None:
    on = board(kit, kinds, crowd, roof=roof)
    found = frames(on, place(on))

    for one, other in combinations([(kind, rect) for kind, rects in found.items() for rect in rects], 2):
        assert one[0] == other[0] or not one[1].colliderect(other[1]), (one, other)


def test_tokens_of_a_kind_side_by_side_are_in_one_frame(kit: Kit) -> None:
    on = board(kit, FULL, 6)
    tokens = on.loot_rects(place(on), PURSE)

    assert 3 == len(tokens)
    assert [tokens[0].unionall(tokens[1:])] == loot_frames(on, place(on), PURSE)


def test_tokens_of_a_kind_on_both_sides_of_somebody_have_two(kit: Kit) -> None:
    on = board(kit, (PURSE,) * 6, 1)

    assert 2 == len(loot_frames(on, place(on), PURSE))


def test_a_keys_number_lies_under_the_loot_where_it_hides_nobody(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    on = board(kit, STACKED, 6)
    centres: list[tuple[int, int]] = []
    monkeypatch.setattr(marks_drawn, "draw_number", lambda _surface, _board, centre, _number: centres.append(centre))
    on.draw(Surface((1280, 720)), Marks(loot={(place(on), PURSE): 1}))
    [rect] = loot_frames(on, place(on), PURSE)

    assert [rect.centerx] == [x for x, _ in centres]
    assert all(y > rect.bottom + on.kit.px(10) for _, y in centres)


def test_a_stacks_number_is_drawn_over_its_frame(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    on = board(kit, STACKED, 6)
    order: list[str] = []
    draw_frames, draw_counts = marks_drawn.draw_frames, marks_drawn.draw_counts
    monkeypatch.setattr(marks_drawn, "draw_frames", lambda *args: (order.append("frame"), draw_frames(*args)))
    monkeypatch.setattr(marks_drawn, "draw_counts", lambda *args: (order.append("count"), draw_counts(*args)))
    on.draw(Surface((1280, 720)), Marks(loot={(place(on), PURSE): None}))

    assert ["frame", "frame", "count"] == order
