"""The doors of the curtain swing before the train, as everybody may see it; what was done last is read on them."""

import pygame
import pytest
from pygame import Rect

from game.scenes.curtain import slip
from game.scenes.curtain.scene import POSTER_DROPS, SHUTS, SWING, SWINGS, CurtainScene
from game.table.chronicle import Line
from game.ui.paragraph import paragraph
from tests.scenes.desktop import STRICT, Desktop, SchemingScene, people
from tests.scenes.told import Told

TRAIN = Rect(300, 70, 680, 320)
LEAF = Rect(200, 400, 240, 150)  # a part of the left leaf where nothing else is
AT_REST = SHUTS + SWINGS + POSTER_DROPS + 0.1


@pytest.fixture
def desktop() -> Desktop:
    """Four people, the first of whom has just played a card."""
    found = Desktop()
    found.match(people(4))
    found.until_asked()
    found.top.choose(found.flow.view(found.flow.hand).options[0])
    found.until(lambda: isinstance(found.top, CurtainScene))
    return found


def part(desktop, area: Rect) -> bytes:
    desktop.picture()
    return pygame.image.tobytes(desktop.app.window.get_surface().subsurface(area), "RGB")


def far(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one[::31], other[::31], strict=True)) / len(one[::31])


def table(desktop, area: Rect) -> bytes:
    """The table behind, as everybody may see it."""
    surface = desktop.app.window.get_surface()
    desktop.stack.below(desktop.top).draw_for_all(surface)
    return pygame.image.tobytes(surface.subsurface(area), "RGB")


def test_at_first_the_train_is_seen(desktop):
    desktop.top.shutting = 0
    assert far(part(desktop, TRAIN), table(desktop, TRAIN)) < 2


def test_then_the_doors_are_before_it(desktop):
    desktop.later(AT_REST)

    assert far(part(desktop, TRAIN), table(desktop, TRAIN)) > 20


def test_they_swing_on_a_little(desktop):
    desktop.later(SHUTS)
    leaves = []
    for _ in range(round(SWINGS * 60)):
        desktop.wait()
        leaves.append(part(desktop, LEAF))

    assert len(set(leaves)) > 5


def test_at_twice_the_pace_they_fall_twice_as_fast(desktop):
    desktop.app.settings.change(animation="fast")
    before = desktop.top.shutting
    desktop.wait(0.1)

    assert desktop.top.shutting - before == pytest.approx(0.1 * desktop.context.pace)
    assert desktop.context.pace > 1


def test_then_they_rest(desktop):
    desktop.later(AT_REST)
    shut = part(desktop, LEAF)
    desktop.later(1)

    assert shut == part(desktop, LEAF)


def test_the_train_is_seen_through_them_before_they_are_open(desktop):
    desktop.later(AT_REST)
    desktop.top.held = True
    desktop.until(lambda: desktop.top.opening)
    desktop.later(SWING - 0.06)

    assert isinstance(desktop.top, CurtainScene)
    below = Rect(300, 230, 680, 150)
    assert far(part(desktop, below), table(desktop, below)) < 20


def test_what_was_done_last_is_read_on_them(desktop, monkeypatch):
    told = []
    monkeypatch.setattr(slip, "draw", lambda _kit, _words, lines: told.extend(line.words for line in lines))
    desktop.top.enter(desktop.app.kit)
    below = desktop.stack.below(desktop.top)

    assert told[-1] == below.table.drawer.chronicle.lines[-1].words
    assert " plays " in told[-1]


@pytest.mark.parametrize("count", [1, 3, 4, 9])
def test_no_more_is_read_there_than_fits_and_then_where_the_rest_is(desktop, monkeypatch, count):
    said = []
    monkeypatch.setattr(slip, "paragraph", lambda kit, words, *how: said.append(words) or paragraph(kit, words, *how))
    words = Told()
    slip.draw(desktop.app.kit, words, [Line(f"Doc says {nth}", 1, "doc") for nth in range(count)])

    assert [f"Doc says {nth}" for nth in range(count)][-slip.MOST :] == said
    assert (STRICT("curtain-more") in words.said) is (count > slip.MOST)


def test_behind_them_no_hand_is_drawn(desktop):
    """Whatever is asked of the table meanwhile, its picture is the one for all."""
    shown = []
    below = desktop.stack.below(desktop.top)
    below.draw_for_all = shown.append
    below.draw = lambda _: pytest.fail("drawn for one")
    desktop.top.enter(desktop.app.kit)

    assert 1 == len(shown)
    assert desktop.flow.hand is None


def test_for_whom_nothing_moves_they_are_shut_at_once(desktop):
    desktop.later(AT_REST)
    shut = part(desktop, TRAIN)
    desktop.app.settings.change(reduced_motion=True)
    desktop.top.shutting = 0

    assert shut == part(desktop, TRAIN)


def test_the_whole_of_it_is_laid_out_anew_for_another_size():
    found = Desktop()
    found.match(people(4))
    found.until(lambda: isinstance(found.top, CurtainScene))
    try:
        found.app.resize(1600, 900)
        below = found.stack.below(found.top)

        assert isinstance(below, SchemingScene)
        assert below.table.kit is found.app.kit
    finally:
        found.app.resize(1280, 720)
