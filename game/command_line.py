"""The words that each command understands, and what `--help` says of them."""

import argparse
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Never

from game.record.file import ENDING
from game.ui.words import Words

PROGRAM = "colt-express"
SMALLEST_WINDOW = (1280, 720)  # pixels
LARGEST_SIDE = 8192  # pixels of a window's side: more than any screen has
MOST_GAMES = 10**9  # in one go: more than anybody would wait for
MOST_WORKERS = 256
MOST_CARDS = 6  # that a puzzle's solver plays: a whole hand
USUAL_PLAYERS = 4  # where nobody says how many
PEOPLE = range(2, 7)
MOST_REPEATED = 60  # letters of what was typed

Declare = Callable[[ArgumentParser, Words], None]


class Misused(Exception):
    """The words of a command line make no sense; its text says so, and where to read what would."""


class Parser(ArgumentParser):
    """Says in one line what is wrong, where argparse repeats the whole usage."""

    def error(self, message: str) -> Never:
        raise Misused(f"{message.rstrip('.')} ({self.prog} --help).")


def read(words: Words, arguments: list[str]) -> Namespace:
    """What the words of a command line ask for: `command`, `home`, and that command's own.

    Without a command they ask for `play`; a file alone, which is what a double click names, for `open`. Raises
    Misused; and SystemExit, as argparse does, when it has helped.
    """
    chief = Parser(prog=PROGRAM, description=words("command-about"))
    _declare_home(chief, words, None)
    whole = _with_command(arguments)
    commands = chief.add_subparsers(dest="command", metavar="COMMAND")
    for name, declare in COMMANDS.items():
        said = words(f"command-{name}")
        command = commands.add_parser(name, help=said, description=said)
        if name in whole:  # the others would only take time
            _declare_home(command, words, argparse.SUPPRESS)
            declare(command, words)
    wishes, more = chief.parse_known_args(whole)
    command = commands.choices[wishes.command]
    if more:
        command.error(words("error-arguments", words=_shown(" ".join(more))))
    if wishes.command == "simulate":
        wishes.players = wishes.players or max(USUAL_PLAYERS, len(wishes.bots))
        if len(wishes.bots) > wishes.players:
            names, seats = str(len(wishes.bots)), str(wishes.players)
            command.error(words("simulate-many-bots", names=names, seats=seats))
    return wishes


def _with_command(arguments: list[str]) -> list[str]:
    """The words with the command that they leave out."""
    at = 2 if arguments[:1] == ["--home"] and len(arguments) > 1 else 0
    first = (arguments[at:] or [""])[0]
    if first in ("-h", "--help", "help"):
        return [*arguments[:at], "--help"]
    if not first or first.startswith("-"):
        return [*arguments[:at], "play", *arguments[at:]]
    if first not in COMMANDS and (first.endswith(ENDING) or Path(first).is_file()):
        return [*arguments[:at], "open", *arguments[at:]]
    return arguments


def _declare_home(parser: ArgumentParser, words: Words, otherwise: object) -> None:
    """`--home`, which may stand before the command or behind it."""
    about = words("command-help-home")
    parser.add_argument("--home", type=Path, metavar="FOLDER", default=otherwise, help=about)


def _size(parser: ArgumentParser, words: Words, *, usual: tuple[int, int] | None = None) -> None:
    """`--size`; without a `usual` one the window is as large as fits the screen."""
    about = words("command-help-size", usual="{}x{}".format(*usual)) if usual else words("command-help-size-fitting")
    read = partial(window_size, words)
    parser.add_argument("--size", type=read, metavar="WIDTHxHEIGHT", default=usual, help=about)


def window_size(words: Words, text: str) -> tuple[int, int]:
    """The size that WIDTHxHEIGHT asks for.

    Raises ArgumentTypeError, with a sentence, when it makes no sense, is too small, or larger than any screen.
    """
    sides = text.split("x")
    if len(sides) != 2 or not all(map(_side, sides, SMALLEST_WINDOW)):
        raise ArgumentTypeError(words("error-size", size=_shown(text)))
    return int(sides[0]), int(sides[1])


def _side(text: str, least: int) -> bool:
    """Whether words are a number of pixels for a side of a window, not below `least`."""
    return text.isascii() and text.isdigit() and len(text) < 6 and least <= int(text) <= LARGEST_SIDE


def _shown(text: str) -> str:
    """Words as a sentence can repeat them."""
    return text if len(text) <= MOST_REPEATED else f"{text[:MOST_REPEATED]}…"


def _count(words: Words, most: int, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 12 and 1 <= int(text) <= most):
        raise ArgumentTypeError(words("error-count", found=_shown(text), most=most))
    return int(text)


def _listed(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in text.split(",") if name.strip()) or (text,)


def _nothing(parser: ArgumentParser, words: Words) -> None:
    """No words."""


def _open(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words("command-help-file"))
    _size(parser, words)


def _replay(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words("command-help-file"))
    parser.add_argument("--text", action="store_true", required=True, help=words("command-help-text"))


def _scenario(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("paths", nargs="+", metavar="FILE_OR_FOLDER", help=words("command-help-scenarios"))


def _simulate(parser: ArgumentParser, words: Words) -> None:
    wish = parser.add_argument
    games, workers = (partial(_count, words, most) for most in (MOST_GAMES, MOST_WORKERS))
    wish("--players", type=int, default=None, choices=list(PEOPLE), metavar="N", help=words("simulate-help-players"))
    wish("--games", type=games, default=100, metavar="N", help=words("simulate-help-games"))
    wish("--seed", type=int, default=0, metavar="N", help=words("simulate-help-seed"))
    wish("--workers", type=workers, default=1, metavar="N", help=words("simulate-help-workers"))
    wish("--bots", type=_listed, default=("random",), metavar="A,B,...", help=words("simulate-help-bots"))
    wish("--expansions", type=_listed, default=(), metavar="A,B,...", help=words("simulate-help-expansions"))
    for flag in ("expert", "no-powers", "no-events", "json"):
        wish(f"--{flag}", action="store_true", help=words(f"simulate-help-{flag}"))


def _puzzle(parser: ArgumentParser, words: Words) -> None:
    wish = parser.add_argument
    cards, number = (partial(_count, words, most) for most in (MOST_CARDS, MOST_GAMES))
    wish("paths", nargs="+", type=Path, metavar="FILE_OR_FOLDER", help=words("puzzle-help-paths"))
    wish("--make", type=cards, default=None, metavar="CARDS", help=words("puzzle-help-make"))
    wish("--number", type=number, default=1, metavar="N", help=words("puzzle-help-number"))
    wish("--seed", type=int, default=0, metavar="N", help=words("puzzle-help-seed"))


def _tour(parser: ArgumentParser, words: Words) -> None:
    parser.add_argument("folder", type=Path, metavar="FOLDER", help=words("command-help-folder"))
    _size(parser, words, usual=SMALLEST_WINDOW)


def _bench(parser: ArgumentParser, words: Words) -> None:
    _size(parser, words, usual=(1920, 1080))
    parser.add_argument("--start", action="store_true", help=words("command-help-start"))
    parser.add_argument("--first-picture", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--json", action="store_true", help=words("command-help-json"))


COMMANDS: dict[str, Declare] = {
    "play": _size,
    "open": _open,
    "replay": _replay,
    "scenario": _scenario,
    "simulate": _simulate,
    "puzzle": _puzzle,
    "texts": _nothing,
    "tour": _tour,
    "bench": _bench,
    "selftest": _nothing,
}
