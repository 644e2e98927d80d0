"""The saved games for the tour: a folder of its own with games of several kinds, whole and damaged."""

import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import pygame

from game.bots import outlaw
from game.engine.state import Setup
from game.record.file import DATE, write
from game.record.library import Library
from game.scenes.load.saved_games import SavedGames
from game.session import Seat, Session

if TYPE_CHECKING:
    from game.tour.tour import Tour

NAMES = ("Anna", "Boris", "Chloé", "Dmitri", "Emma", "Farid")
DAY = 86400
UNTIL_READ = 60  # frames in which all of these are looked into
SAVED = re.compile("^saved: .*", re.MULTILINE)
# set-up, people, choices made, seconds since: the last played first
GAMES = (
    (Setup(("belle", "cheyenne", "doc", "tuco"), seed=4, expansions=("elf",)), 2, 62, 60),
    (Setup(("django", "tuco", "ghost", "belle", "doc", "cheyenne"), seed=6), 6, 90, DAY),
    (Setup(("belle", "doc", "ghost"), seed=3, expansions=("ghost",)), 2, 30, 20 * DAY),
    (Setup(("belle", "tuco", "django", "doc"), seed=2, teams=(("belle", "django"), ("tuco", "doc"))), 2, 9, 30 * DAY),
    (Setup(("belle", "cheyenne", "doc", "tuco", "django"), seed=9), 1, 999, 400 * DAY),
)


def shown(tour: "Tour") -> Iterator[str]:
    """The title with a game under way, the list, a damaged file, the question before deleting, the finished ones."""
    program, robot = tour.program, tour.robot
    with TemporaryDirectory() as folder:
        _fill(Library(Path(folder)))
        program.library = Library(Path(folder))
        program.games = SavedGames(program.library)
        tour.app.stack.reset(program.title())
        robot.step(40)
        yield "title-continue"
        program.saved_games()
        robot.step(UNTIL_READ)
        yield "load"
        robot.press(pygame.K_DOWN)
        robot.press(pygame.K_DOWN)
        robot.step(UNTIL_READ)
        yield "load-damaged"
        robot.press(pygame.K_UP)
        robot.press(pygame.K_DELETE)
        robot.step(2)
        yield "load-delete"
        program.saved_games(ended=True)
        robot.step(UNTIL_READ)
        yield "replays"
        program.library = program.games = None


def _fill(library: Library) -> None:
    now = time.time()
    for setup, persons, choices, ago in GAMES:
        seats = [Seat.of(NAMES[seat], "" if seat < persons else "outlaw") for seat in range(len(setup.players))]
        text = write(_played(Session(setup, seats), choices).record())
        _put(library, " ".join(seat.name for seat in seats), text, now - ago)
    _put(library, "game 7", text[: len(text) // 2], now - 2 * DAY)


def _played(session: Session, choices: int) -> Session:
    while not session.over and choices:
        session.choose(outlaw.choose(session.view(session.to_move)))
        choices -= 1
    return session


def _put(library: Library, title: str, text: str, when: float) -> None:
    library.add(title, SAVED.sub(f"saved: {datetime.fromtimestamp(when, UTC):{DATE}}", text))
