"""The count of a finished match: money by kind, and what is shown when."""

import pytest

from game.engine.contents import GUNSLINGER_PRIZE, JEWEL, PURSE
from game.scenes.scoring.count import CROWN, FLIP, GROW, LANDS, Times, count
from game.statistics.money import GUNSLINGER
from tests.scenes.finished import finished


def test_a_bar_adds_up_to_the_score_of_its_bandit():
    state = finished(4, seed=3)
    assert tuple(bar.total for bar in count(state)) == state.result.scores


def test_purses_are_counted_before_jewels():
    for bar in count(finished(4, seed=3)):
        kinds = [kind for kind, _ in bar.parts if kind in (PURSE, JEWEL)]
        assert kinds == sorted(kinds, key=[PURSE, JEWEL].index)


def test_the_gunslingers_prize_is_counted_last():
    bars = [bar for bar in count(finished(4, seed=3)) if GUNSLINGER in dict(bar.parts)]
    assert bars
    assert {(GUNSLINGER, GUNSLINGER_PRIZE)} == {bar.parts[-1] for bar in bars}


def test_a_kind_grows_only_when_the_one_before_is_counted():
    times = Times(kinds=3, tokens=0, struck=0)
    assert pytest.approx((1.0, 0.0)) == (times.grown(GROW, 0), times.grown(GROW, 1))


def test_tokens_turn_up_when_all_money_is_counted():
    times = Times(kinds=2, tokens=4, struck=2)
    assert pytest.approx(0.0) == times.turned(2 * GROW, 0)
    assert pytest.approx(1.0) == times.turned(2 * GROW + FLIP, 0)


def test_names_are_struck_when_all_tokens_lie_open():
    times = Times(kinds=2, tokens=4, struck=2)
    assert pytest.approx(1.0) == times.turned(times.strikes_from, 3)
    assert pytest.approx(0.0) == times.struck_out(times.strikes_from, 0)


def test_the_crown_comes_when_all_names_are_struck():
    times = Times(kinds=2, tokens=4, struck=2)
    assert pytest.approx(1.0) == times.struck_out(times.crown_from, 1)
    assert pytest.approx(0.0) == times.crowned(times.crown_from)
    assert pytest.approx(1.0) == times.crowned(times.end)


def test_the_crown_pushes_a_bar_down_when_it_lands_and_lets_it_up_again():
    times = Times(kinds=2, tokens=4, struck=2)
    pushed = [times.pushed(times.crown_from + CROWN * part) for part in (0, LANDS, (1 + LANDS) / 2, 1)]
    assert [0, 0, 1, 0] == pytest.approx(pushed)
