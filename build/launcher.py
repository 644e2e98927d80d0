"""Where the packaged program starts: the same command line as the installed one."""

import os
import sys
from collections.abc import MutableMapping
from multiprocessing import freeze_support


def give_back(environment: MutableMapping[str, str]) -> None:
    """Let the programs that this one starts, a file manager, say, find the system's libraries instead of the package's.

    PyInstaller's start has LD_LIBRARY_PATH changed, and kept what it was under another name.
    """
    before = environment.pop("LD_LIBRARY_PATH_ORIG", None)
    environment.pop("LD_LIBRARY_PATH", None)
    if before is not None:
        environment["LD_LIBRARY_PATH"] = before


if __name__ == "__main__":
    freeze_support()  # a process that shares the work starts here, too
    if sys.platform == "linux":
        give_back(os.environ)
    from game.__main__ import run

    run()
