"""What all counted games came to, as the page shows it: one query a question, each answer a small record."""

import sqlite3
from dataclasses import dataclass

from game.engine.contents import ACTIONS, BANDITS
from game.statistics.ended import COMPUTER, PERSON

KINDS = ("purse", "jewel", "strongbox", "suitcase", "hostage", "gunslinger")  # of money, each a column


@dataclass(frozen=True)
class Rider:
    """A bandit, or a person with the bandit he led most: games played and won, and what a game brings on average.

    `money` is by kind, in dollars; `growth` is the money, rounded, at the start and after each round.
    """

    bandit: str
    played: int
    won: int
    money: dict[str, float]
    shot: float
    received: float
    name: str = ""
    growth: tuple[int, ...] = ()

    @property
    def total(self) -> float:
        """All money of an average game."""
        return sum(self.money.values())


@dataclass(frozen=True)
class Action:
    """How many cards of an action were turned up, and how many of them did nothing."""

    name: str
    turned_up: int
    idle: int


@dataclass(frozen=True)
class Table:
    """With which expansion (none: an empty word) how many games were played in which people sat, and won by one."""

    expansion: str
    played: int
    won: int


@dataclass(frozen=True)
class Richest:
    """The most money that ever was owned at the end: whose, and by which bandits."""

    money: int
    name: str
    bandits: tuple[str, ...]


@dataclass(frozen=True)
class Figures:
    """All of them. `games` are all, `peopled` those with people; the box is the Ghost box. Most wins stand first."""

    games: int = 0
    peopled: int = 0
    bullets: int = 0
    box_played: int = 0
    box_won: int = 0
    richest: Richest | None = None
    richest_person: Richest | None = None
    bandits: tuple[Rider, ...] = ()
    people: tuple[Rider, ...] = ()
    tables: tuple[Table, ...] = ()
    actions: tuple[Action, ...] = ()


GAMES = "SELECT count(*) FROM games"
PEOPLED = "SELECT count(DISTINCT game) FROM seats WHERE led = 'person'"
BOX_WON = "SELECT count(DISTINCT game), total(won) FROM seats WHERE led = 'rules'"
BY_BANDIT = """
    SELECT bandit, count(*), sum(won), avg(shot), avg(received),
        avg(purse), avg(jewel), avg(strongbox), avg(suitcase), avg(hostage), avg(gunslinger)
    FROM bandits JOIN seats USING (game, seat)
    WHERE led <> 'rules' GROUP BY bandit"""
GROWTH = """
    SELECT bandit, round, avg(growth.money)
    FROM growth JOIN bandits USING (game, bandit) JOIN seats USING (game, seat)
    WHERE led <> 'rules' GROUP BY bandit, round ORDER BY bandit, round"""
# of two bandits that a person leads, what both have is his
BY_PERSON = """
    SELECT name, count(*), sum(won), avg(shot), avg(received),
        avg(purse), avg(jewel), avg(strongbox), avg(suitcase), avg(hostage), avg(gunslinger)
    FROM seats JOIN (
        SELECT game, seat, sum(shot) AS shot, sum(received) AS received, sum(purse) AS purse, sum(jewel) AS jewel,
            sum(strongbox) AS strongbox, sum(suitcase) AS suitcase, sum(hostage) AS hostage,
            sum(gunslinger) AS gunslinger
        FROM bandits GROUP BY game, seat
    ) USING (game, seat)
    WHERE led = 'person' GROUP BY name"""
FAVOURITES = """
    SELECT name, bandit, count(*) AS times FROM seats JOIN bandits USING (game, seat)
    WHERE led = 'person' GROUP BY name, bandit ORDER BY times, bandit DESC"""
BY_EXPANSION = """
    SELECT expansions, count(*), sum(won)
    FROM games JOIN (SELECT game, max(won) AS won FROM seats WHERE led = 'person' GROUP BY game) USING (game)
    GROUP BY expansions"""
RICHEST = "SELECT money, name, game, seat FROM seats WHERE led IN (?, ?) ORDER BY money DESC, game LIMIT 1"
LED = "SELECT bandit FROM bandits WHERE game = ? AND seat = ?"
ACTIONS_PLAYED = "SELECT action, sum(turned_up), sum(idle) FROM cards GROUP BY action"


def figures(file: sqlite3.Connection) -> Figures:
    """What the games of a file came to."""
    bandits = tuple(_bandits(file))
    box_played, box_won = file.execute(BOX_WON).fetchone()
    return Figures(
        file.execute(GAMES).fetchone()[0],
        file.execute(PEOPLED).fetchone()[0],
        round(sum(rider.shot * rider.played for rider in bandits)),
        box_played,
        int(box_won),
        _richest(file, PERSON, COMPUTER),
        _richest(file, PERSON, PERSON),
        bandits,
        tuple(_people(file)),
        tuple(Table(*row) for row in file.execute(BY_EXPANSION)),
        tuple(_actions(file)),
    )


def _bandits(file: sqlite3.Connection) -> list[Rider]:
    growth: dict[str, list[int]] = {}
    for name, _, money in file.execute(GROWTH):
        growth.setdefault(name, []).append(round(money))
    riders = [
        Rider(name, played, won, dict(zip(KINDS, money, strict=True)), shot, received, "", tuple(growth.get(name, ())))
        for name, played, won, shot, received, *money in file.execute(BY_BANDIT)
        if name in BANDITS
    ]
    return sorted(riders, key=_rank)


def _people(file: sqlite3.Connection) -> list[Rider]:
    favourite = {name: bandit for name, bandit, _ in file.execute(FAVOURITES) if bandit in BANDITS}
    riders = [
        Rider(favourite[name], played, won, dict(zip(KINDS, money, strict=True)), shot, received, name)
        for name, played, won, shot, received, *money in file.execute(BY_PERSON)
        if name in favourite
    ]
    return sorted(riders, key=_rank)


def _rank(rider: Rider) -> tuple[int, int, str, str]:
    return -rider.won, rider.played, rider.name, rider.bandit


def _actions(file: sqlite3.Connection) -> list[Action]:
    return [Action(*row) for row in file.execute(ACTIONS_PLAYED) if row[0] in ACTIONS]


def _richest(file: sqlite3.Connection, *led: str) -> Richest | None:
    row = file.execute(RICHEST, led).fetchone()
    if row is None:
        return None
    money, name, game, seat = row
    led_by = (bandit for (bandit,) in file.execute(LED, (game, seat)))
    return Richest(money, name, tuple(bandit for bandit in led_by if bandit in BANDITS))
