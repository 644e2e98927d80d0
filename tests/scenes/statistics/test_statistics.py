"""The page of statistics: reached from the title, of people or of bandits, friendly where there is nothing yet."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame.event import Event

from game.engine import contents
from game.scenes.scoring.wealth import LABEL_GAP, SETTLED, apart
from game.scenes.statistics import tiles
from game.scenes.statistics.scene import StatisticsScene, Whose
from game.scenes.title import TitleScene
from game.statistics.figures import Figures, Rider
from game.statistics.store import NAME, Cause, Store
from game.ui.canvas import Canvas
from tests.scenes.desktop import NAMES, STRICT, Desktop, people
from tests.scenes.statistics.figures import MONEY, figures, rider


@pytest.fixture
def desktop():
    return Desktop()


@pytest.fixture
def counting(desktop, tmp_path):
    """The program at its title, counting into an empty folder."""
    desktop.program.statistics = Store(tmp_path)
    desktop.show(desktop.program.title())
    return desktop


def page(desktop: Desktop, shown: Figures, trouble: str = "") -> StatisticsScene:
    scene = StatisticsScene(desktop.context, shown, trouble)
    desktop.show(scene)
    desktop.step()
    return scene


def click(desktop: Desktop, name: str) -> None:
    desktop.click(desktop.target(name).rect.center)
    desktop.step()


# from the title and back


def test_the_titles_link_leads_to_the_page(counting):
    click(counting, "statistics")
    assert isinstance(counting.top, StatisticsScene)


def test_the_link_is_reached_by_keys(counting):
    for _ in counting.top.ring.targets:
        if counting.top.ring.focused == "statistics":
            break
        counting.press(pygame.K_TAB)
    counting.press(pygame.K_RETURN)
    counting.step()
    assert isinstance(counting.top, StatisticsScene)


def test_escape_leads_back_to_the_title(counting):
    click(counting, "statistics")
    counting.press(pygame.K_ESCAPE)
    counting.step()
    assert isinstance(counting.top, TitleScene)


def test_where_nothing_is_counted_there_is_no_link(desktop):
    desktop.show(desktop.program.title())
    assert desktop.top.ring.find("statistics") is None


def test_damage_is_told_on_the_page(counting, tmp_path):
    (tmp_path / NAME).write_bytes(b"nothing of the kind\n" * 100)
    click(counting, "statistics")
    assert "statistics-damaged-1.sqlite" in counting.top.trouble


@pytest.mark.parametrize("cause", Cause)
def test_every_trouble_has_its_sentence(cause):
    assert STRICT(f"statistics-trouble-{cause}", file=NAME).endswith(".")


# games are counted when they have ended


def test_a_game_that_is_scored_is_counted(counting):
    counting.match(people(3, 0), instant=True)
    counting.play_out()
    assert counting.program.statistics.figures().games == 1


def test_a_game_under_way_is_not_counted(counting):
    counting.match(people(3, 1))
    counting.until_asked()
    assert counting.program.statistics.figures().games == 0


def test_a_game_that_is_scored_again_is_not_counted_again(counting):
    counting.match(people(3, 0), instant=True)
    counting.play_out()
    counting.program.score(counting.flow, lambda: None)
    assert counting.program.statistics.figures().games == 1


# whose


def test_people_come_first(desktop):
    assert page(desktop, figures()).whose == Whose.PEOPLE


def test_without_people_the_bandits_come_first(desktop):
    assert page(desktop, figures(0)).whose == Whose.BANDITS


@pytest.mark.parametrize(("key", "whose"), [(pygame.K_RIGHT, Whose.BANDITS), (pygame.K_LEFT, Whose.PEOPLE)])
def test_arrows_choose_whose(desktop, key, whose):
    scene = page(desktop, figures())
    desktop.press(key)
    assert scene.whose == whose


def test_a_click_chooses_whose(desktop):
    scene = page(desktop, figures())
    click(desktop, Whose.BANDITS)
    assert scene.whose == Whose.BANDITS


def test_the_pages_look_different(desktop):
    scene = page(desktop, figures())
    first = desktop.picture()
    scene.show(Whose.BANDITS)
    assert first != desktop.picture()


# many people


def test_six_people_stand_there_without_scrolling(desktop):
    assert len(page(desktop, figures(6)).seen) == 6


def test_more_people_are_scrolled_to(desktop):
    scene = page(desktop, figures(8))
    desktop.press(pygame.K_DOWN)
    assert ["Person 1", "Person 6"] == [scene.seen[0].name, scene.seen[-1].name]


def test_the_wheel_scrolls_no_farther_than_the_last(desktop):
    scene = page(desktop, figures(8))
    for _ in range(9):
        desktop.step(1, Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert scene.seen[-1].name == "Person 7"


def test_another_page_begins_at_its_top(desktop):
    scene = page(desktop, figures(8))
    desktop.press(pygame.K_DOWN)
    scene.show(Whose.BANDITS)
    assert scene.seen[0].bandit == contents.BANDITS[0]


# nothing, little, odd


@pytest.mark.parametrize("shown", [Figures(), figures(0), Figures(games=1)])
def test_a_page_without_anything_says_something(desktop, shown):
    scene = page(desktop, shown)
    for whose in (Whose.PEOPLE, Whose.BANDITS):
        scene.show(whose)
        desktop.picture()


def test_a_trouble_takes_the_place_of_the_numbers(desktop):
    page(desktop, figures())
    plain = desktop.picture()
    page(desktop, figures(), "Something is wrong.")
    assert plain != desktop.picture()


def test_games_that_brought_nobody_anything_can_be_shown(desktop):
    poor = Rider("doc", 1, 0, dict.fromkeys(MONEY, 0.0), 0.0, 0.0, "Ada", (0,) * 6)
    scene = page(desktop, Figures(games=1, peopled=1, people=(poor,), bandits=(Rider(*[*poor.__dict__.values()][:6]),)))
    scene.show(Whose.BANDITS)
    desktop.picture()


def test_a_long_name_stays_within_its_panel(desktop):
    gaps = []
    for name in ("Ada", "W" * 40):
        page(desktop, replace(figures(), people=(rider("doc", name),)))
        desktop.picture()
        surface = desktop.app.window.get_surface()
        gaps.append([surface.subsurface((left, 160, 14, 540)).copy().get_buffer().raw for left in (425, 849)])
    assert gaps[0] == gaps[1]


def test_the_average_of_people_weighs_their_games(desktop):
    rich = Rider("doc", 3, 0, {"purse": 2000.0}, 0, 0, "Ada")
    poor = Rider("doc", 1, 0, {"purse": 1000.0}, 0, 0, "Bob")
    canvas = Canvas.empty(desktop.app.kit, 10, 10)
    numbers = [number for number, _ in tiles.of_people(canvas, STRICT, Figures(games=4, people=(rich, poor)))]
    assert "$1750" in numbers


# badges at the ends of lines


def test_badges_that_would_overlap_stand_apart():
    places = sorted(apart([(50.0, name) for name in NAMES], 0, 500).values())
    assert min(below - above for above, below in pairwise(places)) > LABEL_GAP - 2 * SETTLED


def test_badges_keep_the_order_of_their_lines():
    places = apart([(60.0, "b"), (50.0, "a"), (61.0, "c")], 0, 500)
    assert ["a", "b", "c"] == sorted(places, key=places.__getitem__)


def test_badges_that_have_room_stay_at_their_lines():
    assert {"a": 50.0, "b": 90.0} == apart([(50.0, "a"), (90.0, "b")], 0, 500)


def test_badges_do_not_leave_the_chart():
    places = apart([(490.0, name) for name in NAMES], 12, 500).values()
    assert max(places) <= 500
