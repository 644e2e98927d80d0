"""The title comes soon: what it leads to is loaded while it is looked at."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def test_no_scene_beyond_the_title_and_no_pygame_gui_is_loaded_before_it():
    seen = "print([name for name in sys.modules if name.startswith('pygame_gui') or name.endswith('.action.scene')])"
    code = f"import sys, game.start; {seen}"
    environment = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    told = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert "[]" == told.stdout.strip()
