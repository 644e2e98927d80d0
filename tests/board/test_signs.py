"""The arrow of who acts: it points at his head and nobody else's, and all of it is seen."""

from math import dist

import pytest
from pygame import Rect

from game.board import marks_drawn, signs
from game.board.board import Board
from game.board.marks import Marks
from game.board.motion import Pose
from game.board.stage import Stage, Ways
from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.engine.game import Setup, new_game
from game.table import plan

STEALING = Stage((0, 56, 1280, 664), 478, 518, clear=172)
BELLE, CHEYENNE, DJANGO = BANDITS[:3]


def board(kit: Kit, *stand: tuple[bool, int], stage: Stage = STEALING) -> Board:
    """A board with bandits on roofs or inside, each in a car; the others are far from them."""
    state = new_game(Setup(BANDITS, seed=4))
    train = state.train
    for nth, bandit in enumerate(state.bandits.values()):
        roof, car = stand[nth] if nth < len(stand) else (False, 1)
        bandit.space = (train.roofs if roof else train.insides)[car]
    return Board(kit, stage, Ways(strip=lambda _: (640, 660)), state)


def arrow(found: Board, name: str) -> Pose:
    return signs.arrow_at(found, name, found.layout.actors[name])


def covers(found: Board, name: str) -> Rect:
    return signs.arrow_rect(found, arrow(found, name), found.layout.actors[name].scale)


def nearest_head(found: Board, tip: Pose) -> str:
    """Whose head an arrow's tip is nearest to."""
    actors = found.layout.actors
    return min(actors, key=lambda name: dist((tip.x, tip.y), (actors[name].x, actors[name].y - 90)))


def test_inside_the_arrow_is_not_over_the_head_of_who_is_on_the_roof_over_him(kit: Kit) -> None:
    found = board(kit, (True, 3), (False, 3))

    assert nearest_head(found, arrow(found, CHEYENNE)) == CHEYENNE


def test_it_hides_nobody_on_the_roof_over_him(kit: Kit) -> None:
    found = board(kit, (True, 3), (False, 3))

    assert not covers(found, CHEYENNE).colliderect(found.actor_rect(BELLE))


def test_nobody_over_him_it_is_over_the_middle_of_his_head(kit: Kit) -> None:
    found = board(kit, (False, 3))

    assert arrow(found, BELLE).x == found.layout.actors[BELLE].x


@pytest.mark.parametrize("car", [2, 4, 6])
def test_in_schemin_all_of_it_is_seen_on_a_roof(kit: Kit, car: int) -> None:
    stage = plan.scheming(kit.scale).stage
    found = board(kit, (True, car), stage=Stage(stage.area, stage.horizon, 290, 0.9, foot=stage.foot))

    assert kit.scale.rect(*stage.area).contains(covers(found, BELLE))


@pytest.mark.parametrize("way", [1, -1])
def test_an_arrow_from_the_side_bobs_the_way_it_points(way: int) -> None:
    assert signs.bobbed(Pose(0, 0, tilt=90 * way), 3).x == 3 * way


def test_in_the_panel_of_a_crowd_it_is_over_one_head(kit: Kit, monkeypatch: pytest.MonkeyPatch, surface) -> None:
    drawn: dict[str, Pose] = {}
    found = board(kit, *[(False, 3)] * 4)
    found.close_up.show(found.layout.spaces[BELLE], {})
    found.close_up.update(1)
    monkeypatch.setattr(found.pieces, "draw", lambda _surface, piece, pose: drawn.update({piece: pose}))
    stands = Pose(640, 300, scale=0.96)
    marks_drawn.draw_person(surface, found, Marks(actor=BELLE), BELLE, stands)

    assert drawn["target_arrow"].x == stands.x


@pytest.mark.parametrize("roof", range(6))
def test_in_a_crowd_it_is_over_nobody_elses_head(kit: Kit, roof: int) -> None:
    """Whoever else stands on the roof over them."""
    found = board(kit, *[(nth < roof, 1) for nth in range(6)])
    inside, actors = BANDITS[roof:], found.layout.actors
    nearest = {name: min(inside, key=lambda other: abs(arrow(found, name).x - actors[other].x)) for name in inside}

    assert nearest == {name: name for name in inside}


@pytest.mark.parametrize("named", ["bandits", "barred"])
@pytest.mark.parametrize("who", BANDITS[:3])
def test_what_lies_over_the_train_keeps_off_the_sign_at_anybodys_head(kit: Kit, named: str, who: str) -> None:
    found = board(kit, (True, 3), (False, 3), (True, 2))
    marks = Marks(bandits={who: 1}) if named == "bandits" else Marks(barred=(who,))

    assert [signs.disc_rect(found, signs.at_head(found, found.layout.actors[who]))] == signs.covered(found, marks)
