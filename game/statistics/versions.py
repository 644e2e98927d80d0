"""The tables of every version of the file, as the steps that lead from one to the next. A step that is out stays so.

A new version is one more step. Its tables are made anew by a CREATE TABLE of their own: a file is known by the very
text of its tables, and what ALTER TABLE leaves of that differs from one SQLite to another.
"""

FIRST = """
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
    led TEXT NOT NULL CHECK (led IN ('person', 'computer', 'rules')),
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

# A kind of money is a row, no column: a rule may bring kinds that nobody has thought of. It may bring rounds, too, and
# take money away until somebody owns less than nothing.
MONEY_IN_ROWS = """
CREATE TEMP TABLE old_seats AS SELECT * FROM seats;
CREATE TEMP TABLE old_bandits AS SELECT * FROM bandits;
CREATE TEMP TABLE old_growth AS SELECT * FROM growth;
DROP TABLE growth;
DROP TABLE bandits;
DROP TABLE seats;
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL CHECK (length(name) <= 100),
    led TEXT NOT NULL CHECK (led IN ('person', 'computer', 'rules')),
    level TEXT NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    money INTEGER NOT NULL CHECK (money BETWEEN -1000000 AND 1000000),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE bandits (
    game INTEGER NOT NULL REFERENCES games,
    bandit TEXT NOT NULL,
    seat INTEGER NOT NULL,
    shot INTEGER NOT NULL CHECK (shot BETWEEN 0 AND 100),
    received INTEGER NOT NULL CHECK (received BETWEEN 0 AND 100),
    PRIMARY KEY (game, bandit),
    FOREIGN KEY (game, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;
CREATE TABLE money (
    game INTEGER NOT NULL,
    bandit TEXT NOT NULL,
    kind TEXT NOT NULL,
    dollars INTEGER NOT NULL CHECK (dollars BETWEEN -1000000 AND 1000000),
    PRIMARY KEY (game, bandit, kind),
    FOREIGN KEY (game, bandit) REFERENCES bandits
) STRICT, WITHOUT ROWID;
CREATE TABLE growth (
    game INTEGER NOT NULL,
    bandit TEXT NOT NULL,
    round INTEGER NOT NULL CHECK (round BETWEEN 0 AND 100),
    money INTEGER NOT NULL CHECK (money BETWEEN -1000000 AND 1000000),
    PRIMARY KEY (game, bandit, round),
    FOREIGN KEY (game, bandit) REFERENCES bandits
) STRICT, WITHOUT ROWID;
INSERT INTO seats SELECT * FROM old_seats;
INSERT INTO bandits SELECT game, bandit, seat, shot, received FROM old_bandits;
INSERT INTO growth SELECT * FROM old_growth;
INSERT INTO money SELECT game, bandit, 'purse', purse FROM old_bandits WHERE purse > 0;
INSERT INTO money SELECT game, bandit, 'jewel', jewel FROM old_bandits WHERE jewel > 0;
INSERT INTO money SELECT game, bandit, 'strongbox', strongbox FROM old_bandits WHERE strongbox > 0;
INSERT INTO money SELECT game, bandit, 'suitcase', suitcase FROM old_bandits WHERE suitcase > 0;
INSERT INTO money SELECT game, bandit, 'hostage', hostage FROM old_bandits WHERE hostage > 0;
INSERT INTO money SELECT game, bandit, 'gunslinger', gunslinger FROM old_bandits WHERE gunslinger > 0;
DROP TABLE old_seats;
DROP TABLE old_bandits;
DROP TABLE old_growth;
"""

# Who asked what Legend would do, and how often; nobody could in the games of before.
HINTS = """
CREATE TABLE hints (
    game INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    asked INTEGER NOT NULL CHECK (asked BETWEEN 1 AND 100000),
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seats
) STRICT, WITHOUT ROWID;
"""

STEPS = (FIRST, MONEY_IN_ROWS, HINTS)  # the first makes version 1 out of nothing, each other the next of the one before
