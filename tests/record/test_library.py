"""The folder of games: written whole or not at all, listed whatever lies in it, and never left."""

import errno
import os
import sys
from pathlib import Path

import pytest

from game.record import library
from game.record.file import ENDING, MOST_BYTES, Damaged
from game.record.library import Library, Mark, NotKept, Shelved, load, safe_name
from tests.record.games import text

GAME = text(5)


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "home" / "games"


@pytest.fixture
def games(folder):
    return Library(folder)


def damage(path: Path) -> str:
    with pytest.raises(Damaged) as caught:
        load(path)
    return caught.value.key


def failing(number: int):
    def fail(*_args) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def test_without_a_folder_there_are_no_games(games):
    assert [] == games.shelf()


def test_a_folder_that_cannot_be_looked_into_is_not_one_without_games(games, folder):
    assert [] == games.shelf()
    assert not games.closed
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way")
    assert [] == games.shelf()
    assert games.closed


@pytest.mark.parametrize(("seconds", "year"), [(-(10**11), 1970), (10**12, 9987)])
def test_a_files_date_may_be_farther_off_than_any_calendar_goes(folder, seconds, year):
    assert year == Shelved(folder, Mark(1, seconds * 10**9, 1)).changed.year


def test_what_is_written_can_be_loaded(games):
    path = games.new_path("Anna")
    games.write(path, GAME)
    assert 5 == load(path).choices


def test_the_last_written_comes_first(games, folder):
    for second, title in enumerate(("old", "new", "middle")):
        path = games.new_path(title)
        games.write(path, GAME)
        os.utime(path, (0, (0, 2, 1)[second]))
    assert ["new", "middle", "old"] == [shelved.path.stem for shelved in games.shelf()]


def test_only_games_are_listed(games, folder):
    games.write(games.new_path("Anna"), GAME)
    for name in ("notes.txt", ".hidden.coltexpress", "Anna.coltexpress.new"):
        (folder / name).write_text("x")
    assert ["Anna"] == [shelved.path.stem for shelved in games.shelf()]


def test_strange_things_do_not_stop_the_list(games, folder):
    games.write(games.new_path("Anna"), GAME)
    (folder / f"folder{ENDING}").mkdir()
    (folder / f"nowhere{ENDING}").symlink_to(folder / "gone")
    (folder / f"itself{ENDING}").symlink_to(folder / f"itself{ENDING}")
    (folder / f"zip{ENDING}").write_bytes(b"\xff" * 10)
    assert {"Anna", "folder", "nowhere", "itself", "zip"} == {shelved.path.stem for shelved in games.shelf()}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pipes among files")
def test_what_is_no_file_is_not_opened(folder):
    """A pipe would be waited for, and the endless device never ends."""
    folder.mkdir(parents=True)
    os.mkfifo(folder / "pipe")
    (folder / "endless").symlink_to("/dev/zero")
    (folder / "folder").mkdir()
    assert ["not-ours"] * 3 == [damage(folder / name) for name in ("pipe", "endless", "folder")]


def test_a_file_that_went_away_is_said_so(folder):
    assert "missing" == damage(folder / "gone")


def test_a_huge_file_is_not_read_to_its_end(folder):
    folder.mkdir(parents=True)
    with (folder / "huge").open("wb") as file:
        file.truncate(1 << 40)
    assert "huge" == damage(folder / "huge")


def test_a_title_that_is_taken_gets_a_number(games):
    names = []
    for _ in range(3):
        path = games.new_path("Anna")
        games.write(path, GAME)
        names.append(path.stem)
    assert ["Anna", "Anna 2", "Anna 3"] == names


@pytest.mark.parametrize(("title", "name"), [
    ("Anna, Boris", "Anna Boris"), ("../../etc/passwd", "etc passwd"), ("C:\\x", "C x"), ("a\x00b\nc", "a b c"),
    ("", "game"), ("...", "game"), ("Борис Ünal 2", "Борис Ünal 2"),
    ("a" * 500, "a" * 60), ("\U00020000" * 100, "\U00020000" * 45), ("Con", "Con game"), ("lpt1", "lpt1 game"),
])  # fmt: skip
def test_a_title_becomes_a_name_that_stays_in_its_folder(title, name):
    assert name == safe_name(title)


def test_nothing_outside_the_folder_is_deleted(games, folder, tmp_path):
    other = tmp_path / f"other{ENDING}"
    other.write_text(GAME)
    with pytest.raises(ValueError, match="does not lie"):
        games.delete(other)
    assert other.exists()


def test_deleting_a_link_leaves_what_it_leads_to(games, folder, tmp_path):
    folder.mkdir(parents=True)
    other = tmp_path / "other"
    other.write_text(GAME)
    (folder / f"link{ENDING}").symlink_to(other)
    games.delete(folder / f"link{ENDING}")
    assert [] == games.shelf()
    assert other.exists()


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "key"),
    [
        (errno.ENOSPC, "full"),
        (errno.EDQUOT, "full"),
        (errno.EACCES, "forbidden"),
        (errno.EROFS, "forbidden"),
        (errno.EIO, "failed"),
    ],
)
def test_after_a_failure_the_old_file_is_still_there(games, folder, monkeypatch, step, number, key):
    path = games.new_path("Anna")
    games.write(path, "old")
    owner = library.os if step == "fsync" else Path
    with monkeypatch.context() as patched:
        patched.setattr(owner, step, failing(number))
        with pytest.raises(NotKept) as caught:
            games.write(path, "new")
    assert (key, folder) == (caught.value.key, caught.value.folder)
    assert "old" == path.read_text()
    assert [path] == list(folder.iterdir())


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(NotKept):
        Library(tmp_path / "file" / "games").write(tmp_path / "file" / "games" / "x", GAME)


def test_what_a_crash_left_half_written_is_no_obstacle(games, folder):
    path = games.new_path("Anna")
    folder.mkdir(parents=True)
    path.with_name(path.name + ".new").write_text("half")
    games.write(path, GAME)
    assert [path] == list(folder.iterdir())


def test_a_link_in_the_way_does_not_lead_the_writer_elsewhere(games, folder, tmp_path):
    path = games.new_path("Anna")
    folder.mkdir(parents=True)
    victim = tmp_path / "victim"
    victim.write_text("mine")
    path.with_name(path.name + ".new").symlink_to(victim)
    path.symlink_to(victim)
    games.write(path, GAME)
    assert ("mine", GAME) == (victim.read_text(), path.read_text())


def test_a_whole_game_is_far_below_the_limit():
    assert len(text()) * 20 < MOST_BYTES
