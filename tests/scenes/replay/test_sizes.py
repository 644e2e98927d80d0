"""Replays at every size of window, interface and letters: nothing is cut off, nothing overlaps."""

from collections.abc import Callable
from functools import cache

import pytest

from game.scenes.replay.naming import NamingScene
from game.scenes.replay.scene import ReplayScene
from game.session import Session
from tests.scenes import drawn
from tests.scenes.desktop import Desktop, people
from tests.scenes.finished import session as finished
from tests.scenes.replay.test_recording import under_way
from tests.scenes.states import Shown
from tests.scenes.test_sizes import SIZES, out_of_place, usual_size

__all__ = ["usual_size"]


def replay(match: Session, choice: int, *, seat: int | None = None, log: bool = False) -> Shown:
    """A replay standing at a choice."""
    desktop = Desktop()
    scene = ReplayScene(desktop.context, match, lambda: None)
    scene.playback.toggle()
    desktop.show(scene)
    scene.playback.stop()
    scene.playback.go(scene.recording.choices[choice])
    scene.playback.look(seat)
    if log:
        scene.turn_log()
    return Shown(desktop)


def naming() -> Shown:
    """The line for a finished match's name."""
    desktop = Desktop()
    desktop.match(people(3, 0))
    desktop.show(NamingScene(desktop.context, desktop.flow))
    return Shown(desktop)


STATES: dict[str, Callable[[], Shown]] = {
    "everybody's eyes": lambda: replay(finished(4, seed=5), 45),
    "a hand of six, with the Elf": lambda: replay(finished(6, "elf", seed=5), 70, seat=1),
    "a pair's hand": lambda: replay(finished(2, seed=5), 20, seat=0),
    "the box's Ghost": lambda: replay(finished(5, "ghost", seed=5), 60, seat=2),
    "a game under way": lambda: replay(under_way(30), 29),
    "beside the log": lambda: replay(finished(6, "elf", seed=5), 70, seat=1, log=True),
    "the name": naming,
}
shown = cache(lambda state: STATES[state]())


@pytest.mark.parametrize(("size", "interface", "letters"), SIZES)
@pytest.mark.parametrize("state", STATES)
def test_nothing_is_cut_off_or_overlaps(state, size, interface, letters):
    picture = shown(state).picture(size, interface, letters)

    assert [] == drawn.faults(picture)
    assert [] == out_of_place(shown(state).desktop.top.ring, picture.get_rect())
