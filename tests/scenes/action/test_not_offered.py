"""Whoever cannot be chosen says why when he is pointed at."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.table import not_offered
from tests.scenes.desktop import ActionScene, Desktop

GAMES = Path(__file__).parent / "games"


@pytest.fixture
def desktop(monkeypatch) -> Desktop:
    """Doc has to shoot; Cheyenne stands in his own space."""
    found = Desktop()
    said: list[str] = []
    monkeypatch.setattr(not_offered.bubble, "draw", lambda _surface, _kit, bubble, *_: said.append(bubble.head))
    found.said = said  # type: ignore[attr-defined]
    assert found.program.go_on(GAMES / "fire-at-own-space.coltexpress") is None
    found.stack.settle(found.app.kit)
    found.until_asked()
    assert isinstance(found.top, ActionScene)
    return found


def point(desktop: Desktop, bandit: str) -> list[str]:
    """Move the mouse to somebody; what is said then."""
    at = desktop.top.board.actor_rect(bandit).center  # type: ignore[union-attr]
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0)))
    desktop.said.clear()  # type: ignore[attr-defined]
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    return desktop.said  # type: ignore[attr-defined, no-any-return]


def test_who_stands_too_near_says_so_when_pointed_at(desktop):
    assert ["Cheyenne is too near"] == point(desktop, "cheyenne")


def test_who_can_be_chosen_says_nothing(desktop):
    assert [] == point(desktop, "tuco")


def test_who_is_too_near_is_marked_when_pointed_at(desktop):
    assert () == desktop.top.marks().barred
    point(desktop, "cheyenne")

    assert ("cheyenne",) == desktop.top.marks().barred
