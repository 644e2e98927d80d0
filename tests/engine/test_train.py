"""The places of the train and how they touch."""

import pytest

from game.engine.contents import CARS
from game.engine.train import INSIDE, ROOF, Train, Vehicle, train_of

TRAIN = Train(tuple(CARS)[:4])
CART = Vehicle("cart", 1, crossed=(ROOF,), landed=(INSIDE, ROOF), seen=(INSIDE, ROOF))
WITH_CART = train_of(TRAIN.cars, (CART,), ("beyond",))


def names(spaces: tuple[int, ...]) -> list[str]:
    return [TRAIN.names[space] for space in spaces]


def test_the_locomotive_is_car_0_and_the_caboose_the_last() -> None:
    assert ("0.in", "4.roof") == (TRAIN.names[0], TRAIN.names[-1])
    assert 4 == TRAIN.caboose


def test_inside_a_step_leads_one_car_either_way() -> None:
    assert ["1.in", "3.in"] == names(TRAIN.moves[TRAIN.space("2.in")])


def test_on_the_roofs_it_leads_up_to_three() -> None:
    assert ["0.roof", "2.roof", "3.roof", "4.roof"] == names(TRAIN.moves[TRAIN.space("1.roof")])


def test_each_space_has_another_level() -> None:
    for space in TRAIN.spaces:
        other = TRAIN.other_level[space]

        assert space != other
        assert space == TRAIN.other_level[other]
        assert TRAIN.car[space] == TRAIN.car[other]


def test_forward_and_back_undo_each_other() -> None:
    for space in TRAIN.spaces:
        behind = TRAIN.back[space]
        if behind is not None:
            assert space == TRAIN.forward[behind]


def test_lines_of_sight_reach_one_car_inside_and_the_whole_train_on_the_roofs() -> None:
    inside, roof = TRAIN.space("2.in"), TRAIN.space("2.roof")

    assert [["1.in"], ["3.in"]] == [names(line) for line in TRAIN.lines_of_sight[inside]]
    assert [["1.roof", "0.roof"], ["3.roof", "4.roof"]] == [names(line) for line in TRAIN.lines_of_sight[roof]]


def test_further_leads_away_and_never_off_the_train() -> None:
    two, three, four = (TRAIN.space(f"{car}.in") for car in (2, 3, 4))

    assert four == TRAIN.further(two, three)
    assert TRAIN.further(three, four) is None
    assert TRAIN.space("1.in") == TRAIN.further(three, two)


def test_distance_counts_cars_whatever_the_levels() -> None:
    assert 3 == TRAIN.distance(TRAIN.space("1.in"), TRAIN.space("4.roof"))
    assert 0 == TRAIN.distance(TRAIN.space("1.in"), TRAIN.space("1.roof"))


def test_a_space_that_the_train_does_not_have_is_an_error() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        TRAIN.space("5.in")


def test_the_tables_of_a_train_are_made_once() -> None:
    assert train_of(("mail",)) is train_of(("mail",))


def cart(table: tuple[tuple[int, ...], ...], space: str, train: Train = WITH_CART) -> set[str]:
    return {train.names[end] for end in table[train.space(space)]}


def test_a_vehicles_spaces_come_after_the_trains_own_and_those_apart_last() -> None:
    assert ("4.roof", "cart.in", "cart.roof", "beyond") == WITH_CART.names[-4:]
    assert WITH_CART.names[:-1] == WITH_CART.places
    assert WITH_CART.names[:10] == TRAIN.names


def test_a_vehicle_is_no_part_of_the_train_though_it_is_beside_a_car() -> None:
    inside, roof = WITH_CART.space("cart.in"), WITH_CART.space("cart.roof")

    assert [1, 1] == [WITH_CART.car[inside], WITH_CART.car[roof]]
    assert [False, False] == [WITH_CART.on_train[inside], WITH_CART.on_train[roof]]
    assert [False, False] == [WITH_CART.is_inside_car[inside], WITH_CART.is_car_roof[roof]]
    assert [False, True] == [WITH_CART.is_roof[inside], WITH_CART.is_roof[roof]]
    assert roof == WITH_CART.other_level[inside]


def test_a_vehicle_is_entered_with_a_moves_last_step_and_left_with_the_first() -> None:
    assert "cart.roof" in cart(WITH_CART.moves, "3.roof")
    assert "cart.roof" not in cart(WITH_CART.moves, "4.roof")
    assert {"0.roof", "1.roof", "2.roof", "3.roof"} == cart(WITH_CART.moves, "cart.roof")
    assert {"1.roof"} == cart(WITH_CART.steps, "cart.roof")
    assert {"0.roof", "2.roof", "cart.roof"} == cart(WITH_CART.steps, "1.roof")


def test_where_a_vehicle_is_not_crossed_no_move_leads() -> None:
    assert {"0.in", "2.in"} == cart(WITH_CART.moves, "1.in")
    assert set() == cart(WITH_CART.moves, "cart.in")


def test_punches_and_shots_pass_between_a_vehicle_and_its_car_alone() -> None:
    assert {"0.in", "2.in", "cart.in"} == cart(WITH_CART.landings, "1.in")
    assert {"1.in"} == cart(WITH_CART.landings, "cart.in")
    assert {"1.in", "3.in"} == cart(WITH_CART.landings, "2.in")
    assert ((WITH_CART.space("1.roof"),),) == WITH_CART.lines_of_sight[WITH_CART.space("cart.roof")]
    assert (WITH_CART.space("cart.roof"),) in WITH_CART.lines_of_sight[WITH_CART.space("1.roof")]


def test_nothing_is_pushed_off_the_train_onto_a_vehicle_or_from_it() -> None:
    assert WITH_CART.further(WITH_CART.space("2.in"), WITH_CART.space("cart.in")) is None
    assert WITH_CART.further(WITH_CART.space("cart.roof"), WITH_CART.space("1.roof")) is None


def test_a_space_apart_touches_nothing() -> None:
    beyond = WITH_CART.space("beyond")

    assert [(), (), ()] == [WITH_CART.moves[beyond], WITH_CART.landings[beyond], WITH_CART.lines_of_sight[beyond]]
    assert not WITH_CART.on_train[beyond]


def test_a_vehicle_moved_touches_another_car_and_every_space_keeps_its_number() -> None:
    moved = WITH_CART.moved("cart", 2)

    assert WITH_CART.names == moved.names
    assert {"2.in"} == cart(moved.landings, "cart.in", moved)
    assert 2 == moved.car[moved.space("cart.roof")]
    assert WITH_CART is moved.moved("cart", 1)
