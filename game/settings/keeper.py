"""Keeping the settings: what is chosen now, the file that remembers it, and who wants to know when it changes."""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, replace
from pathlib import Path

from game.settings.reading import Fault, Fits, Reading, Unusable, load, read, text_of
from game.settings.settings import Settings
from game.settings.writing import edited
from game.whole_file import MOST_ASIDE, put_aside, write_new, write_whole

FILE = "settings.toml"


class Keeper:
    """The settings in force; `faults` are what was wrong in the file. A change takes effect and is written at once."""

    def __init__(self, folder: Path | None, fits: Fits, head: Callable[[], str] = str) -> None:
        """Read the settings in `folder`; None keeps nothing, for tests and tours. `head` gives the head of a new file.

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

    def turn_full_screen(self) -> None:
        """Fill the screen, or have a window again."""
        self.change(fullscreen=not self.now.fullscreen)

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
        """Write the changed parts into the file; whether that went well. All else in it stays as it is.

        If that cannot be, the old file is kept under another name, which a fault tells.
        """
        if self._blocked:
            return False
        try:
            data = load(path)
            new = edited(text_of(data), self.now, changed, self._head())
            text = new.text.replace("\n", "\r\n") if b"\r\n" in data else new.text
            old = _keep(path, data) if new.is_new else None
            try:
                # some people keep their settings elsewhere, and a link to them here
                write_whole(Path(os.path.realpath(path)), text.encode())
            except OSError:
                if old is not None:
                    old.unlink()
                raise
        except (Unusable, ValueError, OSError):  # somebody has damaged the file meanwhile, or it cannot be written
            return False
        if old is not None:
            self.faults.append(Fault("settings-anew", {"file": old.name}))
        return True

    def _put_aside(self) -> None:
        """Rename the damaged file, so that it is never written over; where that fails, nothing is written."""
        assert self._path is not None
        try:
            aside = put_aside(self._path)
        except OSError:
            self._blocked = True
        else:
            self.faults.append(Fault("settings-aside", {"file": aside.name}))


def _keep(path: Path, data: bytes) -> Path:
    """Write what stood in the file under a name that is free, which is returned. Raises OSError."""
    for number in range(1, MOST_ASIDE):
        copy = path.with_name(f"{path.stem}-old-{number}{path.suffix}")
        with suppress(FileExistsError):
            write_new(copy, data)
            return copy
    raise FileExistsError(path)
