"""Keeping the settings: what is chosen now, the file that remembers it, and who wants to know when it changes."""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, replace
from pathlib import Path

from game.settings.reading import Fault, Fits, Reading, read
from game.settings.settings import Settings

FILE = "settings.toml"
MOST_ASIDE = 100  # damaged files kept beside each other


class Keeper:
    """The settings in force; `faults` are what was wrong in the file. A change takes effect and is written at once."""

    def __init__(self, folder: Path | None, fits: Fits, head: str = "") -> None:
        """Read the settings in `folder`; None keeps nothing, for tests and tours. `head` begins a new file.

        A file out of which nothing can be read is put aside under another name, and a fault tells which.
        """
        self._path = folder / FILE if folder is not None else None
        found = read(self._path, fits) if self._path is not None else Reading(Settings())
        self.now = found.settings
        self.faults = list(found.faults)
        self._owed: list[str] = []  # parts that have changed and are not in the file yet
        self._blocked = False
        self._head = head
        self._watchers: list[Callable[[Settings], None]] = []
        if found.damaged:
            self._put_aside()

    @property
    def unwritten(self) -> bool:
        """Whether something that was changed could not be written."""
        return bool(self._owed)

    def watch(self, watcher: Callable[[Settings], None]) -> None:
        """Tell `watcher` the settings now and after every change."""
        self._watchers.append(watcher)
        watcher(self.now)

    def change(self, **values: object) -> None:
        """Give parts of the settings other values, by their names in `Settings`."""
        self._become(replace(self.now, **values))  # type: ignore[arg-type]

    def reset(self) -> None:
        """Everything as at first."""
        self._become(Settings())

    def _become(self, settings: Settings) -> None:
        before, self.now = self.now, settings
        changed = [part.name for part in fields(Settings) if getattr(before, part.name) != getattr(settings, part.name)]
        if not changed:
            return
        if self._path is not None:
            self._owed += changed
            if self._write(self._path, self._owed):
                self._owed = []
        for watcher in self._watchers:
            watcher(settings)

    def _write(self, path: Path, changed: list[str]) -> bool:
        """Write the changed parts into the file; whether that went well. All else in it stays as it is."""
        from game.settings.writing import edited  # noqa: PLC0415 - tomlkit takes a while, which no start has to wait for

        if self._blocked:
            return False
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            text = path.read_text("utf-8-sig") if path.exists() else ""
            write_whole(path, edited(text, self.now, changed, self._head))
        except (OSError, ValueError):  # ValueError: somebody has damaged the file meanwhile
            return False
        return True

    def _put_aside(self) -> None:
        """Rename the damaged file, so that it is never written over; where that fails, nothing is written."""
        assert self._path is not None
        for number in range(1, MOST_ASIDE):
            aside = self._path.with_name(f"settings-damaged-{number}.toml")
            if os.path.lexists(aside):
                continue
            try:
                self._path.rename(aside)
            except OSError:
                break
            self.faults.append(Fault("settings-aside", {"file": aside.name}))
            return
        self._blocked = True


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all: whoever reads it meanwhile, or after a failure, finds the old one.

    Raises OSError.
    """
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
