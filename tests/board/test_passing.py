"""Pictures that pass: each between the board's pictures where it belongs, none of them below its sill."""

import pytest
from pygame import Surface

from game.board.board import Board
from game.board.motion import Pose
from game.board.stage import Stage, Ways
from game.board.timeline import Layer, Passing, Score, Timeline
from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.engine.game import Setup, new_game

PIECE = "bullet_card_neutral"


def board(kit: Kit) -> Board:
    found = Board(kit, Stage((0, 56, 1280, 664), 478, 518), Ways(strip=lambda _: (640, 660)), new_game(SETUP))
    found.reduced = True
    return found


SETUP = Setup(BANDITS[:4], seed=4)


def drawn(kit: Kit, surface: Surface, where: tuple[float, float], layer: Layer, sill: float | None = None) -> Surface:
    """The board while a card stands somewhere in a layer."""
    found = board(kit)
    passing = Passing(PIECE, lambda _: Pose(*where, scale=1), 1, layer=layer, sill=sill)
    found.timeline.play(Score(passing=[passing]))
    found.timeline.update(0.5)
    found.draw(surface)
    return surface.copy()


def differs(kit: Kit, surface: Surface, layer: Layer, where: tuple[float, float], sill: float | None = None) -> bool:
    """Whether one sees the card's middle."""
    plain = board(kit)
    plain.draw(surface)
    before = surface.get_at((round(where[0]), round(where[1])))
    return before != drawn(kit, surface, where, layer, sill).get_at((round(where[0]), round(where[1])))


def wall(kit: Kit) -> tuple[float, float]:
    """On a car's wall, over its window."""
    found = board(kit)
    return found.train.car_left(2) + 118 * found.train.scale, found.train.y(66)


@pytest.mark.parametrize(("layer", "seen"), [(Layer.BEHIND, False), (Layer.INSIDE, True), (Layer.BEFORE, True)])
def test_the_train_hides_what_is_behind_it(kit: Kit, surface: Surface, layer: Layer, seen: bool) -> None:
    assert seen == differs(kit, surface, layer, wall(kit))


@pytest.mark.parametrize(("layer", "seen"), [(Layer.INSIDE, False), (Layer.BEFORE, True)])
def test_somebody_hides_what_is_in_his_car(kit: Kit, surface: Surface, layer: Layer, seen: bool) -> None:
    pose = board(kit).layout.actors["marshal"]

    assert seen == differs(kit, surface, layer, (pose.x, pose.y - 40))


@pytest.mark.parametrize(("sill", "seen"), [(-10, False), (10, True)])
def test_nothing_is_seen_below_a_sill(kit: Kit, surface: Surface, sill: float, seen: bool) -> None:
    x, y = wall(kit)

    assert seen == differs(kit, surface, Layer.INSIDE, (x, y), y + sill)


@pytest.mark.parametrize("stays", [True, False])
def test_a_picture_that_stays_is_there_until_all_is_over(*, stays: bool) -> None:
    timeline = Timeline()
    timeline.play(Score(passing=[Passing("loot_purse", lambda _: Pose(0, 0), 0.2, stays=stays)], hold=1))
    timeline.update(0.5)

    assert bool(timeline.pictures()) is stays
