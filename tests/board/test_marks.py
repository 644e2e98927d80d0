"""What is marked on the train: signs of what would be done, crosses, who would come where; who stands before whom."""

import pytest
from pygame import Surface

from game.board import marks_drawn
from game.board.board import Board
from game.board.marks import Marks, landing_place
from game.board.motion import Pose
from game.board.stage import Stage, Ways
from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.engine.game import Setup, new_game

STAGE = Stage((0, 56, 1280, 664), 478, 518, clear=172)
INSIDE, OTHER, ROOF = 2, 4, 3


class Spied:
    """A board, the names of the pieces drawn on it in order, and how many crosses."""

    def __init__(self, kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
        state = new_game(Setup(BANDITS[:3], seed=4))
        for bandit, space in zip(state.bandits.values(), (INSIDE, INSIDE, ROOF), strict=True):
            bandit.space = space
        self.board = Board(kit, STAGE, Ways(strip=lambda _: (640, 660)), state)
        self.drawn: list[str] = []
        self.crosses: list[object] = []
        draw = self.board.pieces.draw
        monkeypatch.setattr(
            self.board.pieces,
            "draw",
            lambda surface, piece, pose: (self.drawn.append(piece), draw(surface, piece, pose)),
        )
        monkeypatch.setattr(marks_drawn, "draw_barred", lambda *_: self.crosses.append(None))

    def show(self, marks: Marks) -> list[str]:
        """Draw it; the pieces."""
        self.drawn.clear()
        self.board.draw(Surface((1280, 720)), marks)
        return self.drawn


@pytest.fixture
def spied(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> Spied:
    """Two stand in a car, one on its roof."""
    return Spied(kit, monkeypatch)


BELLE, CHEYENNE, DJANGO = BANDITS[:3]


def test_who_would_be_shot_has_a_crosshair(spied: Spied) -> None:
    found = spied.show(Marks(DJANGO, bandits={BELLE: None}, hovered=BELLE, aiming=True))

    assert "crosshair" in found
    assert "punch_star" not in found


def test_who_would_be_punched_has_a_star(spied: Spied) -> None:
    found = spied.show(Marks(CHEYENNE, bandits={BELLE: None}, hovered=BELLE))

    assert "punch_star" in found
    assert "crosshair" not in found


def test_who_cannot_be_chosen_has_a_cross(spied: Spied) -> None:
    spied.show(Marks(CHEYENNE, bandits={DJANGO: None}, barred=(BELLE,)))

    assert 1 == len(spied.crosses)


def test_whoever_would_come_is_shown_where_he_would(spied: Spied) -> None:
    alone = spied.show(Marks(BELLE, spaces={OTHER: None})).count(f"meeple_{BELLE}")
    pale = spied.show(Marks(BELLE, spaces={OTHER: None}, landing=BELLE)).count(f"meeple_{BELLE}")

    assert (1, 2) == (alone, pale)


def test_those_on_a_roof_are_drawn_before_those_in_the_car(spied: Spied) -> None:
    """So that a hat never covers the feet above it."""
    order = [name for name in spied.show(Marks()) if name.startswith("meeple_")]

    assert order.index(f"meeple_{DJANGO}") < order.index(f"meeple_{BELLE}")


def test_in_a_crowd_the_smaller_are_drawn_first(kit: Kit, monkeypatch: pytest.MonkeyPatch) -> None:
    state = new_game(Setup(BANDITS, seed=4))
    for bandit in state.bandits.values():
        bandit.space = INSIDE
    board = Board(kit, STAGE, Ways(strip=lambda _: (640, 660)), state)
    scales: list[float] = []
    draw = board.pieces.draw

    def spy(surface: Surface, piece: str, pose: Pose) -> None:
        scales.append(pose.scale) if piece.startswith("meeple_") and piece != "meeple_marshal" else None
        draw(surface, piece, pose)

    monkeypatch.setattr(board.pieces, "draw", spy)
    board.draw(Surface((1280, 720)))

    assert sorted(scales) == scales
    assert len(set(scales)) > 1


def test_where_something_can_be_chosen_the_rest_is_dimmed(spied: Spied) -> None:
    def corner(marks: Marks) -> tuple[int, ...]:
        surface = Surface((1280, 720))
        for _ in range(40):
            spied.board.draw(surface, marks)
            spied.board.update(1 / 60)
        return tuple(surface.get_at((1270, 500)))

    spied.board.reduced = True
    bright = corner(Marks())
    dimmed = corner(Marks(BELLE, spaces={OTHER: None}))

    assert sum(dimmed) < sum(bright)


def test_whom_the_mouse_can_choose_has_a_bull_s_eye_until_he_is_pointed_at(spied, monkeypatch):
    eyes = []
    monkeypatch.setattr(marks_drawn, "draw_target", lambda *_: eyes.append(None))
    spied.show(Marks(bandits={BELLE: None, CHEYENNE: None}))
    assert 2 == len(eyes)
    spied.show(Marks(bandits={BELLE: None, CHEYENNE: None}, hovered=BELLE))
    assert 3 == len(eyes)


def test_whom_a_key_chooses_has_its_number_instead(spied, monkeypatch):
    eyes = []
    monkeypatch.setattr(marks_drawn, "draw_target", lambda *_: eyes.append(None))
    spied.show(Marks(bandits={BELLE: 1, CHEYENNE: 2}))
    assert not eyes


@pytest.mark.parametrize("roof", [False, True])
@pytest.mark.parametrize("crowd", range(4))
def test_whoever_would_come_is_shown_where_he_would_stand_with_those_there(kit: Kit, crowd: int, roof: bool) -> None:
    state = new_game(Setup(BANDITS[:5], seed=4))
    there = (state.train.roofs if roof else state.train.insides)[2]
    *others, comes = state.bandits.values()
    for nth, bandit in enumerate((*others, comes)):
        bandit.space = there if nth < crowd else state.train.insides[3]
    found = Board(kit, Stage((0, 56, 1280, 664), 478, 518), Ways(strip=lambda _: (640, 660)), state, painted=False)
    shown = landing_place(found, there)
    comes.space = there
    found.show(state)

    assert (shown.x, shown.y, shown.scale) == (
        found.layout.actors[comes.name].x,
        found.layout.actors[comes.name].y,
        found.layout.actors[comes.name].scale,
    )
