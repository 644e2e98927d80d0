"""The file of finished games: each is counted once, and whatever happens to the file nothing is lost in silence."""

import os
import random
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game import whole_file
from game.engine.state import Setup
from game.record.file import read, write
from game.session import Session
from game.statistics import turn
from game.statistics.ended import summary
from game.statistics.file import LOCK
from game.statistics.schema import VERSION
from game.statistics.store import NAME, Cause, Store, Trouble
from tests.record.games import match, play_on
from tests.statistics.games import made_up, rode, sat

GAME = made_up(sat("Ada", won=True), sat("Bob"))
ANOTHER = made_up(sat("Ada"), sat("Bob", won=True), seed=2)
ASIDE = "statistics-damaged-1.sqlite"


def counted(folder: Path, *games) -> Store:
    store = Store(folder)
    for game in games:
        store.count(game)
        assert store.trouble is None
    return store


def change(folder: Path, *statements: str) -> None:
    with closing(sqlite3.connect(folder / NAME)) as file:
        file.executescript(";".join(statements))


def test_a_game_is_counted(tmp_path):
    assert counted(tmp_path, GAME).figures().games == 1


def test_there_are_statistics_when_a_game_was_counted(tmp_path):
    before = Store(tmp_path).begun
    counted(tmp_path, GAME)

    assert (False, True) == (before, Store(tmp_path).begun)


def test_where_the_folder_may_not_be_looked_into_there_are_none(tmp_path):
    assert not Store(tmp_path / ("a" * 300)).begun  # which is refused on every system, and to everybody


def test_a_game_is_counted_once(tmp_path):
    assert counted(tmp_path, GAME, GAME).figures().games == 1


def test_the_copy_of_a_game_is_the_same_game(tmp_path):
    session = play_on(match(2, Setup(("belle", "cheyenne", "doc"), seed=1)))
    copy = Session.resume(read(write(session.record()).encode()))
    assert counted(tmp_path, summary(session), summary(copy)).figures().games == 1


def test_games_of_other_seeds_are_other_games(tmp_path):
    assert counted(tmp_path, GAME, ANOTHER).figures().games == 2


def test_the_next_program_finds_what_was_counted(tmp_path):
    counted(tmp_path, GAME)
    assert Store(tmp_path).figures().games == 1


def test_looking_makes_no_file(tmp_path):
    Store(tmp_path / "nowhere").figures()
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_is_a_new_one(tmp_path):
    (tmp_path / NAME).touch()
    assert Store(tmp_path).figures().games == 0
    assert counted(tmp_path, GAME).figures().games == 1


@pytest.mark.parametrize("data", [b"nothing of the kind\n" * 100, b"SQLite format 3\0" + bytes(4080), os.urandom(5000)])
def test_a_strange_file_is_put_aside_as_it_is(tmp_path, data):
    (tmp_path / NAME).write_bytes(data)
    Store(tmp_path).count(GAME)
    assert (tmp_path / ASIDE).read_bytes() == data
    assert Store(tmp_path).figures().games == 1


def test_what_was_put_aside_is_told(tmp_path):
    (tmp_path / NAME).write_bytes(b"nothing of the kind\n" * 100)
    store = Store(tmp_path)
    store.figures()
    assert store.trouble == Trouble(Cause.ASIDE, ASIDE)


def test_what_was_put_aside_is_told_by_the_next_program_if_nobody_has_looked(tmp_path):
    (tmp_path / NAME).write_bytes(b"nothing of the kind\n" * 100)
    Store(tmp_path).count(GAME)
    store = Store(tmp_path)
    store.figures()
    assert store.trouble == Trouble(Cause.ASIDE, ASIDE)


def test_what_was_put_aside_is_told_once(tmp_path):
    (tmp_path / NAME).write_bytes(b"nothing of the kind\n" * 100)
    store = Store(tmp_path)
    store.figures()
    store.figures()
    assert store.trouble is None


def test_a_second_damaged_file_does_not_take_the_place_of_the_first(tmp_path):
    for data in (b"first" * 1000, b"second" * 1000):
        (tmp_path / NAME).write_bytes(data)
        Store(tmp_path).count(GAME)
    assert (tmp_path / ASIDE).read_bytes() == b"first" * 1000
    assert (tmp_path / "statistics-damaged-2.sqlite").read_bytes() == b"second" * 1000


def test_the_journal_goes_aside_with_its_file(tmp_path):
    counted(tmp_path, GAME)
    (tmp_path / f"{NAME}-journal").write_bytes(b"a journal")
    Store(tmp_path).count(GAME)
    assert (tmp_path / f"{ASIDE}-journal").read_bytes() == b"a journal"


def test_the_journal_of_a_file_that_is_gone_spoils_no_new_one(tmp_path):
    (tmp_path / f"{NAME}-journal").write_bytes(b"a journal")
    store = counted(tmp_path, GAME)
    assert (1, None) == (store.figures().games, store.trouble)


def test_a_file_cut_off_anywhere_is_never_written_over(tmp_path):
    counted(tmp_path, GAME, ANOTHER)
    whole = (tmp_path / NAME).read_bytes()
    for size in range(100, len(whole), 3777):
        folder = tmp_path / str(size)
        folder.mkdir()
        (folder / NAME).write_bytes(whole[:size])
        Store(folder).count(GAME)
        assert (folder / ASIDE).read_bytes() == whole[:size]


def test_damage_anywhere_is_found_or_harmless(tmp_path):
    counted(tmp_path, GAME, ANOTHER)
    whole = (tmp_path / NAME).read_bytes()
    dice = random.Random(7)
    for nth in range(80):
        folder = tmp_path / str(nth)
        folder.mkdir()
        data = bytearray(whole)
        start = dice.randrange(len(data))
        data[start : start + 64] = dice.randbytes(min(64, len(data) - start))
        (folder / NAME).write_bytes(data)
        store = Store(folder)
        store.figures()
        aside = folder / ASIDE
        assert (aside if aside.exists() else folder / NAME).read_bytes() == bytes(data)
        assert (store.trouble == Trouble(Cause.ASIDE, ASIDE)) == aside.exists()


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE VIEW more AS SELECT 1",
        "CREATE TRIGGER more AFTER INSERT ON games BEGIN DELETE FROM seats; END",
        "DROP TABLE cards",
        "ALTER TABLE games ADD COLUMN more TEXT",
        "PRAGMA application_id = 1",
        "PRAGMA ignore_check_constraints = 1; UPDATE seats SET won = -5",
        "PRAGMA foreign_keys = 0; DELETE FROM games",
    ],
)
def test_a_database_that_is_not_quite_ours_is_put_aside(tmp_path, statement):
    counted(tmp_path, GAME)
    change(tmp_path, statement)
    store = Store(tmp_path)
    store.figures()
    assert store.trouble == Trouble(Cause.ASIDE, ASIDE)


@pytest.mark.parametrize("version", [VERSION + 1, 99])
def test_a_newer_versions_file_is_left_alone(tmp_path, version):
    counted(tmp_path, GAME)
    change(tmp_path, f"PRAGMA user_version = {version}", "CREATE TABLE news (word TEXT)")
    newer = (tmp_path / NAME).read_bytes()
    store = Store(tmp_path)
    store.count(ANOTHER)
    assert store.figures().games == 0
    assert store.trouble == Trouble(Cause.NEWER)
    assert (tmp_path / NAME).read_bytes() == newer
    assert not list(tmp_path.glob("*damaged*"))


def test_a_folder_in_the_files_place_is_put_aside(tmp_path):
    (tmp_path / NAME).mkdir()
    assert Store(tmp_path).figures().games == 0
    assert (tmp_path / ASIDE).is_dir()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes in folders")
def test_a_pipe_in_the_files_place_halts_nothing(tmp_path):
    os.mkfifo(tmp_path / NAME)
    store = Store(tmp_path)
    store.count(GAME)
    assert store.figures().games == 1


def test_a_game_that_could_not_be_written_is_written_later(tmp_path):
    (tmp_path / "home").write_text("a file where the folder should be")
    store = Store(tmp_path / "home")
    store.count(GAME)
    assert store.trouble == Trouble(Cause.FAILED)
    (tmp_path / "home").unlink()
    assert store.figures().games == 1
    assert store.trouble is None


def test_of_several_games_that_could_not_be_written_none_is_lost(tmp_path):
    (tmp_path / "home").write_text("a file where the folder should be")
    store = Store(tmp_path / "home")
    store.count(GAME)
    store.count(ANOTHER)
    (tmp_path / "home").unlink()
    assert store.figures().games == 2
    assert store.figures().games == 2


def test_a_file_that_another_program_is_writing_is_tried_again(tmp_path, monkeypatch):
    monkeypatch.setattr(turn, "PATIENCE", 0.01)
    store = counted(tmp_path, GAME)
    with turn.turn(store.path.with_suffix(LOCK)):
        store.count(ANOTHER)
        assert store.trouble == Trouble(Cause.BUSY)
    assert store.figures().games == 2


def test_a_game_is_written_whole_or_not_at_all(tmp_path):
    store = counted(tmp_path, GAME)
    store.count(made_up(sat("Ada"), sat("Eve"), seed=2, bandits=[rode("doc", 0), rode("tuco", 1, shot=-1)]))
    assert store.trouble == Trouble(Cause.FAILED)
    assert store.figures().games == 1


def test_a_game_that_cannot_be_written_halts_no_other(tmp_path):
    store = Store(tmp_path)
    store.count(made_up(sat("Ada"), seed=3, bandits=[rode("doc", 0, shot=-1)]))
    store.count(GAME)
    assert store.figures().games == 1


def test_a_damaged_file_that_cannot_be_put_aside_stays_as_it_is(tmp_path, monkeypatch):
    (tmp_path / NAME).write_bytes(b"nothing of the kind\n" * 100)
    monkeypatch.setattr(whole_file, "MOST_ASIDE", 1)
    store = Store(tmp_path)
    store.count(GAME)
    assert store.trouble == Trouble(Cause.STUCK)
    assert (tmp_path / NAME).read_bytes() == b"nothing of the kind\n" * 100


def test_strange_letters_in_a_name_are_kept(tmp_path):
    store = counted(tmp_path, made_up(sat("Žofie’; DROP TABLE games; --"), sat("Ⓐ👻")))
    assert {"Žofie’; DROP TABLE games; --", "Ⓐ👻"} == {person.name for person in store.figures().people}


def test_a_name_that_is_no_text_is_told_as_far_as_it_is(tmp_path):
    counted(tmp_path, GAME)
    change(tmp_path, "UPDATE seats SET name = CAST(x'410042FF' AS TEXT) WHERE name = 'Ada'")
    assert "A\N{REPLACEMENT CHARACTER}B\N{REPLACEMENT CHARACTER}" in [
        one.name for one in Store(tmp_path).figures().people
    ]
