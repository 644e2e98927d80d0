"""Opening the file: looked at before anything in it is trusted, written in one transaction, put aside if damaged."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from game.statistics import schema

BESIDE = ("-journal", "-wal", "-shm")  # ends the names of what SQLite leaves next to a file when the power goes
MOST_ASIDE = 100  # damaged files kept beside each other
MOST_BYTES = 256 * 1024 * 1024  # a hundred thousand games have less
PATIENCE = 1.0  # seconds to wait for another program that is writing
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class Damaged(Exception):
    """The file is not one of ours, or not a whole one."""


class Newer(Exception):
    """A newer version wrote the file."""


@contextmanager
def opened(path: Path, *, writing: bool) -> Iterator[sqlite3.Connection]:
    """The file within a transaction, which is carried out whole when all went well, and else not at all.

    For `writing` the file is made where there is none. Raises Damaged, Newer, OSError and sqlite3.Error.
    """
    if os.path.lexists(path) and not (path.is_file() and path.stat().st_size <= MOST_BYTES):
        raise Damaged
    if writing:
        path.parent.mkdir(parents=True, exist_ok=True)
    where = f"{path.absolute().as_uri()}?mode={'rwc' if writing else 'rw'}"
    with closing(sqlite3.connect(where, uri=True, timeout=PATIENCE, isolation_level=None)) as file:
        file.text_factory = _decoded
        try:
            file.execute("PRAGMA trusted_schema = OFF")
            file.execute("PRAGMA foreign_keys = ON")
            file.execute("PRAGMA journal_mode = DELETE")
            file.execute("PRAGMA synchronous = EXTRA")
            file.execute("BEGIN IMMEDIATE" if writing else "BEGIN")
            if not _is_empty(file):
                _check(file, path.stat().st_size)
            elif writing:
                schema.make(file)
            yield file
            file.execute("COMMIT")
        except UnicodeDecodeError as error:  # SQLite's complaint about a damaged file cites what stands there
            raise Damaged from error
        except sqlite3.DatabaseError as error:
            if _code(error) in DAMAGED:
                raise Damaged from error
            raise


def reason(error: OSError | sqlite3.Error) -> str:
    """Why something could not be read or written: `full`, `busy`, `forbidden` or `failed`."""
    if isinstance(error, OSError):
        return "forbidden"
    reasons = {
        sqlite3.SQLITE_FULL: "full",
        sqlite3.SQLITE_BUSY: "busy",
        sqlite3.SQLITE_LOCKED: "busy",
        sqlite3.SQLITE_READONLY: "forbidden",
        sqlite3.SQLITE_CANTOPEN: "forbidden",
        sqlite3.SQLITE_PERM: "forbidden",
    }
    return reasons.get(_code(error), "failed")


def put_aside(path: Path) -> str:
    """Give a damaged file another name, which it returns; what SQLite left next to it goes with it.

    Raises OSError when that is forbidden.
    """
    names = (f"{path.stem}-damaged-{number}{path.suffix}" for number in range(1, MOST_ASIDE))
    aside = next((path.with_name(name) for name in names if not os.path.lexists(path.with_name(name))), None)
    if aside is None:
        raise FileExistsError(path)
    path.rename(aside)
    for ending in BESIDE:  # a journal that stayed would be taken for the new file's
        with suppress(FileNotFoundError):
            path.with_name(path.name + ending).replace(aside.with_name(aside.name + ending))
    return aside.name


def _is_empty(file: sqlite3.Connection) -> bool:
    return not schema.tables(file) and not _pragma(file, "application_id") and not _pragma(file, "user_version")


def _check(file: sqlite3.Connection, size: int) -> None:
    """Raise Newer or Damaged unless the file, of `size` bytes, is whole, and ours to its last table."""
    if _pragma(file, "application_id") != schema.APPLICATION:
        raise Damaged
    if _number(file, "user_version") > schema.VERSION:
        raise Newer
    # SQLite takes what is missing of the last page for nothing
    cut_off = size < _number(file, "page_count") * _number(file, "page_size")
    if cut_off or schema.tables(file) != schema.right_tables() or _pragma(file, "integrity_check") != "ok":
        raise Damaged
    if file.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise Damaged


def _pragma(file: sqlite3.Connection, name: str) -> object:
    return file.execute(f"PRAGMA {name}").fetchone()[0]


def _number(file: sqlite3.Connection, name: str) -> int:
    return int(str(_pragma(file, name)))


def _decoded(data: bytes) -> str:
    """Text of the file; what is no text, or cannot be drawn, stays readable as far as it is."""
    return data.decode("utf-8", "replace").replace("\0", "\N{REPLACEMENT CHARACTER}")


def _code(error: sqlite3.Error) -> int:
    """What SQLite says is the matter, without its finer shades."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
