"""The train: as long as the style sheet has it, locomotive first, turning wheels, lit by night."""

import pygame
import pytest
from pygame import Surface

from game.board.livery import NIGHT, Livery
from game.board.rolling_stock import BOB, SCALES, RollingStock, centred
from game.board.train_shape import CABOOSE_END, LOCOMOTIVE_WIDE
from game.draw.kit import Kit

CARS = ("baggage", "dining", "first_class", "mail", "saloon", "second_class")
STAGE = (0.0, 56.0, 1280.0, 504.0)
RAIL = 518
EMPTY = (90, 140, 160)


def train(kit: Kit, cars: int = 4, largest: float = 2, hour: int = 3) -> RollingStock:
    return centred(kit, CARS[:cars], STAGE, RAIL, largest, hour)


def drawn(train: RollingStock, surface: Surface, shake: float = 0) -> bytes:
    surface.fill(EMPTY)
    train.draw(surface, lambda _: shake)
    return pygame.image.tobytes(surface, "RGB")


def ends(train: RollingStock) -> tuple[float, float]:
    """The outermost x of caboose and locomotive."""
    return (
        train.car_left(train.last) - CABOOSE_END * train.scale,
        train.car_left(0) + LOCOMOTIVE_WIDE[train.short] * train.scale,
    )


@pytest.mark.parametrize(("cars", "scale"), SCALES.items())
def test_a_train_has_the_scale_for_its_length(kit: Kit, cars: int, scale: float) -> None:
    assert pytest.approx(scale, abs=0.01) == train(kit, cars).scale


@pytest.mark.parametrize("cars", SCALES)
def test_the_whole_train_is_on_its_stage(kit: Kit, cars: int) -> None:
    left, right = ends(train(kit, cars))

    assert left >= 0
    assert right <= 1280


@pytest.mark.parametrize("cars", SCALES)
def test_it_is_in_the_middle_of_its_stage(kit: Kit, cars: int) -> None:
    assert pytest.approx(1280) == sum(ends(train(kit, cars)))


def test_a_low_stage_makes_it_smaller(kit: Kit) -> None:
    assert 0.8 == train(kit, 3, largest=0.8).scale


def test_a_narrow_stage_makes_it_smaller(kit: Kit) -> None:
    narrow = centred(kit, CARS[:4], (0, 56, 940, 504), RAIL, 2, 3)
    left, right = ends(narrow)

    assert left >= 0
    assert right <= 940


def test_something_is_drawn_from_end_to_end(kit: Kit, surface: Surface) -> None:
    whole = train(kit)
    drawn(whole, surface)
    covered = pygame.mask.from_threshold(surface, EMPTY, (1, 1, 1, 255))
    covered.invert()
    first, *others = covered.get_bounding_rects()
    box = first.unionall(others)

    assert pytest.approx(ends(whole), abs=6) == (box.left, box.right)


def test_wheels_turn_with_the_way(kit: Kit, surface: Surface) -> None:
    moving = train(kit)
    before = drawn(moving, surface)
    moving.update(0.1, 90)

    assert before != drawn(moving, surface)


def test_at_rest_nothing_changes(kit: Kit, surface: Surface) -> None:
    standing = train(kit)
    before = drawn(standing, surface)
    standing.update(1, 0)

    assert before == drawn(standing, surface)


def test_the_way_is_speed_times_time(kit: Kit) -> None:
    moving = train(kit)
    moving.update(0.5, 90)

    assert 45 == moving.way


def test_a_car_rocks_no_more_than_a_unit(kit: Kit) -> None:
    moving = train(kit)
    bobs = []
    for _ in range(300):
        moving.update(1 / 60, 90)
        bobs.append(moving.bob(1))

    assert 0 <= min(bobs) <= max(bobs) <= BOB


def test_cars_rock_out_of_phase(kit: Kit) -> None:
    assert 5 == len({round(train(kit).bob(car), 3) for car in range(5)})


def test_a_shake_moves_the_cars(kit: Kit, surface: Surface) -> None:
    shaken = train(kit)
    before = drawn(shaken, surface)

    assert before != drawn(shaken, surface, shake=4)


def test_lamps_shine_ahead_by_night_only(kit: Kit, surface: Surface) -> None:
    ahead = [train(kit, 6, hour=hour) for hour in (3, NIGHT)]
    spots = []
    for one in ahead:
        drawn(one, surface)
        spots.append(surface.get_at((1272, round(one.y(77))))[:3])

    assert EMPTY == spots[0]
    assert EMPTY != spots[1]


def test_light_falls_on_the_ground_by_night_only(kit: Kit, surface: Surface) -> None:
    spots = []
    for hour in (3, NIGHT):
        one = train(kit, hour=hour)
        drawn(one, surface)
        spots.append(surface.get_at((round(one.car_left(2) + 118 * one.scale), round(one.y(266))))[:3])

    assert EMPTY == spots[0]
    assert EMPTY != spots[1]


def test_a_new_light_begins_as_the_old_one(kit: Kit, surface: Surface) -> None:
    one = train(kit, hour=4)
    drawn(one, surface)
    before = surface.copy()
    one.set_hour(NIGHT)
    one.fade(1)
    drawn(one, surface)
    same = pygame.mask.from_threshold(surface, (0, 0, 0), (4, 4, 4, 255), before)  # SDL rounds an alpha of 0

    assert 1280 * 720 == same.count()


def test_a_new_light_has_come_after_the_fade(kit: Kit, surface: Surface) -> None:
    one = train(kit, hour=4)
    one.set_hour(NIGHT)
    one.fade(0.5)
    drawn(one, surface)
    one.fade(0)

    assert drawn(train(kit, hour=NIGHT), surface) == drawn(one, surface)


def test_a_light_made_ahead_looks_the_same(kit: Kit, surface: Surface) -> None:
    one = train(kit, hour=4)
    for _ in one.prepare(NIGHT):
        pass
    one.set_hour(NIGHT)
    one.fade(0)

    assert drawn(train(kit, hour=NIGHT), surface) == drawn(one, surface)


def test_sunset_makes_the_cars_redder(kit: Kit, surface: Surface) -> None:
    colours = []
    for hour in (3, 4):
        one = train(kit, hour=hour)
        drawn(one, surface)
        red, _, blue, _ = pygame.transform.average_color(surface, one_rect(one))
        colours.append(blue / red)

    assert colours[1] < colours[0]


def one_rect(one: RollingStock) -> tuple[int, int, int, int]:
    """A rectangle within a car's own wall."""
    x, y, wide, high = one.space_rect(2, roof=False)
    return round(x), round(y), round(wide), round(high)


def test_by_night_nothing_is_left_of_the_sunsets_light(kit: Kit) -> None:
    night = Livery(kit, 1, NIGHT).picture("car_saloon")

    assert pygame.image.tobytes(kit.piece("car_saloon_night"), "RGBA") == pygame.image.tobytes(night, "RGBA")


def test_a_light_that_is_cut_short_by_the_next_lies_whole_under_it(kit: Kit, surface: Surface) -> None:
    train = centred(kit, ("mail", "saloon"), (0, 56, 1280, 504), 518, 1, 2)
    for hour in (3, 4):
        train.set_hour(hour)
        train.fade(0.5)
        train.draw(surface)

    assert train._past is not None
    assert 255 == train._past.picture("car_mail").get_alpha()
