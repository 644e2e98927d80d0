"""How long what happened is left standing, and how long a sentence takes to be read."""

from types import SimpleNamespace
from typing import Any

import pytest

from game.engine.contents import Loot
from game.engine.events import CardPlayed, EventBegan, LootDropped
from game.engine.expansions.horses.hostages.poodle import PoodleBit
from game.engine.game import Setup, new_game
from game.table import moments
from game.table.playing import Playing, reading_time

STATE = new_game(Setup(("belle", "doc", "tuco"), seed=1))
PLAYED = CardPlayed(0, STATE.players[0].hand[0], hidden=False)
DROPPED = LootDropped("belle", Loot("purse", 1), 2)
BITES = (PoodleBit("belle"), PoodleBit("cheyenne"))  # 22 letters, and 25
READ = 0.06 * (22 + 25)


@pytest.mark.parametrize(
    ("letters", "seconds"), [(0, 0.9), (1, 0.9), (14, 0.9), (15, 0.9), (16, 0.96), (50, 3.0), (100, 6.0)]
)
def test_a_sentence_takes_sixty_milliseconds_a_letter_and_nine_tenths_at_least(letters, seconds):
    assert seconds == pytest.approx(reading_time("x" * letters))


@pytest.fixture
def playing(words) -> Playing:
    """The loop, on a table where nothing moves."""
    board = SimpleNamespace(busy=False, update=lambda *_: None, chips=SimpleNamespace(clear=lambda: None))
    found = Playing()
    does = dict.fromkeys(("play", "update", "finish"), lambda *_: None)
    table: Any = SimpleNamespace(board=board, words=words, **does)
    found.lie_on(table)
    return found


def play(playing, *groups):
    """Let groups happen as they come; how many were asked for."""
    left = list(groups)
    playing.go_on(lambda: (left.pop(0), STATE) if left else None)
    return len(groups) - len(left)


def test_two_sentences_are_read_one_after_the_other(playing):
    play(playing, BITES)

    assert READ == pytest.approx(playing.reading)


def test_what_needs_no_words_leaves_time_for_what_was_said_before(playing):
    play(playing, BITES, ())

    assert READ == pytest.approx(playing.reading)


def test_reading_goes_on_at_the_pace_of_the_game_and_ends_at_nothing(playing):
    play(playing, BITES)
    playing.update(0.5, 2, reduced=False)
    assert READ - 1 == pytest.approx(playing.reading)

    playing.update(60, 2, reduced=False)
    assert 0 == playing.reading


def test_reading_begins_when_all_have_come_to_rest(playing):
    play(playing, BITES)
    playing.table.board.busy = True
    playing.update(1, 1, reduced=False)

    assert READ == pytest.approx(playing.reading)


def test_at_once_nothing_is_waited_for(playing):
    playing.at_once = True
    play(playing, (PLAYED, *BITES))

    assert (0, 0) == (playing.pause, playing.reading)


def test_what_must_be_seen_longest_says_how_long_a_group_is_left_standing(playing):
    play(playing, (DROPPED, PLAYED))

    assert 0.45 == playing.pause


def test_nothing_follows_what_is_still_left_standing(playing):
    assert 1 == play(playing, (PLAYED,), BITES)


def test_what_nobody_needs_to_see_passes_in_one_frame_but_not_without_end(playing):
    assert 50 == play(playing, *[()] * 60)


def test_what_a_big_moment_tells_is_not_waited_for_after_it(playing, monkeypatch):
    monkeypatch.setattr(moments, "moment_of", lambda *_, **__: SimpleNamespace())
    play(playing, BITES)

    assert 0 == playing.reading


def test_what_an_event_does_need_not_be_read_before_it_goes_on(playing):
    play(playing, (EventBegan("braking", ()),))

    assert 0.9 == pytest.approx(playing.reading)
