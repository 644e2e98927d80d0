"""Starting the window: with the player's files, with a saved game, and what is said where that cannot be."""

import gc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from threading import Thread

import pygame

from game.album import Album
from game.app import App
from game.bots.thinking import Thinker
from game.paths import BrokenAsset, asset, home
from game.play import Program, drawn
from game.record.file import Damaged
from game.record.library import Library, load
from game.reports import FOLDER as REPORTS
from game.reports import Reports
from game.scenes.load.sentences import reason
from game.session import Session
from game.settings.keeper import Keeper
from game.sound.sounds import Sounds
from game.speech import tell
from game.statistics.store import Store
from game.ui.bindings import fits
from game.ui.words import Words
from game.window import NoWindow

PICTURES = "pictures"  # that of pictures of the window
GAMES = "games"  # the folder of games in the player's own


def main(size: tuple[int, int] | None) -> int:
    """`colt-express`: play in a window of that size; with None, as large as fits the screen."""
    return guarded(partial(run, size))


def open_file(path: Path, size: tuple[int, int] | None) -> int:
    """`colt-express open FILE`: go on with a saved game, or watch one that has ended."""
    try:
        Session.resume(load(path))
    except Damaged as damage:
        tell(f"{path.name}: {reason(Words(), damage)}")
        return 2
    return guarded(partial(run, size, path))


def run(size: tuple[int, int] | None, path: Path | None = None) -> int:
    """Open the window, with a saved game if one is named, and play until it is closed."""
    end_well = Reports(home() / REPORTS).watch()
    thinker = Thinker()
    try:
        program = opened(size, thinker)
        if path is not None:
            program.open(path)
        program.app.run(shown=Thread(target=load_scenes, daemon=True).start)
    finally:  # an exception gets a report of its own
        thinker.close()
        end_well()
    return 0


def opened(size: tuple[int, int] | None, thinker: Thinker | None = None, *, headless: bool = False) -> Program:
    """The program in its window, with the files of the player, at the title; `headless` is content without a screen.

    Raises NoHome, and NoWindow.
    """
    settings = Keeper(home(), fits, lambda: Words()("settings-head"))
    app = App(size, headless=headless, settings=settings, sounds=Sounds(asset("sound")))
    program = Program(app, drawn, Library(home() / GAMES), Store(home()), thinker)
    app.dropped = program.open
    app.album = Album(home() / PICTURES, program.words)
    program.tell_of_crash(Reports(home() / REPORTS))
    app.stack.push(program.title())
    return program


def load_scenes() -> None:
    """Load what comes after the title."""
    import game.expansions.own_scenes
    import game.scenes.beyond_title  # noqa: F401

    gc.freeze()  # what is loaded by now stays: looking through it for waste would halt the picture


def guarded(run: Callable[[], int]) -> int:
    """Run something that needs a window; what can go wrong is told in one sentence, with exit status 2."""
    try:
        return run()
    except NoWindow as trouble:
        words, why = Words(), str(trouble)
        tell(words("error-no-window", reason=why) if why else words("error-no-display"))
    except BrokenAsset as error:
        tell(str(error))
    finally:
        pygame.quit()
    return 2
