"""The command line: plays in the window, or runs without one or by itself: see USAGE."""

import os
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path

from game import paths

HELP = ("-h", "--help", "help")
USAGE = """colt-express                      play (--size WIDTHxHEIGHT)
colt-express open FILE            go on with a saved game, or watch one that has ended
colt-express replay FILE --text   tell a saved game in sentences
colt-express scenario FILE...     check written positions
colt-express simulate ...         play whole games without a window (--help tells more)
colt-express tour FOLDER          draw every scene into PNG files (--size WIDTHxHEIGHT)
colt-express bench ...            measure the pictures' speed (--size WIDTHxHEIGHT, --json)
colt-express selftest             open the window, play a game through every scene, and end
--home FOLDER                     with any of them: keep games and settings there"""


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit status: 0 well, 1 something failed, 2 it could not be done."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # what is printed is ours
    words = list(sys.argv[1:] if arguments is None else arguments)
    if "--home" in words:
        at = words.index("--home")
        if at + 1 == len(words):
            print("Say where the home is: --home FOLDER.", file=sys.stderr)
            return 2
        paths.set_home(Path(words[at + 1]))
        del words[at : at + 2]
    named = bool(words) and (not words[0].startswith("-") or words[0] in HELP)
    command, rest = (words[0], words[1:]) if named else ("play", words)
    if command in HELP:
        print(USAGE)
        return 0
    run = COMMANDS.get(command)
    if run is None:
        known = ", ".join(COMMANDS)
        print(f"There is no command {command!r}; there are: {known}.", file=sys.stderr)
        return 2
    try:
        return run(rest)
    except paths.BrokenAsset as error:
        print(error, file=sys.stderr)
        return 2


def _play(rest: list[str]) -> int:
    from game.play import main as run

    return run(rest)


def _open(rest: list[str]) -> int:
    from game.play import open_file as run

    return run(rest)


def _replay(rest: list[str]) -> int:
    from game.replay import main as run

    return run(rest)


def _scenario(rest: list[str]) -> int:
    from game.scenario import main as run

    return run(rest)


def _simulate(rest: list[str]) -> int:
    from game.simulate import main as run

    return run(rest)


def _tour(rest: list[str]) -> int:
    from game.tour import main as run

    return run(rest)


def _bench(rest: list[str]) -> int:
    from game.bench import main as run

    return run(rest)


def _selftest(rest: list[str]) -> int:
    from game.selftest import main as run

    return run(rest)


# Each command imports what it needs when it is called: scenario and simulate need no pygame, play must start fast.
COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "play": _play,
    "open": _open,
    "replay": _replay,
    "scenario": _scenario,
    "simulate": _simulate,
    "tour": _tour,
    "bench": _bench,
    "selftest": _selftest,
}


def run() -> None:
    """The installed command: run what the words on the command line say."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a name may have letters that a console has not
    try:
        status = main()
        if sys.stdout is not None:  # it is None where a window is all there is
            sys.stdout.flush()
    except BrokenPipeError:  # whoever reads what is printed has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        status = 1
    sys.exit(status)


if __name__ == "__main__":
    run()
