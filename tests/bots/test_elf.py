"""With the Elf OUTLAW leads him to where its token wins."""

from game.bots.elf import leading_worth
from game.engine.state import State
from tests.bots.choices import chosen
from tests.engine.tables import steal, train


def table(*gifts: str, elf: str = "2.in") -> State:
    state = train(
        "doc 2.in, tuco 3.roof, belle 3.roof", expansions=["elf"], elf=elf, gifts=gifts, marshal=0,
        floor={"1.in": [], "2.in": [], "3.in": []},
    )  # fmt: skip
    state.rounds *= 5
    state.round_number = 5
    return state


def test_who_has_a_gift_leads_him_forward() -> None:
    state = table("doc")
    steal(state, "doc move")

    assert "move 1.in" == chosen(state)


def test_who_has_none_leads_him_back() -> None:
    state = table("tuco")
    steal(state, "doc move")

    assert "move 3.in" == chosen(state)


def test_a_movement_from_elsewhere_leads_nobody() -> None:
    state = table("doc", elf="3.in")

    assert 0 == leading_worth(state, "doc", state.train.space("2.in"), state.train.space("1.in"))


def test_without_him_there_is_nobody_to_lead() -> None:
    assert 0 == leading_worth(train("doc 2.in"), "doc", 2, 4)
