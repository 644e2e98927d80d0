"""Where the rules lead on to: playing, with the Conductor, or a puzzle that teaches what a page tells."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Onward:
    """`learn` leads into the guided game; `try_puzzle` to the next puzzle that teaches something, of that `number`."""

    learn: Callable[[], None]
    number: Callable[[str], int]
    try_puzzle: Callable[[str], None]
