"""With Horses & Stagecoach computer players use what the expansion brings."""

from typing import Any

import pytest

from game.bots.horses import HorsesInsight, ransom
from game.bots.insights import insights
from game.bots.judge import features
from game.engine.contents import RoundCard
from game.engine.expansions.horses.hostages import taking
from game.engine.state import State
from tests.bots.choices import chosen
from tests.engine.tables import choose, scheme, steal, train, with_cards


def table(picture: str = "doc 1.roof, tuco 3.roof, belle 3.roof", *, round_number: int = 2, **position: Any) -> State:
    """A table with the stagecoach beside the first car, nothing lying about."""
    floor = {"0.in": [], "1.in": [], "2.in": [], "3.in": [], **position.pop("floor", {})}
    whole = {"coach": 1, "horses": [1], "hostages": ["poodle", "banker"], "marshal": 3, "floor": floor, **position}
    state = train(picture, expansions=["horses"], **whole)
    state.rounds = (state.round_card,) * 5
    state.round_number = round_number
    return state


def holding(state: State, hostage: str) -> State:
    """The same table with Doc holding a hostage."""
    state.own[taking.KEY] = taking.Passengers((), {"doc": hostage})
    return state


def test_who_has_no_hostage_rides_to_the_stagecoach() -> None:
    state = table(round_number=5)
    steal(state, "doc ride")

    assert "ride coach.in" == chosen(state)


def test_who_has_one_does_not() -> None:
    state = holding(table(floor={"2.in": ["strongbox"]}), "minister")
    steal(state, "doc ride", "doc robbery")

    assert "ride 2.in" == chosen(state)


@pytest.mark.parametrize(
    ("loot", "hostage"),
    [("purse:250 purse:250 purse:250 purse:250", "poker_player"), ("jewel jewel jewel", "old_lady")],
)
def test_a_hostage_is_chosen_for_what_one_owns(loot: str, hostage: str) -> None:
    state = table(
        f"doc 1.roof {loot}, tuco 3.roof, belle 3.roof",
        round_number=5,
        hostages=["teacher", "poker_player", "old_lady"],
    )
    steal(state, "doc ride")
    while "take" not in chosen(state):
        choose(state, "ride coach.in")

    assert f"take {hostage}" == chosen(state)


def test_a_banker_is_worth_more_with_a_strongbox() -> None:
    with_one, without = table("doc 1.in strongbox"), table("doc 1.in")

    assert ransom(without, without.bandits["doc"], taking.BANKER) < ransom(
        with_one, with_one.bandits["doc"], taking.BANKER
    )


def test_a_flask_is_drunk() -> None:
    state = table("doc 2.in half:ordinary", floor={"2.in": ["jewel"]})
    state.round_number = 1
    state = with_cards(state, hands={"doc": "robbery move", "tuco": "move"}, decks={"doc": "punch fire fire"})
    state.rounds *= 5
    scheme(state)

    assert "drink half:ordinary" == chosen(state)


def test_at_the_escape_who_has_a_horse_rides_away() -> None:
    state = table(round_number=5)
    state.rounds = (RoundCard("escape", "SSTSS"),) * 5
    steal(state, "doc ride")

    assert chosen(state) in {"ride away", "ride coach.in"}


def test_to_be_on_the_train_then_costs_more_than_anything_that_lies_there() -> None:
    state = table(round_number=5)
    state.rounds = (RoundCard("escape", "SSTSS"),) * 5
    insight, doc, space = HorsesInsight(), state.bandits["doc"], state.train.space

    assert insight.standing(state, doc, space("1.in")) < -1000
    assert 0 == insight.standing(state, doc, space("coach.roof"))


def test_the_judge_counts_a_ransom() -> None:
    with_one, without = holding(table(round_number=5), "minister"), table(round_number=5)

    assert 0.9 == round(features(with_one, range(3))[0][0] - features(without, range(3))[0][0], 3)


def test_what_is_known_is_kept_to_its_expansion() -> None:
    assert () == insights(train("doc 1.in"))
    assert [HorsesInsight] == [type(one) for one in insights(table())]
