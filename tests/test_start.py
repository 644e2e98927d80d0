"""The title comes soon: what it leads to is loaded while it is looked at."""

import os
import subprocess
import sys
from pathlib import Path

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
