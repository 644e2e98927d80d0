"""What came of many games: who won how often, and between which shares that lies."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Self

from game.simulate.conduct import Conduct

SURELY = 1.96  # standard deviations on both sides hold 95 of 100


@dataclass
class Tally:
    """What came of the games; times are in seconds, those of the players' thinking included.

    `by_player` are the wins of each computer player in the order in which they were named; a victory that two share
    is half a win there. Everywhere else it counts for each.
    """

    bots: tuple[str, ...]
    expansions: tuple[str, ...] = ()
    games: int = 0
    decisions: int = 0
    playing: float = 0
    copies: int = 0
    copying: float = 0
    by_bandit: Counter[str] = field(default_factory=Counter)
    at_table: Counter[str] = field(default_factory=Counter)  # games in which each bandit was led by a player
    by_seat: list[int] = field(default_factory=list)
    by_player: list[float] = field(default_factory=list)
    money: list[int] = field(default_factory=list)  # of each player, over all games
    conduct: dict[str, Conduct] = field(default_factory=dict)
    aims_at_end: Counter[str] = field(default_factory=Counter)  # how games that somebody won stood for the aims

    def __post_init__(self) -> None:
        self.by_seat = self.by_seat or [0] * len(self.bots)
        self.by_player = self.by_player or [0.0] * len(self.bots)
        self.money = self.money or [0] * len(self.bots)

    def add(self, other: Self) -> None:
        """Count what another has counted."""
        for name in ("games", "decisions", "playing", "copies", "copying"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.by_bandit += other.by_bandit
        self.at_table += other.at_table
        self.aims_at_end += other.aims_at_end
        self.by_seat = [one + more for one, more in zip(self.by_seat, other.by_seat, strict=True)]
        self.by_player = [one + more for one, more in zip(self.by_player, other.by_player, strict=True)]
        self.money = [one + more for one, more in zip(self.money, other.money, strict=True)]
        for level, conduct in other.conduct.items():
            self.conduct.setdefault(level, Conduct()).add(conduct)

    def report(self) -> dict[str, object]:
        """The figures under the names that `--json` prints."""
        found: dict[str, object] = {
            "players": len(self.bots),
            "games": self.games,
            "games_per_second": round(self.games / self.playing, 1),
            "decisions_per_second": round(self.decisions / self.playing),
            "decisions_per_game": round(self.decisions / self.games, 1),
            "clones_per_second": round(self.copies / self.copying),
            "wins_by_bandit": dict(sorted(self.by_bandit.items())),
            "wins_by_seat": self.by_seat,
            "wins_by_player": [
                _share(name, wins, self.games) | {"money": round(money / self.games)}
                for name, wins, money in zip(self.bots, self.by_player, self.money, strict=True)
            ],
            "shares_by_bandit": [
                _share(bandit, self.by_bandit[bandit], games) for bandit, games in sorted(self.at_table.items())
            ],
            "conduct": {level: conduct.report() for level, conduct in sorted(self.conduct.items())},
        }
        if self.aims_at_end:
            found["aims_at_end"] = dict(sorted(self.aims_at_end.items()))
        return found


def interval(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one lies in 95 of 100 cases: Wilson's interval."""
    share, square = wins / games, SURELY * SURELY
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = SURELY * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return middle - spread, middle + spread


def _share(name: str, wins: float, games: int) -> dict[str, object]:
    """Wins as a share of a hundred, with the ends of its interval."""
    low, high = interval(wins, games)
    return {"name": name, "percent": _hundredths(wins / games), "low": _hundredths(low), "high": _hundredths(high)}


def _hundredths(share: float) -> float:
    return round(100 * share, 1)


def together(tallies: Sequence[Tally]) -> Tally:
    """The sum of one tally or more."""
    first, *others = tallies
    for other in others:
        first.add(other)
    return first
