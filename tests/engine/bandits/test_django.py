"""DJANGO: his shots push the target one car further away from him, on the same level, never off the train."""

from tests.engine.tables import at, steal, train, wounds


def test_inside_the_target_is_pushed_one_car_away() -> None:
    state = train("django 1.in, doc 2.in, tuco 3.roof")

    steal(state, "django fire")

    assert "3.in" == at(state, "doc")


def test_from_behind_it_is_pushed_forward() -> None:
    state = train("django 3.in, doc 2.in, tuco 3.roof")

    steal(state, "django fire")

    assert "1.in" == at(state, "doc")


def test_on_the_roofs_it_is_one_car_however_far_off_the_target_is() -> None:
    state = train("django 0.roof, doc 2.roof, tuco 3.in", marshal=1)

    steal(state, "django fire")

    assert "3.roof" == at(state, "doc")


def test_nobody_is_pushed_off_the_train() -> None:
    state = train("django 2.in, doc 3.in, tuco 3.roof")

    steal(state, "django fire")

    assert "3.in" == at(state, "doc")
    assert 1 == wounds(state, "doc")


def test_pushed_to_the_marshal_the_target_gets_a_second_bullet() -> None:
    state = train("django 2.in, doc 1.in, tuco 3.roof", marshal=0)

    steal(state, "django fire")

    assert "0.roof" == at(state, "doc")
    assert ("django", "neutral") == state.bandits["doc"].wounds


def test_bullets_of_others_push_nobody() -> None:
    state = train("doc 1.in, django 2.in, tuco 3.roof")

    steal(state, "doc fire")

    assert "2.in" == at(state, "django")


def test_without_powers_the_target_stays() -> None:
    state = train("django 1.in, doc 2.in, tuco 3.roof", powers=False)

    steal(state, "django fire")

    assert "2.in" == at(state, "doc")
