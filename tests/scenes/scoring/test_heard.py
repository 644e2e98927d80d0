"""What is heard when a match is over."""

from dataclasses import replace

import pygame
import pytest
from pygame.event import Event

from game.scenes.scoring.count import Times
from game.scenes.scoring.heard import sounds
from game.scenes.scoring.scene import ScoringScene
from game.session import Seat
from tests.scenes.desktop import Desktop, people
from tests.scenes.finished import session


@pytest.mark.parametrize(
    ("persons", "music"), [((), "win"), ((0,), "win"), ((0, 1), "win"), ((2,), "lose"), ((1, 2), "win")]
)
def test_people_are_cheered_when_any_of_them_has_won(persons, music):
    """Seats 0 and 1 have won together."""
    match = session(3, seed=3)
    assert match.state.result is not None
    match.state.result = replace(match.state.result, winners=(0, 1))
    for seat in persons:
        match.seats[seat] = Seat("Ada")

    assert music in [name for _, name in sounds(match, [], Times(0, 0, 0))]


def test_what_was_due_before_the_count_was_skipped_is_not_heard_any_more(monkeypatch):
    desktop = Desktop()
    desktop.match(people(3, 0), instant=True)
    desktop.play_out()
    desktop.context.instant = False
    scene = ScoringScene(desktop.context, desktop.flow, lambda: None)
    desktop.show(scene)
    heard: list[str] = []
    monkeypatch.setattr(desktop.context.sounds, "play", lambda name, *_: heard.append(name))
    scene.handle(Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" "))
    scene.update(1 / 60)

    assert "score_tick" not in heard
    assert {"win", "lose"} & set(heard)
