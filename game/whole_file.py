"""Files written whole or not at all: whoever reads meanwhile, or after a crash, finds the old one or the new one.

Everything that the program keeps is written here: games, settings, pictures. All of them raise OSError when the disk
is full or writing is forbidden; then all is as it was before.
"""

import errno
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO, TypeVar

if sys.platform != "win32":
    import fcntl

    FULL_FLUSH: int | None = getattr(fcntl, "F_FULLFSYNC", None)  # macOS: out of the disk's own memory, too
else:
    FULL_FLUSH = None

UNFINISHED = re.compile(r"\.colt-express-[0-9a-f]{16}\.new")  # the name of a file that is being written
MOST_ASIDE = 100  # damaged files of one name that are kept beside each other
ATTEMPTS = 3
PAUSES = (0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.4)  # seconds to wait for whoever holds a file: a second altogether
HELD = (5, 32, 33)  # what Windows says meanwhile: access denied, sharing violation, lock violation
CANNOT_FLUSH = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)  # nothing is wrong with the disk

_cleared: set[Path] = set()  # folders that hold nothing half written by programs that were killed before this one began

Done = TypeVar("Done")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, in the place of an older one if there is one. Its folder is made where it is missing.

    A link is replaced, what it leads to is not touched.
    """
    _write(path, data, Path.replace)


def write_new(path: Path, data: bytes) -> None:
    """Write a file that is not there yet.

    Raises FileExistsError when it is, even if another program has made it in this very moment.
    """
    _write(path, data, _place_new)


def put_aside(path: Path) -> Path:
    """Give a damaged file a name that is free, `NAME-damaged-1` for instance, and return that.

    Raises FileExistsError when there are too many already.
    """
    names = (f"{path.stem}-damaged-{number}{path.suffix}" for number in range(1, MOST_ASIDE))
    aside = next((free for name in names if not os.path.lexists(free := path.with_name(name))), None)
    if aside is None:
        raise FileExistsError(path)
    return patiently(partial(path.rename, aside))


def clear_unfinished(folder: Path) -> None:
    """Delete what killed programs have left half written in a folder; what a living one is writing stays.

    The first writing into a folder does so by itself.
    """
    _cleared.add(folder)
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if UNFINISHED.fullmatch(entry.name):
                with suppress(OSError):
                    _delete_unless_held(Path(entry.path))


def patiently(work: Callable[[], Done]) -> Done:
    """Do something with a file; where Windows refuses because somebody holds it, try again for a second.

    A virus scanner or an indexer opens every new file for a moment.
    """
    for pause in PAUSES:
        try:
            return work()
        except PermissionError as error:
            if getattr(error, "winerror", None) not in HELD:
                raise
        time.sleep(pause)
    return work()


def _write(path: Path, data: bytes, put_in_place: Callable[[Path, Path], object]) -> None:
    if path.parent not in _cleared:
        clear_unfinished(path.parent)
    for attempt in range(1, ATTEMPTS + 1):
        path.parent.mkdir(parents=True, exist_ok=True)
        # A name that nobody else uses, and a short one: the file's own may be as long as names can be.
        beside = path.with_name(f".colt-express-{os.urandom(8).hex()}.new")
        try:
            with _unfinished(beside, data):
                patiently(partial(put_in_place, beside, path))
        except FileNotFoundError:
            # Somebody has cleared away the file or its folder while it was being written.
            if attempt == ATTEMPTS:
                raise
        except BaseException:
            with suppress(OSError):
                beside.unlink()
            raise
        else:
            _flush_folder(path.parent)
            return


def _flush(number: int) -> None:
    """Have the system put an open file, or a folder, on the disk; what Apple's `fsync` does is less than that."""
    if FULL_FLUSH is not None:
        with suppress(OSError):  # a disk in the network may not know it
            fcntl.fcntl(number, FULL_FLUSH)
            return
    os.fsync(number)


@contextmanager
def _unfinished(beside: Path, data: bytes) -> Iterator[None]:
    """The data on disk under a name of its own, which nobody clears away within this context."""
    with beside.open("xb") as file:
        _hold(file)
        file.write(data)
        file.flush()
        try:
            _flush(file.fileno())
        except OSError as error:
            if error.errno not in CANNOT_FLUSH:
                raise
        if sys.platform == "win32":  # where an open file cannot be renamed
            file.close()
        yield


def _place_new(beside: Path, path: Path) -> None:
    if sys.platform == "win32":
        beside.rename(path)  # which never replaces there
        return
    try:
        os.link(beside, path)
    except (FileExistsError, FileNotFoundError):
        raise
    except OSError:  # a file system on which a file has one name only
        path.open("xb").close()
        try:
            beside.replace(path)
        except OSError:
            path.unlink()
            raise
    else:
        with suppress(OSError):  # the file is in its place; `clear_unfinished` will find the other name
            beside.unlink()


def _hold(file: BinaryIO) -> None:
    """Let other programs know that this file is being written. Windows does so by itself."""
    if sys.platform != "win32":
        with suppress(OSError):  # where files cannot be locked, `clear_unfinished` leaves them alone
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _delete_unless_held(path: Path) -> None:
    """Raises OSError when a living program holds it."""
    if sys.platform == "win32":
        path.unlink()  # refused while it is open
    else:
        opened = os.open(path, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK)
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)  # a program that was killed holds nothing any more
            path.unlink()
        finally:
            os.close(opened)


def _flush_folder(folder: Path) -> None:
    """Let the new name outlive a power cut. Not every system can; the file is in its place all the same."""
    if sys.platform == "win32":  # where folders cannot be opened
        return
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            _flush(opened)
        finally:
            os.close(opened)
