"""What the program says when it has no scene to say it in: on the terminal, or else in a box on the screen."""

import os
import sys
from contextlib import suppress


def tell(sentence: str) -> None:
    """Say a sentence to whoever has started the program, with a double click, too."""
    print(sentence, file=sys.stderr)
    if not _read_on_a_terminal():
        _show(sentence)


def _read_on_a_terminal() -> bool:
    """Whether a person reads what is printed. A program without a console has no streams at its start."""
    return any(stream is not None and stream.isatty() for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__))


def _show(sentence: str) -> None:
    """Show a sentence in a box of the system's, until it is closed."""
    import pygame  # noqa: PLC0415 - most of what is told needs no window library

    from game.window import HEADLESS  # noqa: PLC0415

    if os.environ.get("SDL_VIDEODRIVER") not in HEADLESS:
        with suppress(pygame.error):  # there is no screen, either
            pygame.display.message_box("Colt Express", sentence, "error")
