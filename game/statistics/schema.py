"""The tables of the file, and whether a file has these and no others."""

import sqlite3
from functools import cache

from game.statistics.ended import COMPUTER, PERSON, RULES

APPLICATION = 0x434F4C54  # "COLT": stands in the file's head, by which it is known as ours
VERSION = 1

TABLES = f"""
CREATE TABLE games (
    game INTEGER PRIMARY KEY,
    begun TEXT NOT NULL,
    seed TEXT NOT NULL,
    dealt TEXT NOT NULL,
    version TEXT NOT NULL,
    ended TEXT NOT NULL,
    expansions TEXT NOT NULL,
    rules TEXT NOT NULL,
    UNIQUE (begun, seed, dealt)
) STRICT;
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL CHECK (length(name) <= 100),
    led TEXT NOT NULL CHECK (led IN ('{PERSON}', '{COMPUTER}', '{RULES}')),
    level TEXT NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    money INTEGER NOT NULL CHECK (money BETWEEN 0 AND 1000000),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE bandits (
    game INTEGER NOT NULL REFERENCES games,
    bandit TEXT NOT NULL,
    seat INTEGER NOT NULL,
    purse INTEGER NOT NULL CHECK (purse BETWEEN 0 AND 1000000),
    jewel INTEGER NOT NULL CHECK (jewel BETWEEN 0 AND 1000000),
    strongbox INTEGER NOT NULL CHECK (strongbox BETWEEN 0 AND 1000000),
    suitcase INTEGER NOT NULL CHECK (suitcase BETWEEN 0 AND 1000000),
    hostage INTEGER NOT NULL CHECK (hostage BETWEEN 0 AND 1000000),
    gunslinger INTEGER NOT NULL CHECK (gunslinger BETWEEN 0 AND 1000000),
    shot INTEGER NOT NULL CHECK (shot BETWEEN 0 AND 100),
    received INTEGER NOT NULL CHECK (received BETWEEN 0 AND 100),
    PRIMARY KEY (game, bandit),
    FOREIGN KEY (game, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;
CREATE TABLE growth (
    game INTEGER NOT NULL,
    bandit TEXT NOT NULL,
    round INTEGER NOT NULL CHECK (round BETWEEN 0 AND 5),
    money INTEGER NOT NULL CHECK (money BETWEEN 0 AND 1000000),
    PRIMARY KEY (game, bandit, round),
    FOREIGN KEY (game, bandit) REFERENCES bandits
) STRICT, WITHOUT ROWID;
CREATE TABLE cards (
    game INTEGER NOT NULL REFERENCES games,
    action TEXT NOT NULL,
    turned_up INTEGER NOT NULL CHECK (turned_up BETWEEN 0 AND 1000),
    idle INTEGER NOT NULL CHECK (idle BETWEEN 0 AND turned_up),
    PRIMARY KEY (game, action)
) STRICT, WITHOUT ROWID;
CREATE TABLE put_aside (
    file TEXT NOT NULL
) STRICT;
"""


def make(file: sqlite3.Connection) -> None:
    """Make the tables in an empty file, within the transaction under way."""
    for statement in TABLES.split(";")[:-1]:
        file.execute(statement)
    file.execute(f"PRAGMA application_id = {APPLICATION}")
    file.execute(f"PRAGMA user_version = {VERSION}")


def tables(file: sqlite3.Connection) -> list[tuple[str, ...]]:
    """All that a file is made of: no view, no trigger that somebody has put in escapes it."""
    return sorted(file.execute("SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema"))


@cache
def right_tables() -> list[tuple[str, ...]]:
    """What a file of this version is made of."""
    file = sqlite3.connect(":memory:")
    try:
        make(file)
        return tables(file)
    finally:
        file.close()
