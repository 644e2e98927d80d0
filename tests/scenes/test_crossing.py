"""Between Schemin' and Stealin' the stage grows and shrinks, and the strips slide: nothing jumps."""

from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from game.scenes.crossing import FADES, SECONDS
from game.settings.settings import Speed
from game.table import plan
from game.table.card import Cards
from game.table.table import Table
from tests.scenes.desktop import SIZE, ActionScene, Desktop, SchemingScene, people

NEARLY = 2 / 60
STAGE = Rect(0, 60, 1280, 540)


@pytest.fixture
def desktop():
    return Desktop()


def until_crossing(desktop, kind):
    """A match of computers up to where the scene of a kind begins."""
    desktop.until(lambda: desktop.top.crossing is not None and isinstance(desktop.top, kind), 20000)


def to_stealing(desktop, **settings):
    desktop.app.settings.change(**settings)
    desktop.match(people(4, 0))
    while not (isinstance(desktop.top, ActionScene) and desktop.top.crossing is not None):
        desktop.top.finish()
        desktop.wait()
        if desktop.top.playing.moment is not None:
            desktop.top.playing.moment.go()


def difference(one: bytes, other: bytes) -> float:
    """How far two pictures are from one another, in a part of it."""
    return sum(abs(a - b) for a, b in zip(one[::97], other[::97], strict=True)) / len(one[::97])


def shown(desktop, area=STAGE) -> bytes:
    desktop.picture()
    return pygame.image.tobytes(desktop.app.window.get_surface().subsurface(area), "RGB")


def test_stealin_begins_as_schemin_ended(desktop):
    to_stealing(desktop)
    desktop.wait()
    begins = shown(desktop, Rect(0, 60, 1280, 340))
    small = desktop.top.crossing.old.board
    small.draw(desktop.app.window.get_surface())
    ended = pygame.image.tobytes(desktop.app.window.get_surface().subsurface(Rect(0, 60, 1280, 340)), "RGB")

    assert difference(begins, ended) < 12


def test_it_ends_as_the_small_picture_lies_where_only_the_ground_is_another(desktop):
    """Six cars of Horses & Stagecoach are as large in both pictures."""
    table = people(6, 0)
    table.switch("horses")
    desktop.app.settings.change(animation=Speed.FAST)
    desktop.match(table)
    until_crossing(desktop, SchemingScene)
    growth = desktop.top.crossing.growth
    window = desktop.app.window.get_surface()
    pictures = []
    for draw in (lambda: growth.draw(window, 0), lambda: growth.small.draw(window)):
        draw()
        pictures.append(pygame.image.tobytes(window.subsurface(Rect(0, 260, 1280, 140)), "RGB"))

    assert difference(*pictures) < 12


def test_no_picture_is_far_from_the_one_before(desktop):
    to_stealing(desktop)
    pictures = [shown(desktop)]
    for _ in range(round(SECONDS * 60) - 1):
        desktop.wait()
        pictures.append(shown(desktop))
    steps = [difference(one, other) for one, other in pairwise(pictures)]

    assert max(steps) < 45


def test_the_strips_slide(desktop):
    to_stealing(desktop)
    crossing = desktop.top.crossing
    tops = []
    for strips in (crossing.old.strips, crossing.new.strips):
        draw = strips.draw
        strips.draw = lambda surface, facts, top, draw=draw: (tops.append(top), draw(surface, facts, top))
    while desktop.top.crossing is not None:
        shown(desktop)
        desktop.wait()

    assert tops == sorted(tops)
    assert abs(crossing.old.plan.strips_top - tops[0]) < 3
    assert abs(crossing.new.plan.strips_top - tops[-1]) < 3


def test_nothing_else_happens_meanwhile(desktop):
    to_stealing(desktop)
    seen = desktop.flow.public.seen
    desktop.later(SECONDS - NEARLY)

    assert seen == desktop.flow.public.seen


def test_then_it_goes_on(desktop):
    to_stealing(desktop)
    seen = desktop.flow.public.seen
    desktop.later(SECONDS + NEARLY)

    assert seen < desktop.flow.public.seen


@pytest.mark.parametrize(
    "press", [lambda found: found.press(pygame.K_RETURN), lambda found: found.target("skip").act()]
)
def test_a_press_ends_it(desktop, press):
    to_stealing(desktop)
    desktop.step()
    press(desktop)

    assert desktop.top.crossing is None


def test_at_twice_the_pace_it_takes_half_the_time(desktop):
    to_stealing(desktop)
    crossing = desktop.top.crossing
    crossing.update(SECONDS / 2, 2.0)

    assert crossing.over


def test_it_goes_back_at_the_next_round(desktop):
    to_stealing(desktop)
    until_crossing(desktop, SchemingScene)

    assert not desktop.top.crossing.grows


def test_the_land_goes_on_where_it_was(desktop):
    to_stealing(desktop)
    crossing = desktop.top.crossing

    assert crossing.old.board.landscape.way == pytest.approx(crossing.new.board.landscape.way, abs=5)


def test_afterwards_too(desktop):
    to_stealing(desktop)
    until_crossing(desktop, SchemingScene)
    crossing = desktop.top.crossing
    desktop.later(SECONDS / 2)

    assert crossing.old.board.landscape.way == pytest.approx(crossing.new.board.landscape.way, abs=5)


def test_for_whom_nothing_moves_one_picture_fades_into_the_other(desktop):
    to_stealing(desktop, reduced_motion=True)
    first = shown(desktop)
    desktop.later(FADES / 2)
    middle = shown(desktop)
    desktop.top.crossing = None
    last = shown(desktop)

    assert difference(first, last) > difference(first, middle) > 0
    assert difference(first, last) > difference(middle, last) > 0


def test_whoever_wants_no_waiting_is_not_kept(desktop):
    desktop.app.settings.change(animation=Speed.INSTANT)
    desktop.match(people(4, 0))
    desktop.until(lambda: isinstance(desktop.top, ActionScene))

    assert desktop.top.crossing is None


def test_the_other_table_is_ready_before_it_is_needed(desktop):
    desktop.match(people(4, 1, open_table=True))
    desktop.until(lambda: desktop.top.playing.moment is not None)
    desktop.step(120)

    assert {"scheming", "action"} == set(desktop.flow.tables)
    assert desktop.flow.tables["action"]._boards


def test_a_little_of_the_other_table_is_made_in_each_frame(desktop):
    desktop.match(people(4, 1, open_table=True))
    desktop.until(lambda: desktop.top.playing.moment is not None)
    desktop.step(10)

    assert not desktop.flow.tables["action"]._boards


def test_made_little_by_little_it_looks_the_same(desktop):
    desktop.match(people(4, 1, open_table=True))
    desktop.until(lambda: desktop.top.playing.moment is not None)
    ready, other = (Table(*made) for made in [_made(desktop)] * 2)
    for _ in ready.paint_board():
        pass
    pictures = [Surface(SIZE).convert() for _ in range(2)]
    for table, picture in zip((ready, other), pictures, strict=True):
        table.board.draw(picture)

    assert pictures[0].get_buffer().raw == pictures[1].get_buffer().raw


def _made(desktop):
    """What the table of the action scene is made of."""
    kit, context, flow = desktop.app.kit, desktop.context, desktop.flow
    state, lay = flow.public.state, plan.stealing(kit.scale)
    return kit, context.words, context.device, flow.session, state, lay, tuple(desktop.top.tools)


def test_the_backs_of_everybodys_hand_are_ready_before_anybody_plans(desktop, monkeypatch):
    desktop.match(people(3, 0))
    desktop.until(lambda: desktop.top.playing.moment is not None)
    desktop.step(180)
    made = []
    monkeypatch.setattr(Cards, "_turn", lambda *card: made.append(card))
    for player in desktop.flow.public.state.players:
        desktop.top.fan.draw_backs(desktop.app.window.get_surface(), [player.bandits[0]] * len(player.hand))

    assert made == []


def test_it_begins_with_the_picture_that_was_shown_last(desktop):
    to_stealing(desktop)
    last = desktop.top.crossing.before.get_buffer().raw

    assert last == desktop.picture()
    desktop.later(SECONDS / 2)
    assert last != desktop.picture()


def test_until_it_is_over_nothing_can_be_pressed_but_the_tools(desktop):
    """Whether or not anything else is still to be shown."""
    to_stealing(desktop)
    desktop.flow.catch_up()

    assert desktop.top.showing
