"""The title comes soon, and what it leads to is loaded while it is looked at; the files of the player are at hand."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import start
from game.play import Program
from game.reports import Reports
from tests.scenes.desktop import Desktop

ROOT = Path(__file__).resolve().parent.parent
LATER = ("fluent", "babel", "pygame_gui", "game.scenes.action", "game.scenes.flow", "game.table.table", "game.puzzles")


def test_nothing_is_loaded_for_the_first_picture_that_it_can_do_without(tmp_path):
    command = ["-X", "importtime", "-m", "game", "--home", str(tmp_path), "bench", "--first-picture"]
    environment = {**os.environ, "SDL_VIDEODRIVER": "dummy"}
    told = subprocess.run(
        [sys.executable, *command], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    loaded = {line.split("|")[-1].strip() for line in told.stderr.splitlines()}

    assert "game.scenes.title" in loaded
    assert [] == [name for name in loaded if name.startswith(LATER)]


# what the program is given


@pytest.fixture
def program(tmp_path, monkeypatch) -> Program:
    """The program as it starts where it has crashed before."""
    app = Desktop().app
    for of, name, value in ((app, "album", None), (app, "dropped", None), (app.settings, "faults", [])):
        monkeypatch.setattr(of, name, value)  # one window serves all tests
    monkeypatch.setattr(start, "home", lambda: tmp_path)
    monkeypatch.setattr(start, "App", lambda *_, **__: app)
    Reports(tmp_path / start.REPORTS).write(ZeroDivisionError())
    return start.opened(None)


def test_the_start_after_a_crash_tells_of_it(program, tmp_path):
    assert tmp_path / start.REPORTS == program.reports


def test_games_are_kept_in_a_folder_beside_the_statistics(program, tmp_path):
    assert program.library is not None
    assert program.statistics is not None
    assert (tmp_path / start.GAMES, tmp_path) == (program.library.folder, program.statistics.path.parent)


def test_pictures_of_the_window_are_kept(program, tmp_path):
    assert program.app.album is not None
    assert tmp_path / start.PICTURES == program.app.album.folder


def test_a_file_that_a_desktop_hands_over_is_opened(program):
    assert program.open == program.app.dropped
