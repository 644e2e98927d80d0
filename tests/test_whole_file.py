"""Files are there whole or not at all; nobody's half-written file is in anybody's way."""

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from game import whole_file
from game.whole_file import UNFINISHED, clear_unfinished, put_aside, write_new, write_whole

LEFT = ".colt-express-0123456789abcdef.new"
NAME_BYTES = 255  # that a name may have nearly everywhere
needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows holds open files by itself")


@pytest.fixture
def file(tmp_path) -> Path:
    return tmp_path / "folder" / "file"


def failing(number: int):
    def fail(*_args) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def held(times: int, work):
    """Like `work`, but refused so often before, as Windows does while somebody has the file open."""
    calls = iter(range(times))

    def refused(*args):
        if next(calls, None) is not None:
            error = PermissionError(errno.EACCES, "somebody holds it")
            error.winerror = 32  # type: ignore[attr-defined]
            raise error
        return work(*args)

    return refused


@pytest.fixture
def waited(monkeypatch) -> list[float]:
    """The pauses that were made, which take no time here."""
    pauses: list[float] = []
    monkeypatch.setattr(whole_file.time, "sleep", pauses.append)
    return pauses


@pytest.mark.parametrize("write", [write_whole, write_new])
def test_a_file_is_written_and_nothing_else_stays(file, write):
    write(file, b"data")
    assert b"data" == file.read_bytes()
    assert [file] == list(file.parent.iterdir())


def test_an_older_file_is_replaced(file):
    write_whole(file, b"old")
    write_whole(file, b"new")
    assert b"new" == file.read_bytes()


def test_a_new_file_never_takes_the_place_of_another(file):
    write_whole(file, b"old")
    with pytest.raises(FileExistsError):
        write_new(file, b"new")
    assert b"old" == file.read_bytes()
    assert [file] == list(file.parent.iterdir())


@needs_posix
@pytest.mark.parametrize("there", [False, True])
def test_so_it_is_where_a_file_has_one_name_only(file, monkeypatch, there):
    monkeypatch.setattr(whole_file.os, "link", failing(errno.EPERM))
    if there:
        write_whole(file, b"old")
        with pytest.raises(FileExistsError):
            write_new(file, b"new")
    else:
        write_new(file, b"old")
    assert b"old" == file.read_bytes()
    assert [file] == list(file.parent.iterdir())


@needs_posix
def test_a_new_file_is_there_even_if_its_first_name_cannot_be_taken_away(file, monkeypatch):
    monkeypatch.setattr(Path, "unlink", failing(errno.EIO))
    write_new(file, b"data")
    assert b"data" == file.read_bytes()


def test_a_name_may_be_as_long_as_names_can_be(tmp_path):
    file = tmp_path / ("a" * NAME_BYTES)
    write_whole(file, b"data")
    assert b"data" == file.read_bytes()


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EACCES])
@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_after_a_failure_all_is_as_before(file, monkeypatch, number, step):
    write_whole(file, b"old")
    with monkeypatch.context() as patched:
        patched.setattr(whole_file.os, step, failing(number))
        with pytest.raises(OSError, match=os.strerror(number)):
            write_whole(file, b"new")
    assert b"old" == file.read_bytes()
    assert [file] == list(file.parent.iterdir())


@pytest.mark.parametrize("kind", [stat.S_ISDIR, stat.S_ISREG])
def test_what_cannot_be_flushed_is_in_its_place_all_the_same(file, monkeypatch, kind):
    """As on a shared folder of VirtualBox."""
    flush = os.fsync

    def fsync(number: int) -> None:
        if kind(os.fstat(number).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        flush(number)

    monkeypatch.setattr(whole_file.os, "fsync", fsync)
    write_whole(file, b"data")
    assert b"data" == file.read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no other way to flush")
@pytest.mark.parametrize(("refuses", "used"), [(False, ["full", "full"]), (True, ["full", "plain", "full", "plain"])])
def test_where_there_is_a_flush_that_does_more_it_is_used_for_file_and_folder(file, monkeypatch, refuses, used):
    asked = []

    def fcntl(number: int, command: int) -> None:
        asked.append("full")
        if refuses:
            raise OSError(errno.ENOTSUP, os.strerror(errno.ENOTSUP))

    monkeypatch.setattr(whole_file, "FULL_FLUSH", 51)
    monkeypatch.setattr(whole_file.fcntl, "fcntl", fcntl)
    monkeypatch.setattr(whole_file.os, "fsync", lambda _number: asked.append("plain"))
    write_whole(file, b"data")
    assert (used, b"data") == (asked, file.read_bytes())


@pytest.mark.parametrize("times", [1, len(whole_file.PAUSES)])
def test_a_file_that_somebody_holds_is_tried_again(file, monkeypatch, waited, times):
    write_whole(file, b"old")
    monkeypatch.setattr(whole_file.os, "replace", held(times, os.replace))
    write_whole(file, b"new")
    assert b"new" == file.read_bytes()
    assert times == len(waited)


def test_but_not_for_ever(file, monkeypatch, waited):
    write_whole(file, b"old")
    monkeypatch.setattr(whole_file.os, "replace", held(1000, os.replace))
    with pytest.raises(PermissionError):
        write_whole(file, b"new")
    assert 0.5 < sum(waited) < 2
    assert b"old" == file.read_bytes()
    assert [file] == list(file.parent.iterdir())


def test_what_is_forbidden_is_not_tried_again(file, monkeypatch, waited):
    monkeypatch.setattr(whole_file.os, "replace", failing(errno.EACCES))
    with pytest.raises(PermissionError):
        write_whole(file, b"data")
    assert [] == waited


def test_two_programs_that_write_at_once_do_not_share_a_half_written_file(file, monkeypatch):
    """The other one writes while ours is not in its place yet."""
    flush = os.fsync

    def meanwhile(number: int) -> None:
        monkeypatch.setattr(whole_file.os, "fsync", flush)
        write_whole(file, b"theirs, and longer")
        assert b"theirs, and longer" == file.read_bytes()
        flush(number)

    monkeypatch.setattr(whole_file.os, "fsync", meanwhile)
    write_whole(file, b"ours")
    assert b"ours" == file.read_bytes()
    assert [file] == list(file.parent.iterdir())


def test_a_file_that_was_cleared_away_too_early_is_written_again(file, monkeypatch):
    replace, cleared = os.replace, []

    def cleared_once(beside: Path, path: Path) -> None:
        if not cleared:
            cleared.append(beside)
            beside.unlink()
        replace(beside, path)

    monkeypatch.setattr(whole_file.os, "replace", cleared_once)
    write_whole(file, b"data")
    assert b"data" == file.read_bytes()


@needs_posix
def test_what_a_killed_program_left_is_cleared_and_nothing_else(tmp_path):
    kept = ("game.coltexpress", "notes.new", ".colt-express-x.new", f"{LEFT}.txt")
    for name in (LEFT, *kept):
        (tmp_path / name).write_text("half")
    clear_unfinished(tmp_path)
    assert sorted(kept) == sorted(path.name for path in tmp_path.iterdir())


@needs_posix
def test_a_folder_or_a_link_of_such_a_name_is_left_alone(tmp_path):
    victim = tmp_path / "victim"
    victim.write_text("mine")
    (tmp_path / LEFT).symlink_to(victim)
    folder = tmp_path / LEFT.replace("0", "f")
    folder.mkdir()
    clear_unfinished(tmp_path)
    assert folder.is_dir()
    assert "mine" == victim.read_text()


def test_what_a_living_program_writes_stays(file, monkeypatch):
    flush, seen = os.fsync, []

    def meanwhile(number: int) -> None:
        clear_unfinished(file.parent)
        seen.extend(path.name for path in file.parent.iterdir())
        flush(number)

    with monkeypatch.context() as patched:
        patched.setattr(whole_file.os, "fsync", meanwhile)
        write_new(file, b"data")
    assert UNFINISHED.fullmatch(seen[0])
    assert b"data" == file.read_bytes()


KILLED = """
import os, pathlib, signal, sys
from game import whole_file
whole_file.os.fsync = lambda number: os.kill(os.getpid(), signal.SIGKILL)
whole_file.write_whole(pathlib.Path(sys.argv[1]), b"new")
"""


@needs_posix
def test_killed_in_the_middle_of_writing_the_old_file_is_there_and_the_rest_is_cleared(file):
    write_whole(file, b"old")
    subprocess.run([sys.executable, "-c", KILLED, file], cwd=Path(__file__).parents[1], check=False)
    assert b"old" == file.read_bytes()
    assert 2 == len(list(file.parent.iterdir()))
    clear_unfinished(file.parent)
    assert [file] == list(file.parent.iterdir())


@needs_posix
def test_the_first_file_that_is_written_into_a_folder_clears_it(file):
    file.parent.mkdir()
    (file.parent / LEFT).write_text("half")
    write_whole(file, b"data")
    assert [file] == list(file.parent.iterdir())


def test_clearing_a_folder_that_is_not_there_says_nothing(tmp_path):
    clear_unfinished(tmp_path / "nowhere")


def test_a_damaged_file_is_put_aside_under_a_free_name(tmp_path):
    for _ in range(2):
        (tmp_path / "settings.toml").write_text("damaged")
        put_aside(tmp_path / "settings.toml")
    assert ["settings-damaged-1.toml", "settings-damaged-2.toml"] == sorted(path.name for path in tmp_path.iterdir())


def test_there_is_an_end_of_damaged_files(tmp_path):
    for number in range(1, whole_file.MOST_ASIDE):
        (tmp_path / f"x-damaged-{number}.toml").touch()
    (tmp_path / "x.toml").touch()
    with pytest.raises(FileExistsError):
        put_aside(tmp_path / "x.toml")
