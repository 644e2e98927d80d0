"""Crashes: a short report of each in a folder beside the games, of which the next start tells."""

import faulthandler
import os
import platform
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TextIO

from game import __version__

if sys.platform != "win32":
    import fcntl

FOLDER = "reports"
REPORT = "crash *.txt"
TOLD = "told.txt"  # the name of the last report that the player was told of
MOST = 20  # reports that are kept


class Reports:
    """A folder of reports, which is made when the first is written. `now` tells the time, which names them."""

    def __init__(self, folder: Path, now: Callable[[], datetime] = lambda: datetime.now().astimezone()) -> None:
        self.folder = folder
        self._now = now

    def write(self, error: BaseException) -> Path | None:
        """Write what has happened, and where in the program; the file, None where it cannot be written."""
        what = "".join(traceback.format_exception(error))
        return self._write(f"{_facts()}\n\n{what}", f"{self._now():%Y-%m-%d %H.%M.%S}")

    def untold(self) -> Path | None:
        """The newest report, if the player has not been told of it."""
        found = self._reports()
        try:
            told = (self.folder / TOLD).read_text("utf-8")
        except (OSError, ValueError):
            told = ""
        return found[-1] if found and found[-1].name > told else None

    def tell(self, report: Path) -> None:
        """The player has been told of a report, and of all before it."""
        with suppress(OSError):
            (self.folder / TOLD).write_text(report.name, "utf-8")

    def watch(self) -> Callable[[], None]:
        """Have a crash of Python itself, or of a library, written down; call what comes back at a good end.

        What an earlier one has left becomes a report; what a living one has open stays.
        """
        with suppress(OSError):
            for left in self.folder.glob("running *.txt"):
                with suppress(OSError):  # a living program has it
                    self._gather(left)
            self.folder.mkdir(parents=True, exist_ok=True)
            path = self.folder / f"running {os.getpid()}.txt"
            file = path.open("w", encoding="utf-8")
            _hold(file)
            faulthandler.enable(file)

            def end() -> None:
                faulthandler.disable()
                file.close()
                with suppress(OSError):
                    path.unlink()
                    self.folder.rmdir()  # where there is nothing else in it

            return end
        return lambda: None

    def _gather(self, left: Path) -> None:
        """Make a report of what a program has written in its last moment; there is nothing if it was only ended."""
        with left.open(encoding="utf-8", errors="replace") as file:
            _hold(file)
            what = file.read()
        if what.strip():
            when = datetime.fromtimestamp(left.stat().st_mtime).astimezone()
            self._write(f"{_facts()}\n\n{what}", f"{when:%Y-%m-%d %H.%M.%S}")
        left.unlink()

    def _write(self, text: str, when: str) -> Path | None:
        path = self.folder / REPORT.replace("*", when)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8", errors="replace")
            for old in self._reports()[:-MOST]:
                old.unlink()
        except OSError:
            return None
        return path

    def _reports(self) -> list[Path]:
        try:
            return sorted(self.folder.glob(REPORT))
        except OSError:
            return []


def _hold(file: TextIO) -> None:
    """Have a file for oneself; Windows lets nobody delete an open one anyway.

    Raises BlockingIOError when another program has it.
    """
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:  # a file system that knows no locks
            return


def _facts() -> str:
    """Which program on which machine."""
    form = "packaged" if getattr(sys, "frozen", False) else "source"
    pygame = getattr(sys.modules.get("pygame"), "ver", "not loaded")
    program = f"Colt Express {__version__} ({form}), Python {platform.python_version()}, pygame {pygame}"
    return f"{program}\n{platform.platform()}"
