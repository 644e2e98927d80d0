"""CHEYENNE: she may take the purse that her punch knocks loose; other loot falls."""

from game.engine.events import LootHandedOver
from tests.engine.tables import at, choose, lying, offered, owned, steal, train


def test_a_purse_lost_is_on_offer_to_take_and_to_leave() -> None:
    state = train("cheyenne 3.in, tuco 3.in purse:250, doc 1.in")

    steal(state, "cheyenne punch")

    assert {"punch tuco purse 2.in take", "punch tuco purse 2.in leave"} == offered(state)


def test_taken_it_goes_straight_to_her() -> None:
    state = train("cheyenne 3.in, tuco 3.in purse:250, doc 1.in")

    steal(state, "cheyenne punch")
    choose(state, "punch tuco purse 2.in take")

    assert ["purse:250"] == owned(state, "cheyenne")
    assert [] == lying(state, "3.in")
    assert "2.in" == at(state, "tuco")


def test_left_it_falls() -> None:
    state = train("cheyenne 3.in, tuco 3.in purse:250, doc 1.in")

    steal(state, "cheyenne punch")
    choose(state, "punch tuco purse 2.in leave")

    assert [] == owned(state, "cheyenne")
    assert ["purse:250"] == lying(state, "3.in")


def test_jewels_fall() -> None:
    state = train("cheyenne 3.in, tuco 3.in jewel, doc 1.in")

    steal(state, "cheyenne punch")

    assert ["jewel"] == lying(state, "3.in")


def test_a_purse_knocked_loose_by_another_falls() -> None:
    state = train("cheyenne 3.in purse:250, tuco 3.in, doc 1.in")

    steal(state, "tuco punch")

    assert ["purse:250"] == lying(state, "3.in")


def test_she_learns_the_value_and_the_victim_knew_it() -> None:
    state = train("cheyenne 3.in, tuco 3.in purse:250, doc 1.in")

    steal(state, "cheyenne punch")
    told = choose(state, "punch tuco purse 2.in take")

    handed = next(event for event in told if isinstance(event, LootHandedOver))
    assert [250, 250, None] == [handed.seen_by(seat, state).value for seat in (0, 1, 2)]


def test_without_powers_she_is_not_asked() -> None:
    state = train("cheyenne 3.in, tuco 3.in purse:250, doc 1.in", powers=False)

    steal(state, "cheyenne punch")

    assert ["purse:250"] == lying(state, "3.in")
