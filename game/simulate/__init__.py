"""`colt-express simulate`: whole games without a window, counted and timed."""

import argparse
import json
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Never

from tqdm import tqdm

from game.bots.roster import PLAYERS, RANDOM
from game.engine.contents import BANDITS
from game.engine.game import CannotBePlayed
from game.simulate.games import Wishes, play_one
from game.simulate.tally import Tally, together
from game.ui.words import Words

PEOPLE = range(2, 7)
FOUR = 4  # players, if nobody says how many


def main(arguments: list[str]) -> int:
    """Play games as the arguments say; exit status 2, and a sentence, where they make no sense."""
    words = Words()
    try:
        parser = _parser(words)
        wanted = parser.parse_args(arguments)
        players = wanted.players or max(FOUR, len(wanted.bots))
        if len(wanted.bots) > players:
            parser.error(words("simulate-many-bots", names=str(len(wanted.bots)), seats=str(players)))
        bots = tuple(wanted.bots[place % len(wanted.bots)] for place in range(players))
        wishes = Wishes(bots, wanted.expansions, not wanted.no_powers, not wanted.no_events, wanted.expert, wanted.seed)
        tally = simulate(wishes, wanted.games, wanted.workers)
    except SystemExit as said:  # argparse has told what is wrong, or helped
        return int(said.code or 0)
    except CannotBePlayed as error:
        print(words(f"refused-{error.reason}"), file=sys.stderr)
        return 2
    if wanted.json:
        print(json.dumps(tally.report()))
    else:
        _print_table(words, tally.report())
    return 0


def simulate(wishes: Wishes, games: int, workers: int = 1) -> Tally:
    """Play games of one kind: the same seed plays the same games, however many processes share the work.

    Raises CannotBePlayed when the wishes do not go together.
    """
    played = _played(partial(play_one, wishes), games, min(workers, games))
    return together(list(tqdm(played, total=games, disable=not sys.stderr.isatty(), leave=False)))


def _played(play: Callable[[int], Tally], games: int, workers: int) -> Iterator[Tally]:
    """The games one by one, in order."""
    if workers == 1:
        yield from map(play, range(games))
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap(play, range(games))


def _print_table(words: Words, report: dict[str, Any]) -> None:
    """The figures for people: wins and conduct have lines of their own."""
    for name, value in report.items():
        if name in ("wins_by_player", "shares_by_bandit"):
            for share in value:
                print(_share(words, share))
        elif name == "conduct":
            for level, conduct in value.items():
                print(f"{words('simulate-conduct-of', level=level):28}")
                for figure, found in conduct.items():
                    print(f"  {words('simulate-' + figure.replace('_', '-')):26} {_written(words, found)}")
        else:
            print(f"{words('simulate-' + name.replace('_', '-')):28} {_written(words, value)}")


def _share(words: Words, share: dict[str, Any]) -> str:
    """The wins of a bandit, or of a computer player with the money that he has on average."""
    texts = {name: f"{value:,}" for name, value in share.items() if name != "name"}
    if "money" in share:
        return f"{words('simulate-wins-of', who=share['name']):28} {words('simulate-share-and-money', **texts)}"
    return f"{words('simulate-wins-of', who=_named(words, share['name'])):28} {words('simulate-share', **texts)}"


def _written(words: Words, value: object) -> str:
    """A figure, or a list of them, for people."""
    if isinstance(value, dict):
        return "  ".join(f"{_named(words, name)} {figure}" for name, figure in value.items()) or "-"
    if isinstance(value, list):
        return "  ".join(str(wins) for wins in value)
    return f"{value:,}"


def _named(words: Words, name: str) -> str:
    return words(f"bandit-{name}" if name in BANDITS else f"action-{name}")


class _Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong, without repeating how it ought to be used."""

    def error(self, message: str) -> Never:
        self.exit(2, f"{self.prog}: {message}\n")


def _parser(words: Words) -> argparse.ArgumentParser:
    parser = _Parser(prog="colt-express simulate", description=words("simulate-about"))
    wish = parser.add_argument
    players = list(PEOPLE)
    wish("--players", type=int, default=None, choices=players, metavar="N", help=words("simulate-help-players"))
    wish("--games", type=_games(words), default=100, metavar="N", help=words("simulate-help-games"))
    wish("--seed", type=int, default=0, metavar="N", help=words("simulate-help-seed"))
    wish("--workers", type=_games(words), default=1, metavar="N", help=words("simulate-help-workers"))
    wish("--bots", type=_bots(words), default=(RANDOM,), metavar="A,B,...", help=words("simulate-help-bots"))
    wish("--expansions", type=_listed, default=(), metavar="A,B,...", help=words("simulate-help-expansions"))
    for flag in ("expert", "no-powers", "no-events", "json"):
        wish(f"--{flag}", action="store_true", help=words(f"simulate-help-{flag}"))
    return parser


def _games(words: Words) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < 1:
            raise argparse.ArgumentTypeError(words("simulate-no-number", found=text))
        return int(text)

    return read


def _bots(words: Words) -> Callable[[str], tuple[str, ...]]:
    def read(text: str) -> tuple[str, ...]:
        names = _listed(text) or (text,)
        for name in names:
            if name not in PLAYERS:
                raise argparse.ArgumentTypeError(words("simulate-no-bot", name=name, known=", ".join(PLAYERS)))
        return names

    return read


def _listed(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
