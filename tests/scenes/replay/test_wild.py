"""Somebody presses anything at any moment of a replay: no exception, no hand of a game under way, no match changed."""

import pytest

from game.engine.positions import digest
from game.scenes.replay.scene import ReplayScene
from tests.scenes.desktop import Desktop
from tests.scenes.finished import session as finished
from tests.scenes.replay.test_recording import under_way
from tests.scenes.test_wild import Wild, rarely_drawn

__all__ = ["rarely_drawn"]
EVENTS = 1200


@pytest.mark.parametrize(("match", "seed"), [("ended", 1), ("under way", 3)])
def test_whatever_is_pressed_the_match_stays_what_it_was(match, seed):
    session = finished(4, "elf", seed=seed) if match == "ended" else under_way(70)
    before, groups = digest(session.state), list(session.groups)
    desktop = Desktop()
    scene = ReplayScene(desktop.context, session, lambda: None)
    desktop.show(scene)
    wild, moments, seats = Wild(desktop, seed), set(), set()
    while wild.events < EVENTS:
        wild.act()
        moments.add(scene.recording.moment)
        seats.add(scene.recording.seat)
        if desktop.top is not scene:  # the options were opened
            desktop.show(scene)

    assert (digest(session.state), session.groups) == (before, groups)
    assert len(moments) > 20
    assert (len(seats) > 1) == session.over
    desktop.app.resize(1280, 720)
