"""What somebody may put in the place of the file, or beside it: it harms nothing, and is told."""

import os
import random
import sqlite3
import struct
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from game.statistics.file import BESIDE, put_aside
from game.statistics.store import NAME, Cause, Store, Trouble
from tests.statistics.games import made_up, sat

GAME = made_up(sat("Ada", won=True), sat("Bob"))
ASIDE = Trouble(Cause.ASIDE, "statistics-damaged-1.sqlite")
MAGIC = bytes.fromhex("d9d505f920a163d7")
ROOT = Path(__file__).parents[2]
needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has nothing of the kind")


@pytest.fixture
def store(tmp_path) -> Store:
    """Statistics with one game."""
    (tmp_path / "home").mkdir()
    found = Store(tmp_path / "home")
    found.count(GAME)
    return found


@pytest.fixture
def thesis(tmp_path) -> Path:
    """A file of the person's own."""
    file = tmp_path / "thesis.txt"
    file.write_text("my only copy")
    return file


def beside(store: Store, ending: str) -> Path:
    return store.path.with_name(store.path.name + ending)


def spoil_schema(store: Store, statement: str) -> None:
    with closing(sqlite3.connect(store.path)) as file:
        file.execute("PRAGMA writable_schema = ON")
        file.execute(statement)
        file.commit()


def journal(size: int, names: Path) -> bytes:
    """A journal that bids SQLite to delete the file that it names, as it does after a transaction over many files."""
    head = (MAGIC + struct.pack(">IIIII", 0, 1234, size // 4096, 512, 4096)).ljust(512, b"\0")
    name = os.fsencode(names)
    end = struct.pack(">I", 0x40000000 // 4096 + 1) + name + struct.pack(">II", len(name), sum(name)) + MAGIC
    return head + end


def test_a_journal_deletes_no_file(store, thesis):
    beside(store, "-journal").write_bytes(journal(store.path.stat().st_size, thesis))
    store.count(made_up(sat("Ada"), seed=2))
    assert "my only copy" == thesis.read_text()
    assert ASIDE == store.trouble


@needs_posix
@pytest.mark.parametrize("ending", BESIDE)
@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_what_a_file_beside_it_leads_to_is_not_touched(store, thesis, ending, link):
    link(thesis, beside(store, ending))
    store.count(made_up(sat("Ada"), seed=2))
    store.figures()
    assert "my only copy" == thesis.read_text()


@needs_posix
def test_a_link_in_the_place_of_the_lock_is_not_followed(store, thesis):
    lock = store.path.with_suffix(".lock")
    lock.unlink()
    lock.symlink_to(thesis)
    store.count(made_up(sat("Ada"), seed=2))
    assert Trouble(Cause.FAILED) == store.trouble
    assert "my only copy" == thesis.read_text()


@pytest.mark.parametrize("column", ["type", "name", "tbl_name", "sql"])
@pytest.mark.parametrize("value", ["x'ff'", "NULL", "7", "1.5", "CAST(x'ff41' AS TEXT)", "zeroblob(100000)"])
def test_a_damaged_list_of_tables_is_put_aside(store, column, value):
    spoil_schema(store, f"UPDATE sqlite_schema SET {column} = {value} WHERE name = 'growth'")  # noqa: S608
    assert 0 == store.figures().games
    assert ASIDE == store.trouble


def test_a_table_that_is_listed_twice_is_put_aside(store):
    spoil_schema(store, "INSERT INTO sqlite_schema SELECT * FROM sqlite_schema WHERE name = 'put_aside'")
    store.figures()
    assert ASIDE == store.trouble


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE money SET dollars = x'00'",
        "UPDATE money SET dollars = 9223372036854775807",
        "UPDATE seats SET name = x'ff'",
        "INSERT INTO money VALUES (77, 'doc', 'purse', 5)",
    ],
)
def test_values_that_no_game_has_are_put_aside(store, statement):
    with closing(sqlite3.connect(store.path)) as file:
        file.execute("PRAGMA ignore_check_constraints = ON")
        file.execute("PRAGMA writable_schema = ON")
        file.execute("UPDATE sqlite_schema SET sql = replace(sql, 'STRICT, ', '')")
        file.commit()
    with closing(sqlite3.connect(store.path)) as file:
        file.execute("PRAGMA ignore_check_constraints = ON")
        file.execute("PRAGMA writable_schema = ON")
        file.execute(statement)
        file.execute("UPDATE sqlite_schema SET sql = replace(sql, 'WITHOUT ROWID', 'STRICT, WITHOUT ROWID')")
        file.commit()
    store.figures()
    assert ASIDE == store.trouble


def test_a_file_that_keeps_its_changes_beside_it_is_put_aside(store):
    with closing(sqlite3.connect(store.path)) as file:
        file.execute("PRAGMA journal_mode = WAL")
    store.figures()
    assert ASIDE == store.trouble


@needs_posix
def test_a_link_to_nowhere_is_put_aside(store):
    store.path.unlink()
    store.path.symlink_to("nowhere")
    store.count(GAME)
    assert 1 == store.figures().games


@pytest.mark.parametrize("name", ["with space", "a?b#c%41", "ünï ☃", "file:x", "-x"])
def test_the_home_may_have_any_name(tmp_path, name):
    store = Store(tmp_path / name)
    store.count(GAME)
    assert 1 == Store(tmp_path / name).figures().games
    assert [tmp_path / name / NAME] == list(tmp_path.rglob("*.sqlite"))


@needs_posix
@pytest.mark.parametrize("home", ["//{}", "{}/../{}"])
def test_the_home_may_be_written_in_another_way(tmp_path, home):
    """As a share of a network is: to SQLite's own way of naming files that would be a machine."""
    store = Store(Path(home.format(str(tmp_path).lstrip("/"), tmp_path.name)) if home[0] == "/" else tmp_path / ".")
    store.count(GAME)
    assert 1 == Store(tmp_path).figures().games


def test_damage_of_any_kind_raises_nothing(store):
    whole, dice = store.path.read_bytes(), random.Random(11)
    for nth in range(100):
        data = bytearray(whole)
        for _ in range(dice.choice((1, 1, 3, 20))):
            # the head and the list of tables are where little damage does much
            start = dice.randrange(dice.choice((100, 4096, len(data))))
            data[start : start + dice.choice((1, 2, 30))] = dice.randbytes(dice.choice((1, 2, 30)))
        folder = store.path.parent / str(nth)
        folder.mkdir()
        (folder / NAME).write_bytes(data)
        other = Store(folder)
        other.count(made_up(sat("Eve"), seed=5))
        assert other.trouble in (None, ASIDE, Trouble(Cause.NEWER))


def test_two_programs_that_count_at_once_lose_no_game(tmp_path):
    games, programs = 15, 3
    command = [sys.executable, "-m", "tests.statistics.counting", str(tmp_path), str(games)]
    running = [subprocess.Popen([*command, str(1000 * nth)], cwd=ROOT) for nth in range(programs)]
    assert [0] * programs == [program.wait(60) for program in running]
    assert programs * games == Store(tmp_path).figures().games


def test_what_another_program_has_put_aside_meanwhile_is_not_put_aside_again(store):
    """Both found the damage; the slower one comes upon the file that the quicker one has begun anew."""
    assert put_aside(store.path) is None
    assert 1 == store.figures().games
