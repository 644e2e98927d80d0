"""The places of the train and how they touch."""

import pytest

from game.engine.contents import CARS
from game.engine.train import Train, train_of

TRAIN = Train(tuple(CARS)[:4])


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
