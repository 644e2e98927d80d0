"""The scene, driven as a person would: by mouse, keys and gamepad."""

from typing import Any

import pygame
import pytest
from pygame.event import Event

from game.robot import Robot
from game.scenes.guide.guided import Guided
from game.scenes.how_to_play.example import moment as moment_of
from game.scenes.how_to_play.picture import Pictures
from game.scenes.how_to_play.scene import HowToPlayScene
from game.scenes.menu import MenuScene
from game.scenes.options.scene import OptionsScene
from game.scenes.puzzles.choosing import ChoosingScene
from game.scenes.puzzles.course import LESSONS
from game.scenes.puzzles.scene import PuzzleScene
from game.scenes.setup.scene import SetupScene
from game.scenes.title import TitleScene
from tests.scenes.desktop import STRICT, ActionScene, Desktop, SchemingScene, people
from tests.scenes.listed import Listed


def opened(entry: str = "") -> Desktop:
    desktop = Desktop()
    desktop.show(HowToPlayScene(desktop.context, entry))
    desktop.step(2)
    return desktop


def typed(desktop: Desktop, words: str) -> None:
    for letter in words:
        desktop.press(pygame.key.key_code(letter), letter)
        desktop.step(1, Event(pygame.TEXTINPUT, text=letter))


def right_click(desktop: Desktop, at: tuple[int, int]) -> None:
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0)))
    desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
    desktop.step(1, Event(pygame.MOUSEBUTTONUP, pos=at, button=3))


def click(desktop: Desktop, name: str) -> None:
    at = desktop.top.ring.find(name).rect.center
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(0, 0, 0)))
    desktop.step(1, Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))
    desktop.step(1, Event(pygame.MOUSEBUTTONUP, pos=at, button=1))


def test_it_begins_with_the_idea():
    assert opened().top.page.key == "idea"


def test_it_opens_at_the_entry_of_a_thing():
    assert opened("action fire").top.page.key == "fire"


def test_arrows_turn_the_pages():
    desktop = opened()
    desktop.press(pygame.K_DOWN)
    assert desktop.top.page.key == "setup"
    desktop.press(pygame.K_UP)
    desktop.press(pygame.K_UP)
    assert desktop.top.page.key == "idea"


def test_a_page_key_leads_to_the_next_chapter():
    desktop = opened()
    desktop.press(pygame.K_PAGEDOWN)
    assert desktop.top.page.key == "move"


def test_a_page_key_ends_a_search():
    desktop = opened()
    typed(desktop, "teacher")
    desktop.press(pygame.K_DOWN)
    desktop.press(pygame.K_PAGEUP)
    assert ("", None) == (desktop.top.wanted, desktop.top.found)


def test_a_gamepads_cross_turns_the_pages():
    desktop = opened()
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        desktop.step(1, Event(kind, button=pygame.CONTROLLER_BUTTON_DPAD_DOWN, instance_id=0))
    assert desktop.top.page.key == "setup"


def test_a_chapter_is_opened_by_a_click():
    desktop = opened()
    click(desktop, "chapter bandits")
    assert desktop.top.page.key == "belle"
    click(desktop, "page doc")
    assert desktop.top.page.key == "doc"


def test_a_page_to_see_also_is_opened_by_a_click():
    desktop = opened("action fire")
    click(desktop, "see bullets")
    assert desktop.top.page.key == "bullets"


def test_a_page_to_see_also_is_opened_by_keys():
    desktop = opened("action fire")
    desktop.press(pygame.K_RIGHT)
    desktop.press(pygame.K_RIGHT)
    desktop.press(pygame.K_RETURN)
    assert desktop.top.page.key == "belle"


def test_typing_leaves_the_pages_with_these_words():
    desktop = opened()
    typed(desktop, "teacher")
    assert [page.key for page in desktop.top.found] == ["hostages"]
    assert desktop.top.page.key == "hostages"


def test_a_search_opens_the_page_of_that_title_first():
    desktop = opened()
    typed(desktop, "django")
    assert desktop.top.page.key == "django"


def test_a_search_may_find_nothing():
    desktop = opened()
    typed(desktop, "xyzzy")
    assert desktop.top.found == ()
    desktop.press(pygame.K_DOWN)
    assert desktop.top.page.key == "idea"


@pytest.mark.parametrize("wanted", ["marshal", "no such word"])
def test_escape_ends_a_search_whether_anything_was_found_or_not(wanted):
    desktop = Desktop()
    scene = HowToPlayScene(desktop.context)
    desktop.show(scene)
    scene.search(wanted)
    scene._go_back()

    assert ("", None) == (scene.wanted, scene.found)
    assert not desktop.stack.changing


def test_escape_ends_the_search_and_then_leaves():
    desktop = Desktop()
    desktop.show(desktop.program.title())
    desktop.program.show_rules()
    desktop.step(2)
    typed(desktop, "elf")
    desktop.press(pygame.K_ESCAPE)  # the typing
    desktop.press(pygame.K_ESCAPE)  # the search
    assert desktop.top.found is None
    desktop.press(pygame.K_ESCAPE)
    assert not isinstance(desktop.top, HowToPlayScene)


def test_the_wheel_scrolls_the_contents():
    desktop = opened("expansion horses")
    desktop.step(1, Event(pygame.MOUSEMOTION, pos=(100, 400), rel=(9, 9), buttons=(0, 0, 0)))
    desktop.step(1, Event(pygame.MOUSEWHEEL, y=-9, x=0))
    assert desktop.top.ring.find("page mortal_bullet") is not None
    assert desktop.top.page.key == "horses"


# the ways to it


def test_the_title_leads_to_it():
    desktop = Desktop()
    desktop.show(desktop.program.title())
    desktop.step(2)
    click(desktop, "rules")
    assert isinstance(desktop.top, HowToPlayScene)


def test_f1_opens_it_and_escape_leads_back():
    desktop = Desktop()
    desktop.program.set_up()
    desktop.stack.settle(desktop.app.kit)
    desktop.step(2)
    desktop.press(pygame.K_F1)
    assert isinstance(desktop.top, HowToPlayScene)
    desktop.press(pygame.K_F1)  # it is open already
    desktop.press(pygame.K_ESCAPE)
    assert isinstance(desktop.top, SetupScene)


def test_a_right_click_on_an_expansion_opens_its_page():
    desktop = Desktop()
    desktop.program.set_up()
    desktop.stack.settle(desktop.app.kit)
    desktop.step(2)
    right_click(desktop, desktop.top.ring.find("expansion elf").rect.center)
    assert desktop.top.page.key == "elf"


def test_a_right_click_on_nothing_opens_no_page_but_leads_back():
    desktop = Desktop()
    desktop.program.set_up()
    desktop.stack.settle(desktop.app.kit)
    desktop.step(2)
    right_click(desktop, (300, 30))
    assert isinstance(desktop.top, TitleScene)


def test_f1_is_learned_as_a_key_where_one_is_waited_for():
    desktop = Desktop()
    scene = OptionsScene(desktop.context)
    desktop.show(scene)
    scene._open(next(page for page in scene.pages if page.name == "controls"))
    scene._lay_out()
    scene.ring.focused = "keys log"
    desktop.press(pygame.K_RETURN)
    assert scene.page.waiting
    desktop.press(pygame.K_F1)
    assert desktop.top is scene


@pytest.fixture
def planning() -> Desktop:
    desktop = Desktop()
    desktop.match(people(3, 1))
    desktop.until(lambda: isinstance(desktop.top, SchemingScene) and desktop.asked)
    return desktop


def test_f1_opens_the_page_of_the_card_in_the_focus(planning):
    scene = planning.top
    planning.press(pygame.K_TAB)
    card = scene.ring.find(scene.ring.focused)
    assert card.name.startswith("card")
    planning.press(pygame.K_F1)
    assert card.entry in planning.top.page.entries


def test_a_right_click_on_a_card_of_the_hand_opens_its_page(planning):
    card = next(target for target in planning.top.ring.targets if target.name.startswith("card"))
    right_click(planning, card.rect.center)
    assert card.entry in planning.top.page.entries


def test_a_right_click_on_the_turn_and_on_the_event_opens_their_pages(planning):
    scene, event = planning.top, planning.flow.public.state.round_card.name
    right_click(planning, scene.ring.find("event").rect.center)
    assert planning.top.page.key == event
    planning.press(pygame.K_ESCAPE)
    assert planning.top is scene
    right_click(planning, scene.ring.find("turn 0").rect.center)
    assert planning.top.page.key == "turns"


def test_a_right_click_on_somebody_opens_his_page(planning):
    board = planning.top.board
    right_click(planning, board.actor_rect("marshal").center)
    assert planning.top.page.key == "meeting"


def test_a_right_click_on_loot_opens_its_page(planning):
    scene = planning.top
    state, board = planning.flow.public.state, scene.board
    strongbox = next(rect for space in range(len(state.floor)) for rect in board.loot_rects(space, "strongbox"))
    spots = [
        (x, y) for x in range(strongbox.left, strongbox.right, 4) for y in range(strongbox.top, strongbox.bottom, 4)
    ]
    free = next(at for at in spots if not any(board.actor_rect(name).collidepoint(at) for name in board.layout.actors))
    right_click(planning, free)
    assert planning.top.page.key == "loot"


def test_a_right_click_on_a_card_of_the_pile_opens_its_page():
    desktop = Desktop()
    desktop.match(people(3, open_table=True), instant=True)
    robot = Robot(desktop.app)
    while not (isinstance(desktop.top, ActionScene) and desktop.asked and desktop.flow.public.state.pile):
        robot.go_on()
    scene = desktop.top
    state = desktop.flow.public.state
    card = state.pile[state.resolved - 1].card
    at = scene.kit.scale.at(*scene.pile.uppermost()[0])
    right_click(desktop, at)
    opened: Any = desktop.top
    assert f"action {card.action}" in opened.page.entries


def test_the_menu_leads_to_it(planning):
    planning.show(MenuScene(planning.context, planning.top, planning.flow))
    planning.step(2)
    click(planning, "rules")
    assert isinstance(planning.top, HowToPlayScene)


# where it leads on


def from_title(page: str = "idea") -> Desktop:
    desktop = Desktop()
    desktop.show(desktop.program.title())
    desktop.step(1)
    click(desktop, "rules")
    desktop.step(2)
    desktop.top.show(next(one for one in desktop.top.pages if one.key == page))
    return desktop


def test_from_the_title_it_leads_into_the_guided_game():
    desktop = from_title()
    click(desktop, "learn")
    desktop.step(2)
    assert isinstance(desktop.top, Guided)


def test_over_a_match_it_leads_nowhere_else():
    desktop = opened("action punch")
    assert desktop.top.ring.find("learn") is None
    assert desktop.top.ring.find("try") is None


def test_a_page_leads_to_a_puzzle_that_teaches_it_and_escape_leads_back():
    desktop = from_title("punch")
    click(desktop, "try")
    desktop.step(2)
    assert isinstance(desktop.top, PuzzleScene)
    assert desktop.top.puzzle.teaches == "punch"
    assert str(desktop.top.one.number) in STRICT("puzzles-try-number", number=desktop.top.one.number)
    desktop.press(pygame.K_ESCAPE)
    desktop.step(2)
    assert isinstance(desktop.top, ChoosingScene)
    assert desktop.top.lesson == "punch"
    desktop.press(pygame.K_ESCAPE)
    desktop.step(2)
    [rules] = [scene for scene in [desktop.stack.top] if isinstance(scene, HowToPlayScene)]
    assert rules.page.key == "punch"


def test_the_puzzle_is_one_that_is_not_solved():
    desktop = from_title("punch")
    course = desktop.program.course
    first = course.first_of("punch")
    assert STRICT("puzzles-try-number", number=first.number) == desktop.top.paper.trying
    course.solved.add(first.puzzle.name)
    assert course.first_of("punch").number == first.number + 1
    for one in course.of("punch"):
        course.solved.add(one.puzzle.name)
    assert course.first_of("punch") == first


def test_every_puzzle_page_names_a_lesson_and_every_lesson_has_one():
    lessons = [page.puzzle for page in opened().top.pages if page.puzzle]
    assert sorted(lessons) == sorted(LESSONS)


def test_arrows_lead_to_the_puzzle_before_the_other_pages():
    desktop = from_title("punch")
    desktop.press(pygame.K_RIGHT)
    assert desktop.top.ring.focused == "try"
    desktop.press(pygame.K_RIGHT)
    assert desktop.top.ring.focused.startswith("see ")


@pytest.mark.parametrize(("moment", "cards"), [("asked", 1), ("after", 0)])
def test_the_card_lies_in_the_picture_until_it_has_been_carried_out(moment, cards):
    scene = opened().top
    page = next(page for page in scene.pages if {"asked", "after"} <= {*page.show} and moment_of(page, "after").pile)
    listed = Listed()
    with listed.watched():
        Pictures(scene.kit, STRICT)._train(page, moment, (300, 160))

    assert cards == sum(line.startswith("card ") for line in listed.lines)
