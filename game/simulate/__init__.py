"""`colt-express simulate`: whole games without a window, counted and timed."""

import json
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tqdm import tqdm

from game.bots.roster import PLAYERS
from game.engine.game import CannotBePlayed
from game.simulate.games import Wishes, play_one
from game.simulate.tally import Tally, together
from game.ui.words import Words


def main(wishes: Wishes, games: int, workers: int, *, as_json: bool) -> int:
    """Play games and print what came of them; exit status 2, and a sentence, where the wishes make no sense."""
    words = Words()
    unknown = [name for name in wishes.bots if name not in PLAYERS]
    if unknown:
        print(words("simulate-no-bot", name=unknown[0], known=", ".join(PLAYERS)), file=sys.stderr)
        return 2
    try:
        tally = simulate(wishes, games, workers)
    except CannotBePlayed as error:
        print(words(f"refused-{error.reason}"), file=sys.stderr)
        return 2
    if as_json:
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
    return next((words(key) for key in (f"bandit-{name}", f"action-{name}", f"aim-{name}-end") if key in words), name)
