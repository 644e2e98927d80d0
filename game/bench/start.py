"""How soon after the start of the program there is a first picture."""

import os
import statistics
import subprocess
import sys
import time

from game.paths import home
from game.start import opened
from game.window import HEADLESS

STARTS = 7
HEADLESS_WANTED = os.environ.get("SDL_VIDEODRIVER") in HEADLESS


def show(size: tuple[int, int]) -> int:
    """Open the title as a player does, tell when it is shown and how long the processor worked for it, and end."""
    program = opened(size, headless=HEADLESS_WANTED)

    def tell() -> None:
        print(time.monotonic(), time.process_time())  # the first of these clocks is the same in all processes
        program.app.stack.quit()

    program.app.run(shown=tell)
    return 0


def measured(size: tuple[int, int]) -> dict[str, object]:
    """How long a process takes from its beginning to the first picture: this program is started again and again.

    Raises SystemExit, with its status, where it cannot start; it has told why.
    """
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "game"]
    command = [*program, "--home", str(home()), "bench", "--first-picture", "--size", "{}x{}".format(*size)]
    alone = {**os.environ, "PYINSTALLER_RESET_ENVIRONMENT": "1"}  # or a packaged program takes them for parts of itself
    took, busy = [], []
    for _ in range(STARTS):
        began = time.monotonic()
        ended = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True, env=alone)
        if ended.returncode:
            raise SystemExit(ended.returncode)
        shown, worked = map(float, ended.stdout.split())
        took.append((shown - began) * 1000)
        busy.append(worked * 1000)
    return {
        "start_ms_median": round(statistics.median(took)),
        "start_ms_least": round(min(took)),
        "start_cpu_ms": round(min(busy)),  # it says more where others are at work, too
    }
