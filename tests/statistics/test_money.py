"""The kinds of money: whatever a rule brings, in the order in which they are counted."""

from game.engine.state import Setup
from game.statistics.money import by_kind, in_order
from tests.record.games import match, play_on


def test_loot_comes_first_then_what_rules_add_then_prizes():
    kinds = ["gunslinger", "suitcase", "hostage", "ransom", "strongbox", "purse", "jewel"]
    assert ["purse", "jewel", "strongbox", "ransom", "suitcase", "hostage", "gunslinger"] == in_order(kinds)


def test_only_kinds_that_are_there_are_counted():
    assert ["jewel", "gunslinger"] == in_order({"gunslinger", "jewel"})


def test_the_money_of_a_finished_match_is_in_that_order():
    state = play_on(match(0, Setup(("belle", "cheyenne", "doc", "tuco"), seed=4))).state
    kinds = [list(by_kind(state, name)) for name in state.bandits]
    assert kinds == [in_order(found) for found in kinds]
    assert any(len(found) > 1 for found in kinds)
