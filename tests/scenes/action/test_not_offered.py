"""Whoever cannot be chosen says why when he is pointed at."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.engine.step import Barred
from game.scenes.action import barring
from game.table import not_offered
from tests.scenes.desktop import STRICT, ActionScene, Desktop

GAMES = Path(__file__).parent / "games"


@pytest.fixture
def desktop(monkeypatch) -> Desktop:
    """Doc has to shoot; Cheyenne stands in his own space."""
    found = Desktop()
    said: list[str] = []
    monkeypatch.setattr(not_offered.saying, "draw", lambda _surface, _kit, one: said.append(one.bubble.head))
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


def test_of_who_is_shown_large_the_question_tells(desktop, monkeypatch):
    board, surface = desktop.top.board, desktop.app.window.get_surface()
    monkeypatch.setattr(board.close_up, "shows", lambda bandit: bandit == "cheyenne")
    desktop.said.clear()
    not_offered.draw(surface, board, STRICT, [Barred("cheyenne", "own-space")], "icon_fire", list)

    assert [] == desktop.said


def test_who_can_be_chosen_says_nothing(desktop):
    assert [] == point(desktop, "tuco")


def test_who_is_too_near_is_marked_when_pointed_at(desktop):
    assert () == desktop.top.marks().barred
    point(desktop, "cheyenne")

    assert ("cheyenne",) == desktop.top.marks().barred


def test_in_a_crowd_the_one_in_front_is_pointed_at(desktop):
    table, ring = desktop.top.table, desktop.top.ring
    for bandit in table.state.bandits.values():
        bandit.space = table.state.train.insides[2]
    table.show(table.state)
    _, behind, front = list(table.state.bandits)[:3]
    ring.device.mouse = table.board.actor_rect(behind).clip(table.board.actor_rect(front)).center
    barred = [Barred(name, "own-space") for name in (behind, front)]

    assert barred[1:] == barring.said(barred, table.board, ring, table.state.bandits)


def test_why_these_tells_of_everybody_who_is_not_on_offer(desktop):
    """A line for each, at the button."""
    told = desktop.target("why").hint.split("\n")
    state = desktop.session.state
    others = set(state.bandits) - {"doc", *(option.target for option in state.offered)}

    assert {STRICT(f"bandit-{name}") for name in others} == {line.split(" is ")[0] for line in told}


def test_who_cannot_be_chosen_does_not_tell_who_he_is_as_well(desktop):
    assert not desktop.target("figure cheyenne").hint
    assert "Marshal" in desktop.target("figure marshal").hint


def test_with_keys_who_has_the_focus_says_why(desktop):
    """Looking around, keys find whoever is not on offer."""
    desktop.press(pygame.K_e, "e")
    for _ in range(60):
        if desktop.top.ring.focused == "figure cheyenne":
            break
        desktop.press(pygame.K_TAB)
    desktop.said.clear()
    desktop.step(1)

    assert ["Cheyenne is too near"] == desktop.said
