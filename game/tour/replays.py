"""Replays for the tour: of a finished match through everybody's eyes and one seat's, and of one under way."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame

from game.bots import outlaw
from game.engine.events import BanditShot
from game.engine.state import Setup
from game.scenes.replay.scene import ReplayScene
from game.session import Seat, Session

if TYPE_CHECKING:
    from game.tour.tour import Tour

NAMES = ("Anna", "Boris", "Chloé", "Dmitri", "Emma", "Farid")
FOUR = Setup(("belle", "cheyenne", "doc", "tuco"), seed=4)
SIX = Setup(("belle", "cheyenne", "doc", "tuco", "django", "ghost"), seed=5, expansions=("elf",))
PART = 60  # choices of a match under way
ROUND = 3


def shown(tour: "Tour") -> Iterator[str]:
    """A shot, a hand seen by its owner, the log beside it, and why nobody's hand is seen."""
    scene = _watched(tour, _played(FOUR))
    scene.playback.go(_shot(scene))
    tour.robot.step(12)
    yield "replay"
    scene = _watched(tour, _played(SIX))
    scene.playback.stop()
    begun = [moment for moment in scene.recording.choices if moment > scene.recording.chapters[ROUND - 1].start]
    scene.playback.go(begun[len(SIX.seats) + 1])
    tour.robot.press(pygame.K_3, "3")
    yield "replay-eyes"
    tour.robot.press(pygame.K_g, "g")
    yield "replay-log"
    scene = _watched(tour, _played(FOUR, PART))
    scene.playback.stop()
    scene.playback.go(scene.recording.choices[-1])
    tour.robot.press(pygame.K_UP)
    scene.ring.focused = "everybody"
    tour.robot.step(2)
    yield "replay-under-way"


def _watched(tour: "Tour", session: Session) -> ReplayScene:
    scene = ReplayScene(tour.program.context, session, lambda: None)
    tour.app.stack.reset(scene)
    tour.robot.step(2)
    return scene


def _played(setup: Setup, choices: int = 999) -> Session:
    session = Session(setup, [Seat.of(name) for name in NAMES[: len(setup.players)]])
    while not session.over and choices:
        session.choose(outlaw.choose(session.view(session.to_move)))
        choices -= 1
    return session


def _shot(scene: ReplayScene) -> int:
    """The moment before somebody shoots in the middle of the match."""
    groups = scene.recording.session.groups
    middle = range(scene.recording.chapters[ROUND - 1].start, len(groups))
    return next(index for index in middle if any(isinstance(event, BanditShot) for event in groups[index]))
