"""Shots and punches are worth what they cost others and bring oneself."""

from game.bots.blows import coming, fire_worth, punch_worth
from game.engine.actions.fire import FireAt
from game.engine.actions.punch import PunchAt
from game.engine.contents import FIRE, JEWEL, MOVE, PURSE, ROBBERY
from tests.engine.tables import steal, train


def test_cards_still_to_come_are_told_in_order() -> None:
    state = train("doc 2.in, tuco 3.in, django 1.in")
    steal(state, "doc fire", "tuco move", "doc robbery", "doc move")

    assert (ROBBERY, MOVE) == coming(state, "doc")


def test_a_shot_at_a_partner_is_worth_less_than_none() -> None:
    state = train("tuco 2.in, django 3.in, doc 1.in, belle 3.roof", teams=[("tuco", "doc"), ("django", "belle")])

    assert fire_worth(state, "tuco", FireAt("doc")) < 0 < fire_worth(state, "tuco", FireAt("django"))


def test_what_falls_is_worth_more_with_a_robbery_to_come() -> None:
    state = train("doc 2.in, tuco 2.in jewel, belle 3.roof")
    punch = PunchAt("tuco", JEWEL, state.train.space("1.in"))
    nothing, something, all_but_all = (
        punch_worth(state, "doc", punch, cards) for cards in ((), (FIRE, ROBBERY), (ROBBERY,))
    )

    assert nothing < something < all_but_all


def test_a_purse_taken_is_better_than_one_left() -> None:
    state = train("cheyenne 2.in, tuco 2.in purse:250, belle 3.roof")
    space = state.train.space("1.in")
    worths = [punch_worth(state, "cheyenne", PunchAt("tuco", PURSE, space, purse), ()) for purse in ("take", "leave")]

    assert worths[0] > worths[1]


def test_a_robber_is_not_flung_to_loot() -> None:
    state = train("doc 2.in, tuco 2.in jewel, belle 3.roof", marshal=0, floor={"1.in": ["strongbox"], "3.in": []})
    steal(state, "doc punch", "tuco robbery")
    rich, poor = (
        punch_worth(state, "doc", PunchAt("tuco", JEWEL, state.train.space(name)), ()) for name in ("1.in", "3.in")
    )

    assert rich < poor
