"""The kinds of money: whatever a rule brings, in the order in which they are counted."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from game.engine.phases.scoring import money
from game.engine.rules import Rules
from game.engine.state import Setup
from game.statistics.money import by_kind, growth, in_order
from tests.record.games import match, play_on


def test_loot_comes_first_then_what_rules_add_then_prizes():
    kinds = ["gunslinger", "suitcase", "hostage", "ransom", "strongbox", "purse", "jewel"]
    assert ["purse", "jewel", "strongbox", "ransom", "suitcase", "hostage", "gunslinger"] == in_order(kinds)


def test_only_kinds_that_are_there_are_counted():
    assert ["jewel", "gunslinger"] == in_order({"gunslinger", "jewel"})


def test_money_that_rules_add_or_take_has_its_kinds(monkeypatch):
    state = play_on(match(0, Setup(("belle", "cheyenne", "doc", "tuco"), seed=4))).state
    before = by_kind(state, "doc")
    monkeypatch.setattr(Rules, "extra_money", lambda *_: {"ransom": 600, "mortal_bullet": -150})
    assert before | {"ransom": 600, "mortal_bullet": -150} == by_kind(state, "doc")


def test_the_money_of_a_finished_match_is_in_that_order():
    state = play_on(match(0, Setup(("belle", "cheyenne", "doc", "tuco"), seed=4))).state
    kinds = [list(by_kind(state, name)) for name in state.bandits]
    assert kinds == [in_order(found) for found in kinds]
    assert any(len(found) > 1 for found in kinds)


def test_where_a_match_begins_with_a_later_round_it_was_as_much_after_those_before():
    state = play_on(match(0, Setup(("belle", "cheyenne", "doc", "tuco"), seed=4))).state
    state.round_number = 3
    prepared: Any = SimpleNamespace(state=state, groups=(), eyes=lambda _: SimpleNamespace(state=state))
    assert {name: [money(state, bandit)] * 4 for name, bandit in state.bandits.items()} == growth(prepared)


@pytest.mark.parametrize("seed", range(12))
def test_with_ransoms_and_what_the_station_takes_the_kinds_add_up_to_the_score(seed):
    state = play_on(match(0, Setup(("belle", "cheyenne", "doc", "tuco"), seed=seed, expansions=("horses",)))).state
    assert state.result is not None
    assert list(state.result.scores) == [sum(by_kind(state, name).values()) for name in state.bandits]
    assert not any("flask" in kind or "half" in kind for name in state.bandits for kind in by_kind(state, name))


@pytest.mark.parametrize(("out", "bears"), [((), 0), ((1,), 0), ((0,), 1), ((0, 1), 0)])
def test_the_prize_of_a_pair_stands_on_one_of_them_who_is_still_in(out, bears):
    pair = ("tuco", "ghost")
    setup = Setup(("tuco", "django", "ghost", "doc"), seed=3, teams=(pair, ("django", "doc")))
    state = play_on(match(0, setup)).state
    assert state.result is not None
    state.result = replace(state.result, gunslingers=(0,), eliminated=tuple(pair[place] for place in out))
    assert [pair[bears]] == [name for name in state.bandits if "gunslinger" in by_kind(state, name)]
