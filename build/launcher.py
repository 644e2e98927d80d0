"""What the packaged program starts with."""

from game.__main__ import run

run()
