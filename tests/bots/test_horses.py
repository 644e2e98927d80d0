"""With Horses & Stagecoach computer players use what the expansion brings."""

from typing import Any

import pytest

from game.bots import outlaw
from game.bots.blows import fire_worth, punch_worth
from game.bots.carrying import by_habit
from game.bots.horses import HorsesInsight, ransom
from game.bots.horses_events import MOUNT, SHOT
from game.bots.insights import insights
from game.bots.judge import features
from game.engine.actions.fire import FireAt
from game.engine.actions.punch import PunchAt
from game.engine.contents import NOTHING, RoundCard
from game.engine.expansions.horses.hostages import taking
from game.engine.game import view
from game.engine.state import State
from tests.bots.choices import chosen
from tests.engine.tables import choose, offered, scheme, steal, train, with_cards


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


def test_nobody_is_punched_to_where_a_hostage_waits_for_him() -> None:
    """Beside whoever holds one already there is no better or worse place."""
    state = table("tuco 1.roof, doc 1.roof, belle 3.roof", round_number=3)
    held = holding(table("tuco 1.roof, doc 1.roof, belle 3.roof", round_number=3), "minister")
    into, away = (PunchAt("doc", NOTHING, state.train.space(name)) for name in ("coach.in", "2.roof"))

    assert punch_worth(state, "tuco", into, ()) < punch_worth(state, "tuco", away, ())
    assert punch_worth(held, "tuco", into, ()) == punch_worth(held, "tuco", away, ())


def test_nor_in_an_imagined_game() -> None:
    for seed in range(2):  # of equals, one takes the first and the other the last
        state = table("tuco 1.in, doc 1.in, belle 3.roof", round_number=3)
        steal(state, "tuco punch")
        state.seed = seed
        habit = by_habit(state, state.asking)

        assert "punch doc nothing coach.in" in offered(state)
        assert habit is not None
        assert "coach" not in habit.words(state)


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


def table_of(event: str, picture: str = "doc 1.roof, tuco 3.roof, belle 3.roof", **position: Any) -> State:
    """A table in a round that ends with an event."""
    state = table(picture, **position)
    state.rounds = (RoundCard(event, "STS"),) * 5
    return state


def moves(event: str, picture: str, **position: Any) -> str:
    """Where Doc's Move leads, his only card, in a round that ends with an event."""
    state = table_of(event, picture, **position)
    steal(state, "doc move")
    return chosen(state)


def test_at_higher_speed_he_keeps_off_roofs_from_which_he_is_swept_to_the_shotgun() -> None:
    picture, rest = "doc 0.roof, tuco 3.in, belle 3.in", {"coach": 1, "shotgun": "off", "horses": [], "marshal": 0}
    state = table_of("higher_speed", picture, **rest)
    insight, doc, space = HorsesInsight(), state.bandits["doc"], state.train.space

    assert 0 == insight.standing(state, doc, space("2.roof"))
    assert insight.standing(state, doc, space("1.roof")) < 0  # he comes to the roof to which the Shotgun follows
    assert insight.standing(state, doc, space("0.roof")) < 0  # he comes to the Shotgun's roof
    assert 0 == insight.standing(state, doc, space("1.in"))


@pytest.mark.parametrize(("event", "end"), [("quiet_ride", "move 2.roof"), ("higher_speed", "move 1.roof")])
def test_at_higher_speed_he_moves_to_where_he_is_swept_to_loot(event: str, end: str) -> None:
    floor = {"2.roof": ["jewel"]}

    assert end == moves(event, "doc 0.roof, tuco 3.in, belle 3.in", floor=floor, marshal=0, horses=[])


@pytest.mark.parametrize(("event", "end"), [("quiet_ride", "move 1.in"), ("whiskey_for_the_marshal", "move 3.in")])
def test_he_keeps_away_from_the_car_behind_a_marshal_who_will_drink(event: str, end: str) -> None:
    floor = {"0.in": ["half:ordinary"], "1.in": ["purse:250"]}

    assert end == moves(event, "doc 2.in, tuco 3.roof, belle 3.roof", floor=floor, marshal=0, horses=[])


def test_an_old_flask_sends_the_marshal_through_all_cars() -> None:
    floor = {"0.in": ["half:old"]}
    state = table_of("whiskey_for_the_marshal", floor=floor, marshal=0, horses=[])
    insight, doc, space = HorsesInsight(), state.bandits["doc"], state.train.space

    assert -SHOT == insight.standing(state, doc, space("1.in")) == insight.standing(state, doc, space("3.in"))
    assert 0 == insight.standing(state, doc, space("3.roof"))


def test_of_a_full_flask_he_only_knows_how_likely_it_is_the_old_one() -> None:
    worths = set()
    for kind in ("flask:old", "flask:ordinary"):
        state = table_of("whiskey_for_the_marshal", floor={"0.in": [kind], "1.in": ["flask:ordinary"]}, marshal=0)
        seen = view(state, 0).state
        worths.add(round(HorsesInsight().standing(seen, seen.bandits["doc"], state.train.space("3.in")), 3))

    assert {-SHOT / 2} == worths


def test_of_two_cars_he_sends_the_marshal_to_the_flask_with_rivals_behind_it() -> None:
    floor = {"2.in": ["half:ordinary"]}
    state = table_of("whiskey_for_the_marshal", "doc 0.roof, tuco 3.in, belle 3.in", floor=floor, marshal=1, horses=[])
    state.train = state.train.moved("coach", 0)
    steal(state, "doc marshal")
    driven = chosen(state)
    state.rounds = (RoundCard("quiet_ride", "STS"),) * 5

    assert "marshal 2" == driven
    assert 0 == HorsesInsight().driven(state, 0, state.train.space("2.in"))


def test_before_a_mortal_bullet_a_shot_costs_rivals_more() -> None:
    worths = [
        fire_worth(table_of(event, "doc 1.in, tuco 2.in jewel, belle 3.roof", round_number=5), "doc", FireAt("tuco"))
        for event in ("quiet_ride", "mortal_bullet")
    ]

    assert worths[0] < worths[1]


def test_a_mortal_bullet_makes_a_jewel_behind_the_marshal_worth_less_but_not_one_among_rivals() -> None:
    behind, among = [], []
    for event in ("sharing_the_loot", "mortal_bullet"):
        floor = {"1.roof": ["jewel"], "3.in": ["jewel"]}
        state = table_of(event, "doc 2.in, tuco 3.in, belle 3.in", round_number=5, marshal=1, floor=floor, horses=[])
        state.train = state.train.moved("coach", 0)
        steal(state, "doc move", "doc robbery")
        seen = view(state, 0)
        worths = outlaw.worths(seen) or []
        found = {option.words(state): worth for option, worth in zip(seen.options, worths, strict=True)}
        behind.append(found["move 1.in"])
        among.append(found["move 3.in"])

    assert behind[0] > behind[1]
    assert among[0] == among[1]


@pytest.mark.parametrize(("event", "end"), [("quiet_ride", "move 3.in"), ("panting_horses", "move 1.in")])
def test_he_goes_to_a_horse_that_will_not_drop_out(event: str, end: str) -> None:
    floor = {"3.in": ["flask:ordinary"]}

    assert end == moves(event, "doc 2.in, tuco 0.roof, belle 0.roof", horses=[1, 3], marshal=0, floor=floor, coach=0)


@pytest.mark.parametrize(("event", "end"), [("quiet_ride", "ride 3.in"), ("panting_horses", "ride 1.in")])
def test_he_does_not_ride_a_horse_to_where_it_drops_out(event: str, end: str) -> None:
    floor = {"3.in": ["flask:ordinary"]}
    state = table_of(event, "doc 2.in, tuco 0.roof, belle 0.roof", horses=[2, 2], marshal=0, floor=floor, coach=0)
    state = holding(state, "minister")
    steal(state, "doc ride")

    assert end == chosen(state)


def test_a_flask_whose_kind_is_known_is_none_of_those_that_may_be_the_old_one() -> None:
    floor = {"0.in": ["flask:old"], "1.in": ["flask:ordinary"], "2.in": ["half:ordinary"]}
    state = table_of("whiskey_for_the_marshal", floor=floor, marshal=0)
    seen = view(state, 0).state

    assert -SHOT / 2 == HorsesInsight().standing(seen, seen.bandits["doc"], state.train.space("3.in"))


@pytest.mark.parametrize(
    ("event", "space", "worth"),
    [
        ("quiet_ride", "1.in", MOUNT),
        ("higher_speed", "1.in", 0),
        ("higher_speed", "1.roof", MOUNT),
        ("higher_speed", "2.in", MOUNT),
        ("quiet_ride", "coach.in", MOUNT),
        ("higher_speed", "coach.in", MOUNT),
    ],
)
def test_a_horse_is_worth_something_where_both_will_be_when_the_round_is_over(
    event: str, space: str, worth: float
) -> None:
    state = table_of(event, marshal=3, horses=[1], coach=0)

    assert worth == HorsesInsight().standing(state, state.bandits["doc"], state.train.space(space))
