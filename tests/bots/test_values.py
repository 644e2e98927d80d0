"""What things are worth to a bandit."""

import pytest

from game.bots.values import UNKNOWN_PURSE, bullet_cost, kind_value, loot_value, rivalry, shot_worth
from game.engine.contents import PURSE, Loot
from game.engine.game import view
from tests.engine.tables import train


def test_an_unknown_purse_counts_as_an_average_one() -> None:
    state = train("doc 2.in purse:500, tuco 3.roof purse:450, belle 3.roof")
    state.purse_known[:] = [1, 2]
    seen = view(state, 0).state

    assert [500, UNKNOWN_PURSE] == [loot_value(seen, Loot(PURSE, number)) for number in range(2)]


def test_a_kind_is_worth_its_average() -> None:
    state = train("doc 2.in purse:500 purse:250 jewel")

    assert 375 == kind_value(state, state.bandits["doc"].loot, PURSE)
    assert 0 == kind_value(state, (), PURSE)


def test_a_bullet_costs_most_at_first() -> None:
    state = train("doc 2.in")
    costs = []
    for state.round_number in (1, 3, 5):
        costs.append(bullet_cost(state))

    assert sorted(costs, reverse=True) == costs
    assert 3 == len(set(costs))


def test_a_shot_is_worth_most_while_the_prize_is_near() -> None:
    near = train("doc 2.in shots=4, tuco 3.in shots=3, belle 3.roof")
    far = train("doc 2.in, tuco 3.in shots=1, belle 3.roof")

    assert shot_worth(near, near.bandits["doc"]) > shot_worth(far, far.bandits["doc"])


@pytest.mark.parametrize(("victim", "order"), [("doc", -1), ("tuco", 1), ("belle", 0)])
def test_what_the_richest_rival_loses_is_the_greatest_gain(victim: str, order: int) -> None:
    state = train("doc 2.in, tuco 3.in strongbox, belle 3.roof purse:250")
    ranks = sorted(("doc", "belle", "tuco"), key=lambda name: rivalry(state, 0, state.bandits[name]))

    assert order + 1 == ranks.index(victim)
