"""Where the packaged program starts: the same command line as the installed one."""

from game.__main__ import run

run()
