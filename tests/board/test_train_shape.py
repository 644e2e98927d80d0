"""Where feet and loot belong: on the lines of the style sheet, inside their space, apart from each other."""

from itertools import pairwise

import pytest

from game.board.train_shape import BETWEEN, IN_THE_CAB, TrainShape

SCALE = 0.945
CROWDS = range(1, 9)
SPACES = [(car, roof) for car in (0, 1, 4) for roof in (False, True)]


@pytest.fixture
def shape() -> TrainShape:
    return TrainShape(4, rail=518, left=50, scale=SCALE)


def test_the_locomotive_is_at_the_right(shape: TrainShape) -> None:
    lefts = [shape.car_left(car) for car in range(5)]

    assert sorted(lefts, reverse=True) == lefts


def test_the_last_car_is_where_the_train_begins(shape: TrainShape) -> None:
    assert 50 == shape.car_left(4)


@pytest.mark.parametrize(("roof", "line"), [(True, 44), (False, 192)])
def test_feet_are_on_their_line(shape: TrainShape, roof: bool, line: int) -> None:
    assert pytest.approx(518 - (256 - line) * SCALE) == shape.stand(1, roof, 0, 1).y


@pytest.mark.parametrize(("roof", "line"), [(True, 53), (False, 204)])
def test_loot_is_on_its_line(shape: TrainShape, roof: bool, line: int) -> None:
    assert [pytest.approx(518 - (256 - line) * SCALE)] == [pose.y for pose in shape.floor(1, roof, ["purse"], 0)]


def test_one_alone_stands_in_the_middle_of_a_car(shape: TrainShape) -> None:
    assert pytest.approx(shape.car_left(2) + 118 * SCALE) == shape.stand(2, False, 0, 1).x


def test_two_stand_at_the_quarter_points(shape: TrainShape) -> None:
    feet = [(shape.stand(2, False, place, 2).x - shape.car_left(2)) / SCALE for place in range(2)]

    assert pytest.approx([76, 160]) == feet


@pytest.mark.parametrize(("car", "roof"), SPACES)
@pytest.mark.parametrize("count", CROWDS)
def test_everybody_stands_where_feet_may(shape: TrainShape, car: int, roof: bool, count: int) -> None:
    low, high = BETWEEN if car else IN_THE_CAB[roof]
    feet = [(shape.stand(car, roof, place, count).x - shape.car_left(car)) / SCALE for place in range(count)]

    assert low - 0.01 <= min(feet) <= max(feet) <= high + 0.01


@pytest.mark.parametrize(("car", "roof"), SPACES)
@pytest.mark.parametrize("count", CROWDS)
def test_no_two_stand_at_the_same_place(shape: TrainShape, car: int, roof: bool, count: int) -> None:
    feet = [shape.stand(car, roof, place, count).x for place in range(count)]

    assert all(right - left > 10 for left, right in pairwise(feet))


@pytest.mark.parametrize(("count", "half"), [(1, 76), (2, 76), (3, 62), (4, 50), (5, 50), (6, 38)])
@pytest.mark.parametrize("roof", [False, True])
def test_who_stands_in_a_car_does_not_stick_out_into_the_next(
    shape: TrainShape, roof: bool, count: int, half: float
) -> None:
    """One or two not even in the widest pose; more of them not while they stand, nor with an arm half out."""
    ends = [shape.stand(2, roof, place, count) for place in (0, count - 1)]
    left, right = ends[0].x - half * ends[0].scale, ends[1].x + half * ends[1].scale
    assert shape.car_left(2) - 0.1 <= left
    assert right <= shape.car_left(1) + 0.1


@pytest.mark.parametrize("count", [3, 4])
def test_side_by_side_nobody_hides_another_s_face(shape: TrainShape, count: int) -> None:
    feet = [shape.stand(2, False, place, count) for place in range(count)]
    assert all(right.x - left.x >= 56 * left.scale - 0.1 for left, right in pairwise(feet))


def test_four_are_a_little_smaller(shape: TrainShape) -> None:
    assert pytest.approx(0.88 * SCALE) == shape.stand(1, False, 0, 4).scale


@pytest.mark.parametrize(("roof", "lift"), [(True, 18), (False, 34)])
def test_every_second_of_five_stands_in_a_back_rank(shape: TrainShape, roof: bool, lift: int) -> None:
    front, back = (shape.stand(1, roof, place, 5) for place in (0, 1))

    assert pytest.approx(lift * SCALE) == front.y - back.y


def test_the_back_rank_is_smaller(shape: TrainShape) -> None:
    assert [pytest.approx(part * SCALE) for part in (0.84, 0.80)] == [
        shape.stand(1, False, place, 5).scale for place in (0, 1)
    ]


def test_those_on_the_right_look_back(shape: TrainShape) -> None:
    assert [False, False, True, True] == [shape.stand(1, False, place, 4).flip for place in range(4)]


@pytest.mark.parametrize(("car", "roof"), SPACES)
@pytest.mark.parametrize("count", [1, 3, 4, 7])
def test_feet_are_over_their_space(shape: TrainShape, car: int, roof: bool, count: int) -> None:
    x, y, wide, high = shape.space_rect(car, roof)

    for place in range(count):
        pose = shape.stand(car, roof, place, count)
        assert x <= pose.x <= x + wide
        assert y <= pose.y <= y + high


@pytest.mark.parametrize("car", [0, 1])
def test_roof_and_inside_do_not_overlap(shape: TrainShape, car: int) -> None:
    _, above, _, high = shape.space_rect(car, roof=True)

    assert above + high <= shape.space_rect(car, roof=False)[1]


def test_spaces_of_neighbours_do_not_overlap(shape: TrainShape) -> None:
    behind, _, wide, _ = shape.space_rect(2, roof=False)

    assert behind + wide <= shape.space_rect(1, roof=False)[0]


@pytest.mark.parametrize("kinds", [["purse"], ["purse"] * 3, ["strongbox", "purse", "jewel"], ["purse"] * 7])
@pytest.mark.parametrize("crowd", [0, 1, 2, 4])
def test_tokens_lie_in_their_car(shape: TrainShape, kinds: list[str], crowd: int) -> None:
    own = [(pose.x - shape.car_left(1)) / SCALE for pose in shape.floor(1, False, kinds, crowd)]

    assert min(own) >= 16
    assert max(own) <= 220


def test_a_few_tokens_leave_the_feet_free(shape: TrainShape) -> None:
    feet = shape.stand(1, False, 0, 1).x
    tokens = shape.floor(1, False, ["purse", "purse", "jewel"], 1)

    assert all(abs(pose.x - feet) >= 28 * SCALE for pose in tokens)


def test_few_tokens_do_not_hide_each_other(shape: TrainShape) -> None:
    lying = sorted(pose.x for pose in shape.floor(1, False, ["purse"] * 4, 0))

    assert all(right - left >= 20 * SCALE - 0.01 for left, right in pairwise(lying))


def test_too_many_tokens_lie_in_stacks_of_a_kind(shape: TrainShape) -> None:
    kinds = ["purse"] * 6 + ["jewel"] * 3

    assert 2 == len(set(shape.floor(1, False, kinds, 0)))


def test_no_token_no_pose(shape: TrainShape) -> None:
    assert [] == shape.floor(1, False, [], 3)


@pytest.mark.parametrize(("cars", "short"), [(3, False), (5, False), (6, True)])
def test_six_cars_have_the_short_locomotive(cars: int, short: bool) -> None:
    assert short == TrainShape(cars, 518, 50, 0.745).short


@pytest.mark.parametrize(("cars", "own"), [(4, 277), (6, 197)])
def test_smoke_leaves_at_the_stack(cars: int, own: int) -> None:
    shape = TrainShape(cars, 518, 50, 0.745)

    assert pytest.approx((shape.car_left(0) + own * 0.745, 518 - 242 * 0.745)) == shape.stack
