"""Crashes are written down, and told once at the next start."""

import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game import start
from game.bots.thinking import Thinker
from game.reports import MOST, Reports

ROOT = Path(__file__).resolve().parent.parent
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def reports(tmp_path) -> Reports:
    """A folder of reports on a day on which a minute passes with every look at the clock."""
    minutes = iter(range(10_000))
    return Reports(tmp_path / "reports", lambda: NOON + timedelta(minutes=next(minutes)))


def crash(reports: Reports) -> Path:
    try:
        [].pop()
    except IndexError as error:
        report = reports.write(error)
    assert report is not None
    return report


def test_a_report_says_what_has_happened_and_where(reports):
    text = crash(reports).read_text("utf-8")
    assert "IndexError: pop from empty list" in text
    assert "in crash" in text
    assert text.startswith("Colt Express ")


def test_without_a_crash_there_is_nothing_to_tell(reports):
    assert reports.untold() is None


def test_a_report_is_told_once(reports):
    report = crash(reports)
    assert report == reports.untold()
    reports.tell(report)
    assert reports.untold() is None


def test_a_later_one_is_told_again(reports):
    reports.tell(crash(reports))
    later = crash(reports)
    assert later == reports.untold()


def test_what_was_told_of_is_not_told_again_when_a_later_report_has_been_deleted(reports):
    crash(reports)
    later = crash(reports)
    reports.tell(later)
    later.unlink()
    assert reports.untold() is None


def test_only_the_last_reports_are_kept(reports):
    first, *_, last = [crash(reports) for _ in range(MOST + 5)]
    kept = sorted(reports.folder.iterdir())
    assert MOST == len(kept)
    assert first not in kept
    assert last in kept


def test_where_nothing_can_be_written_there_is_no_report(tmp_path):
    (tmp_path / "reports").write_text("no folder")
    assert Reports(tmp_path / "reports").write(ValueError()) is None
    assert Reports(tmp_path / "reports").untold() is None
    Reports(tmp_path / "reports").watch()()


def test_a_good_end_leaves_nothing(tmp_path):
    Reports(tmp_path / "reports").watch()()
    assert [] == list(tmp_path.iterdir())


def test_what_was_told_last_may_be_damaged(reports):
    report = crash(reports)
    (reports.folder / "told.txt").write_bytes(b"\xff\xfe")
    assert report == reports.untold()


def crashed_in_a_library(folder: Path) -> None:
    imports = "import faulthandler; from pathlib import Path; from game.reports import Reports"
    code = f"{imports}; Reports(Path({str(folder)!r})).watch(); faulthandler._sigabrt()"
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True)


@pytest.mark.skipif(sys.platform == "win32", reason="it would ask whether to send a report to Microsoft")
def test_a_crash_of_a_library_is_a_report_at_the_next_start(reports):
    crashed_in_a_library(reports.folder)
    assert reports.untold() is None
    reports.watch()()
    report = reports.untold()
    assert report is not None
    assert "Fatal Python error" in report.read_text("utf-8")


def test_a_program_that_was_only_killed_leaves_no_report(reports):
    reports.folder.mkdir()
    (reports.folder / "running 1.txt").touch()
    reports.watch()()
    assert not reports.folder.exists()
    assert os.path.lexists(reports.folder.parent)


# how it is told


FAILS = """
import sys
from game import __main__ as commands

def fails(wishes):
    raise ZeroDivisionError("of no use")

commands.COMMANDS["play"] = fails
sys.argv[1:] = ["--home", {home!r}]
commands.run()
"""


def test_a_crash_is_told_in_a_sentence_with_the_place_of_its_report(tmp_path):
    script = FAILS.format(home=str(tmp_path))
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False, capture_output=True, text=True)
    [report] = (tmp_path / "reports").iterdir()
    assert 70 == told.returncode
    assert [line for line in told.stderr.splitlines() if str(report) in line] == told.stderr.splitlines()
    assert "ZeroDivisionError: of no use" in report.read_text("utf-8")


def test_a_crash_that_cannot_be_written_down_is_told_with_its_reason(tmp_path):
    (tmp_path / "home").write_text("no folder")
    script = FAILS.format(home=str(tmp_path / "home"))
    told = subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=False, capture_output=True, text=True)
    assert "ZeroDivisionError: of no use" in told.stderr
    assert 1 == len(told.stderr.splitlines())


def test_a_crash_of_the_window_ends_the_thinking_and_leaves_nothing_behind(tmp_path, monkeypatch):
    closed = []

    def fails(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(start, "home", lambda: tmp_path)
    monkeypatch.setattr(start, "opened", fails)
    monkeypatch.setattr(Thinker, "close", lambda _: closed.append(True))
    with pytest.raises(ZeroDivisionError):
        start.run((1280, 720))
    assert (1, []) == (len(closed), list(tmp_path.iterdir()))


LIVES = """
import faulthandler, sys
from pathlib import Path
from game.reports import Reports

Reports(Path({folder!r})).watch()
print("watched", flush=True)
sys.stdin.readline()
faulthandler._sigsegv()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be deleted there")
def test_a_second_window_leaves_the_first_its_report(tmp_path):
    command = [sys.executable, "-c", LIVES.format(folder=str(tmp_path))]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdin is not None
        assert first.stdout is not None
        first.stdout.readline()
        Reports(tmp_path).watch()()
        first.stdin.write("crash\n")
    Reports(tmp_path).watch()()
    [report] = tmp_path.glob("crash *.txt")
    assert "Segmentation fault" in report.read_text("utf-8")
