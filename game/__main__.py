"""The command line: plays in the window, or runs without one or by itself."""

import errno
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path

from game import command_line, paths
from game.speech import tell
from game.ui.words import Words

INTERRUPTED = 130  # the exit status of a program that was ended with Ctrl+C
CRASHED = 70  # as the programs of Unix do
NOBODY_READS = (errno.EPIPE, errno.ENOSPC)  # whoever reads what is printed has seen enough, or cannot keep it


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit status: 0 well, 1 something failed, 2 it could not be done."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # what is printed is ours
    try:
        words = Words()
        wishes = command_line.read(words, list(sys.argv[1:] if arguments is None else arguments))
        if wishes.home is not None:
            paths.set_home(wishes.home)
        return COMMANDS[wishes.command](wishes)
    except SystemExit as said:  # argparse has helped
        return int(said.code or 0)
    except paths.NoHome:
        tell(words("error-no-home"))
    except paths.BrokenAsset as error:
        tell(str(error))
    except command_line.Misused as error:
        print(error, file=sys.stderr)
    return 2


def _play(wishes: Namespace) -> int:
    from game.start import main as play

    return play(wishes.size)


def _open(wishes: Namespace) -> int:
    from game.start import open_file

    return open_file(wishes.file, wishes.size)


def _replay(wishes: Namespace) -> int:
    from game.replay import main as replay

    return replay(wishes.file)


def _scenario(wishes: Namespace) -> int:
    from game.scenario import main as scenario

    return scenario(wishes.paths)


def _simulate(wishes: Namespace) -> int:
    from game.simulate import main as simulate
    from game.simulate.games import Wishes

    bots = tuple(wishes.bots[place % len(wishes.bots)] for place in range(wishes.players))
    powers, events = not wishes.no_powers, not wishes.no_events
    kind = Wishes(bots, wishes.expansions, powers, events, wishes.expert, wishes.seed)
    return simulate(kind, wishes.games, wishes.workers, as_json=wishes.json)


def _puzzle(wishes: Namespace) -> int:
    from game.puzzles.command import main as puzzle

    return puzzle(wishes.paths, wishes.make, wishes.number, wishes.seed)


def _texts(wishes: Namespace) -> int:
    from game.texts import main as texts

    return texts()


def _tour(wishes: Namespace) -> int:
    from game.tour import main as tour

    return tour(wishes.folder, wishes.size)


def _bench(wishes: Namespace) -> int:
    from game.bench import main as bench

    return bench(wishes.size, as_json=wishes.json, start=wishes.start, first_picture=wishes.first_picture)


def _selftest(wishes: Namespace) -> int:
    from game.selftest import main as selftest

    return selftest()


# Each command imports what it needs when it is called: scenario and simulate need no pygame, play must start fast.
COMMANDS: dict[str, Callable[[Namespace], int]] = {
    "play": _play,
    "open": _open,
    "replay": _replay,
    "scenario": _scenario,
    "simulate": _simulate,
    "puzzle": _puzzle,
    "texts": _texts,
    "tour": _tour,
    "bench": _bench,
    "selftest": _selftest,
}


def run() -> None:
    """The installed command: run what the words on the command line say."""
    try:
        _prepare_streams()
        status = main()
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except OSError as error:
        if error.errno not in NOBODY_READS:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python, too, flushes once more as it ends
        status = 1
    except Exception as error:  # noqa: BLE001 - whatever it is, somebody wants to know
        status = _crashed(error)
    sys.exit(status)


def _crashed(error: Exception) -> int:
    """Write down what has happened, and tell where; the exit status."""
    from game.reports import FOLDER, Reports

    try:
        report = Reports(paths.home() / FOLDER).write(error)
    except paths.NoHome:
        report = None
    words = Words()
    if report is None:
        tell(words("error-crash", reason=f"{type(error).__name__}: {error}"))
    else:
        tell(words("error-crash-written", file=str(report)))
    return CRASHED


def _prepare_streams() -> None:
    """Let everything be printed: where a window is all there is, into nothing."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - as long as the program
        stream = getattr(sys, name)
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a name may have letters that a console has not


if __name__ == "__main__":
    run()
