"""The land: it fills its window, repeats without a seam, and passes from hour to hour."""

import pygame
import pytest
from pygame import Rect, Surface, Window

from game.board.landscape import FADE, HOURS, SPEED, Landscape
from game.board.stage import Stage
from game.draw.art import Art
from game.draw.kit import Kit
from game.draw.scale import Scale

HORIZON, RAIL = 478, 518
AREA = (0.0, 0.0, 1280.0, 720.0)
MAGENTA = (255, 0, 255)


@pytest.fixture
def land(kit: Kit) -> Landscape:
    return Landscape(kit, Stage(AREA, HORIZON, RAIL), 1)


def drawn(land: Landscape, surface: Surface, area: Rect | None = None) -> bytes:
    surface.fill(MAGENTA)
    land.draw(surface, area)
    return pygame.image.tobytes(surface, "RGB")


def bare(surface: Surface) -> int:
    """How many pixels nothing was drawn on."""
    return pygame.mask.from_threshold(surface, MAGENTA, (1, 1, 1, 255)).count()


@pytest.mark.parametrize("hour", HOURS)
def test_it_covers_the_whole_window(kit: Kit, surface: Surface, hour: int) -> None:
    drawn(Landscape(kit, Stage(AREA, HORIZON, RAIL), hour), surface)

    assert 0 == bare(surface)


@pytest.mark.parametrize("size", [(1720, 720), (960, 720), (853, 480), (1281, 723)])
def test_it_covers_windows_of_other_shapes(window: Window, size: tuple[int, int]) -> None:
    surface = Surface(size).convert()
    kit = Kit(Scale(*size), Art())
    land = Landscape(kit, Stage(AREA, HORIZON + kit.scale.deeper, RAIL + kit.scale.deeper), 1)
    land.way = 777
    drawn(land, surface)

    assert 0 == bare(surface)


def test_the_near_plane_passes_at_its_speed(land: Landscape) -> None:
    land.update(0.5)

    assert SPEED / 2 == land.way


def test_it_slows_down_with_the_train(land: Landscape) -> None:
    land.speed = 0.5
    land.update(1)

    assert SPEED / 2 == land.way


def test_it_stands_still_when_the_train_does(land: Landscape, surface: Surface) -> None:
    land.speed = 0
    before = drawn(land, surface)
    land.update(1)

    assert before == drawn(land, surface)


def test_the_track_repeats_without_a_seam(land: Landscape, surface: Surface) -> None:
    drawn(land, surface)
    before = surface.subsurface(0, 570, 1280, 150).copy()
    land.way = 1280
    drawn(land, surface)

    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(surface.subsurface(0, 570, 1280, 150), "RGB")


def test_nothing_is_drawn_beside_an_area(land: Landscape, surface: Surface) -> None:
    area = Rect(100, 56, 600, 504)
    drawn(land, surface, area)

    assert 1280 * 720 - area.width * area.height == bare(surface)


def test_the_clip_of_the_surface_is_left_as_it_was(land: Landscape, surface: Surface) -> None:
    clip = Rect(10, 20, 300, 400)
    surface.set_clip(clip)
    land.draw(surface, Rect(0, 0, 100, 100))

    assert clip == surface.get_clip()


def test_another_hour_comes_from_the_look_of_the_one_before(land: Landscape, surface: Surface) -> None:
    before = drawn(land, surface)
    land.set_hour(2)

    assert before == drawn(land, surface)


def test_another_hour_has_come_after_the_fade(land: Landscape, kit: Kit, surface: Surface) -> None:
    land.speed = 0
    land.set_hour(2)
    land.update(FADE)

    assert drawn(Landscape(kit, Stage(AREA, HORIZON, RAIL), 2), surface) == drawn(land, surface)


def test_the_past_hour_fades(land: Landscape) -> None:
    land.set_hour(2)
    land.update(FADE / 4)

    assert pytest.approx(0.75) == land.fading


def test_an_hour_that_is_there_at_once_ends_the_fade_before(land: Landscape) -> None:
    land.set_hour(2)
    land.set_hour(3, at_once=True)

    assert land.fading == 0


def test_where_it_lies_higher_the_ground_still_reaches_the_foot(land: Landscape, surface: Surface) -> None:
    surface.fill(MAGENTA)
    land.draw(surface, higher={"horizon": 60, "rail": 60})

    assert 0 == bare(surface)


def test_the_same_hour_again_is_no_change(land: Landscape) -> None:
    land.set_hour(1)

    assert 0 == land.fading


def test_an_hour_painted_ahead_looks_the_same(land: Landscape, kit: Kit, surface: Surface) -> None:
    land.speed = 0
    for _ in land.prepare(4):
        pass
    land.set_hour(4)
    land.update(FADE)

    assert drawn(Landscape(kit, Stage(AREA, HORIZON, RAIL), 4), surface) == drawn(land, surface)


def test_it_is_at_rest_only_when_nothing_moves(land: Landscape) -> None:
    land.speed = 0

    assert not land.restless


def test_a_fade_keeps_it_restless(land: Landscape) -> None:
    land.speed = 0
    land.set_hour(3)

    assert land.restless
