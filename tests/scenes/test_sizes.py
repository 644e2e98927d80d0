"""Every scene in windows of every size and shape, with interfaces and letters of every size.

Nothing is cut off, nothing overlaps, and whatever can be pressed is in the window. What is looked at are the rectangles
of what is drawn.
"""

from functools import cache
from pathlib import Path

import pygame
import pytest

from game.scenes.how_to_play.scene import HowToPlayScene
from game.scenes.scheming.scene import SchemingScene
from game.scenes.scoring.scene import ScoringScene
from game.tour import counted, replays, saved
from game.tour.tour import Tour
from game.ui.canvas import Canvas
from game.ui.focus import FocusRing
from game.ui.words import ENGLISH, languages
from tests.scenes import drawn
from tests.scenes.desktop import STRICT, ActionScene, Desktop, people
from tests.scenes.states import STATES, rules, shown

SIZES = [  # windows, the interface's size in per cent, that of the letters
    ((1280, 720), "fit", 130),
    ((1280, 720), 80, 100),
    ((1280, 960), 90, 115),
    ((1920, 1200), 120, 130),
    ((2560, 1080), "fit", 115),
    ((3840, 2160), "fit", 100),
    ((3840, 2160), 80, 130),
    ((3840, 2160), 200, 130),
]
TIGHT: list[
    tuple[tuple[int, int], int | str, int]
] = [  # where the longer sentences of the other languages have the least room
    ((1280, 720), "fit", 130),
    ((2560, 1080), "fit", 115),
    ((2560, 1920), 200, 130),
]
OTHERS = [language for language in languages() if language != ENGLISH]
ON_THE_TRAIN = ("space", "target", "victim", "bandit", "loot", "figure")  # these lie in each other
CARDS = "card"  # these lie on each other


@pytest.fixture(autouse=True, scope="module")
def usual_size():
    """The window that all tests share is as it was, afterwards."""
    yield
    STRICT.speak(ENGLISH)
    desktop = Desktop()
    desktop.app.resize(1280, 720)


@pytest.fixture(autouse=True, scope="module")
def counted_once():
    """The games that the tour counts are the same at every size."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(counted, "_played", cache(counted._played))
        yield


@pytest.mark.parametrize(("size", "interface", "letters"), SIZES)
@pytest.mark.parametrize("state", STATES)
def test_nothing_is_cut_off_or_overlaps(state, size, interface, letters):
    STRICT.speak(ENGLISH)
    picture = shown(state).picture(size, interface, letters)
    assert [] == drawn.faults(picture)
    ring = getattr(shown(state).desktop.top, "ring", None)
    assert [] == out_of_place(ring, picture.get_rect())


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize(("size", "interface", "letters"), TIGHT)
@pytest.mark.parametrize("state", STATES)
def test_nothing_is_cut_off_or_overlaps_in_other_languages(state, size, interface, letters, language):
    STRICT.speak(ENGLISH)
    picture = shown(state).picture(size, interface, letters, language)
    assert [] == drawn.faults(picture)


@pytest.mark.parametrize(
    ("size", "interface", "letters", "language"),
    [(*SIZES[0], ENGLISH), (*SIZES[2], ENGLISH), *((*TIGHT[0], language) for language in OTHERS)],
)
def test_every_page_of_the_rules_has_room_for_its_words(size, interface, letters, language):
    STRICT.speak(ENGLISH)
    page = rules("")
    page.picture(size, interface, letters, language)
    scene = page.scene
    assert isinstance(scene, HowToPlayScene)
    found = []
    for one in scene.pages:
        with drawn.watched():
            scene.show(one)
            picture = drawn.Sheet(size)
            scene.draw(picture)
        assert scene.paper.fits, one.key
        found += [
            f"{one.key}: {fault}" for fault in (*drawn.faults(picture), *out_of_place(scene.ring, picture.get_rect()))
        ]
    assert found == []


@pytest.mark.parametrize(
    ("size", "interface", "letters", "language"),
    [*((*size, ENGLISH) for size in (SIZES[0], SIZES[2], SIZES[4])), *((*TIGHT[0], language) for language in OTHERS)],
)
@pytest.mark.parametrize("stop", [saved, replays, counted])
def test_nothing_is_cut_off_or_overlaps_where_the_tour_stops(stop, size, interface, letters, language):
    """The lists, the replay and the statistics, in the states that the tour finds for them."""
    with drawn.watched():
        tour = Tour(Path(), size)
        tour.app.settings.change(interface=interface, letters=letters, language=language)
        tour.app.resize(*size)
        tour.app.stack.push(tour.program.title())
        tour.app.stack.settle(tour.app.kit)
        tour.robot.step(2)
        for name in stop.shown(tour):
            picture = drawn.Sheet(size)
            scene = tour.app.stack.top
            assert scene is not None
            scene.draw(picture)
            assert [] == [f"{name}: {fault}" for fault in drawn.faults(picture)]
            assert [] == out_of_place(scene.ring, picture.get_rect())  # type: ignore[attr-defined]


def out_of_place(ring: FocusRing | None, window: pygame.Rect) -> list[str]:
    """What can be pressed outside the window, or on something else that can be."""
    targets = [] if ring is None else ring.targets
    found = [f"{target.name} is outside" for target in targets if not window.contains(target.rect)]
    apart = [target for target in targets if not target.name.startswith((*ON_THE_TRAIN, CARDS))]
    for index, one in enumerate(apart):
        for other in apart[:index]:
            both = one.rect.clip(other.rect)
            if both.w > drawn.NEAR and both.h > drawn.NEAR:
                found.append(f"{one.name} lies on {other.name}")
    return found


@pytest.mark.parametrize("state", ["scoring of four", "scoring of six"])
def test_who_alone_shot_most_is_named_however_long_that_is(state):
    STRICT.speak(ENGLISH)
    picture = shown(state).picture(*TIGHT[0], "ru")
    best = shown(state).desktop.session.state.result.gunslingers
    told = STRICT("scoring-gunslinger-many", count=1)

    assert len(best) > 1 or told not in [mark.words for mark in picture.marks]


@pytest.mark.parametrize("kind", [SchemingScene, ActionScene])
def test_a_window_resized_while_something_moves_goes_on(kind):
    """The movement is at its end, and what follows is what would have followed."""
    desktop, other = Desktop(), Desktop()
    for one in (desktop, other):
        one.match(people(3, 0), 7)
    for width, height in ((1600, 900), (1280, 960), (2560, 1080), (1280, 720)):
        desktop.until(lambda: isinstance(desktop.top, kind) and (desktop.top.board.busy or desktop.top.pause > 0))
        desktop.app.stack = desktop.stack
        desktop.app.resize(width, height)
        assert not desktop.top.board.busy
        assert (width, height) == desktop.app.kit_size
    for one in (desktop, other):
        one.context.instant = True
        one.until(lambda one=one: isinstance(one.top, ScoringScene))
    assert desktop.session.choices == other.session.choices


# the watching itself


def sheet(*texts: tuple[str, float, float]) -> drawn.Sheet:
    """A picture with these texts on it, at their places."""
    kit = Desktop().app.kit
    with drawn.watched():
        found = drawn.Sheet((400, 200))
        for words, x, baseline in texts:
            Canvas(kit, found).text(words, x, baseline, 20)
    return found


def test_texts_beside_each_other_are_no_fault():
    assert [] == drawn.faults(sheet(("one", 10, 50), ("two", 10, 80)))


def test_texts_on_each_other_are_found():
    assert "on each other" in drawn.faults(sheet(("one", 10, 50), ("two", 14, 52)))[0]


def test_a_text_that_is_cut_off_is_found():
    assert "cut off" in drawn.faults(sheet(("a long line", 360, 50)))[0]


def test_a_text_half_under_a_panel_is_found():
    kit = Desktop().app.kit
    with drawn.watched():
        found = drawn.Sheet((400, 200))
        Canvas(kit, found).text("a long line", 10, 50, 20)
        Canvas(kit, found).panel((60, 10, 200, 100))
    assert "half hidden" in drawn.faults(found)[0]
