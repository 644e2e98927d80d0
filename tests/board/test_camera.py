"""The camera comes closer while something happens, never looks past the stage, and stands still for whoever wants."""

import pygame
import pytest
from pygame import Rect, Surface

from game.board.board import Board
from game.board.camera import KICKED, Camera, View
from game.board.motion import Pose
from game.board.stage import Stage, Ways
from game.board.timeline import Kick, Layer, Passing, Score, Shot, Timeline
from game.draw.kit import Kit
from game.engine.contents import BANDITS
from game.engine.game import Setup, new_game

AREA = (0.0, 56.0, 1280.0, 664.0)
SHOWN = (0.0, 160.0, 1280.0, 400.0)
HOME = View(640, 360, 1)
DEED = Shot((700, 380), 1.25, 0.2, 1.0, 0.4)


def playing(*shots: Shot, kicks: tuple[Kick, ...] = (), reduced: bool = False) -> tuple[Camera, Timeline]:
    """A camera with a score that has begun."""
    timeline = Timeline()
    timeline.reduced = reduced
    camera = Camera(AREA, SHOWN, timeline)
    timeline.play(Score(shots=list(shots), kicks=list(kicks), hold=2))
    return camera, timeline


def view_at(seconds: float, *shots: Shot, kicks: tuple[Kick, ...] = ()) -> View:
    camera, timeline = playing(*shots, kicks=kicks)
    timeline.update(seconds)
    return camera.view


def test_it_shows_the_whole_stage_while_nothing_happens() -> None:
    camera = Camera(AREA, SHOWN, Timeline())

    assert (HOME, AREA) == (camera.view, pytest.approx(camera.cut()))


def test_it_begins_with_the_whole_stage() -> None:
    assert view_at(0, DEED) == HOME


def test_it_comes_closer_to_where_something_happens() -> None:
    assert view_at(0.2, DEED) == View(700, 380, 1.25)


def test_it_is_on_its_way_before() -> None:
    assert 1 < view_at(0.1, DEED).scale < 1.25


def test_it_stands_as_long_as_it_shall() -> None:
    assert view_at(1.19, DEED) == View(700, 380, 1.25)


def test_it_goes_back() -> None:
    assert 1 < view_at(1.4, DEED).scale < 1.25


def test_the_score_lasts_until_it_is_home() -> None:
    assert 1.6 == pytest.approx(Score(shots=[DEED]).seconds)


def test_in_the_end_it_shows_the_whole_stage() -> None:
    assert view_at(1.6, DEED) == HOME


def test_at_the_stages_edge_no_side_of_the_picture_comes_before_the_others() -> None:
    aside = Shot((1270, 100), 1.3, 0.2, 1.0, 0.4)
    camera, timeline = playing(aside)
    shares = []
    for seconds in (0.05, 0.1, 0.15):
        timeline.update(0.05)
        left, top, wide, high = camera.cut()
        shares.append((left / 1280 * 1.3 / 0.3, (664 - high) / 664 * 1.3 / 0.3))
        assert left + wide == pytest.approx(1280)
        assert top == pytest.approx(56)
        assert seconds == pytest.approx(timeline.time)

    assert all(along == pytest.approx(closer) for along, closer in shares)
    assert 0.5 == pytest.approx(shares[1][0])


def test_a_second_place_is_gone_to_from_the_first() -> None:
    second = Shot((600, 380), 1.25, 0.2, 0.5, 0.3, delay=1.0)

    assert 1.25 == view_at(1.1, DEED, second).scale


def test_places_are_gone_to_in_the_order_of_their_times_however_they_were_told() -> None:
    second = Shot((600, 380), 1.25, 0.2, 0.5, 0.3, delay=1.0)

    assert view_at(1.1, DEED, second) == view_at(1.1, second, DEED)


def test_halfway_to_a_second_place_it_shows_what_is_between() -> None:
    second = Shot((600, 380), 1.25, 0.2, 0.5, 0.3, delay=1.0)

    assert 650 == pytest.approx(view_at(1.1, DEED, second).x)


@pytest.mark.parametrize("focus", [(0, 0), (1280, 720), (0, 720), (1280, 0)])
def test_it_never_looks_past_an_edge(focus: tuple[float, float]) -> None:
    camera, timeline = playing(Shot(focus, 1.4, 0.1, 1, 0.1))
    timeline.update(0.5)
    x, y, wide, high = camera.cut()

    assert x >= -0.001
    assert y >= 56 - 0.001
    assert x + wide <= 1280.001
    assert y + high <= 720.001


def test_what_it_looks_at_is_in_the_middle_of_what_nothing_lies_over() -> None:
    camera, timeline = playing(DEED)
    timeline.update(0.5)
    seen = camera.seen(Pose(700, 380))

    assert (640, 360, 1.25) == pytest.approx((seen.x, seen.y, seen.scale))


def test_it_keeps_everybody_in_sight_who_takes_part() -> None:
    camera, timeline = playing(Shot((640, 360), 1.4, 0.1, 1, 0.1, keeps=((140, 360), (1140, 360))))
    timeline.update(0.5)
    first, last = camera.seen(Pose(140, 360)), camera.seen(Pose(1140, 360))

    assert first.x > 0
    assert last.x < 1280


def test_a_blow_is_felt() -> None:
    assert view_at(0.5, DEED, kicks=(Kick(0.5),)).scale == pytest.approx(1.25 * 1.04)


def test_a_blow_is_over_soon() -> None:
    assert view_at(0.5 + KICKED, DEED, kicks=(Kick(0.5),)).scale == 1.25


def test_who_wants_nothing_to_move_sees_the_whole_stage() -> None:
    camera, timeline = playing(DEED, kicks=(Kick(0.5),), reduced=True)
    timeline.update(0.5)

    assert camera.at_home


def test_instead_the_place_is_framed() -> None:
    camera, timeline = playing(DEED, reduced=True)
    timeline.update(0.5)

    assert camera.framed() == [((700, 380),)]


def test_it_is_framed_as_long_as_the_camera_would_be_away() -> None:
    camera, timeline = playing(DEED, reduced=True)
    timeline.update(1.7)

    assert camera.framed() == []


def test_nothing_is_framed_where_the_camera_moves() -> None:
    camera, timeline = playing(DEED)
    timeline.update(0.5)

    assert camera.framed() == []


def test_a_press_ends_it() -> None:
    camera, timeline = playing(DEED)
    timeline.update(0.5)
    timeline.finish()

    assert camera.at_home


STAGE = Stage((0, 56, 1280, 664), 478, 518, clear=160, foot=560)


@pytest.fixture
def board(kit: Kit) -> Board:
    """A train at rest."""
    found = Board(kit, STAGE, Ways(strip=lambda _: (640, 660)), new_game(Setup(BANDITS[:4], seed=4)))
    found.landscape.speed = 0
    return found


def colours(surface: Surface, area: Rect) -> Surface:
    """A part of a picture made small, so that only what is where counts."""
    return pygame.transform.smoothscale(surface.subsurface(area), (64, 36))


def test_the_stage_is_seen_larger(board: Board, surface: Surface) -> None:
    board.draw(surface)
    whole = surface.copy()
    board.timeline.play(Score(shots=[DEED]))
    board.timeline.update(0.5)
    board.draw(surface)
    cut = board.kit.scale.rect(*board.camera.cut())

    expected = colours(whole, cut).get_buffer().raw
    found = colours(surface, board.kit.scale.rect(*STAGE.area)).get_buffer().raw
    assert sum(abs(one - other) for one, other in zip(expected, found, strict=True)) / len(found) < 3


def test_nothing_is_drawn_beside_the_stage(board: Board, surface: Surface) -> None:
    surface.fill("magenta")
    board.timeline.play(Score(shots=[DEED]))
    board.timeline.update(0.5)
    board.draw(surface)

    assert surface.get_at((600, 30)) == pygame.Color("magenta")


def flown(board: Board, surface: Surface, layer: Layer) -> Rect:
    """Where a token is seen that flies over the stage or on it, while the camera is close."""
    token = Passing("loot_strongbox", lambda _: Pose(500, 300, scale=2), 1, layer=layer)
    pictures = []
    for passing in ([], [token]):
        board.timeline.play(Score(shots=[DEED], passing=passing))
        board.timeline.update(0.5)
        board.draw(surface)
        pictures.append(surface.copy())
    changed = pygame.mask.from_threshold(pictures[0], (0, 0, 0, 0), (2, 2, 2, 255), pictures[1])
    changed.invert()
    return changed.get_bounding_rects()[0]


def test_what_flies_to_a_strip_is_not_enlarged(board: Board, surface: Surface) -> None:
    assert abs(flown(board, surface, Layer.OVER).centerx - 500) < 4


def test_what_flies_on_the_stage_is_seen_through_the_camera(board: Board, surface: Surface) -> None:
    there = flown(board, surface, Layer.STAGE).centerx

    assert abs(there - board.camera.seen(Pose(500, 300)).x) < 4


def test_for_whom_nothing_moves_there_is_a_frame(board: Board, surface: Surface) -> None:
    board.draw(surface)
    before = surface.copy()
    board.timeline.reduced = True
    board.timeline.play(Score(shots=[DEED]))
    board.timeline.update(0.5)
    board.draw(surface)

    assert before.get_buffer().raw != surface.get_buffer().raw
