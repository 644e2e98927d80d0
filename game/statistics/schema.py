"""Whether a database is ours and whole, of which version it is, and how it is brought up to the newest."""

import sqlite3
from functools import cache

from game.statistics.versions import STEPS

APPLICATION = 0x434F4C54  # "COLT": stands in the file's head, by which it is known as ours
VERSION = len(STEPS)


class Damaged(Exception):
    """The file is not one of ours, or not a whole one."""


class Newer(Exception):
    """A newer version wrote the file."""


def upgrade(base: sqlite3.Connection, version: int = VERSION) -> None:
    """Bring a database, which may be empty, up to a version: the newest, unless a test wants an older one."""
    for step in STEPS[number(base, "user_version") : version]:
        for statement in step.split(";")[:-1]:
            base.execute(statement)
    base.execute(f"PRAGMA application_id = {APPLICATION}")
    base.execute(f"PRAGMA user_version = {version}")


def is_empty(base: sqlite3.Connection) -> bool:
    """Whether nobody has put anything into it."""
    return not tables(base) and not _pragma(base, "application_id") and not _pragma(base, "user_version")


def check(base: sqlite3.Connection, size: int) -> None:
    """Raise Newer or Damaged unless the database, of a file of `size` bytes, is whole, and ours to its last table."""
    version = number(base, "user_version")
    if _pragma(base, "application_id") != APPLICATION or version < 1:
        raise Damaged
    if version > VERSION:
        raise Newer
    # SQLite takes what is missing of the last page for nothing
    cut_off = size < number(base, "page_count") * number(base, "page_size")
    if cut_off or tables(base) != right_tables(version) or _pragma(base, "integrity_check") != "ok":
        raise Damaged
    if base.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise Damaged


def tables(base: sqlite3.Connection) -> list[str]:
    """All that a database is made of: no view, no trigger that somebody has put in escapes it.

    Each as Python writes it: what stands there in a damaged file need not be text, and still has an order then.
    """
    return sorted(map(repr, base.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema")))


@cache
def right_tables(version: int) -> list[str]:
    """What a database of a version is made of."""
    base = sqlite3.connect(":memory:")
    try:
        upgrade(base, version)
        return tables(base)
    finally:
        base.close()


def number(base: sqlite3.Connection, pragma: str) -> int:
    """A number that SQLite keeps about a database."""
    return int(str(_pragma(base, pragma)))


def _pragma(base: sqlite3.Connection, name: str) -> object:
    return base.execute(f"PRAGMA {name}").fetchone()[0]
