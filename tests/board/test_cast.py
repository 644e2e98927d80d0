"""Who stands before whom: as people are drawn, so the mouse finds them."""

import pytest
from pygame import Surface

from game.board.board import Board
from game.board.pieces import Pieces
from game.board.stage import Ways
from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.engine.state import State
from game.table import plan
from tests.board.pictures import table, with_coach

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
