"""Who stands before whom: as people are drawn, so the mouse finds them."""

import pytest
from pygame import Surface

from game.board.board import Board
from game.board.pieces import Pieces
from game.board.stage import Ways
from game.draw.kit import Kit
from game.engine.contents import BANDITS, MOVE
from game.engine.events import BanditMoved
from game.engine.state import State
from game.expansions.horses.coach import Coach
from game.table import plan
from tests.board.pictures import place, table, with_coach

INSIDE, ON_TOP = dict.fromkeys(BANDITS[:3], "2.in"), dict.fromkeys(BANDITS[3:6], "2.roof")
ON_COACH, IN_COACH = dict.fromkeys(BANDITS[:2], "coach.roof"), dict.fromkeys(BANDITS[2:4], "coach.in")


def board_of(kit: Kit, state: State) -> Board:
    return Board(kit, plan.stealing(kit.scale).stage, Ways(strip=lambda _: (640, 660)), state)


@pytest.mark.parametrize(
    "state",
    [
        table(dict.fromkeys(BANDITS[:6], "2.in"), count=6),
        table(dict.fromkeys(BANDITS[:6], "2.roof"), count=6),
        table(INSIDE | ON_TOP, count=6),
        with_coach(ON_COACH | IN_COACH | {BANDITS[4]: "2.in", BANDITS[5]: "2.roof"}, count=6),
    ],
    ids=["in two ranks in a car", "in two ranks on its roof", "in it and on it", "before it, too"],
)
@pytest.mark.usefixtures("window")
def test_they_stand_from_back_to_front_as_they_are_drawn(
    kit: Kit, state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    board, drawn = board_of(kit, state), list[str]()
    monkeypatch.setattr(Pieces, "draw", lambda _pieces, _surface, piece, _pose: drawn.append(piece))
    board.draw(Surface((kit.scale.width, kit.scale.height)))
    costumes = [board.costume(name) for name in board.layout.actors]

    assert [piece for piece in drawn if piece in costumes] == [
        board.costume(name) for name in board.cast.back_to_front()
    ]


@pytest.mark.parametrize(
    ("start", "end"),
    [("2.roof", "coach.roof"), ("coach.roof", "2.roof"), ("coach.roof", "3.roof"), ("coach.in", "2.in")],
)
@pytest.mark.usefixtures("window")
def test_who_is_on_his_way_to_or_from_the_coach_passes_before_it(
    kit: Kit, start: str, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, drawn = with_coach({"belle": start}), list[str]()
    board, after = board_of(kit, state), state.clone()
    goes = BanditMoved("belle", place(state, start), place(state, end), MOVE)
    goes.apply(after)
    board.play((goes,), after)
    board.update(0.2)
    monkeypatch.setattr(Coach, "draw_body", lambda _coach, _surface, _stands, part: drawn.append(part))
    monkeypatch.setattr(Pieces, "draw", lambda _pieces, _surface, piece, _pose: drawn.append(piece))
    board.draw(Surface((kit.scale.width, kit.scale.height)))

    assert [board.cast._costume("belle")] == [piece for piece in drawn if piece.startswith("meeple_belle")]
    assert drawn.index("coach_front") < drawn.index(board.cast._costume("belle"))
