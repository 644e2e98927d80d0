"""One program at a time: who has read the file, and writes it back, lets nobody do the same in between."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PATIENCE = 1.0  # seconds to wait for another program
PAUSE = 0.01
FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


class Busy(Exception):
    """Another program has had its turn for too long."""


@contextmanager
def turn(path: Path) -> Iterator[None]:
    """Have the file `path`, which is empty and stays, for oneself; the system lets go of it when a program is killed.

    Where a file system knows nothing of this, nobody waits. Raises Busy and OSError.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    held = os.open(path, FLAGS, 0o666)
    try:
        end = time.monotonic() + PATIENCE
        while not _taken(held):
            if time.monotonic() >= end:
                raise Busy
            time.sleep(PAUSE)
        yield
    finally:
        os.close(held)


def _taken(held: int) -> bool:
    """Whether it is ours now; False while another program has it."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
