"""The folder of games: what is there, what can be read of it, and writing whole or not at all."""

import errno
import os
import stat
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from game.record.file import ENDING, MOST_BYTES, Damaged, Record, read

UNFINISHED = ".new"  # ends the name of a file that is being written
MOST_LETTERS = 60  # of a name, without what makes it unique
PORTS = (f"{port}{number}" for port in ("com", "lpt") for number in range(10))
TAKEN = frozenset(("", "con", "prn", "aux", "nul", *PORTS))  # no name, or on Windows that of a device
LATEST = 253_000_000_000  # seconds since 1970: a file's date may be farther off than any calendar goes
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)


class NotKept(Exception):
    """A file could not be written; `key` says why: words for `kept-KEY`, with the `folder`."""

    def __init__(self, key: str, folder: Path) -> None:
        super().__init__(key, folder)
        self.key = key
        self.folder = folder


@dataclass(frozen=True)
class Mark:
    """By which a file's present state is known again; one that has changed bears another mark."""

    number: int
    changed: int
    size: int


@dataclass(frozen=True)
class Shelved:
    """A file of the folder, unread. `changed` is when it was written."""

    path: Path
    mark: Mark

    @property
    def changed(self) -> datetime:
        """When the file was written."""
        return datetime.fromtimestamp(max(0, min(self.mark.changed // 10**9, LATEST)), UTC)


class Library:
    """The games in a folder, which is made when the first is written.

    `closed` tells whether it could not be looked into the last time.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.closed = False

    def shelf(self) -> list[Shelved]:
        """The files that bear the ending of games, the one written last first; none without a folder."""
        self.closed = False
        try:
            paths = list(self.folder.iterdir())
        except FileNotFoundError:
            return []
        except OSError:
            self.closed = True
            return []
        games = [path for path in paths if path.name.endswith(ENDING) and not path.name.startswith(".")]
        found = [Shelved(path, mark(path) or Mark(0, 0, 0)) for path in games]
        return sorted(found, key=lambda shelved: (-shelved.mark.changed, shelved.path.name))

    def delete(self, path: Path) -> None:
        """Delete a file of this folder.

        Raises NotKept when that is forbidden.
        """
        if path.parent != self.folder:
            raise ValueError(f"{path} does not lie in {self.folder}")
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise _not_kept(error, self.folder) from error

    def new_path(self, title: str) -> Path:
        """A path for a game of that title, which no file has yet."""
        stem = safe_name(title)
        names = (f"{stem}{suffix}{ENDING}" for suffix in _suffixes())
        return next(path for name in names if not os.path.lexists(path := self.folder / name))

    def write(self, path: Path, text: str) -> None:
        """Write a game's file of this folder, whole or not at all: after a failure the old one is still there.

        Raises NotKept when the disk is full or writing is forbidden.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            _write(path, text.encode())
        except OSError as error:
            with suppress(OSError):
                _beside(path).unlink(missing_ok=True)
            raise _not_kept(error, self.folder) from error


def load(path: Path) -> Record:
    """The game of a file.

    Raises Damaged when it cannot be read as one.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):  # reading a pipe could wait for ever
            raise Damaged("not-ours")
        with path.open("rb") as file:
            return read(file.read(MOST_BYTES + 1))
    except FileNotFoundError as error:
        raise Damaged("missing") from error
    except OSError as error:
        raise Damaged("unreadable", why=error.strerror or str(error)) from error


def mark(path: Path) -> Mark | None:
    """A file's present mark; None when it is not there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Mark(found.st_ino, found.st_mtime_ns, found.st_size)


def safe_name(title: str) -> str:
    """A title as a file's name on every platform: letters, digits, spaces and `-`, and it stays in its folder."""
    plain = "".join(
        letter if letter.isalnum() or letter == "-" else " " for letter in unicodedata.normalize("NFC", title)
    )
    stem = " ".join(plain.split())[:MOST_LETTERS].strip()
    while len(stem.encode()) > 3 * MOST_LETTERS:  # a name has room for 255 bytes
        stem = stem[:-1]
    return f"{stem} game".strip() if stem.lower() in TAKEN else stem


def _suffixes() -> Iterator[str]:
    yield ""
    number = 2
    while True:
        yield f" {number}"
        number += 1


def _beside(path: Path) -> Path:
    """Where a file is written before it takes its place."""
    return path.with_name(path.name + UNFINISHED)


def _write(path: Path, data: bytes) -> None:
    beside = _beside(path)
    beside.unlink(missing_ok=True)  # one that was being written when the power went
    with beside.open("xb") as file:  # "x": it is nobody's link to another place
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    if sys.platform != "win32":  # where folders cannot be flushed
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _not_kept(error: OSError, folder: Path) -> NotKept:
    key = "full" if error.errno in FULL else "forbidden" if error.errno in FORBIDDEN else "failed"
    return NotKept(key, folder)
