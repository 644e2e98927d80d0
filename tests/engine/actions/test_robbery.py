"""ROBBERY."""

from game.engine.events import LootTaken, NothingHappened
from tests.engine.tables import choose, lying, offered, owned, steal, train


def test_the_kind_of_the_token_is_chosen() -> None:
    state = train("doc 2.in", floor={"2.in": ["purse:300", "purse:500", "jewel", "strongbox"]})

    steal(state, "doc robbery")

    assert {"rob purse", "rob jewel", "rob strongbox"} == offered(state)


def test_one_token_changes_hands() -> None:
    state = train("doc 2.in", floor={"2.in": ["jewel", "jewel", "purse:300"]})

    steal(state, "doc robbery")
    choose(state, "rob jewel")

    assert ["jewel"] == owned(state, "doc")
    assert ["jewel", "purse:300"] == lying(state, "2.in")


def test_where_one_kind_lies_nobody_is_asked() -> None:
    state = train("doc 2.in", floor={"2.in": ["jewel"]})

    steal(state, "doc robbery")

    assert ["jewel"] == owned(state, "doc")


def test_a_purse_is_taken_unseen() -> None:
    taken = set()
    for seed in range(20):
        state = train("doc 2.in", floor={"2.in": ["purse:300", "purse:500"]})
        state.seed = seed
        steal(state, "doc robbery")
        taken.update(owned(state, "doc"))

    assert {"purse:300", "purse:500"} == taken


def test_another_level_and_other_cars_are_out_of_reach() -> None:
    state = train("doc 2.roof", floor={"2.in": ["jewel"], "1.roof": ["jewel"]})

    told = steal(state, "doc robbery")

    assert NothingHappened("doc", "robbery", "no-loot") in told


def test_the_taker_learns_the_purses_value_and_others_do_not() -> None:
    state = train("doc 2.in, tuco 3.in, django 3.in", floor={"2.in": ["purse:350"]})

    told = steal(state, "doc robbery")

    taken = next(event for event in told if isinstance(event, LootTaken))
    assert [350, None, None] == [taken.seen_by(seat, state).value for seat in (0, 1, None)]


def test_who_has_held_a_purse_before_sees_who_takes_which() -> None:
    state = train("doc 3.in purse:350, tuco 3.in, django 1.in")

    steal(state, "tuco punch", "tuco robbery")

    assert ["purse:350"] == owned(state, "tuco")
    assert [True, True, False] == [bool(state.purse_known[0] >> seat & 1) for seat in range(3)]
