"""The command line: every command, help for each, and one sentence for whatever makes no sense."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import paths
from game.__main__ import main
from game.command_line import COMMANDS, Misused, read, window_size
from game.ui.words import Words

ROOT = Path(__file__).resolve().parent.parent
FULL = Path("/dev/full")
STRICT = Words(strict=True)


@pytest.fixture(autouse=True)
def usual_home():
    yield
    paths.set_home(None)


def refused(capsys, *arguments: str) -> str:
    """The sentence with which a command line is refused: one line, no traceback, nothing else."""
    assert 2 == main(list(arguments))
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith(".\n")
    assert 1 == err.count("\n")
    return err.strip()


def started(*arguments: str, script: str = "from game.__main__ import run; run()", **how) -> subprocess.Popen[str]:
    """The program, in a process of its own."""
    command = [sys.executable, "-c", f"import sys; sys.argv[1:] = {list(arguments)!r}; {script}"]
    kept = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **how}
    return subprocess.Popen(command, cwd=ROOT, text=True, **kept)


def ended(*arguments: str, **how) -> tuple[int, str, str]:
    """What came of the program: its exit status, and what it printed."""
    with started(*arguments, **how) as program:
        out, err = program.communicate(timeout=60)
    return program.returncode, out, err


# what is asked for


def test_without_words_the_game_is_played_in_its_usual_window():
    wishes = read(STRICT, [])
    assert ("play", None, None) == (wishes.command, wishes.size, wishes.home)


def test_a_file_alone_is_opened():
    """It is what a double click on a saved game names."""
    wishes = read(STRICT, ["Friday.coltexpress"])
    assert ("open", Path("Friday.coltexpress")) == (wishes.command, wishes.file)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command, capsys):
    assert 0 == main([command, "--help"])
    assert f"colt-express {command}" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["help"], ["--home", "x", "--help"]])
def test_help_names_every_command(words, capsys):
    assert 0 == main(words)
    out = capsys.readouterr().out
    assert [] == [command for command in COMMANDS if f"    {command} " not in out]


@pytest.mark.parametrize(("words", "said"), [
    (["nonsense"], "nonsense"), (["--fast"], "--fast"), (["selftest", "more"], "more"), (["--home"], "--home"),
    (["scenario"], "FILE_OR_FOLDER"), (["tour"], "FOLDER"), (["bench", "--size", "big"], "big"),
    (["--size"], "--size"), (["--size", "1280x720", "more"], "more"),
])  # fmt: skip
def test_words_that_make_no_sense_are_refused_in_one_sentence(words, said, capsys):
    assert said in refused(capsys, *words)


# --size WIDTHxHEIGHT


@pytest.mark.parametrize(("words", "expected"), [("1280x720", (1280, 720)), ("3840x2160", (3840, 2160))])
def test_a_size_can_be_asked_for(words, expected):
    assert expected == window_size(STRICT, words)


@pytest.mark.parametrize("size", [
    "1279x720", "1280x719", "0x0", "1280", "x", "", "1280x", "x720", "1280x720x2", "1280X720", "big", "1e4x900",
    "²x²", "\u0661\u0662\u0668\u0660x\u0667\u0662\u0660", "99999999999x99999999999", "8193x720",
])  # fmt: skip
def test_a_size_that_makes_no_sense_is_refused(size, capsys):
    """Python's idea of a digit is wider than that of a window."""
    assert f"A window of {size} is not possible" in refused(capsys, "--size", size)


# --games N


@pytest.mark.parametrize("games", ["9" * 30, "9" * 5000, "1000000001", "-1", "0", "\u0663"])
def test_a_number_of_games_that_nobody_could_wait_for_is_refused(games):
    with pytest.raises(Misused, match="from 1 to 1,000,000,000, not"):
        read(STRICT, ["simulate", f"--games={games}"])


# --home FOLDER


@pytest.mark.parametrize("words", [["--home", "HERE", "scenario", "x"], ["scenario", "x", "--home", "HERE"]])
def test_the_home_can_be_named_with_any_command(tmp_path, words):
    main([str(tmp_path) if word == "HERE" else word for word in words])
    assert tmp_path == paths.home()


def test_the_usual_home_is_the_platforms():
    assert paths.NAME in paths.home().parts


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such users")
def test_who_has_no_home_is_told_to_name_one(monkeypatch, capsys):
    """A user whom the system does not know, as in a container."""
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr("pwd.getpwuid", dict[int, object]().__getitem__)  # which raises KeyError, too
    assert "--home FOLDER" in refused(capsys)


# the end, and what is printed


@pytest.mark.skipif(sys.platform == "win32", reason="signals are Unix's")
def test_ctrl_c_ends_it_quietly():
    # what a shell runs in the background is deaf to Ctrl+C, and so would be what the tests start there
    hears = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    script = f"{hears}; from game.__main__ import run; print('begun', flush=True); run()"
    with started("simulate", "--games", "1000000", "--bots", "outlaw", script=script) as program:
        assert program.stdout is not None
        assert "begun\n" == program.stdout.readline()
        time.sleep(0.3)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert (130, "", "") == (program.returncode, out, err)


@pytest.mark.parametrize("missing", ["sys.stdout", "sys.stderr", "sys.stdout = sys.stderr"])
def test_it_runs_without_anywhere_to_print(missing):
    """As does a program for the window alone, on Windows."""
    script = f"{missing} = None; from game.__main__ import run; run()"
    assert 0 == ended("simulate", "--games", "1", script=script)[0]
    assert 2 == ended("simulate", "--games", "x", script=script)[0]


@pytest.mark.skipif(not FULL.exists(), reason="there is no device that is always full")
def test_what_cannot_be_printed_ends_it_quietly():
    with FULL.open("w") as full:
        status, _, err = ended("simulate", "--games", "1", stdout=full)
    assert (1, "") == (status, err)


def test_who_stops_reading_ends_it_quietly():
    with started("simulate", "--games", "20") as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert "" == program.stderr.read()
    assert 1 == program.returncode
