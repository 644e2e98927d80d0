"""What a hand brings at best is the same at a glance as what Outlaw looks up."""

from itertools import pairwise

import pytest

from game.bots.glance import GAINS, Glance
from game.bots.hand import Hand
from game.bots.outlook import outlook
from game.bots.prospects import IDLE, SURE, Prospects
from game.engine.contents import FIRE, FLOOR_CHANGE, MARSHAL, MOVE, PUNCH, ROBBERY, STRONGBOX_VALUE
from game.engine.game import Setup, to_move, view
from game.engine.state import State
from tests.engine.games import walk
from tests.engine.tables import train


def table(picture: str = "doc 2.in, tuco 3.roof, belle 3.roof", **position: object) -> State:
    usual: dict[str, object] = {"floor": {"1.in": [], "2.in": ["strongbox"], "3.in": []}, "marshal": 0}
    return train(picture, **(usual | position))  # type: ignore[arg-type]


def hand(state: State, *actions: str) -> Hand:
    return Hand(Glance(state, state.bandits["doc"]), actions)


def test_a_move_promises_what_can_be_done_where_it_leads() -> None:
    state = table("doc 3.in, tuco 3.roof, belle 3.roof")

    assert STRONGBOX_VALUE * SURE * SURE < hand(state, MOVE, ROBBERY).promise(MOVE, 2)
    assert hand(state, MOVE).promise(MOVE, 1) < STRONGBOX_VALUE / 2


def test_with_one_turn_left_nothing_follows() -> None:
    state = table("doc 3.in, tuco 3.roof, belle 3.roof")

    assert hand(state, MOVE).promise(MOVE, 1) == hand(state, MOVE, ROBBERY).promise(MOVE, 1)


def test_the_same_is_not_taken_twice() -> None:
    once, twice = (hand(table(), *[ROBBERY] * times).promise(ROBBERY, times) for times in (1, 2))

    assert SURE * once < twice < once + 2 * IDLE[ROBBERY]


def test_a_second_robbery_elsewhere_takes_the_dearest_there() -> None:
    floor = {"1.in": [], "2.in": ["strongbox"], "3.in": ["jewel"]}

    assert 1500 * SURE * SURE < hand(table(floor=floor), MOVE, ROBBERY, ROBBERY).promise(ROBBERY, 3)


def test_three_cards_deep() -> None:
    state = table("doc 3.roof, tuco 0.roof, belle 0.roof")

    two, three = (hand(state, FLOOR_CHANGE, MOVE, ROBBERY).promise(FLOOR_CHANGE, turns) for turns in (2, 3))
    assert two < STRONGBOX_VALUE / 2 < three


def test_a_card_is_played_as_often_as_it_is_in_hand() -> None:
    """Robbed in vain on the roof, and then in the car where the strongbox lies."""
    state = table("doc 2.roof, tuco 0.roof, belle 0.roof")

    assert hand(state, FLOOR_CHANGE, ROBBERY).promise(ROBBERY, 3) < STRONGBOX_VALUE / 2
    assert hand(state, FLOOR_CHANGE, ROBBERY, ROBBERY).promise(ROBBERY, 3) > STRONGBOX_VALUE / 2


def test_what_lies_on_the_pile_is_followed_in_its_order() -> None:
    state = table("doc 3.in, tuco 3.roof, belle 3.roof")
    coming = hand(state)

    assert coming.follow(state.bandits["doc"].space, (ROBBERY, MOVE)) < STRONGBOX_VALUE / 2
    assert coming.follow(state.bandits["doc"].space, (MOVE, ROBBERY)) > STRONGBOX_VALUE / 2


def test_it_matters_how_many_turns_are_to_come() -> None:
    state = table("doc 1.in, tuco 3.roof, belle 3.roof")
    promised = hand(state, MOVE, ROBBERY)
    worths = [promised.most_from(state.bandits["doc"].space, turns) for turns in range(3)]

    assert all(one < other for one, other in pairwise(worths))


@pytest.mark.parametrize(
    ("picture", "action", "own"),
    [
        ("django 0.roof, tuco 3.in", FIRE, True),
        ("django 3.in, tuco 3.in", FIRE, False),
        ("django 1.in, tuco 3.in", FIRE, False),
        ("django 0.roof, tuco 2.roof", FIRE, False),
        ("django 0.roof, tuco 2.in", PUNCH, True),
        ("django 2.in, tuco 2.in", PUNCH, False),
        ("django 0.roof, tuco 0.roof", PUNCH, False),
    ],
)
def test_a_blow_that_can_meet_only_ones_own_is_worth_less_than_none(picture: str, action: str, own: bool) -> None:
    state = table(f"doc 2.in, {picture}, ghost 0.roof", teams=[("doc", "tuco"), ("ghost", "django")])
    here = state.bandits["doc"].space
    looked_up, glance = Prospects(state, "doc"), Glance(state, state.bandits["doc"])

    assert own is (looked_up.follow(here, (action,)) < SURE * looked_up.rest(here))
    assert own is (GAINS[action](glance, here) < 0)


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_it_mostly_agrees_with_what_outlaw_looks_up(turns: int) -> None:
    """Which of six actions is the best beginning, in games of random choices."""
    actions = (MOVE, FLOOR_CHANGE, FIRE, ROBBERY, PUNCH, MARSHAL)
    agreed = []
    for number, state in enumerate(walk(Setup(("belle", "doc", "tuco", "cheyenne"), seed=turns))):
        seat = to_move(state)
        if seat is None or number % 5:
            continue
        world = outlook(view(state, seat), number)
        bandit = world.bandits[world.players[seat].bandits[0]]
        prospects, glanced = Prospects(world, bandit.name), Hand(Glance(world, bandit), actions)
        looked_up = {one: prospects.start(bandit.space, one, tuple(sorted(actions)), turns) for one in actions}
        best = max(actions, key=lambda one: glanced.promise(one, turns))
        agreed.append(looked_up[best] >= max(looked_up.values()) - 60)

    assert sum(agreed) >= 0.8 * len(agreed)
