"""The file of the statistics, read and written as a whole: SQLite works on a copy of it in memory.

So SQLite itself never opens a file: no journal that somebody has put beside it is ever obeyed, and the folder may be
anywhere, on a network too.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from game import whole_file
from game.statistics import schema
from game.statistics.schema import Damaged
from game.statistics.turn import turn

# End the names of what SQLite leaves next to a file: version 0.1 let it write there, and the power may have gone.
BESIDE = ("-journal", "-wal", "-shm")
LOCK = ".lock"
MOST_BYTES = 64 * 1024 * 1024  # fifty thousand games have less
# What SQLite, or Python's way to it, says about a damaged database; it cites what stands there, which may be no text.
COMPLAINTS = (sqlite3.Error, UnicodeDecodeError, MemoryError, OverflowError)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """What the file holds, in the tables of the newest version; there are none in it where there is no file.

    Raises Damaged, Newer and OSError.
    """
    with closing(_in_memory(_contents(path))) as base:
        yield base


@contextmanager
def writing(path: Path) -> Iterator[sqlite3.Connection]:
    """The same, and what is changed in it is written when all went well, whole or not at all.

    Raises Damaged, Newer, Busy and OSError.
    """
    with turn(path.with_suffix(LOCK)):
        data = _contents(path)
        with closing(_in_memory(data)) as base:
            yield base
            changed = base.serialize()
        if changed != data:
            if not os.path.lexists(path):  # what is left of a file that is gone would make the new one look damaged
                for ending in BESIDE:
                    path.with_name(path.name + ending).unlink(missing_ok=True)
            whole_file.write_whole(path, changed)


def put_aside(path: Path) -> str | None:
    """Give a damaged file another name, which it returns; what SQLite left next to it goes with it.

    None: meanwhile another program has done so. Raises Busy, and OSError when that is forbidden.
    """
    with turn(path.with_suffix(LOCK)):
        with suppress(Damaged):
            _in_memory(_contents(path)).close()
            return None
        aside = whole_file.put_aside(path)
        for ending in BESIDE:
            with suppress(FileNotFoundError):
                path.with_name(path.name + ending).replace(aside.with_name(aside.name + ending))
        return aside.name


def _contents(path: Path) -> bytes:
    """All of the file; nothing where there is none."""
    if not os.path.lexists(path):
        return b""
    if not path.is_file() or path.stat().st_size > MOST_BYTES:
        raise Damaged
    if any(os.path.lexists(path.with_name(path.name + ending)) for ending in BESIDE):
        raise Damaged  # it was being written when the power went
    return whole_file.patiently(path.read_bytes)


def _in_memory(data: bytes) -> sqlite3.Connection:
    base = sqlite3.connect(":memory:", isolation_level=None)
    try:
        base.text_factory = _decoded
        if data:
            base.deserialize(data)
        base.execute("PRAGMA trusted_schema = OFF")
        base.execute("PRAGMA cell_size_check = ON")
        base.execute("PRAGMA temp_store = MEMORY")
        base.execute("PRAGMA foreign_keys = ON")
        if not schema.is_empty(base):
            schema.check(base, len(data))
        schema.upgrade(base)
    except COMPLAINTS as error:
        base.close()
        raise Damaged from error
    except BaseException:
        base.close()
        raise
    return base


def _decoded(data: bytes) -> str:
    """Text of the file; what is no text, or cannot be drawn, stays readable as far as it is."""
    return data.decode("utf-8", "replace").replace("\0", "\N{REPLACEMENT CHARACTER}")
