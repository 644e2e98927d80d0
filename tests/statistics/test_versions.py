"""Files of every older version: brought up to today's tables, with all that they hold."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from game.statistics import schema
from game.statistics.figures import Richest, Table
from game.statistics.schema import VERSION, right_tables, tables, upgrade
from game.statistics.store import NAME, Cause, Store, Trouble
from tests.statistics.games import made_up, rode, sat

# Four real games that version 1 of the file had counted: a plain one, one with the Elf, one with the Ghost box, and
# one of pairs; and the same, in the tables of each version since. The next version adds its own here.
OLDER = {number: Path(__file__).with_name(f"version-{number}.sql").read_text("utf-8") for number in (1, 2)}


@pytest.fixture(params=OLDER)
def old(request, tmp_path) -> Store:
    """The statistics in a folder with a file of an older version."""
    with closing(sqlite3.connect(tmp_path / NAME)) as file:
        file.executescript(OLDER[request.param])
    return Store(tmp_path)


def test_every_older_version_is_tried():
    assert list(OLDER) == list(range(1, VERSION))


def test_an_older_file_is_ours(old):
    old.figures()
    assert old.trouble is None


def test_nobody_is_forgotten(old):
    people = [(one.name, one.played, one.won) for one in old.figures().people]
    assert [
        ("Anna", 2, 2),
        ("Chloé", 1, 1),
        ("Emma", 1, 0),
        ("Farid", 1, 0),
        ("Hanna", 1, 0),
        ("Boris", 2, 0),
    ] == people


def test_money_is_what_it_was_by_kind(old):
    figures = old.figures()
    anna = next(one for one in figures.people if one.name == "Anna")
    doc = next(one for one in figures.bandits if one.bandit == "doc")
    assert {"purse": 1050, "strongbox": 500, "gunslinger": 500} == anna.money
    assert {"purse": 962.5, "jewel": 500, "strongbox": 500, "gunslinger": 750} == doc.money


def test_money_has_grown_as_it_had(old):
    doc = next(one for one in old.figures().bandits if one.bandit == "doc")
    assert (250, 675, 1100, 1588, 1962, 1962) == doc.growth


def test_all_else_is_what_it_was(old):
    figures = old.figures()
    assert (4, 4, 46, 1, 0) == (figures.games, figures.peopled, figures.bullets, figures.box_played, figures.box_won)
    assert Richest(5250, "Computer 3", ("doc",)) == figures.richest
    assert (Table("", 2, 1), Table("elf", 1, 1), Table("ghost", 1, 1)) == figures.tables
    assert ("robbery", 59, 22) == (figures.actions[-1].name, figures.actions[-1].turned_up, figures.actions[-1].idle)


def test_looking_leaves_an_older_file_as_it_is(old):
    """So the older program can still read it."""
    before = old.path.read_bytes()
    old.figures()
    assert before == old.path.read_bytes()


def test_the_next_game_is_counted_into_todays_tables(old):
    old.count(made_up(sat("Anna", won=True), seed=99, bandits=[rode("doc", 0, ransom=600)]))
    assert 5 == old.figures().games
    with closing(sqlite3.connect(old.path)) as file:
        assert right_tables(VERSION) == tables(file)
        assert VERSION == schema.number(file, "user_version")


def test_a_game_that_the_older_version_counted_is_not_counted_again(old):
    with closing(sqlite3.connect(old.path)) as file:
        begun, seed, dealt = file.execute("SELECT begun, seed, dealt FROM games").fetchone()
    old.count(made_up(sat("Anna"), seed=seed, begun=begun, dealt=dealt))
    assert 4 == old.figures().games


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_a_file_begun_today_has_the_tables_of_one_that_was_brought_up(version):
    with closing(sqlite3.connect(":memory:")) as file:
        upgrade(file, version)
        upgrade(file)
        assert right_tables(VERSION) == tables(file)


@pytest.mark.parametrize("version", [0, -1, VERSION - 1])
def test_a_wrong_version_is_damage(tmp_path, version):
    """A number is no proof: the tables are those of that version, or the file is not ours."""
    store = Store(tmp_path)
    store.count(made_up(sat("Ada")))
    with closing(sqlite3.connect(store.path)) as file:
        file.execute(f"PRAGMA user_version = {version}")
    store.figures()
    assert Trouble(Cause.ASIDE, "statistics-damaged-1.sqlite") == store.trouble
