"""What all counted games came to, as the page shows it: one query a question, each answer a small record."""

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass

from game.engine.contents import ACTIONS, BANDITS
from game.statistics.ended import Led


@dataclass(frozen=True)
class Rider:
    """A bandit, or a person with the bandit he led most: games played and won, and what a game brings on average.

    `money` is by kind, in dollars, without the kinds that he never had; `growth` is all of it, rounded, at the start
    and after each round. Of the games of a person, he asked for hints in `hinted`, and won `hinted_won` of these.
    """

    bandit: str
    played: int
    won: int
    money: dict[str, float]
    shot: float
    received: float
    name: str = ""
    growth: tuple[int, ...] = ()
    hinted: int = 0
    hinted_won: int = 0

    @property
    def total(self) -> float:
        """All money of an average game."""
        return sum(self.money.values())

    @property
    def gained(self) -> float:
        """The same, without what was taken away."""
        return sum(dollars for dollars in self.money.values() if dollars > 0)


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
    """All of them; most wins stand first.

    `games` are all, `peopled` those with people; the box is the one that has Ghost played by the game.
    """

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
    SELECT bandit, count(*), sum(won), avg(shot), avg(received)
    FROM bandits JOIN seats USING (game, seat)
    WHERE led <> 'rules' GROUP BY bandit"""
MONEY_OF_BANDITS = """
    SELECT bandit, kind, sum(dollars)
    FROM money JOIN bandits USING (game, bandit) JOIN seats USING (game, seat)
    WHERE led <> 'rules' GROUP BY bandit, kind"""
GROWTH = """
    SELECT bandit, round, avg(growth.money)
    FROM growth JOIN bandits USING (game, bandit) JOIN seats USING (game, seat)
    WHERE led <> 'rules' GROUP BY bandit, round ORDER BY bandit, round"""
# of two bandits that a person leads, what both have is his
BY_PERSON = """
    SELECT name, count(*), sum(won), avg(shot), avg(received)
    FROM seats JOIN (
        SELECT game, seat, sum(shot) AS shot, sum(received) AS received FROM bandits GROUP BY game, seat
    ) USING (game, seat)
    WHERE led = 'person' GROUP BY name"""
WITH_HINTS = """
    SELECT name, count(*), sum(won) FROM seats JOIN hints USING (game, seat) WHERE led = 'person' GROUP BY name"""
MONEY_OF_PEOPLE = """
    SELECT name, kind, sum(dollars)
    FROM money JOIN bandits USING (game, bandit) JOIN seats USING (game, seat)
    WHERE led = 'person' GROUP BY name, kind"""
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


def figures(base: sqlite3.Connection) -> Figures:
    """What the games of a file came to."""
    bandits = tuple(_bandits(base))
    box_played, box_won = base.execute(BOX_WON).fetchone()
    return Figures(
        base.execute(GAMES).fetchone()[0],
        base.execute(PEOPLED).fetchone()[0],
        round(sum(rider.shot * rider.played for rider in bandits)),
        box_played,
        int(box_won),
        _richest(base, Led.PERSON, Led.COMPUTER),
        _richest(base, Led.PERSON, Led.PERSON),
        bandits,
        tuple(_people(base)),
        tuple(Table(*row) for row in base.execute(BY_EXPANSION)),
        tuple(_actions(base)),
    )


def _bandits(base: sqlite3.Connection) -> list[Rider]:
    growth: dict[str, list[int]] = {}
    for name, _, money in base.execute(GROWTH):
        growth.setdefault(name, []).append(round(money))
    money = _money(base, MONEY_OF_BANDITS)
    riders = [
        Rider(name, played, won, money(name, played), shot, received, "", tuple(growth.get(name, ())))
        for name, played, won, shot, received in base.execute(BY_BANDIT)
        if name in BANDITS
    ]
    return sorted(riders, key=_rank)


def _people(base: sqlite3.Connection) -> list[Rider]:
    favourite = {name: bandit for name, bandit, _ in base.execute(FAVOURITES) if bandit in BANDITS}
    money = _money(base, MONEY_OF_PEOPLE)
    hinted = {name: found for name, *found in base.execute(WITH_HINTS)}
    riders = [
        Rider(favourite[name], played, won, money(name, played), shot, received, name, (), *hinted.get(name, (0, 0)))
        for name, played, won, shot, received in base.execute(BY_PERSON)
        if name in favourite
    ]
    return sorted(riders, key=_rank)


def _money(base: sqlite3.Connection, query: str) -> Callable[[str, int], dict[str, float]]:
    """By the name of a bandit or a person, and the number of games: the average money by kind."""
    found: dict[str, dict[str, int]] = {}
    for name, kind, dollars in base.execute(query):
        found.setdefault(name, {})[kind] = dollars

    def average(name: str, games: int) -> dict[str, float]:
        return {kind: dollars / games for kind, dollars in found.get(name, {}).items()}

    return average


def _rank(rider: Rider) -> tuple[int, int, str, str]:
    return -rider.won, rider.played, rider.name, rider.bandit


def _actions(base: sqlite3.Connection) -> list[Action]:
    return [Action(*row) for row in base.execute(ACTIONS_PLAYED) if row[0] in ACTIONS]


def _richest(base: sqlite3.Connection, *led: str) -> Richest | None:
    row = base.execute(RICHEST, led).fetchone()
    if row is None:
        return None
    money, name, game, seat = row
    led_by = (bandit for (bandit,) in base.execute(LED, (game, seat)))
    return Richest(money, name, tuple(bandit for bandit in led_by if bandit in BANDITS))
