"""The folder of games: what is there, what can be read of it, and what is written into it."""

import errno
import os
import stat
import unicodedata
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path

from game.record.file import ENDING, MOST_BYTES, Damaged, Record, read, saved
from game.whole_file import clear_unfinished, patiently, write_new, write_whole

MOST_LETTERS = 60  # of a name, without what makes it unique
PORTS = (f"{port}{number}" for port in ("com", "lpt") for number in "0123456789¹²³")
TAKEN = frozenset(("", "con", "prn", "aux", "nul", "conin", "conout", *PORTS))  # no name, or a device of Windows
HEAD_BYTES = 4096  # more than a game's head has
LATEST = 253_000_000_000  # seconds since 1970: a file's date may be farther off than any calendar goes
FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)


class NotKept(Exception):
    """A file could not be written; `key` says why: words for `kept-KEY`, with the `folder`."""

    def __init__(self, key: str, folder: Path) -> None:
        super().__init__(key, folder)
        self.key = key
        self.folder = folder


@dataclass(frozen=True, slots=True)
class GameFile:
    """A file of the folder: `saved` is when the game in it was saved or, where it does not say so, the file's date.

    `changed`, in nanoseconds, and `size` are by what a file is known again that nobody has written meanwhile.
    """

    path: Path
    changed: int
    size: int
    saved: datetime


class Library:
    """The games in a folder, which is made when the first is written.

    `closed` tells whether it could not be looked into the last time.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.closed = False

    def files(self) -> list[GameFile]:
        """The files that bear the ending of games, the one saved last first; none without a folder."""
        return sorted(self.look(), key=newest_first)

    def look(self, known: Collection[GameFile] = ()) -> Iterator[GameFile]:
        """The same files one by one as they are looked into, those written last first.

        Of what is `known` already only what has been written meanwhile is opened.
        """
        clear_unfinished(self.folder)
        before = {file.path: file for file in known}
        for path, changed, size in self._entries():
            file = before.get(path)
            if file is None or (file.changed, file.size) != (changed, size):
                file = GameFile(path, changed, size, (_saved(path) if size else None) or _date(changed))
            yield file

    def _entries(self) -> list[tuple[Path, int, int]]:
        """The path, date and size of all files that bear the ending."""
        self.closed = False
        found: list[tuple[Path, int, int]] = []
        try:
            with os.scandir(self.folder) as entries:
                found.extend((Path(entry.path), *_dated(entry)) for entry in entries if _is_game(entry.name))
        except FileNotFoundError:
            return []
        except OSError:
            self.closed = True
        return sorted(found, key=lambda each: -each[1])

    def delete(self, path: Path) -> None:
        """Delete a file of this folder.

        Raises NotKept when that is forbidden.
        """
        if path.parent != self.folder:
            raise ValueError(f"{path} does not lie in {self.folder}")
        try:
            patiently(partial(path.unlink, missing_ok=True))
        except OSError as error:
            raise _not_kept(error, self.folder) from error

    def add(self, title: str, text: str) -> Path:
        """Write a game's text into a new file of that title, which no file has yet, and return where that is.

        Raises NotKept when the disk is full or writing is forbidden.
        """
        stem = safe_name(title)
        taken = self._taken()
        for number in count(1):
            path = self.folder / f"{stem}{'' if number == 1 else f' {number}'}{ENDING}"
            if _folded(path.name) in taken:
                continue
            try:
                write_new(path, text.encode())
            except FileExistsError as error:
                if not os.path.lexists(path):  # it is the folder's name that is taken
                    raise _not_kept(error, self.folder) from error
            except OSError as error:
                raise _not_kept(error, self.folder) from error
            else:
                return path
        raise AssertionError

    def write(self, path: Path, text: str) -> None:
        """Write a game's file of this folder, whole or not at all: after a failure the old one is still there.

        Raises NotKept when the disk is full or writing is forbidden.
        """
        try:
            write_whole(path, text.encode())
        except OSError as error:
            raise _not_kept(error, self.folder) from error

    def respell(self, path: Path, stem: str) -> Path | None:
        """Give a file a name that differs from its own only in case; None when it differs in more, or is another's.

        Raises NotKept when that is forbidden.
        """
        new = path.with_name(stem + ENDING)
        if _folded(new.name) != _folded(path.name) or (os.path.lexists(new) and not new.samefile(path)):
            return None
        try:
            return patiently(partial(path.rename, new))
        except OSError as error:
            raise _not_kept(error, self.folder) from error

    def _taken(self) -> set[str]:
        """The names that no further file may bear: on some systems those are the same that differ only in case."""
        try:
            return {_folded(name) for name in os.listdir(self.folder)}  # noqa: PTH208 - names, no paths
        except OSError:
            return set()


def newest_first(file: GameFile) -> tuple[float, str]:
    """The key by which files are sorted."""
    return -file.saved.timestamp(), file.path.name


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


def content(path: Path) -> bytes | None:
    """What a file holds; None when it is not there, or larger than a game can be."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return None
        with patiently(lambda: path.open("rb")) as file:
            data = file.read(MOST_BYTES + 1)
    except OSError:
        return None
    return data if len(data) <= MOST_BYTES else None


def safe_name(title: str) -> str:
    """A title as a file's name on every platform: letters, digits, spaces and `-`, and it stays in its folder."""
    plain = "".join(letter if _may_stand(letter) else " " for letter in unicodedata.normalize("NFC", title))
    stem = " ".join(plain.split())[:MOST_LETTERS].strip()
    while len(stem.encode()) > 3 * MOST_LETTERS:  # a name has room for 255 bytes
        stem = stem[:-1].rstrip()
    return f"{stem} game".strip() if stem.lower() in TAKEN else stem


def _may_stand(letter: str) -> bool:
    """Whether a letter may stand in a name; the vowels of some scripts are marks on others."""
    return letter.isalnum() or letter == "-" or unicodedata.category(letter) in ("Mn", "Mc")


def _folded(name: str) -> str:
    """A name as the systems see it that make no difference of case, or of how an accent is written."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def _is_game(name: str) -> bool:
    return name.lower().endswith(ENDING) and not name.startswith(".")


def _dated(entry: os.DirEntry[str]) -> tuple[int, int]:
    """When a file was written, in nanoseconds, and its size; what is no file, or leads to none, has neither."""
    try:
        found = entry.stat()
    except OSError:
        return 0, 0
    return (found.st_mtime_ns, found.st_size) if stat.S_ISREG(found.st_mode) else (0, 0)


def _date(changed: int) -> datetime:
    return datetime.fromtimestamp(max(0, min(changed // 10**9, LATEST)), UTC)


def _saved(path: Path) -> datetime | None:
    """When the game in a file says that it was saved; None when it does not."""
    try:
        with path.open("rb", buffering=0) as file:
            return saved(file.read(HEAD_BYTES))
    except OSError:
        return None


def _not_kept(error: OSError, folder: Path) -> NotKept:
    key = "full" if error.errno in FULL else "forbidden" if error.errno in FORBIDDEN else "failed"
    return NotKept(key, folder)
