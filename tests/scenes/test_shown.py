"""What every scene shows in its typical states: texts, pieces, what is framed, what can be pressed and what that tells.

When something is to be shown otherwise, look at what differs and write the files anew: `python -m tests.golden`.
"""

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from game.scenes.load.scene import LoadScene
from game.tour import replays, saved
from game.tour.tour import Tour
from game.ui.words import ENGLISH
from tests.scenes import drawn
from tests.scenes.desktop import SIZE, STRICT
from tests.scenes.listed import Listed
from tests.scenes.states import MORE, STATES, Shown, shown

FOLDER = Path(__file__).parent / "golden" / "scenes"
LEFT_OUT = ("credits", "where it was won")  # what others write anew: licences; what follows from how well Legend thinks
LISTED = [state for state in (*STATES, *MORE) if state not in LEFT_OUT]


def lines(there: Shown) -> list[str]:
    """What a state shows."""
    STRICT.speak(ENGLISH)
    found = Listed()
    with found.watched():
        there.picture(SIZE, "fit", 100)
    ring = getattr(there.desktop.top, "ring", None)
    if ring is not None:
        found.pressed(ring)
    return found.lines


def stops(stop: ModuleType) -> Iterator[tuple[str, list[str]]]:
    """What the tour shows of a part of the program, each with its name."""
    found = Listed()
    with drawn.watched(), found.watched():
        tour = Tour(Path(), SIZE)
        tour.app.settings.change(language=ENGLISH)
        tour.app.stack.push(tour.program.title())
        tour.app.stack.settle(tour.app.kit)
        tour.robot.step(2)
        for name in stop.shown(tour):
            scene: Any = tour.app.stack.top
            while isinstance(scene, LoadScene) and scene.restless:
                tour.robot.step(1)  # files are read in a thread
            tour.app.kit = tour.app.kit.remade(tour.app.kit.scale)
            scene.enter(tour.app.kit)
            found.lines.clear()
            scene.draw(drawn.Sheet(SIZE))
            found.pressed(scene.ring)
            yield name, list(found.lines)


@pytest.mark.parametrize("state", LISTED)
def test_a_scene_shows_the_same(state):
    recorded = (FOLDER / f"{state}.txt").read_text("utf-8").splitlines()

    assert recorded == lines(shown(state))


def test_what_somebody_else_chose_in_the_same_window_is_not_shown():
    there = shown("options, access")
    before = lines(there)
    there.desktop.context.keeper.change(reduced_motion=True)

    assert before == lines(there)


@pytest.mark.parametrize("stop", [saved, replays], ids=["saved", "replays"])
def test_lists_and_replays_show_the_same(stop):
    told = dict(stops(stop))
    recorded = {name: (FOLDER / f"{name}.txt").read_text("utf-8").splitlines() for name in told}

    assert recorded == told


def write_anew() -> None:
    """Keep what every state shows now."""
    for state in LISTED:
        (FOLDER / f"{state}.txt").write_text("\n".join(lines(shown(state))) + "\n", "utf-8")
    for stop in (saved, replays):
        for name, told in stops(stop):
            (FOLDER / f"{name}.txt").write_text("\n".join(told) + "\n", "utf-8")
