"""Pieces at their poses: the anchor is where the pose is, however they lean, and no edge turns dark."""

from dataclasses import replace

import pygame
import pytest
from pygame import Color, Rect, Surface

from game.board import poses
from game.board.motion import Pose
from game.board.pieces import HIGHEST, Pieces
from game.board.train_shape import BACK, CAB, WIDEST
from game.draw.kit import Kit

EMPTY = (255, 0, 255)
FEET = Pose(400, 300)
MEEPLES = ("belle", "cheyenne", "django", "doc", "ghost", "tuco", "marshal", "elf")


@pytest.fixture
def pieces(kit: Kit) -> Pieces:
    return Pieces(kit)


def box(pieces: Pieces, surface: Surface, name: str, pose: Pose) -> Rect:
    """What a piece covers."""
    surface.fill(EMPTY)
    pieces.draw(surface, name, pose)
    covered = pygame.mask.from_threshold(surface, EMPTY, (1, 1, 1, 255))
    covered.invert()
    first, *others = covered.get_bounding_rects() or [Rect(0, 0, 0, 0)]
    return first.unionall(others)


def picture(pieces: Pieces, surface: Surface, name: str, pose: Pose) -> bytes:
    box(pieces, surface, name, pose)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("who", MEEPLES)
def test_a_meeple_stands_on_its_feet(pieces: Pieces, surface: Surface, who: str) -> None:
    assert 300 == pytest.approx(box(pieces, surface, f"meeple_{who}", FEET).bottom, abs=6)


FIGURES = ("belle", "cheyenne", "django", "doc", "ghost", "ghost_box", "tuco")
ACTS = ("run_1", "run_2", "climb_1", "climb_2", "aim", "punch", "hit", "take", "cheer", "afraid")


@pytest.mark.parametrize("who", FIGURES)
@pytest.mark.parametrize("pose", ACTS)
def test_whoever_acts_keeps_his_feet(pieces: Pieces, surface: Surface, who: str, pose: str) -> None:
    """Some poses are leaps, or bend the knees: they may be a little off the ground."""
    covered = box(pieces, surface, f"meeple_{who}_{pose}", FEET)

    assert 300 == pytest.approx(covered.bottom, abs=14)
    assert covered.left < 400 < covered.right


@pytest.mark.parametrize("scale", [1, 0.84, 0.6])
def test_a_smaller_pose_is_as_large_as_the_figure_beside_it(pieces: Pieces, surface: Surface, scale: float) -> None:
    one = box(pieces, surface, "meeple_doc_aim", FEET)
    small = box(pieces, surface, "meeple_doc_aim", replace(FEET, scale=scale))

    assert pytest.approx((one.width * scale, one.height * scale), abs=3) == small.size


def test_a_pose_that_looks_left_is_mirrored_about_its_feet(pieces: Pieces, surface: Surface) -> None:
    right = box(pieces, surface, "meeple_tuco_aim", FEET)
    left = box(pieces, surface, "meeple_tuco_aim", replace(FEET, flip=True))

    assert pytest.approx((800 - right.right, 800 - right.left), abs=2) == (left.left, left.right)


def test_what_was_prepared_need_not_be_drawn_when_it_is_shown(
    kit: Kit, surface: Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = Pieces(kit, largest=0.7)
    for _ in pieces.prepare(["meeple_doc"]):
        pass
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda *_: pytest.fail("drawn only now"))
    for pose in ACTS:
        pieces.draw(surface, f"meeple_doc_{pose}", replace(FEET, scale=0.62, flip=True))


def test_a_figure_need_not_be_drawn_when_a_crowd_makes_it_smaller(
    kit: Kit, surface: Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces = Pieces(kit, largest=0.78)
    sizes = len(list(pieces.prepare_standing(["meeple_doc", "meeple_tuco"]))) / 2
    monkeypatch.setattr(pygame.image, "load_sized_svg", lambda *_: pytest.fail("drawn only now"))
    for nth in range(100):
        scale = 0.78 * (1 - (1 - BACK * CAB) * nth / 99)
        pieces.draw(surface, "meeple_doc", replace(FEET, scale=scale, flip=nth % 2 > 0))

    assert 13 == sizes


def test_poses_are_prepared_one_in_each_step(kit: Kit) -> None:
    assert len(ACTS) == len(list(Pieces(kit, largest=0.66).prepare(["meeple_doc"])))


def test_poses_are_kept_once_for_all_boards_of_a_size(kit: Kit) -> None:
    first, second = Pieces(kit, largest=0.68), Pieces(kit, largest=0.68)

    assert (
        first.sprite("meeple_doc_hit", Pose(0, 0, scale=0.68))[0]
        is second.sprite("meeple_doc_hit", Pose(0, 0, scale=0.68))[0]
    )


@pytest.mark.parametrize("kind", ["purse", "jewel", "strongbox", "suitcase"])
def test_a_token_lies_on_its_foot(pieces: Pieces, surface: Surface, kind: str) -> None:
    covered = box(pieces, surface, f"loot_{kind}", FEET)

    assert pytest.approx((400, 300), abs=5) == covered.midbottom


@pytest.mark.parametrize("name", ["punch_star", "sparkle", "crosshair", "target_ring"])
def test_an_effect_is_around_its_pose(pieces: Pieces, surface: Surface, name: str) -> None:
    assert pytest.approx((400, 300), abs=3) == box(pieces, surface, name, FEET).center


def test_an_arrow_points_at_its_pose(pieces: Pieces, surface: Surface) -> None:
    assert pytest.approx((400, 300), abs=3) == box(pieces, surface, "target_arrow", FEET).midbottom


@pytest.mark.parametrize("tilt", [-90, -12, 8, 90, 180])
def test_a_leaning_piece_turns_about_its_foot(pieces: Pieces, surface: Surface, tilt: float) -> None:
    upright = box(pieces, surface, "loot_purse", FEET)
    middle = pygame.Vector2(upright.center) - (400, 300)
    leaning = box(pieces, surface, "loot_purse", replace(FEET, tilt=tilt))
    offset = pygame.Vector2(leaning.center) - (400, 300)

    assert offset.distance_to(middle.rotate(-tilt)) < 4


@pytest.mark.parametrize(("wide", "high"), [(1.2, 1), (1, 0.8), (0.5, 1.3)])
def test_a_squashed_piece_keeps_its_foot(pieces: Pieces, surface: Surface, wide: float, high: float) -> None:
    covered = box(pieces, surface, "loot_purse", replace(FEET, wide=wide, high=high))

    assert pytest.approx((400, 300), abs=5) == covered.midbottom


def test_a_squash_changes_the_size(pieces: Pieces, surface: Surface) -> None:
    upright = box(pieces, surface, "loot_purse", FEET)
    flat = box(pieces, surface, "loot_purse", replace(FEET, wide=1.5, high=0.5))

    assert pytest.approx((upright.width * 1.5, upright.height / 2), abs=2) == flat.size


def test_twice_the_scale_is_twice_the_size(pieces: Pieces, surface: Surface) -> None:
    one = box(pieces, surface, "meeple_doc", FEET)
    two = box(pieces, surface, "meeple_doc", replace(FEET, scale=2))

    assert pytest.approx((one.width * 2, one.height * 2), abs=3) == two.size


def test_lifted_it_is_higher(pieces: Pieces, surface: Surface) -> None:
    ground = box(pieces, surface, "meeple_doc", FEET)

    assert ground.move(0, -40) == box(pieces, surface, "meeple_doc", replace(FEET, lift=40))


def test_a_flipped_meeple_is_mirrored_about_its_feet(pieces: Pieces, surface: Surface) -> None:
    right = box(pieces, surface, "meeple_tuco", FEET)
    left = box(pieces, surface, "meeple_tuco", replace(FEET, flip=True))

    assert pytest.approx((800 - right.right, 800 - right.left), abs=2) == (left.left, left.right)


def test_a_token_is_never_mirrored(pieces: Pieces, surface: Surface) -> None:
    upright = picture(pieces, surface, "loot_purse", FEET)

    assert upright == picture(pieces, surface, "loot_purse", replace(FEET, flip=True))


def test_what_has_faded_is_not_seen(pieces: Pieces, surface: Surface) -> None:
    assert Rect(0, 0, 0, 0) == box(pieces, surface, "meeple_doc", replace(FEET, alpha=0))


def test_half_faded_the_ground_shines_through(pieces: Pieces, surface: Surface) -> None:
    whole = box(pieces, surface, "meeple_ghost", FEET)
    solid = surface.get_at(whole.center)
    box(pieces, surface, "meeple_ghost", replace(FEET, alpha=0.5))

    assert pytest.approx(solid.lerp(EMPTY, 0.5), abs=3) == surface.get_at(whole.center)


@pytest.mark.parametrize("pose", [replace(FEET, tilt=20), replace(FEET, high=0.9), replace(FEET, tilt=8, alpha=0.5)])
def test_a_bright_piece_has_no_dark_fringe(pieces: Pieces, surface: Surface, pose: Pose) -> None:
    """A sparkle is light all over: on white its edge must not be darker than the sparkle itself."""
    surface.fill("white")
    pieces.draw(surface, "sparkle", FEET)
    darkest = _darkest(surface)
    surface.fill("white")
    pieces.draw(surface, "sparkle", pose)

    assert _darkest(surface) >= darkest - 6


def test_the_smallest_differences_share_a_picture(pieces: Pieces, surface: Surface) -> None:
    first = picture(pieces, surface, "meeple_doc", replace(FEET, tilt=8, wide=1.02))

    assert first == picture(pieces, surface, "meeple_doc", replace(FEET, tilt=8.4, wide=1.021))


def test_a_shadow_lies_at_the_feet(pieces: Pieces, surface: Surface) -> None:
    surface.fill("white")
    pieces.draw_shadow(surface, FEET)

    assert Color("white") != surface.get_at((400, 300))


def test_high_up_nobody_casts_a_shadow(pieces: Pieces, surface: Surface) -> None:
    surface.fill("white")
    pieces.draw_shadow(surface, replace(FEET, lift=HIGHEST))

    assert Color("white") == surface.get_at((400, 300))


def _darkest(surface: Surface) -> int:
    """The least sum of colours of any pixel around the pose."""
    return min(sum(surface.get_at((x, y))[:3]) for x in range(370, 430) for y in range(270, 330))


def test_no_pose_is_wider_than_the_crowd_is_laid_for(kit: Kit, pieces: Pieces) -> None:
    for who in ("belle", "cheyenne", "django", "doc", "ghost", "tuco", "marshal"):
        for pose in ("", *poses.POSES):
            name = poses.picture(f"meeple_{who}", pose)
            if pieces.has(name):
                picture, left, _ = pieces.sprite(name, Pose(0, 0, scale=1))
                drawn = picture.get_bounding_rect()
                assert -WIDEST - 2 <= (left + drawn.left) / kit.scale.u, name
                assert (left + drawn.right) / kit.scale.u <= WIDEST + 2, name


@pytest.mark.parametrize("piece", ["money_hostage", "loot_purse", "bullet_card_neutral", "badge_doc", "event_hostage"])
def test_what_bears_letters_or_signs_is_never_mirrored(kit: Kit, piece: str) -> None:
    pieces = Pieces(kit)

    assert pieces.sprite(piece, Pose(0, 0, flip=True))[0] is pieces.sprite(piece, Pose(0, 0))[0]
