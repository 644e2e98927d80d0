"""Programs that are killed at any moment. Each is a copy of one that has loaded what it needs, and done nothing yet."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import chain, takewhile
from pathlib import Path

ROOT = Path(__file__).parents[1]
GONE = b"gone\n"


def copied(live: Callable[[Path], None]) -> None:
    """What the program does: for each folder that it is told, a copy of it says its number and lives there."""
    for line in sys.stdin:
        if not os.fork():
            os.write(1, f"{os.getpid()}\n".encode())
            live(Path(line.removesuffix("\n")))
            os._exit(0)
        os.wait()
        os.write(1, GONE)


@contextmanager
def lives(module: str) -> Iterator[Callable[[Path, float], list[bytes]]]:
    """Lets a copy of the module's program live in a folder for some seconds and kills it; gives what that has said."""
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-m", module], cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        told, said = program.stdin, program.stdout

        def life(folder: Path, seconds: float) -> list[bytes]:
            told.write(f"{folder}\n".encode())
            told.flush()
            number, first = int(said.readline()), said.readline()
            time.sleep(seconds)
            with suppress(ProcessLookupError):  # it may have come to its end
                os.kill(number, 9)
            return [line.removesuffix(b"\n") for line in takewhile(GONE.__ne__, chain([first], said))]

        try:
            yield life
        finally:
            told.close()
            assert b"" == program.stderr.read()
