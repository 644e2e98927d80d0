"""While a game is played its file follows, choice by choice; trouble with the disk stops no game."""

import errno
import os
import stat
from dataclasses import replace
from datetime import timedelta

import pytest

from game import whole_file
from game.record.file import Handed
from game.record.library import load
from tests.record.games import match, play_on, scribe


@pytest.fixture
def kept(tmp_path):
    return match(scribe=scribe(tmp_path))


def choose(session) -> None:
    session.choose(session.state.offered[0])


def test_before_the_first_choice_there_is_nothing_to_keep(tmp_path, kept):
    kept.settle()
    assert [] == list(tmp_path.iterdir())


def test_every_choice_is_on_disk_before_the_next_is_asked_for(kept):
    for number in range(1, 20):
        play_on(kept, 1)
        assert number == load(kept.scribe.path).choices


def test_a_computer_is_asked_only_when_the_last_choice_is_on_disk(tmp_path):
    session = match(0, scribe=scribe(tmp_path))
    session.let_computer_choose()
    seen = []
    choose = session.seats[1].computer

    def look(view):
        seen.append(load(session.scribe.path).choices)
        return choose(view)

    session.seats[1] = type(session.seats[1])("Robot", look)
    session.let_computer_choose()
    assert [1] == seen


def test_it_is_one_file_for_one_game(tmp_path, kept):
    play_on(kept, 30)
    assert 1 == len(list(tmp_path.iterdir()))


def test_two_games_of_the_same_people_have_two_files(tmp_path):
    first, second = match(scribe=scribe(tmp_path)), match(scribe=scribe(tmp_path))
    play_on(first, 5)
    play_on(second, 7)
    play_on(first, 1)
    assert [6, 7] == [load(session.scribe.path).choices for session in (first, second)]


def test_a_seat_handed_over_is_on_disk_too(kept):
    kept.hand_over(1, "outlaw")
    kept.settle()
    assert (Handed(1, "outlaw"),) == load(kept.scribe.path).entries


def test_a_choice_taken_back_is_on_disk_no_more(kept):
    choose(kept)
    kept.undo()
    kept.settle()
    assert 0 == load(kept.scribe.path).choices


def full(*_args) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_on_a_full_disk_the_game_goes_on(monkeypatch, kept):
    play_on(kept, 5)
    monkeypatch.setattr(whole_file.os, "fsync", full)
    play_on(kept, 5)
    assert 10 == len(kept.choices)
    assert "full" == kept.scribe.trouble.key
    assert 5 == load(kept.scribe.path).choices


def test_when_there_is_room_again_all_is_written(monkeypatch, tmp_path, kept):
    with monkeypatch.context() as patched:
        patched.setattr(whole_file.os, "fsync", full)
        play_on(kept, 5)
    play_on(kept, 1)
    assert kept.scribe.trouble is None
    assert [6] == [load(path).choices for path in tmp_path.iterdir()]


def test_what_was_in_it_before_the_disk_was_full_is_known_again(monkeypatch, tmp_path, kept):
    play_on(kept, 5)
    with monkeypatch.context() as patched:
        patched.setattr(whole_file.os, "fsync", full)
        play_on(kept, 2)
    play_on(kept, 1)
    assert [8] == [load(path).choices for path in tmp_path.iterdir()]


def test_what_somebody_else_wrote_is_not_written_over(kept):
    play_on(kept, 5)
    path = kept.scribe.path
    path.write_text("another program's")
    play_on(kept, 1)
    assert "another program's" == path.read_text()
    assert 6 == load(kept.scribe.path).choices


def test_a_game_whose_file_was_deleted_gets_a_new_one(kept):
    play_on(kept, 5)
    kept.scribe.path.unlink()
    play_on(kept, 1)
    assert 6 == load(kept.scribe.path).choices


def test_a_game_that_gets_a_name_leaves_no_second_file(tmp_path, kept):
    play_on(kept, 5)
    kept.scribe.rename("The great robbery", kept.record())
    assert ["The great robbery.coltexpress"] == [path.name for path in tmp_path.iterdir()]
    assert 5 == load(kept.scribe.path).choices


@pytest.mark.parametrize("title", ["The great robbery", "ANNA"])
def test_a_game_goes_on_in_the_file_that_has_got_a_name(tmp_path, kept, title):
    play_on(kept, 5)
    record = kept.record()
    kept.scribe.rename(title, replace(record, saved=record.saved + timedelta(minutes=1)))
    play_on(kept, 1)
    assert [f"{title}.coltexpress"] == [path.name for path in tmp_path.iterdir()]
    assert 6 == load(kept.scribe.path).choices


@pytest.mark.parametrize("title", ["The great robbery", "ANNA"])
def test_a_renamed_game_whose_file_was_deleted_gets_a_new_one_of_that_name(tmp_path, kept, title):
    play_on(kept, 5)
    kept.scribe.rename(title, kept.record())
    kept.scribe.path.unlink()
    play_on(kept, 1)
    assert [f"{title}.coltexpress"] == [path.name for path in tmp_path.iterdir()]


def test_a_name_may_become_shorter(tmp_path, kept):
    play_on(kept, 1)
    kept.scribe.rename("Anna and Bob", kept.record())
    kept.scribe.rename("Anna", kept.record())
    assert ["Anna.coltexpress"] == [path.name for path in tmp_path.iterdir()]


def test_what_somebody_else_wrote_stays_when_the_game_gets_a_name(kept):
    play_on(kept, 5)
    path = kept.scribe.path
    path.write_text("another program's")
    kept.scribe.rename("The great robbery", kept.record())
    assert "another program's" == path.read_text()


def test_a_game_may_change_the_case_of_its_name(tmp_path, kept):
    play_on(kept, 5)
    kept.scribe.rename("ANNA", kept.record())
    play_on(kept, 1)
    assert ["ANNA.coltexpress"] == [path.name for path in tmp_path.iterdir()]
    assert 6 == load(kept.scribe.path).choices


def test_but_not_to_that_of_another_game(tmp_path, kept):
    play_on(kept, 5)
    (tmp_path / "ANNA.coltexpress").write_text("another's")
    kept.scribe.rename("ANNA", kept.record())
    assert ["ANNA 2.coltexpress", "ANNA.coltexpress"] == sorted(path.name for path in tmp_path.iterdir())
    assert "another's" == (tmp_path / "ANNA.coltexpress").read_text()


def test_where_a_folder_cannot_be_flushed_it_is_one_file_nevertheless(tmp_path, monkeypatch, kept):
    """As on a shared folder of VirtualBox."""
    flush = os.fsync

    def fsync(number: int) -> None:
        if stat.S_ISDIR(os.fstat(number).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        flush(number)

    monkeypatch.setattr(whole_file.os, "fsync", fsync)
    play_on(kept, 20)
    assert kept.scribe.trouble is None
    assert [20] == [load(path).choices for path in tmp_path.iterdir()]


def test_where_the_numbers_and_dates_of_files_change_by_themselves_it_is_one_file_nevertheless(tmp_path, kept):
    """As over a network, where both are the server's business."""
    for second in range(5):
        play_on(kept, 1)
        path = kept.scribe.path
        path.with_name("copy").write_bytes(path.read_bytes())
        path.with_name("copy").replace(path)
        os.utime(path, (second, second))
    play_on(kept, 1)
    assert [6] == [load(path).choices for path in tmp_path.iterdir()]


def test_a_choice_that_was_written_although_the_disk_complained_makes_no_second_file(tmp_path, monkeypatch, kept):
    play_on(kept, 5)
    replace = os.replace

    def complaining(*paths) -> None:
        replace(*paths)
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    with monkeypatch.context() as patched:
        patched.setattr(whole_file.os, "replace", complaining)
        play_on(kept, 1)
    assert "failed" == kept.scribe.trouble.key
    play_on(kept, 1)
    assert [7] == [load(path).choices for path in tmp_path.iterdir()]
