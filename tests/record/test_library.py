"""The folder of games: written whole or not at all, listed whatever lies in it, and never left."""

import errno
import os
import sys
from pathlib import Path

import pytest

from game import whole_file
from game.record import library
from game.record.file import ENDING, MOST_BYTES, Damaged
from game.record.library import Library, NotKept, load, safe_name
from tests.record.games import dated, text

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
    assert [] == games.files()


def test_a_folder_that_cannot_be_looked_into_is_not_one_without_games(games, folder):
    assert [] == games.files()
    assert not games.closed
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way")
    assert [] == games.files()
    assert games.closed
    folder.unlink()
    assert [] == games.files()
    assert not games.closed


@pytest.mark.parametrize(("seconds", "year"), [(-(10**9), 1970), (10**10, 2286)])
def test_a_files_date_may_be_far_off(games, folder, seconds, year):
    folder.mkdir(parents=True)
    (folder / f"broken{ENDING}").write_text("broken")
    os.utime(folder / f"broken{ENDING}", (seconds, seconds))
    assert [year] == [file.saved.year for file in games.files()]


def test_a_files_date_may_be_farther_off_than_any_calendar_goes(games, folder, monkeypatch):
    games.add("broken", "broken")
    monkeypatch.setattr(library, "_dated", lambda _entry: (10**12 * 10**9, 1))
    assert [9987] == [file.saved.year for file in games.files()]


def test_what_is_written_can_be_loaded(games):
    assert 5 == load(games.add("Anna", GAME)).choices


def test_the_game_that_was_saved_last_comes_first_whenever_its_file_was_touched(games):
    """A copy, a backup or a cloud gives files other dates."""
    for second, title in ((0, "old"), (2, "new"), (1, "middle")):
        os.utime(games.add(title, dated(GAME, second)), (9 - second, 9 - second))
    assert ["new", "middle", "old"] == [file.path.stem for file in games.files()]


def test_a_file_that_does_not_say_when_it_was_saved_has_its_own_date(games, folder):
    games.add("old", dated(GAME, 0))
    games.add("broken", "broken")
    assert ["broken", "old"] == [file.path.stem for file in games.files()]


def test_only_what_has_been_written_meanwhile_is_looked_into_again(games, monkeypatch):
    paths = [games.add(title, GAME) for title in "ab"]
    known, opened = games.files(), []
    look = library._saved
    monkeypatch.setattr(library, "_saved", lambda path: opened.append(path) or look(path))
    games.write(paths[0], GAME + "more")
    assert 2 == len(list(games.look(known)))
    assert [paths[0]] == opened


def test_a_file_that_is_as_long_as_before_is_looked_into_again_when_it_was_written_later(games, monkeypatch):
    path = games.add("a", GAME)
    known, opened = games.files(), []
    monkeypatch.setattr(library, "_saved", opened.append)
    later = path.stat().st_mtime_ns + 1_000_000_000
    os.utime(path, ns=(later, later))
    list(games.look(known))

    assert [path] == opened


def test_a_file_of_the_same_date_is_looked_into_again_when_it_has_grown(games, monkeypatch):
    path = games.add("a", GAME)
    known, opened = games.files(), []
    monkeypatch.setattr(library, "_saved", opened.append)
    games.write(path, GAME + "more")
    os.utime(path, ns=(known[0].changed, known[0].changed))
    list(games.look(known))

    assert [path] == opened


def test_what_a_killed_program_left_goes(games, folder):
    games.add("Anna", GAME)
    (folder / ".colt-express-0123456789abcdef.new").write_text("half")
    games.files()
    assert [folder / f"Anna{ENDING}"] == list(folder.iterdir())


def test_only_games_are_listed(games, folder):
    games.add("Anna", GAME)
    for name in ("notes.txt", ".hidden.coltexpress", "Anna.coltexpress.new", "coltexpress"):
        (folder / name).write_text("x")
    assert ["Anna"] == [shelved.path.stem for shelved in games.files()]


def test_strange_things_do_not_stop_the_list(games, folder):
    games.add("Anna", GAME)
    (folder / f"folder{ENDING}").mkdir()
    (folder / f"nowhere{ENDING}").symlink_to(folder / "gone")
    (folder / f"itself{ENDING}").symlink_to(folder / f"itself{ENDING}")
    (folder / f"zip{ENDING}").write_bytes(b"\xff" * 10)
    assert {"Anna", "folder", "nowhere", "itself", "zip"} == {shelved.path.stem for shelved in games.files()}


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
    assert ["Anna", "Anna 2", "Anna 3"] == [games.add("Anna", GAME).stem for _ in range(3)]


def test_titles_that_differ_only_in_case_are_the_same_for_some_systems(games):
    """On Windows, or copied there, one would take the other's place."""
    titles = ("Anna", "ANNA", "Z\u00fcge", "zu\u0308ge")
    assert ["Anna", "ANNA 2", "Z\u00fcge", "z\u00fcge 2"] == [games.add(title, GAME).stem for title in titles]


def test_a_title_that_another_program_takes_in_the_same_moment_gets_a_number(games, monkeypatch):
    games.add("Anna", GAME)
    monkeypatch.setattr(games, "_taken", set)
    assert "Anna 2" == games.add("Anna", GAME).stem


def test_an_ending_in_capitals_is_one_too(games, folder):
    """As on a stick that has been through other hands."""
    folder.mkdir(parents=True)
    (folder / "GAME.COLTEXPRESS").write_text(GAME)
    assert 1 == len(games.files())


def test_ten_thousand_files_are_listed(games, folder):
    folder.mkdir(parents=True)
    for number in range(10_000):
        (folder / f"{number}{ENDING}").touch()
    assert 10_000 == len(games.files())


@pytest.mark.parametrize(("title", "name"), [
    ("Anna, Boris", "Anna Boris"), ("../../etc/passwd", "etc passwd"), ("C:\\x", "C x"), ("a\x00b\nc", "a b c"),
    ("", "game"), ("...", "game"), ("Борис Ünal 2", "Борис Ünal 2"),
    ("a" * 500, "a" * 60), ("a" * 59 + " b", "a" * 59),
    ("\U00020000" * 100, "\U00020000" * 45), ("Con", "Con game"), ("lpt1", "lpt1 game"),
    ("COM\u00b9", "COM\u00b9 game"), ("conout$", "conout game"), ("com 1", "com 1"),
    ("\u0939\u093f\u0928\u094d\u0926\u0940", "\u0939\u093f\u0928\u094d\u0926\u0940"), ("a\u202eb\udc80c", "a b c"),
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
    assert [] == games.files()
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
    path = games.add("Anna", "old")
    with monkeypatch.context() as patched:
        patched.setattr(whole_file.os, step, failing(number))
        with pytest.raises(NotKept) as caught:
            games.write(path, "new")
    assert (key, folder) == (caught.value.key, caught.value.folder)
    assert "old" == path.read_text()
    assert [path] == list(folder.iterdir())


@pytest.mark.parametrize("key", ["full", "forbidden"])
def test_so_it_is_with_a_new_one(games, folder, monkeypatch, key):
    monkeypatch.setattr(whole_file.os, "link", failing({"full": errno.ENOSPC, "forbidden": errno.EACCES}[key]))
    monkeypatch.setattr(whole_file.os, "replace", failing({"full": errno.ENOSPC, "forbidden": errno.EACCES}[key]))
    with pytest.raises(NotKept) as caught:
        games.add("Anna", GAME)
    assert key == caught.value.key
    assert [] == list(folder.iterdir())


def test_a_folder_that_cannot_be_made_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    for folder in (tmp_path / "file", tmp_path / "file" / "games"):
        with pytest.raises(NotKept):
            Library(folder).add("x", GAME)


@pytest.mark.parametrize("name", ["Anna.coltexpress.new", "Anna.new"])
def test_a_folder_with_the_name_of_an_unfinished_file_is_no_obstacle(games, folder, name):
    (folder / name).mkdir(parents=True)
    games.write(games.add("Anna", "old"), GAME)
    assert 5 == load(folder / f"Anna{ENDING}").choices
    assert (folder / name).is_dir()


def test_a_link_in_the_way_does_not_lead_the_writer_elsewhere(games, folder, tmp_path):
    path = folder / f"Anna{ENDING}"
    folder.mkdir(parents=True)
    victim = tmp_path / "victim"
    victim.write_text("mine")
    path.symlink_to(victim)
    games.write(path, GAME)
    assert ("mine", GAME) == (victim.read_text(), path.read_text())


def test_a_whole_game_is_far_below_the_limit():
    assert len(text()) * 20 < MOST_BYTES
